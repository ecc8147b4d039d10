import type { Side } from '../../stage/duel.ts';

export type PieceName = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';
export type Piece = { name: PieceName; side: Side };

/** Cells from a8 to h1, row by row; side 0 is white and moves up. */
export type Position = {
  cells: (Piece | null)[];
  turn: Side;
  /** Per side: may castle with the rook on the king's and on the queen's side. */
  castling: [[boolean, boolean], [boolean, boolean]];
  /** The cell behind a pawn that has just moved two steps. */
  passant: number;
  /** Half moves since a pawn move or a capture. */
  quiet: number;
};

export type Move = { from: number; to: number; promotes?: boolean };

const back: PieceName[] = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];

export function startPosition(): Position {
  const row = (side: Side, names: PieceName[]) => names.map((name) => ({ name, side }));
  const pawns = back.map((): PieceName => 'pawn');
  return {
    cells: [
      ...row(1, back),
      ...row(1, pawns),
      ...Array.from({ length: 32 }, () => null),
      ...row(0, pawns),
      ...row(0, back),
    ],
    turn: 0,
    castling: [
      [true, true],
      [true, true],
    ],
    passant: -1,
    quiet: 0,
  };
}

const straight = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const slanting = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const leaps = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;
const all = [...straight, ...slanting];

/** The cell at this offset, or -1 off the board. */
function away(from: number, dx: number, dy: number): number {
  const x = (from & 7) + dx;
  const y = (from >> 3) + dy;
  return x < 0 || x > 7 || y < 0 || y > 7 ? -1 : y * 8 + x;
}

export function isAttacked({ cells }: Position, cell: number, by: Side): boolean {
  const is = (at: number, ...names: PieceName[]) => {
    const piece = at < 0 ? null : cells[at];
    return piece?.side === by && names.includes(piece.name);
  };
  const pawnRow = by === 0 ? 1 : -1;
  if (is(away(cell, -1, pawnRow), 'pawn') || is(away(cell, 1, pawnRow), 'pawn')) return true;
  if (leaps.some(([dx, dy]) => is(away(cell, dx, dy), 'knight'))) return true;
  if (all.some(([dx, dy]) => is(away(cell, dx, dy), 'king'))) return true;
  const seen = (ways: readonly (readonly [number, number])[], name: PieceName) =>
    ways.some(([dx, dy]) => {
      let at = away(cell, dx, dy);
      while (at >= 0 && !cells[at]) at = away(at, dx, dy);
      return is(at, name, 'queen');
    });
  return seen(straight, 'rook') || seen(slanting, 'bishop');
}

const kingOf = ({ cells }: Position, side: Side) =>
  cells.findIndex((piece) => piece?.name === 'king' && piece.side === side);

export const isInCheck = (position: Position, side: Side = position.turn) =>
  isAttacked(position, kingOf(position, side), side === 0 ? 1 : 0);

/** All pseudo-legal moves, including those that leave the own king in check. */
export function pseudoMoves(position: Position): Move[] {
  const { cells, turn } = position;
  const moves: Move[] = [];
  for (let from = 0; from < 64; from++) {
    const piece = cells[from];
    if (!piece || piece.side !== turn) continue;
    if (piece.name === 'pawn') pawnMoves(position, from, moves);
    else if (piece.name === 'knight') stepTo(position, from, leaps, moves);
    else if (piece.name === 'king') {
      stepTo(position, from, all, moves);
      castlingMoves(position, from, moves);
    } else rayMoves(position, from, piece.name === 'rook' ? straight : piece.name === 'bishop' ? slanting : all, moves);
  }
  return moves;
}

function stepTo(
  { cells, turn }: Position,
  from: number,
  ways: readonly (readonly [number, number])[],
  moves: Move[],
): void {
  for (const [dx, dy] of ways) {
    const to = away(from, dx, dy);
    if (to >= 0 && cells[to]?.side !== turn) moves.push({ from, to });
  }
}

