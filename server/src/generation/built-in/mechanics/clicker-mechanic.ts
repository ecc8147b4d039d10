import type { Mechanic } from './mechanic.ts';

export const clickerMechanic: Mechanic = {
  titleNouns: ['Clicker', 'Tycoon', 'Empire', 'Boom', 'Rush', 'Fortune'],
  openings: [
    'It starts with one {thing} and one finger, and ends with an empire in {place}.',
    'Tap, earn, hire, and let others do the work: {hero} is only the first who makes {things} for you.',
    'More {things}! Every helper brings in a few every second, and every goal asks for more than the last.',
    'One tap, one {thing}. A thousand taps, and {place} is yours.',
  ],
  goal: 'Tap the {thing}, hire helpers, reach each goal in time',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({
    gesture: 'tap',
    touch: 'Tap the big one, tap what you want to buy',
    keys: 'Space to tap, 1 to 5 to buy',
  }),
  rules: ({ numbers }) => ({ lives: numbers['lives'] ?? 1, seconds: 20 }),
};
