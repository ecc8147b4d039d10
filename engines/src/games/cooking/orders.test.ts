import { expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { newGrill, stepGrill, touch } from './heat.ts';
import { mixed } from './mixtures.ts';
import { addTo, newKitchen, newOrder, stepKitchen } from './orders.ts';

const menu = { dishes: 2, ingredients: 8, hasBase: true };

it('orders two ingredients at first and four later, always with the base', () => {
  const sizes = [0, 4, 8, 40].map((taken) => newOrder(menu, taken, 10, randomFrom(taken)).parts);
  expect(sizes.map((parts) => parts.length)).toEqual([2, 3, 4, 4]);
  for (const parts of sizes) {
    expect(parts[0]).toBe(0);
    expect(new Set(parts).size).toBe(parts.length);
  }
});

it('is done when everything is in, and spoiled by what does not belong in it', () => {
  const order = newOrder(menu, 0, 10, randomFrom(1));
  const [first = 0, second = 0] = order.parts;
  const wrong = [1, 2, 3, 4].find((one) => !order.parts.includes(one)) ?? 7;
  expect([addTo(order, first), addTo(order, first), addTo(order, wrong), addTo(order, second)]).toEqual([
    'added',
    'already',
    'wrong',
    'done',
  ]);
});

it('loses whoever waits too long', () => {
  const kitchen = newKitchen();
  const random = randomFrom(1);
  let lost = 0;
  for (let i = 0; i < 200; i++) lost += stepKitchen(kitchen, menu, { played: i / 10, dt: 0.1, pace: 1, random }).length;
  expect(lost).toBeGreaterThan(0);
  expect(kitchen.orders.length).toBeLessThanOrEqual(3);
});

it('turns over what is done, takes it off on the other side, and burns what is forgotten', () => {
  const grill = newGrill();
  const clock = { played: 0, dt: 0.5, pace: 1, things: 1, random: randomFrom(1) };
  stepGrill(grill, 4, clock);
  const [piece] = grill.pieces;
  if (!piece) throw new Error('nothing is on the grill');
  expect(touch(grill, piece, true)).toBe('raw');
  piece.heat = 1.2;
  expect(touch(grill, piece, true)).toBe('turned');
  piece.heat = 1.2;
  expect(touch(grill, piece, true)).toBe('served');
  expect(grill.pieces).not.toContain(piece);
  let burnt = 0;
  for (let i = 0; i < 40; i++) burnt += stepGrill(grill, 4, clock).length;
  expect(burnt).toBeGreaterThan(0);
});

it('mixes blue and yellow to green', () => {
  const green = mixed(['#2050f0', '#ffe030']);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(green.slice(i, i + 2), 16));
  expect(g).toBeGreaterThan(r);
  expect(g).toBeGreaterThan(b);
});
