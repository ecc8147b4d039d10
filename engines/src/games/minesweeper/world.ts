import type { Point } from '../../math/maths.ts';
import type { Grid, Spot } from '../../stage/board.ts';
import type { MineField } from './field.ts';

export type MineWorld = {
  field: MineField;
  grid: Grid;
  level: number;
  /** Seconds since a cell opened; negative until its animation starts. */
  shown: number[];
  /** The position of the finger and its start time; a long press sets a flag. */
  pressed: { i: number; at: Point; seconds: number } | null;
  cursor: Spot;
  byKeys: boolean;
  /** Taps set flags while this is on. */
  flagging: boolean;
  button: Point;
  cheer: number;
  /** Seconds until the next field. */
  wait: number;
};

export const buttonRadius = 30;
