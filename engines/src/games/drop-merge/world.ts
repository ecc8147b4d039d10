import type { View } from '../../canvas/screen.ts';
import type { Point } from '../../math/maths.ts';
import type { Grid } from '../../stage/board.ts';
import type { Link } from './chain.ts';
import type { Piece } from './jar.ts';

export type DropWorld = {
  grid: Grid;
  chain: Link[];
  pieces: Piece[];
  /** Where the next one is dropped, in cells. */
  aim: number;
  held: number;
  next: number;
  /** Seconds until another one can be dropped. */
  wait: number;
  /** The highest rank so far; a new one is celebrated. */
  best: number;
  /** How many of the largest were made. */
  made: number;
  /** Merges in quick succession. */
  combo: number;
  sinceMerge: number;
  cheer: number;
};

/** Above the jar somebody holds the next piece; below it, or beside it, is the chain. */
export const roomFor = ({ portrait }: View) => (portrait ? { above: 92, below: 84 } : { above: 66, below: 14 });

export const onScreen = ({ cell, field }: Grid, { x, y }: Point): Point => ({
  x: field.x + x * cell,
  y: field.y + y * cell,
});
