import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import {
  bite,
  type Creature,
  crowd,
  type Field,
  fill,
  isDangerous,
  newField,
  type Surroundings,
  stepCreature,
  swallow,
  touches,
  zoomOf,
} from './field.ts';

const actor = (name: string): Actor => ({ sprite: name, name, plural: `${name}s`, tint: null, wears: null });
const fish = actor('fish');
const whale = actor('whale');

const around = (change: Partial<Surroundings> = {}): Surroundings => ({
  reach: 400,
  played: 0,
  difficulty: 3,
  foes: [whale],
  things: [fish],
  isShy: true,
  isGentle: false,
  random: randomFrom(1),
  ...change,
});

const creature = (size: number, isFoe: boolean, x = 100): Creature => ({
  actor: isFoe ? whale : fish,
  x,
  y: 0,
  vx: 0,
  vy: 0,
  phase: 0,
  size,
  isFoe,
});

const after = (f: Field, one: Creature, seconds: number, change: Partial<Surroundings> = {}): number => {
  for (let t = 0; t < seconds; t += 1 / 60) stepCreature(f, one, around(change), 1, 1 / 60);
  return Math.hypot(one.x, one.y);
};

describe('eating and growing', () => {
  it('makes the hero bigger with each bite, on the field and on the screen, while the camera moves away', () => {
    const f = newField();
    const sizes = [f.size];
    for (let i = 0; i < 60; i++) {
      swallow(f, creature(f.size * 0.6, false));
      sizes.push(f.size);
    }
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(f.level).toBeGreaterThan(5);
    expect(zoomOf(f.size)).toBeLessThan(0.5);
    expect(f.size * zoomOf(f.size)).toBeGreaterThan(80);
    expect(f.size * zoomOf(f.size)).toBeLessThan(120);
  });

  it('turns a hunter into food once the hero is bigger', () => {
    const f = newField();
    const hunter = creature(f.size * 1.3, true);
    expect(isDangerous(f, hunter)).toBe(true);
    while (f.size < hunter.size) swallow(f, creature(f.size * 0.7, false));
    expect(isDangerous(f, hunter)).toBe(false);
  });

  it('never has food that is too big, and hunters from the first second on', () => {
    const f = newField();
    const place = around();
    fill(f, place);
    for (let i = 0; i < 20; i++) crowd(f, place);
    expect(f.creatures.every((one) => one.size < f.size || one.actor === whale)).toBe(true);
    expect(f.creatures.some((one) => isDangerous(f, one))).toBe(true);
    expect(f.creatures.some((one) => touches(f, one))).toBe(false);
  });

  it('has more hunters later', () => {
    const hunters = (played: number) => {
      const f = newField();
      for (let i = 0; i < 40; i++) crowd(f, around({ played }));
      return f.creatures.filter((one) => isDangerous(f, one)).length;
    };
    expect(hunters(40)).toBeGreaterThan(hunters(0) * 2);
  });

  it('lets hunters come, animals get out of the way, and seeds lie', () => {
    const f = newField();
    expect(after(f, creature(80, true, 300), 1)).toBeLessThan(260);
    expect(after(f, creature(20, true), 1)).toBeGreaterThan(120);
    expect(after(f, creature(20, false), 1)).toBeGreaterThan(120);
    expect(after(f, creature(20, false), 1, { isShy: false })).toBe(100);
  });

  it('hunts no toddler', () => {
    expect(after(newField(), creature(80, true, 300), 3, { isGentle: true })).toBeGreaterThan(250);
  });

  it('throws hunters back after a bite, and costs size but no level', () => {
    const f = newField();
    while (f.level < 3) swallow(f, creature(f.size * 0.7, false));
    swallow(f, creature(f.size * 0.7, false));
    const [size, hunter] = [f.size, creature(f.size * 1.5, true, 20)];
    f.creatures = [hunter];
    bite(f);
    expect(f.size).toBeLessThan(size);
    expect(f.level).toBe(3);
    expect(touches(f, hunter)).toBe(false);
  });
});
