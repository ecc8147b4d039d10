import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const battleshipMechanic: Mechanic = {
  titleNouns: ['Battleship', 'Sea Battle', 'Hidden Fleet', 'Broadside', 'Armada'],
  openings: [
    '{Hero} and a {foe} hide their {things} in {place}, and take turns to find them.',
    'Somewhere out there are the {things} of a {foe}. Fire, watch the splash, and think.',
    'Two grids, hidden {things}, and a {foe} that aims better after each defeat.',
    'Two grids, hidden {things}: fire, watch the splash, and think.',
    'Somewhere out there in {place} they hide. Find them all, before yours are found.',
    '{Hero} hides {things} in {place}. Who finds whose first?',
  ],
  goal: 'Find all hidden {things} before a {foe} finds yours',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap the water to fire', keys: 'Arrows to aim, space to fire' }),
  rules: ({ numbers, lives, difficulty }) => ({
    lives,
    players: askedNumber(numbers, 'players', [1, 2], 1),
    rounds: askedNumber(numbers, 'rounds', [1, 9], 3),
    size: askedNumber(numbers, 'rows', [5, 10], askedNumber(numbers, 'columns', [5, 10], 8)),
    ships: askedNumber(numbers, 'foes', [1, 10], 0),
    level: difficulty >= 4 ? 3 : difficulty >= 3 ? 2 : 1,
  }),
};
