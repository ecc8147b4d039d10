import type { Grid } from '../../stage/board.ts';
import type { Beam, Optics, Spot } from './optics.ts';

export type LaserWorld = {
  optics: Optics;
  beam: Beam;
  grid: Grid;
  level: number;
  turns: number;
  left: number;
  secondsOfLevel: number;
  cursor: Spot;
  byKeys: boolean;
  /** Seconds until the next board, after this one is solved. */
  won: number;
  /** The progress of each mirror's rotation, 0 to 1. */
  turned: number[];
  cheer: number;
};
