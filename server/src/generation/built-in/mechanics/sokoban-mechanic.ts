import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const sokobanMechanic: Mechanic = {
  titleNouns: ['Push', 'Warehouse', 'Pushover', 'Storeroom'],
  openings: [
    '{Hero} tidies up {place}: every {thing} belongs on a mark, and nothing can be pulled.',
    'Think before you push! {Hero} has to bring all {things} home, one step at a time.',
    'A room full of {things}, a few marks, and {hero} who can only push.',
    'A room full of {things} and a few marks: think before you push!',
    'Every {thing} belongs on a mark, and nothing can be pulled.',
  ],
  goal: 'Push all {things} onto the marks',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({
    gesture: 'swipe',
    touch: 'Swipe to move and push, or tap where to go',
    keys: 'Arrows, space to undo, R to restart',
  }),
  rules: ({ numbers, pace }) => ({
    columns: askedNumber(numbers, 'columns', [4, 8], 0),
    rows: askedNumber(numbers, 'rows', [4, 9], 0),
    crates: askedNumber(numbers, 'bins', [1, 6], 0),
    pulls: Math.max(4, pace(10, 4)),
  }),
};
