import type { Grid } from '../../stage/board.ts';
import type { Slides } from './slides.ts';

export type SlidingWorld = {
  slides: Slides;
  grid: Grid;
  /** The drawn position of each piece, in cells. */
  places: { x: number; y: number }[];
  level: number;
  moves: number;
  left: number;
  /** Seconds since it was solved. */
  solvedFor: number;
  cheer: number;
};
