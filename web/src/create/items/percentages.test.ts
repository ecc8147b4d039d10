import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentagesOf } from './percentages.ts';

const sumOf = (texts: string[]) => {
  const digits = texts[0]?.split('.')[1]?.replace('%', '').length ?? 0;
  return texts.reduce((sum, text) => sum + Math.round(Number.parseFloat(text) * 10 ** digits), 0) / 10 ** digits;
};

describe('the percentages of weights', () => {
  it.each([
    [
      [97, 3],
      ['97%', '3%'],
    ],
    [
      [1, 7],
      ['12.5%', '87.5%'],
    ],
    [
      [1, 15],
      ['6.25%', '93.75%'],
    ],
    [
      [1, 1, 1],
      ['33.4%', '33.3%', '33.3%'],
    ],
    [
      [1, 2999],
      ['0.03%', '99.97%'],
    ],
    [
      [1, 999_999, 1_000_000],
      ['0.00005%', '49.99995%', '50.00000%'],
    ],
    [[5], ['100%']],
    [[], []],
  ])('%j are %j', (weights, percentages) => {
    expect(percentagesOf(weights)).toEqual(percentages);
  });

  it('add up to 100, are never 0, and keep the order', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(weights, (all) => {
        const said = percentagesOf(all);
        expect(sumOf(said)).toBe(100);
        const numbers = said.map(Number.parseFloat);
        for (const [i, number] of numbers.entries()) {
          expect(number).toBeGreaterThan(0);
          const share = ((all[i] ?? 0) / all.reduce((sum, weight) => sum + weight, 0)) * 100;
          expect(Math.abs(number - share)).toBeLessThanOrEqual(0.1);
          for (const [j, other] of numbers.entries()) {
            if ((all[i] ?? 0) > (all[j] ?? 0)) expect(number).toBeGreaterThanOrEqual(other);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
