import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const ticTacToeMechanic: Mechanic = {
  titleNouns: ['Tic-Tac-Toe', 'Noughts and Crosses', 'Tic-Tac-Toe Duel'],
  openings: [
    '{Hero} challenges {foes} to tic-tac-toe in {place}. Who is first to fill a line?',
    'Small board, sharp minds, and {things} for noughts and crosses.',
    'A {foe} that learns from each defeat. How long can {hero} stay ahead?',
    '{Hero} plays tic-tac-toe in {place}. Who is first to fill a line?',
    'Three in a line win, and the other side knows that too.',
  ],
  goal: 'Line up three of your own',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap a free cell', keys: 'Arrows to choose, space to set' }),
  rules: ({ numbers, lives, difficulty, modifiers }) => ({
    lives,
    players: askedNumber(numbers, 'players', [1, 2], 1),
    rounds: askedNumber(numbers, 'rounds', [1, 9], 3),
    ...(modifiers.includes('five-in-a-row')
      ? { line: 5, size: askedNumber(numbers, 'rows', [7, 13], 9) }
      : { size: askedNumber(numbers, 'rows', [3, 5], askedNumber(numbers, 'columns', [3, 5], 3)) }),
    level: difficulty >= 4 ? 3 : difficulty >= 3 ? 2 : 1,
  }),
};
