import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const reactionMechanic: Mechanic = {
  titleNouns: ['Reflex', 'Quick Draw', 'Reaction', 'Reflexes'],
  openings: [
    'Wait for the {thing}, then tap as fast as you can. Do not fall for {foes}!',
    '{Hero} is all nerves: how many milliseconds do you need?',
    'Steady… steady… now! A test of reflexes in {place}.',
    'Wait… wait… now! How many milliseconds do you need?',
  ],
  goal: 'Tap when the {thing} shows',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap as soon as it shows', keys: 'Space' }),
  rules: ({ numbers, lives, pace }) => ({
    lives,
    rounds: askedNumber(numbers, 'rounds', [3, 50], 0),
    pace: pace(1, 0.1),
  }),
};
