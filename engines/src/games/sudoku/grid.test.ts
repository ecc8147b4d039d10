import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { boxAt, newSudoku, solve } from './grid.ts';

const groups = (size: number) => {
  const cells = Array.from({ length: size * size }, (_, i) => i);
  return [(i: number) => Math.floor(i / size), (i: number) => i % size, (i: number) => boxAt(size, i)].flatMap((of) =>
    Array.from({ length: size }, (_, n) => cells.filter((i) => of(i) === n)),
  );
};

describe('sudoku', () => {
  it.each([
    [4, 9],
    [6, 20],
    [9, 42],
  ])('of %i has every digit once in each row, column and box, and one solution', (size, holes) => {
    for (const seed of [1, 2, 3]) {
      const { given, solution } = newSudoku(size, holes, randomFrom(seed));
      const digits = Array.from({ length: size }, (_, i) => i + 1);
      for (const group of groups(size)) expect(group.map((i) => solution[i]).sort()).toEqual(digits);
      expect(given.filter((digit) => !digit).length).toBeGreaterThan(holes * 0.8);
      expect(given.every((digit, i) => !digit || digit === solution[i])).toBe(true);
      expect(solve([...given], size, 2)).toBe(1);
    }
  });

  it('sees that a board without digits has many solutions', () => {
    expect(
      solve(
        Array.from({ length: 16 }, () => 0),
        4,
        2,
      ),
    ).toBe(2);
  });
});
