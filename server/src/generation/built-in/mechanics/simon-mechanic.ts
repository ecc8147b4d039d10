import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const simonMechanic: Mechanic = {
  titleNouns: ['Echo', 'Sequence', 'Copycat', 'Refrain', 'Melody'],
  openings: [
    '{Things} light up one after another in {place}. Watch, listen, and play it back.',
    '{Hero} plays a tune that grows by one note each time. Can you repeat it?',
    'Look, remember, repeat: how long a sequence can you keep in mind?',
  ],
  goal: 'Watch, then repeat',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: ({ pads }) => ({
    gesture: 'tap',
    touch: 'Watch, then tap the same',
    keys: pads === 4 ? 'Arrow keys' : 'Arrows and space, or digits',
  }),
  rules: ({ numbers, lives, pace }) => ({
    lives,
    pads: askedNumber(numbers, 'pads', [3, 9], askedNumber(numbers, 'colours', [3, 9], 4)),
    seconds: pace(7, -0.8),
    pace: pace(0.64, -0.07),
  }),
};
