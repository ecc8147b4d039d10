import { describe, expect, it } from 'vitest';
import { inside, type Rect } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { hudHeight } from '../../stage/hud.ts';
import { buy, type Economy, earn, goalOf, incomeOf, type Offer, openEconomy, short, tapOf } from './economy.ts';
import { layOut } from './layout.ts';

const actor = (name: string): Actor => ({ sprite: name, name, plural: `${name}s`, tint: null, wears: null });
const bakery = () => openEconomy(['spoon', 'baker', 'shop', 'truck', 'factory'].map(actor), 25);
const offerOf = (economy: Economy, i: number) => economy.offers[i] as Offer;

describe('a bakery', () => {
  it('earns nothing by itself before anybody is hired', () => {
    const economy = bakery();
    expect([incomeOf(economy), tapOf(economy)]).toEqual([0, 1]);
  });

  it('sells only what can be paid, and for more each time', () => {
    const economy = bakery();
    const baker = offerOf(economy, 1);
    expect(buy(economy, baker)).toBe(false);
    earn(economy, 20);
    const { price } = baker;
    expect(buy(economy, baker)).toBe(true);
    expect([economy.bank, economy.total, baker.owned]).toEqual([20 - price, 20, 1]);
    expect(baker.price).toBeGreaterThan(price);
  });

  it('earns more by each helper, and by each tap with a better tool', () => {
    const economy = bakery();
    earn(economy, 1000);
    buy(economy, offerOf(economy, 0));
    buy(economy, offerOf(economy, 1));
    buy(economy, offerOf(economy, 2));
    expect(tapOf(economy)).toBe(2);
    expect(incomeOf(economy)).toBe(9);
  });

  it('gets more for its money from what is larger', () => {
    const worth = ({ perSecond, price }: Offer) => perSecond / price;
    const [, , ...large] = bakery().offers;
    for (const offer of large) expect(worth(offer)).toBeLessThan(0.07);
    expect(bakery().offers.map(({ price }) => price)).toEqual(
      bakery()
        .offers.map(({ price }) => price)
        .toSorted((a, b) => a - b),
    );
  });

  it('has goals that grow faster and faster, and sooner in a hard game', () => {
    const goals = [1, 2, 3, 4, 5, 6, 7, 8].map((stage) => goalOf(stage, 3));
    const ratios = goals.slice(1).map((goal, i) => goal / (goals[i] ?? 1));
    expect(Math.min(...ratios)).toBeGreaterThan(2);
    expect(ratios.at(-1)).toBeGreaterThan(ratios[0] ?? 0);
    expect(goalOf(5, 5)).toBeGreaterThan(goalOf(5, 1));
  });
});

it('writes large numbers short', () => {
  expect([7.9, 999, 1250, 34_500, 5_600_000, 2e9].map(short)).toEqual(['7', '999', '1.2K', '34K', '5.6M', '2B']);
});

describe('the screen', () => {
  it.each([
    ['a phone', { w: 400, h: 866, scale: 1, portrait: true }],
    ['a square', { w: 400, h: 400, scale: 1, portrait: true }],
    ['a desk', { w: 711, h: 400, scale: 1, portrait: false }],
    ['a narrow strip', { w: 872, h: 400, scale: 1, portrait: false }],
  ])('of %s has room for the big thing and everything for sale', (_, view) => {
    const { thing, rows, goal } = layOut(view, 5);
    const all: Rect[] = [...rows, goal];
    for (const { x, y, w, h } of all) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(hudHeight);
      expect(x + w).toBeLessThanOrEqual(view.w);
      expect(y + h).toBeLessThanOrEqual(view.h);
    }
    expect(rows.some((row) => inside(thing, row))).toBe(false);
    expect(thing.y - thing.size / 2).toBeGreaterThan(goal.y + goal.h - 6);
  });
});
