import type { Random } from '../../math/random.ts';
import { after, isInCheck, legalMoves, type Move, type PieceName, type Position, pseudoMoves } from './position.ts';

export const worth: Record<PieceName, number> = {
  pawn: 100,
  knight: 310,
  bishop: 325,
  rook: 500,
  queen: 900,
  king: 20_000,
};

/** The evaluation for the side to move: pieces and their squares. */
export function standingOf({ cells, turn }: Position): number {
  let sum = 0;
  for (let i = 0; i < 64; i++) {
    const piece = cells[i];
    if (!piece) continue;
    const [x, y] = [i & 7, i >> 3];
    const forward = piece.side === 0 ? 6 - y : y - 1;
    const central = 7 - Math.abs(3.5 - x) - Math.abs(3.5 - y);
    let value = worth[piece.name];
    if (piece.name === 'pawn') value += forward * 6 + (x === 3 || x === 4 ? forward * 4 : 0);
    else if (piece.name === 'knight' || piece.name === 'bishop') value += central * 6 + (forward >= 0 ? 8 : 0);
    else if (piece.name === 'queen') value += central * 2;
    else if (piece.name === 'king') value -= central * 5;
    sum += piece.side === turn ? value : -value;
  }
  return sum;
}

const plies = [1, 1, 2, 3];

/**
 * The first level looks one move ahead and makes mistakes, the second two, the third three and every exchange to its
 * end.
 */
export function chooseMove(position: Position, level: number, random: Random): Move | null {
  const moves = random.shuffle(legalMoves(position));
  const depth = plies[level] ?? 2;
  const error = level === 1 ? 170 : level === 2 ? 40 : 6;
  let best: Move | null = null;
  let bestValue = -Infinity;
  for (const move of sorted(position, moves)) {
    const value = -search(after(position, move), depth - 1, -Infinity, error - bestValue) + random.range(-error, error);
    if (value > bestValue) [best, bestValue] = [move, value];
  }
  return best;
}

/** Good captures first, because they cause most cutoffs. */
function sorted({ cells }: Position, moves: Move[]): Move[] {
  const gain = ({ from, to, promotes }: Move) => {
    const [taken, taker] = [cells[to], cells[from]];
    return (taken ? worth[taken.name] * 10 - worth[taker?.name ?? 'pawn'] : 0) + (promotes ? 900 : 0);
  };
  return moves
    .map((move) => ({ move, gain: gain(move) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ move }) => move);
}

function search(position: Position, depth: number, low: number, high: number): number {
  if (depth <= 0) return exchanges(position, low, high, 3);
  let best = -Infinity;
  let isStuck = true;
  for (const move of sorted(position, pseudoMoves(position))) {
    const next = after(position, move);
    if (isInCheck(next, position.turn)) continue;
    isStuck = false;
    const value = -search(next, depth - 1, -high, -Math.max(low, best));
    if (value > best) best = value;
    if (best >= high) break;
  }
  if (isStuck) return isInCheck(position) ? -100_000 - depth : 0;
  return best;
}

/** Quiescence search: follows captures only, so that it does not stop in the middle of an exchange. */
function exchanges(position: Position, low: number, high: number, depth: number): number {
  let best = standingOf(position);
  if (depth <= 0 || best >= high) return best;
  const captures = pseudoMoves(position).filter(({ to }) => position.cells[to]);
  for (const move of sorted(position, captures)) {
    if (position.cells[move.to]?.name === 'king') return 50_000;
    const value = -exchanges(after(position, move), -high, -Math.max(low, best), depth - 1);
    if (value > best) best = value;
    if (best >= high) break;
  }
  return best;
}
