import type { Random } from '../../math/random.ts';
import type { Spot } from '../../stage/board.ts';

/** The open sides of a piece, added up. */
export const sidesOfPiece = [1, 2, 4, 8] as const;
export type Side = (typeof sidesOfPiece)[number];

const steps: Record<Side, { column: number; row: number }> = {
  1: { column: 0, row: -1 },
  2: { column: 1, row: 0 },
  4: { column: 0, row: 1 },
  8: { column: -1, row: 0 },
};

/** Pieces on a grid, row by row; 0 is an empty cell. */
export type Network = {
  columns: number;
  rows: number;
  source: number;
  pieces: number[];
  /** The pieces as they connect everything. */
  solved: number[];
  /** Where something waits to be reached. */
  ends: number[];
};

export type Flow = {
  /** The cell from which each cell is reached, -1 for those that are not. The source is reached from itself. */
  from: number[];
  isComplete: boolean;
};

export const opposite = (side: Side): Side => (side < 4 ? side * 4 : side / 4) as Side;
/** A quarter turn to the right. */
export const turned = (piece: number): number => ((piece << 1) | (piece >> 3)) & 15;
export const countOf = (piece: number): number => sidesOfPiece.filter((side) => piece & side).length;
export const spotOf = ({ columns }: { columns: number }, i: number): Spot => ({
  column: i % columns,
  row: Math.floor(i / columns),
});

type Board = Pick<Network, 'columns' | 'rows'>;

/** The cell beyond a side, or -1 outside the grid. */
export function beyond(board: Board, i: number, side: Side): number {
  const spot = spotOf(board, i);
  const column = spot.column + steps[side].column;
  const row = spot.row + steps[side].row;
  const isInside = column >= 0 && row >= 0 && column < board.columns && row < board.rows;
  return isInside ? row * board.columns + column : -1;
}

/** Two pieces are connected where both are open to each other. */
export function flowOf(network: Network): Flow {
  const { pieces, source, ends } = network;
  const from = pieces.map(() => -1);
  from[source] = source;
  const next = [source];
  for (let i = next.shift(); i !== undefined; i = next.shift()) {
    for (const side of sidesOfPiece) {
      const other = beyond(network, i, side);
      const isOpen = (pieces[i] ?? 0) & side && (pieces[other] ?? 0) & opposite(side);
      if (!isOpen || from[other] !== -1) continue;
      from[other] = i;
      next.push(other);
    }
  }
  return { from, isComplete: ends.every((end) => from[end] !== -1) };
}

const branchesMax = 3;

/** Solvable by construction: a tree grows from the source, then its pieces are turned. */
export function newNetwork(columns: number, rows: number, share: number, random: Random): Network {
  for (let tries = 0; ; tries++) {
    const size = Math.max(4, Math.round(columns * rows * share));
    const network = grown({ columns, rows }, size, random);
    // A board with few ends is nearly a straight line.
    if (network.ends.length < size / 4 && tries < 50) continue;
    mix(network, random);
    return network;
  }
}

function grown(board: Board, size: number, random: Random): Network {
  const { columns, rows } = board;
  const solved = Array.from({ length: columns * rows }, () => 0);
  const source = random.int(1, rows - 2) * columns + random.int(1, columns - 2);
  const tree = [source];
  const open = new Set(tree);
  while (tree.length < size && open.size > 0) {
    const cells = [...open];
    // Sometimes on from the newest cell, which gives a few long ways among many branches.
    const i = random.chance(0.3) ? (cells.at(-1) ?? source) : random.pick(cells);
    const free = sidesOfPiece.filter((side) => {
      const other = beyond(board, i, side);
      return other >= 0 && solved[other] === 0 && other !== source;
    });
    if (free.length === 0 || countOf(solved[i] ?? 0) >= branchesMax) {
      open.delete(i);
      continue;
    }
    const side = random.pick(free);
    const other = beyond(board, i, side);
    solved[i] = (solved[i] ?? 0) | side;
    solved[other] = opposite(side);
    tree.push(other);
    open.add(other);
  }
  const ends = tree.filter((i) => i !== source && countOf(solved[i] ?? 0) === 1);
  return { columns, rows, source, solved, pieces: [...solved], ends };
}

/** At most one of the ends is reached at the start. */
function mix(network: Network, random: Random): void {
  for (let tries = 0; tries < 60; tries++) {
    network.pieces = network.solved.map((piece) => {
      let mixed = piece;
      for (let n = random.int(0, 3); n > 0; n--) mixed = turned(mixed);
      return mixed;
    });
    const { from } = flowOf(network);
    if (network.ends.filter((end) => from[end] !== -1).length <= 1) return;
  }
}
