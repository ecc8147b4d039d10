import type { Point } from '../../math/maths.ts';
import type { Grid } from '../../stage/board.ts';
import type { Direction } from '../../stage/input.ts';
import type { Moved, Room } from './room.ts';

export type SokobanWorld = {
  room: Room;
  moved: Moved;
  /** What undo goes back to. */
  before: Moved[];
  grid: Grid;
  /** Where the hero and the crates are drawn, in cells. */
  heroPlace: Point;
  places: Point[];
  facing: Direction;
  /** The steps that a tap asked for. */
  way: Direction[];
  untilStep: number;
  level: number;
  moves: number;
  buttons: { undo: Point; restart: Point };
  /** Seconds since it was solved, or -1. */
  solvedFor: number;
  cheer: number;
};

export const buttonRadius = 27;
