import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const bubblePopMechanic: Mechanic = {
  titleNouns: ['Pop', 'Pop Party', 'Pop Parade', 'Float', 'Plop'],
  openings: [
    '{Things} float by in shiny bubbles over {place}. Touch one, and pop!',
    'Pop, pop, hooray: {hero} loves bubbles, and nothing can go wrong.',
    'Big bubbles, small fingers, and a {thing} in each one.',
    'Up they float over {place}, big ones and small ones. Touch one, and pop!',
  ],
  goal: 'Pop the bubbles',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: ({ order, letters }) =>
    letters
      ? { gesture: 'tap', touch: 'Touch the letters in order', keys: 'Type the letters' }
      : order
        ? { gesture: 'tap', touch: 'Touch the numbers in order', keys: 'Type the numbers' }
        : { gesture: 'tap', touch: 'Touch to pop them', keys: 'Any key pops one' },
  rules: ({ numbers, pace, modifiers }) => ({
    ...(modifiers.includes('in-order') && { order: askedNumber(numbers, 'max', [3, 40], 10) }),
    ...(modifiers.includes('alphabetical') && { order: alphabetOf(numbers), letters: 1 }),
    seconds: askedNumber(numbers, 'seconds', [15, 600], 0),
    pace: pace(1, 0.14),
    size: pace(1.08, -0.08),
  }),
};

/** How many letters are popped from A onwards. */
export const alphabetOf = (numbers: Record<string, number>): number => askedNumber(numbers, 'letters', [3, 26], 26);
