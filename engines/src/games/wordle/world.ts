import type { Rect } from '../../math/maths.ts';
import type { Key } from '../../stage/keyboard.ts';

export type WordleWorld = {
  words: string[];
  word: string;
  triesMax: number;
  guesses: string[];
  typed: string;
  keys: Key[];
  /** Below the letters, left and right. */
  enter: Rect;
  erase: Rect;
  solved: number;
  /** Letters at their place that were found in this word, for the points. */
  found: Set<number>;
  /** Seconds since the last guess, which turns over letter by letter. */
  age: number;
  shake: number;
  cheer: number;
  /** Seconds until the next word, or until the end. */
  wait: number;
};
