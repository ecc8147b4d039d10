import { describe, expect, it } from 'vitest';
import { randomFrom } from '../math/random.ts';
import { nextWind } from './wind.ts';

const windsOf = (asked: number) => {
  const random = randomFrom(3);
  return Array.from({ length: 60 }, () => nextWind({ rule: () => asked }, random));
};

describe('the wind', () => {
  it('does not blow where nobody asked for it', () => {
    expect(new Set(windsOf(0))).toEqual(new Set([0]));
  });

  it('blows from both sides, in three strengths', () => {
    expect([...new Set(windsOf(1))].sort((a, b) => a - b)).toEqual([-3, -2, -1, 1, 2, 3]);
  });

  it('is never weak in a storm', () => {
    expect([...new Set(windsOf(2).map(Math.abs))].sort()).toEqual([2, 3]);
  });
});
