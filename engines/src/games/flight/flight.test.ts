import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { newFlight, stepFlight } from './world.ts';

const dt = 1 / 40;
const seeds = [1, 2, 3, 4, 5, 6];
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;

/** Flies at the next ring with this error; null does not steer. */
function fly(error: number | null, seed: number) {
  const random = randomFrom(seed);
  const w = newFlight(9, 0.4, true);
  let lives = 3;
  let off = { x: 0, y: 0 };
  let ring = 0;
  while (lives > 0 && w.clock > 0 && w.seconds < 600) {
    const next = w.ahead.find((one) => one.kind === 'ring' && one.z > w.z);
    if (next && next.z !== ring) {
      ring = next.z;
      off = { x: (random.next() - 0.5) * (error ?? 0), y: (random.next() - 0.5) * (error ?? 0) };
    }
    const to = error === null || !next ? null : { x: next.x + off.x, y: next.y + off.y };
    lives -= stepFlight(w, to, { x: 0, y: 0 }, dt, random).filter(({ type }) => type === 'hit').length;
  }
  return { seconds: w.seconds, rings: w.rings };
}

describe('free flight', () => {
  it('ends without steering, continues through rings, and becomes too fast for everybody', () => {
    const idle = seeds.map((seed) => fly(null, seed));
    const novice = seeds.map((seed) => fly(1.1, seed));
    const expert = seeds.map((seed) => fly(0.15, seed));
    expect(Math.max(...idle.map(({ seconds }) => seconds))).toBeLessThan(45);
    expect(mean(idle.map(({ seconds }) => seconds))).toBeLessThan(30);
    expect(mean(novice.map(({ seconds }) => seconds))).toBeGreaterThan(18);
    expect(mean(novice.map(({ seconds }) => seconds))).toBeLessThan(65);
    expect(mean(expert.map(({ rings }) => rings))).toBeGreaterThan(mean(novice.map(({ rings }) => rings)) * 1.3);
    expect(Math.max(...expert.map(({ seconds }) => seconds))).toBeLessThan(600);
  });
});
