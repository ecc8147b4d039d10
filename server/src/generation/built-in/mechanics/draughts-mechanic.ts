import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const draughtsMechanic: Mechanic = {
  titleNouns: ['Draughts', 'Checkers', 'Draughtsboard'],
  openings: [
    '{Hero} plays draughts against a {foe} in {place}: jump, take, and crown your kings.',
    'Slantwise over the board in {place}. Who can take must take!',
    'Twelve pieces a side, with {things} on them, and a {foe} that looks further ahead after each defeat.',
    'Jump, take, and crown your kings: twelve pieces a side, and each move counts.',
    '{Hero} plays draughts in {place}: jump, take, and crown your kings.',
  ],
  goal: 'Take all the pieces of the {foe}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap a piece, then its target', keys: 'Arrows and space' }),
  rules: ({ numbers, difficulty }) => ({
    lives: askedNumber(numbers, 'lives', [1, 5], 2),
    players: askedNumber(numbers, 'players', [1, 2], 1),
    rounds: askedNumber(numbers, 'rounds', [1, 5], 1),
    level: difficulty >= 4 ? 3 : difficulty >= 3 ? 2 : 1,
  }),
};
