import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const blackjackMechanic: Mechanic = {
  titleNouns: ['Blackjack', 'Twenty-One', 'Card Table', 'High Stakes'],
  openings: [
    'A table in {place}, chips on the felt: come nearer to 21 than the {foe}, and never above it.',
    '{Hero} sits down at the table. Another card, or is this enough? The {foe} is waiting.',
    'Hit, stand or double: turn a handful of chips into a fortune before the {foe} has them all.',
    'A table in {place}, chips on the felt: come nearer to 21 than the dealer, and never above it.',
    'Hit, stand or double: turn a handful of chips into a fortune.',
  ],
  goal: 'Get closer to 21 than the dealer and win chips',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap a chip, deal, hit or stand', keys: 'Arrows choose, space plays' }),
  rules: ({ numbers }) => ({
    chips: askedNumber(numbers, 'chips', [20, 5000], 200),
    rounds: askedNumber(numbers, 'rounds', [1, 50], 0),
  }),
};
