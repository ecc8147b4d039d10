import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

const sides = [2, 3, 4, 5, 6];

/** The board whose pieces are closest to so many, as square as possible: 20 are four times five. */
function boardOf(pieces: number): { size: number; rows: number; pieces: number } {
  const boards = sides.flatMap((size) => sides.filter((rows) => rows >= size).map((rows) => ({ size, rows })));
  const effort = ({ size, rows }: { size: number; rows: number }) => Math.abs(size * rows - pieces) * 10 + rows - size;
  const [best = { size: 3, rows: 3 }] = boards.sort((a, b) => effort(a) - effort(b));
  return { ...best, pieces: best.size * best.rows };
}

export const slidingPuzzleMechanic: Mechanic = {
  titleNouns: ['Slide', 'Sliding Puzzle', 'Puzzle', 'Shuffle'],
  openings: [
    'The picture of a {thing} fell into pieces in {place}. Slide them home.',
    '{Hero} mixed up every picture. Push the pieces until each is whole again.',
    'One gap, many pieces, and a picture waiting to be put right.',
  ],
  goal: 'Slide the pieces into place',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap a piece beside the gap', keys: 'Arrows move a piece' }),
  rules: ({ numbers, seconds, difficulty, pace }) => {
    const board = numbers['pieces'] && !numbers['columns'] ? boardOf(numbers['pieces']) : null;
    if (board) return { ...board, seconds: seconds ?? 0, secondsEach: pace(13, -1.5) };
    const size = askedNumber(numbers, 'columns', [2, 6], askedNumber(numbers, 'rows', [2, 6], difficulty >= 4 ? 4 : 3));
    return {
      size,
      ...(numbers['rows'] !== undefined && { rows: askedNumber(numbers, 'rows', [2, 6], size) }),
      seconds: seconds ?? 0,
      secondsEach: pace(13, -1.5),
    };
  },
};
