import { expect, it } from 'vitest';
import { simulateFeed } from '../../bench/simulate-feed.ts';

it.each([1, 2])('shows every new game within a day, holds the mix and ranks good games higher (seed %i)', (seed) => {
  const result = simulateFeed({ people: 50, items: 300, seed });
  expect(result.newGames).toBeGreaterThan(25);
  expect([result.overlooked, result.brokenMixes]).toEqual([0, 0]);
  expect(result.waitHoursMax).toBeLessThan(24);
  expect(result.qualityShown).toBeGreaterThan(result.qualityOverall);
});

it('gives the same result for the same seed', () => {
  const few = { people: 20, items: 100, seed: 7 };
  expect(simulateFeed(few)).toEqual(simulateFeed(few));
});
