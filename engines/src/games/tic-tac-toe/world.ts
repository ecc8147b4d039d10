import type { Grid, Spot } from '../../stage/board.ts';
import type { Duel } from '../../stage/duel.ts';
import type { Cells } from './rules.ts';

export type TicTacToeWorld = {
  size: number;
  grid: Grid;
  duel: Duel;
  cells: Cells;
  lines: number[][];
  /** Seconds since each mark was set. */
  ages: number[];
  won: number[] | null;
  cursor: Spot;
  byKeys: boolean;
};
