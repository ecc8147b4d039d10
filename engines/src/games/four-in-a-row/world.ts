import type { Grid } from '../../stage/board.ts';
import type { Duel, Side } from '../../stage/duel.ts';
import type { Rack } from './rules.ts';

/** A falling disc; `y` in cells. */
export type Falling = { side: Side; i: number; y: number; vy: number };

export type RowWorld = {
  rack: Rack;
  grid: Grid;
  duel: Duel;
  falling: Falling | null;
  won: number[] | null;
  /** The selected column. */
  column: number;
};
