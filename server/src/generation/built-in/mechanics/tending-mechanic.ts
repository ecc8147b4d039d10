import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const tendingMechanic: Mechanic = {
  titleNouns: ['Busy Day', 'On Duty', 'Rush Hour', 'Full House'],
  openings: [
    '{Hero} is busy with {things} in {place}: be quick, before it is too late.',
    'There is always something to do for {hero} in {place}, and never enough time.',
    'Here, there and back again: {hero} is needed all over {place}.',
  ],
  goal: 'Look after all {things} in time',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap who needs you', keys: 'Arrows and space, or digits' }),
  rules: ({ numbers, lives, pace, difficulty }) => ({
    lives,
    spots: askedNumber(numbers, 'pads', [1, 9], difficulty <= 1 ? 4 : 6),
    gentle: difficulty <= 1 ? 1 : 0,
    pace: pace(1, 0.14),
  }),
};
