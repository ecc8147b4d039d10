import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const sudokuMechanic: Mechanic = {
  titleNouns: ['Sudoku', 'Sudoku Board', 'Sudoku Puzzle'],
  openings: [
    'A fresh sudoku in {place}: every row, every column, every box has each one once.',
    '{Hero} loves order. Fill the board, one of each and never twice.',
    'Quiet logic in {place}: new boards for ever, each with exactly one solution.',
  ],
  goal: 'Fill every row, column and box',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: ({ size = 9 }) => ({
    gesture: 'tap',
    touch: 'Tap a cell, then choose',
    keys: `Arrows, and 1 to ${size <= 4 ? 4 : size <= 6 ? 6 : 9}`,
  }),
  rules: ({ numbers, lives, pace }) => ({
    lives,
    size: askedNumber(numbers, 'rows', [4, 9], askedNumber(numbers, 'columns', [4, 9], 9)),
    holes: pace(0.44, 0.06),
  }),
};
