import type { Mechanic } from './mechanics.ts';

/** Whose nouns are pieces, words or questions, and nobody's doing. */
export const mechanicsWithoutActors: ReadonlySet<Mechanic | null> = new Set<Mechanic | null>([
  'match',
  'memory',
  'mahjong',
  'stacks',
  'pipes',
  'merge',
  'drop-merge',
  'bubble-shooter',
  'bubble-pop',
  'blocks',
  'stacker',
  'sorting',
  'slicer',
  'breakout',
  'sudoku',
  'quiz',
  'hangman',
  'wordle',
  'anagrams',
  'word-search',
  'typing',
]);
