import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const wordleMechanic: Mechanic = {
  titleNouns: ['Word Hunt', 'Hidden Word', 'Letter Riddle', 'Word Guess'],
  openings: [
    'One hidden word, a handful of tries: every guess tells {hero} which letters are right.',
    '{Hero} hides a word in {place}. Guess, look at the colours, and guess again.',
    'Right place, wrong place, or not at all? Find the word before the tries run out.',
  ],
  goal: 'Guess the hidden word',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap the letters, then the tick', keys: 'Type a word, enter to guess' }),
  rules: ({ numbers, difficulty }) => ({
    lives: askedNumber(numbers, 'lives', [3, 9], difficulty <= 1 ? 8 : 6),
    letters: askedNumber(numbers, 'letters', [4, 7], 5),
    words: askedNumber(numbers, 'words', [1, 50], 0),
  }),
};
