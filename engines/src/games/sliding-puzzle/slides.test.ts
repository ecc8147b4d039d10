import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { gapOf, isSolved, mixed, movable, push, pushedBy, type Slides, solved } from './slides.ts';

/** An order of the pieces is solvable if its parity matches the distance of the gap from its corner. */
function isSolvable({ columns, rows, cells }: Slides): boolean {
  const order = cells.filter((piece) => piece !== cells.length - 1);
  let swaps = 0;
  for (const [i, a] of order.entries()) for (const b of order.slice(i + 1)) if (a > b) swaps++;
  const gapRow = Math.floor(cells.indexOf(cells.length - 1) / columns);
  return columns % 2 ? swaps % 2 === 0 : (swaps + rows - 1 - gapRow) % 2 === 0;
}

describe('the sliding puzzle', () => {
  it.each([
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 5],
  ])('of %i by %i is mixed, keeps every piece, and can be solved', (columns, rows) => {
    for (let seed = 0; seed < 40; seed++) {
      const slides = mixed(columns, rows, 60, randomFrom(seed));
      expect(isSolved(slides)).toBe(false);
      expect([...slides.cells].sort((a, b) => a - b)).toEqual(solved(columns, rows).cells);
      expect(isSolvable(slides)).toBe(true);
    }
  });

  it('pushes a whole row towards the gap, and nothing else', () => {
    const slides = solved(4, 4);
    expect(pushedBy(slides, 12)).toEqual([14, 13, 12]);
    expect(pushedBy(slides, 3)).toEqual([11, 7, 3]);
    expect(pushedBy(slides, 0)).toEqual([]);
    expect(push(slides, 12)).toBe(true);
    expect(gapOf(slides)).toBe(12);
    expect(slides.cells.slice(12)).toEqual([15, 12, 13, 14]);
  });

  it('moves only neighbours of the gap', () => {
    const slides = solved(3, 3);
    expect(movable(slides).sort()).toEqual([5, 7]);
  });
});
