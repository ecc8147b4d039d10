import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const chessMechanic: Mechanic = {
  titleNouns: ['Chess', 'Checkmate', 'Gambit', 'Endgame', 'Chessboard'],
  openings: [
    '{Hero} plays chess against a {foe} in {place}: every rule, three strengths, no mercy for loose queens.',
    'Guard your king, hunt theirs: {hero} against a {foe}, one move at a time.',
    'Sixty-four squares in {place}, and the next move is yours.',
    'Guard your king, hunt theirs, one move at a time.',
    '{Hero} sits down at the board in {place}: guard your king and hunt theirs.',
  ],
  goal: 'Checkmate the {foe}',
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
