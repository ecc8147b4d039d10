import type { Grid } from '../../stage/board.ts';
import type { Direction } from '../../stage/input.ts';
import type { Tile } from './tiles.ts';

export type MergeWorld = {
  size: number;
  grid: Grid;
  tiles: Tile[];
  /** The highest tile so far; a new one is celebrated. */
  best: number;
  combo: number;
  cheer: number;
  /** Seconds until a stuck board ends the round. */
  stuck: number;
  pushed: { d: Direction; age: number };
};
