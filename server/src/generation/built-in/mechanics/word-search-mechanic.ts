import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const wordSearchMechanic: Mechanic = {
  titleNouns: ['Word Search', 'Hidden Words', 'Word Hunt', 'Letter Soup'],
  openings: [
    'Words hide among the letters in {place}. {Hero} has found the first; can you find the rest?',
    'Across, down and slanting: strike out every hidden word before time is up.',
    'A sea of letters, and words that want to be found by {hero}.',
    'Strike out every hidden word in {place}, across, down and slanting.',
  ],
  goal: 'Find the hidden words',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Drag along a word', keys: 'Arrows, space at both ends' }),
  rules: ({ numbers, seconds, difficulty, pace }) => ({
    size: askedNumber(numbers, 'rows', [6, 12], askedNumber(numbers, 'columns', [6, 12], difficulty >= 4 ? 10 : 8)),
    words: askedNumber(numbers, 'words', [3, 10], 6),
    directions: difficulty >= 4 ? 8 : difficulty >= 3 ? 4 : 2,
    seconds: seconds ?? pace(100, -12),
  }),
};
