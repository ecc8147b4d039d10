import type { Grid, Spot } from '../../stage/board.ts';
import type { Duel, Side } from '../../stage/duel.ts';
import type { Sea } from './sea.ts';

export type SeaWorld = {
  /** The water of each side, and its place on the screen. */
  seas: [Sea, Sea];
  grids: [Grid, Grid];
  duel: Duel;
  /** A shot on its way, `share` from 0 to 1. */
  shot: { side: Side; i: number; share: number } | null;
  cursor: Spot;
  byKeys: boolean;
};
