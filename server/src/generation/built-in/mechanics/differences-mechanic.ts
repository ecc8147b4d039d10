import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const differencesMechanic: Mechanic = {
  titleNouns: ['Spot the Difference', 'Double Take', 'Differences', 'Second Look'],
  openings: [
    'Two pictures of {place}, and they are not quite the same: {hero} needs sharp eyes like yours.',
    'One is missing, one has another colour, one has moved: look twice and tap what differs.',
    'Left and right, above and below: {hero} compares two pictures. Every pair is fuller than the last.',
    'Two pictures of {place}, and they are not quite the same.',
  ],
  goal: 'Find all differences between the two pictures before time is up',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: () => ({ gesture: 'tap', touch: 'Tap what differs', keys: 'Arrows move the ring, space taps' }),
  rules: ({ numbers, seconds, pace }) => ({
    // Time is what runs out; another life fills the clock again.
    lives: askedNumber(numbers, 'lives', [1, 5], 1),
    rounds: askedNumber(numbers, 'rounds', [1, 30], 0),
    differences: askedNumber(numbers, 'differences', [1, 15], 0),
    seconds: seconds ?? pace(26, -1.5),
    // Each find gives time, unless it was limited.
    gain: seconds ? 0 : pace(3, -0.2),
  }),
};
