import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const fourInARowMechanic: Mechanic = {
  titleNouns: ['Four in a Row', 'Line of Four', 'Drop Four', 'Row of Four'],
  openings: [
    '{Things} drop into the rack in {place}: four in a line win.',
    'Build your four, block theirs: a {foe} looks further ahead after each defeat.',
    '{Things} fill the rack: four alike across, up or slanting, before {foes} get theirs.',
    'Build your four, block theirs, and think one drop ahead.',
    '{Hero} drops {things} into the rack in {place}: four in a line win.',
  ],
  goal: 'Get four in a row before a {foe} does',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap a column', keys: 'Left and right, space to drop' }),
  rules: ({ numbers, lives, difficulty }) => ({
    lives,
    players: askedNumber(numbers, 'players', [1, 2], 1),
    rounds: askedNumber(numbers, 'rounds', [1, 9], 3),
    rows: askedNumber(numbers, 'rows', [4, 8], 6),
    columns: askedNumber(numbers, 'columns', [5, 9], 7),
    level: difficulty >= 4 ? 3 : difficulty >= 3 ? 2 : 1,
  }),
};
