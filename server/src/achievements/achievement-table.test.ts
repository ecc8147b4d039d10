import { expect, it } from 'vitest';
import type { Counters } from './achievement.ts';
import { achievementTable, earnedBy } from './achievement-table.ts';

const nothing: Counters = {
  plays: 0,
  playSeconds: 0,
  gamesPlayed: 0,
  scores: 0,
  bestScore: 0,
  currentStreakDays: 0,
  longestStreakDays: 0,
  gamesCreated: 0,
  clips: 0,
  followers: 0,
  following: 0,
  friends: 0,
  purchases: 0,
  finds: 0,
};
const counters = Object.keys(nothing) as (keyof Counters)[];

it('there are at least twenty, each with an id, a title and a description of its own', () => {
  expect(achievementTable.length).toBeGreaterThanOrEqual(20);
  for (const field of ['id', 'title', 'description'] as const) {
    expect(new Set(achievementTable.map((one) => one[field])).size).toBe(achievementTable.length);
  }
  for (const { id, coins } of achievementTable) {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(Number.isInteger(coins) && coins >= 0).toBe(true);
  }
});

it('no achievement is earned without any activity', () => {
  expect(earnedBy(nothing, new Set())).toEqual([]);
});

it.each(counters.filter((name) => name !== 'currentStreakDays'))('%s alone earns something', (name) => {
  const earned = earnedBy({ ...nothing, [name]: 1e9 }, new Set());
  expect(earned.length).toBeGreaterThan(0);
  expect(earnedBy({ ...nothing, [name]: 1e9 }, new Set(earned.map(({ id }) => id)))).toEqual([]);
});

it('every achievement can be earned', () => {
  const all = Object.fromEntries(counters.map((name) => [name, 1e9])) as Counters;
  expect(earnedBy(all, new Set())).toHaveLength(achievementTable.length);
});

it('V3 no number of scores, however high, pays coins', () => {
  const earned = earnedBy({ ...nothing, scores: 1e9, bestScore: 1e15 }, new Set());
  expect(earned.map(({ coins }) => coins)).toEqual(earned.map(() => 0));
  expect(earned.length).toBeGreaterThan(0);
});
