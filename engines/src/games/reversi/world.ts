import type { Grid, Spot } from '../../stage/board.ts';
import type { Duel } from '../../stage/duel.ts';
import type { DiscMove, Discs } from './rules.ts';

export type ReversiWorld = {
  grid: Grid;
  duel: Duel;
  discs: Discs;
  /** A round in progress, for the title. */
  sample: Discs;
  moves: DiscMove[];
  last: number | null;
  /** Seconds since each disc was put there or began to turn over; negative while it waits. */
  ages: Map<number, { seconds: number; isNew: boolean }>;
  cursor: Spot;
  byKeys: boolean;
};

export const turnSeconds = 0.34;

export const spotOf = ({ size }: Discs, cell: number): Spot => ({ column: cell % size, row: Math.floor(cell / size) });
