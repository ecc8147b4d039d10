import type { Grid, Spot } from '../../stage/board.ts';
import type { Clock } from '../../stage/clock-bar.ts';
import type { BoardSize, Cells, Crowd } from './crowd.ts';

export type OddWorld = {
  /** The board that is searched, from one. */
  round: number;
  size: BoardSize;
  grid: Grid;
  crowd: Crowd;
  /** The cell of the odd one. */
  odd: number;
  /** Whether it is looked for, was found, or is shown because time ran out; and for how long. */
  phase: 'search' | 'found' | 'missed';
  seconds: number;
  /** Seconds left of the clock, and how many it holds; null without a clock. */
  clock: Clock | null;
  /** Wrong cells of this board, with the seconds since they were tapped. */
  wrong: Map<number, number>;
  cursor: Spot;
  byKeys: boolean;
  cheer: number;
  looks: Map<string, Cells>;
};

export const foundSeconds = 0.7;
export const missedSeconds = 1.4;

/** Without a clock, the odd one shows itself after so many wrong taps. */
export const wrongBeforeHint = 2;

export const spotOf = ({ grid }: OddWorld, cell: number): Spot => ({
  column: cell % grid.columns,
  row: Math.floor(cell / grid.columns),
});
