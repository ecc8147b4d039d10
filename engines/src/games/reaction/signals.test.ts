import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { pointsFor, secondsAllowed, waitFor } from './signals.ts';

/** Seconds until a player with this reaction time has missed three signals. */
function lasts(mean: number, spread: number, seed: number): number {
  const random = randomFrom(seed);
  let [lives, seconds] = [3, 0];
  for (let round = 0; lives > 0 && round < 500; round++) {
    const needed = mean + random.range(-spread, spread);
    const allowed = secondsAllowed(round, 1);
    seconds += waitFor(random) + Math.min(needed, allowed) + 0.9;
    if (needed > allowed) lives--;
  }
  return seconds;
}
const mean = (needed: number, spread: number) =>
  Array.from({ length: 20 }, (_, seed) => lasts(needed, spread, seed)).reduce((a, b) => a + b, 0) / 20;

describe('the signals', () => {
  it('are lost by idle players, later by slow ones, and in the end by quick ones', () => {
    expect(mean(9, 0)).toBeLessThan(20);
    expect(mean(0.5, 0.15)).toBeGreaterThan(20);
    expect(mean(0.5, 0.15)).toBeLessThan(75);
    expect(mean(0.26, 0.05)).toBeGreaterThan(mean(0.5, 0.15));
    expect(mean(0.26, 0.05)).toBeLessThan(180);
  });

  it('give more points for less time, and never none', () => {
    expect(pointsFor(200)).toBeGreaterThan(pointsFor(300));
    expect(pointsFor(5000)).toBe(5);
  });
});