function rayMoves(
  { cells, turn }: Position,
  from: number,
  ways: readonly (readonly [number, number])[],
  moves: Move[],
): void {
  for (const [dx, dy] of ways) {
    for (let to = away(from, dx, dy); to >= 0; to = away(to, dx, dy)) {
      if (cells[to]?.side === turn) break;
      moves.push({ from, to });
      if (cells[to]) break;
    }
  }
}

function pawnMoves({ cells, turn, passant }: Position, from: number, moves: Move[]): void {
  const up = turn === 0 ? -1 : 1;
  const add = (to: number) => moves.push(to < 8 || to > 55 ? { from, to, promotes: true } : { from, to });
  const one = away(from, 0, up);
  if (one >= 0 && !cells[one]) {
    add(one);
    const two = away(from, 0, up * 2);
    if (from >> 3 === (turn === 0 ? 6 : 1) && !cells[two]) moves.push({ from, to: two });
  }
  for (const dx of [-1, 1]) {
    const to = away(from, dx, up);
    if (to < 0) continue;
    const taken = cells[to];
    if ((taken && taken.side !== turn) || to === passant) add(to);
  }
}

function castlingMoves(position: Position, from: number, moves: Move[]): void {
  const { cells, turn, castling } = position;
  const foe = turn === 0 ? 1 : 0;
  const isFree = (...at: number[]) => at.every((cell) => !cells[cell]);
  const isSafe = (...at: number[]) => at.every((cell) => !isAttacked(position, cell, foe));
  if (castling[turn][0] && isFree(from + 1, from + 2) && isSafe(from, from + 1, from + 2))
    moves.push({ from, to: from + 2 });
  if (castling[turn][1] && isFree(from - 1, from - 2, from - 3) && isSafe(from, from - 1, from - 2))
    moves.push({ from, to: from - 2 });
}

/** The position after a move; pawns become queens. */
export function after(position: Position, { from, to, promotes }: Move): Position {
  const { turn, passant } = position;
  const cells = [...position.cells];
  const piece = cells[from];
  if (!piece) return position;
  const isPawn = piece.name === 'pawn';
  const isTaking = cells[to] !== null || (isPawn && to === passant);
  cells[to] = promotes ? { name: 'queen', side: turn } : piece;
  cells[from] = null;
  if (isPawn && to === passant) cells[to + (turn === 0 ? 8 : -8)] = null;
  if (piece.name === 'king' && Math.abs(to - from) === 2) {
    const rook = to > from ? from + 3 : from - 4;
    cells[(from + to) / 2] = cells[rook] ?? null;
    cells[rook] = null;
  }
  const keeps = (side: Side, wing: 0 | 1) => {
    const [king, rook] = [side === 0 ? 60 : 4, (side === 0 ? 56 : 0) + (wing === 0 ? 7 : 0)];
    return position.castling[side][wing] && ![king, rook].includes(from) && ![king, rook].includes(to);
  };
  return {
    cells,
    turn: turn === 0 ? 1 : 0,
    castling: [
      [keeps(0, 0), keeps(0, 1)],
      [keeps(1, 0), keeps(1, 1)],
    ],
    passant: isPawn && Math.abs(to - from) === 16 ? (from + to) / 2 : -1,
    quiet: isPawn || isTaking ? 0 : position.quiet + 1,
  };
}

export function legalMoves(position: Position): Move[] {
  return pseudoMoves(position).filter((move) => !isInCheck(after(position, move), position.turn));
}

/** The state for the side to move: mated, a draw, or not over. */
export function stateOf(position: Position): 'mate' | 'draw' | null {
  if (!legalMoves(position).length) return isInCheck(position) ? 'mate' : 'draw';
  const left = position.cells.filter((piece) => piece && piece.name !== 'king');
  const isBare = left.length === 0 || (left.length === 1 && ['knight', 'bishop'].includes(left[0]?.name ?? ''));
  return position.quiet >= 100 || isBare ? 'draw' : null;
}
