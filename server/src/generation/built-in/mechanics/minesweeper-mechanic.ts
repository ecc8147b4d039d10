import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const minesweeperMechanic: Mechanic = {
  titleNouns: ['Sweeper', 'Minefield', 'Minesweeper', 'Field'],
  openings: [
    '{Foes} hide under the ground of {place}. Numbers tell how many are near: think, dig, and wake none of them.',
    '{Hero} digs carefully: every number counts the {foes} around it.',
    'A field full of {foes}, and only logic to find a way. Can you clear {place}?',
    '{Foes} lie hidden in {place}. Numbers tell how many are near: think before you dig.',
    'Every number is a clue. Can you clear {place} without touching the {foes}?',
  ],
  goal: 'Dig everywhere but on {foes}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap to dig, hold to flag', keys: 'Arrows to choose, space to dig' }),
  rules: ({ numbers, lives, pace }) => ({
    lives,
    columns: askedNumber(numbers, 'columns', [5, 12], 7),
    rows: askedNumber(numbers, 'rows', [6, 16], askedNumber(numbers, 'columns', [6, 16], 9)),
    mines: askedNumber(numbers, 'mines', [3, 40], askedNumber(numbers, 'foes', [3, 40], 0)),
    share: pace(0.13, 0.018),
  }),
};
