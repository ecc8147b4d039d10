import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { fallSeconds, nextKind } from './pace.ts';

/** Seconds until three things landed unsorted or in a wrong bin. */
function lasts(needs: number, errs: number, seed: number): number {
  const random = randomFrom(seed);
  let [lives, seconds, sorted] = [3, 0, 0];
  while (lives > 0 && seconds < 600) {
    const falls = fallSeconds(sorted, 1);
    const answers = needs * random.range(0.7, 1.5);
    seconds += Math.min(falls, answers) + 0.22;
    if (answers > falls || random.chance(errs)) lives--;
    else sorted++;
  }
  return seconds;
}
const mean = (needs: number, errs: number) =>
  Array.from({ length: 30 }, (_, seed) => lasts(needs, errs, seed)).reduce((a, b) => a + b, 0) / 30;

describe('sorting', () => {
  it('is lost by idle players, later by novices, and in the end by experts', () => {
    expect(mean(99, 0)).toBeLessThan(20);
    expect(mean(0.95, 0.03)).toBeGreaterThan(20);
    expect(mean(0.95, 0.03)).toBeLessThan(60);
    expect(mean(0.5, 0)).toBeGreaterThan(30);
    expect(mean(0.5, 0)).toBeLessThan(180);
  });

  it.each([2, 3, 5])('uses all of %i kinds, none three times in a row', (bins) => {
    const random = randomFrom(bins);
    const kinds: number[] = [];
    for (let i = 0; i < 200; i++) kinds.push(nextKind(kinds, bins, random));
    expect(new Set(kinds).size).toBe(bins);
    expect(kinds.some((kind, i) => kind === kinds[i + 1] && kind === kinds[i + 2])).toBe(false);
  });
});
