import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const oddOneOutMechanic: Mechanic = {
  titleNouns: ['Odd One Out', 'Double Take', 'Impostor', 'Lookout'],
  openings: [
    'Rows and rows of {things}, and one is not like the others. {Hero} cannot find it. Can you?',
    'All the same? Look again! One {thing} is different, and every board is larger than the last.',
    'Sharp eyes wanted: among all the {things} hides one that does not belong.',
  ],
  goal: 'Find the odd one out before time is up',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: () => ({ gesture: 'tap', touch: 'Tap the one that differs', keys: 'Arrows to choose, space to tap' }),
  rules: ({ numbers, seconds, difficulty, pace }) => ({
    // Time is what runs out; another life fills the clock again.
    lives: askedNumber(numbers, 'lives', [1, 5], 1),
    rounds: askedNumber(numbers, 'rounds', [1, 50], 0),
    seconds: seconds ?? pace(20, -1.5),
    // Each board found gives time, unless it was limited.
    gain: seconds ? 0 : pace(2.6, -0.2),
    first: difficulty >= 4 ? 4 : 3,
    size: askedNumber(numbers, 'rows', [2, 9], askedNumber(numbers, 'columns', [2, 9], 0)),
  }),
};
