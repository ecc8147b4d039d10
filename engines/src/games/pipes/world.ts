import type { Grid, Spot } from '../../stage/board.ts';
import type { Flow, Network } from './network.ts';

export type PipesWorld = {
  network: Network;
  flow: Flow;
  grid: Grid;
  level: number;
  left: number;
  secondsOfLevel: number;
  cursor: Spot;
  byKeys: boolean;
  /** How far each piece is still turned back, in quarters. */
  behind: number[];
  /** How full each piece is, 0 to 1. */
  filled: number[];
  /** Ends that gave their points on this board. */
  paid: Set<number>;
  /** Seconds until the next board, after this one is solved. */
  won: number;
  cheer: number;
};
