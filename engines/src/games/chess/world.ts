import type { Grid, Spot } from '../../stage/board.ts';
import type { Duel } from '../../stage/duel.ts';
import type { Move, Position } from './position.ts';

export type ChessWorld = {
  grid: Grid;
  duel: Duel;
  position: Position;
  moves: Move[];
  chosen: number;
  cursor: Spot;
  byKeys: boolean;
  last: Move | null;
  /** 0 to 1 while the last piece moves. */
  slide: number;
  isCheck: boolean;
  /** How often each position occurred: three times is a draw. */
  seen: Map<string, number>;
};
