import type { Grid, Spot } from '../../stage/board.ts';
import type { Duel } from '../../stage/duel.ts';
import type { Draughts, DraughtsMove } from './rules.ts';

export type DraughtsWorld = {
  grid: Grid;
  duel: Duel;
  position: Draughts;
  moves: DraughtsMove[];
  chosen: number;
  last: DraughtsMove | null;
  /** 0 to the length of the path while the last man moves. */
  slide: number;
  cursor: Spot;
  byKeys: boolean;
};
