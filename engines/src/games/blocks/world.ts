import type { Rect } from '../../math/maths.ts';
import type { Piece, Well } from './well.ts';

export type BlocksWorld = {
  well: Well;
  piece: Piece;
  bag: number[];
  lines: number;
  falls: number;
  clearing: number[];
  clearFor: number;
  dragged: number;
  combo: number;
  cheer: number;
  soft: boolean;
  repeat: number;
  /** Seconds since the player last touched the piece. */
  untouched: number;
  cell: number;
  field: Rect;
};
