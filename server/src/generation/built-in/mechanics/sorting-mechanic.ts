import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const sortingMechanic: Mechanic = {
  titleNouns: ['Sorter', 'Sorting', 'Tidy-Up', 'Sort-Out'],
  openings: [
    '{Things} come down and down in {place}. {Hero} needs each in its own bin, and quickly.',
    'Everything has its place: help {hero} sort the {things}.',
    'One by one, faster and faster. Which bin does it go to?',
    'One look, one tap: {things} of every sort come down in {place}.',
  ],
  goal: 'Send each into the right bin',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: ({ bins }) => ({
    gesture: 'tap',
    touch: 'Tap the right bin',
    keys: (bins ?? 3) <= 3 ? 'Left, down, right, or digits' : 'Digits, or arrows and space',
  }),
  rules: ({ numbers, lives, pace, difficulty }) => ({
    lives,
    bins: askedNumber(numbers, 'bins', [2, 5], askedNumber(numbers, 'colours', [2, 5], difficulty >= 4 ? 4 : 3)),
    pace: pace(1, 0.12),
  }),
};
