import type { Point } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import type { Place } from './layouts.ts';
import type { Table } from './table.ts';

export type Tile = Place & {
  face: number;
  /** 0 to 1: how far it has come down onto the table; below 0 its turn has not come. */
  dealt: number;
  /** Seconds for which a tile that cannot be taken shakes. */
  shaken: number;
};

/** Two tiles on their way to each other. */
type Taken = { face: number; from: Point; to: Point; age: number };

export type MahjongWorld = {
  tiles: Tile[];
  faces: Actor[];
  table: Table;
  level: number;
  chosen: Tile | null;
  cursor: Tile | null;
  byKeys: boolean;
  hint: Tile[];
  taken: Taken[];
  /** Pairs taken in a row, each soon after the one before. */
  streak: number;
  /** Seconds since the last pair. */
  rest: number;
  /** Seconds left of a shuffle, or until the next board. */
  mixing: number;
  won: number;
  cheer: number;
};

export const mixSeconds = 0.8;
export const takenSeconds = 0.32;
