import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const hangmanMechanic: Mechanic = {
  titleNouns: ['Hangman', 'Word Guess', 'Hidden Word', 'Word Riddle'],
  openings: [
    'Balloons carry {hero} over {place}, and every wrong letter bursts one. Guess the word in time!',
    'Which word is it? Letter by letter, before {hero} comes down.',
    'A hidden word, a handful of balloons, and {hero} high over {place}.',
    'A hidden word and a handful of balloons: every wrong letter bursts one.',
    'Which word is it? Letter by letter, before the last balloon is gone.',
    '{Hero} hangs on to a handful of balloons. Guess the word, letter by letter!',
  ],
  goal: 'Guess the hidden word',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap the letters', keys: 'Type letters' }),
  rules: ({ numbers, difficulty }) => ({
    lives: askedNumber(numbers, 'lives', [3, 10], difficulty >= 4 ? 5 : difficulty <= 1 ? 8 : 6),
  }),
};
