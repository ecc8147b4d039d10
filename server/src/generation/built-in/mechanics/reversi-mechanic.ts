import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const reversiMechanic: Mechanic = {
  titleNouns: ['Reversi', 'Othello', 'Flip-Flop', 'Turnaround'],
  openings: [
    '{Hero} plays reversi against a {foe} in {place}: enclose discs, and they turn over.',
    'Row by row the discs turn over, and {things} change sides. Whoever has the most wins!',
    'A disc at each end, and the whole row is yours: a {foe} looks further ahead after each defeat.',
    'A disc at each end, and the whole row is yours. Whoever has the most wins!',
    '{Hero} plays reversi in {place}: enclose discs, and they turn over.',
  ],
  goal: 'Turn over more discs than the {foe}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap a marked cell', keys: 'Arrows and space' }),
  rules: ({ numbers, difficulty }) => ({
    lives: askedNumber(numbers, 'lives', [1, 5], 2),
    players: askedNumber(numbers, 'players', [1, 2], 1),
    rounds: askedNumber(numbers, 'rounds', [1, 5], 1),
    size: sizeAsked(numbers, difficulty),
    level: difficulty >= 4 ? 3 : difficulty >= 3 ? 2 : 1,
  }),
};

/** Boards have an even number of rows; an easy game has a small one. */
function sizeAsked({ rows, columns }: Record<string, number>, difficulty: number): number {
  const size = rows ?? columns ?? (difficulty <= 1 ? 6 : 8);
  return 2 * askedNumber({ size: size / 2 }, 'size', [2, 5], 4);
}
