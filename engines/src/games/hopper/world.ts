import type { Point } from '../../math/maths.ts';
import type { Lane } from './lanes.ts';

export type HopperWorld = {
  lanes: Lane[];
  row: number;
  /** In units across the field; rows count upwards. */
  x: number;
  from: Point;
  hop: number;
  facing: 1 | -1;
  best: number;
  camera: number;
  safe: number;
  squash: number;
  streak: number;
  /** Seconds without a step forward, after which the view scrolls faster. */
  still: number;
};
