import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const tendingMechanic: Mechanic = {
  titleNouns: ['Garden', 'Care', 'In Good Hands', 'Keeper', 'Busy Day', 'Full House'],
  openings: [
    '{Hero} looks after {things} in {place}. Each wants something now and then: give it in time, and they grow.',
    'So many {things}, only two hands. Who needs {hero} most?',
    'Run, give, run: nobody in {place} should wait too long.',
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
