import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

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
    const size = askedNumber(numbers, 'columns', [2, 6], askedNumber(numbers, 'rows', [2, 6], difficulty >= 4 ? 4 : 3));
    return {
      size,
      ...(numbers['rows'] !== undefined && { rows: askedNumber(numbers, 'rows', [2, 6], size) }),
      seconds: seconds ?? 0,
      secondsEach: pace(13, -1.5),
    };
  },
};
