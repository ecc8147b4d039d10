import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { letGo, newStack, type StackerWorld, stepStack, swingOf, topOf, waterOf } from './world.ts';

const dt = 1 / 60;
const fallSeconds = Math.sqrt((2 * 200) / 1500);
const size = { width: 400, pieceWidth: 98, drop: 200 };

/** Drops when the piece is over the pile, with this error in units; null never does. */
function play(error: number | null, seed: number) {
  const random = randomFrom(seed);
  const w = newStack(size, 0.4, true, random);
  let lives = 3;
  let wanted = aimOf(w, error, random.next());
  let wait = 0.8;
  while (lives > 0 && w.seconds < 900) {
    wait -= dt;
    const crossed = w.hanging && Math.abs(w.hanging.x - wanted) < w.reach * swingOf(w) * dt;
    const isFree = !w.passer || Math.abs(w.passer.x + w.passer.vx * fallSeconds * 0.7 - wanted) > 70;
    if (error !== null && wait <= 0 && crossed && (isFree || error > 20) && letGo(w)) wait = 0.8;
    const events = stepStack(w, dt, random);
    if (events.length) wanted = aimOf(w, error, random.next());
    lives -= events.filter(({ type }) => type === 'missed' || type === 'bumped').length;
  }
  return { seconds: w.seconds, pieces: w.pieces.length };
}

/** Late or early by this many seconds: a faster swing causes a larger error. */
const aimOf = (w: StackerWorld, error: number | null, die: number) =>
  topOf(w) + (die - 0.5) * 2 * (error ?? 0) * swingOf(w);

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;

describe('stacking', () => {
  it('drops pieces badly by itself without a player', () => {
    const idle = seeds.map((seed) => play(null, seed));
    expect(mean(idle.map(({ seconds }) => seconds))).toBeLessThan(30);
  });

  it('lasts longer the better the timing, and topples in the end', () => {
    const novice = seeds.map((seed) => play(24, seed));
    const expert = seeds.map((seed) => play(11, seed));
    const lasting = mean(novice.map(({ seconds }) => seconds));
    expect(lasting).toBeGreaterThan(20);
    expect(lasting).toBeLessThan(70);
    expect(mean(expert.map(({ pieces }) => pieces))).toBeGreaterThan(mean(novice.map(({ pieces }) => pieces)) * 1.5);
    expect(Math.max(...expert.map(({ seconds }) => seconds))).toBeLessThan(900);
  });

  it('stays above a flood for a while, and not forever', () => {
    const above = (seconds: number, height: number) =>
      waterOf({ ...newStack(size, 0, false, randomFrom(1)), seconds }) < height;
    expect(above(20, 4)).toBe(true);
    expect(above(60, 10)).toBe(false);
  });

  it('keeps a piece that is dropped exactly', () => {
    const random = randomFrom(2);
    const w = newStack(size, 0, false, random);
    if (w.hanging) w.hanging.x = topOf(w);
    letGo(w);
    const events = Array.from({ length: 60 }, () => stepStack(w, dt, random)).flat();
    expect(events.map(({ type }) => type)).toEqual(['perfect']);
    expect(w.pieces).toHaveLength(2);
  });
});
