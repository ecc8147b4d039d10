import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { care, newCharges, stepCharges } from './garden.ts';

/** Seconds until three were lost by a player who cares for one every so many seconds. */
function lasts(every: number, count: number, seed: number): number {
  const charges = newCharges(count, randomFrom(seed));
  let [lives, wait] = [3, every];
  for (let seconds = 0; seconds < 600; seconds += 1 / 30) {
    lives -= stepCharges(charges, seconds, 1 / 30, 1).length;
    if (lives <= 0) return seconds;
    wait -= 1 / 30;
    if (wait > 0) continue;
    const neediest = [...charges].sort((a, b) => b.need - a.need)[0];
    if (neediest && neediest.need > 0.4) {
      care(neediest);
      wait = every;
    }
  }
  return 600;
}
const mean = (every: number, count: number) =>
  Array.from({ length: 10 }, (_, seed) => lasts(every, count, seed)).reduce((a, b) => a + b, 0) / 10;

describe('caring for things', () => {
  it.each([4, 6, 9])('of %i: idle players lose soon, slow ones later, quick ones in the end', (count) => {
    expect(mean(999, count)).toBeLessThan(30);
    expect(mean(1.4, count)).toBeGreaterThan(20);
    expect(mean(1.4, count)).toBeLessThan(90);
    expect(mean(0.5, count)).toBeGreaterThan(mean(1.4, count));
    expect(mean(0.5, count)).toBeLessThan(240);
  });

  it('gives points for care that was needed, and makes a seed grow', () => {
    const [charge] = newCharges(1, randomFrom(1), true);
    if (!charge) throw new Error('there is one');
    charge.need = 0.1;
    expect(care(charge).points).toBe(0);
    const blooms = [1, 2, 3, 4].map(() => {
      charge.need = 0.8;
      return care(charge).hasBloomed;
    });
    expect(blooms).toEqual([false, false, false, true]);
  });
});
