import type { Grid, Spot } from '../../stage/board.ts';
import type { Hidden, LetterGrid } from './letters.ts';

export type SearchWorld = {
  grid: Grid;
  letters: LetterGrid;
  found: { hidden: Hidden; age: number }[];
  /** The selected line, from its first cell. */
  from: number;
  to: number;
  cursor: Spot;
  byKeys: boolean;
  left: number;
  level: number;
  cheer: number;
  wait: number;
};
