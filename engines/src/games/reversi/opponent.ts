import type { Random } from '../../math/random.ts';
import { other, type Side } from '../../stage/duel.ts';
import { choicesFor, countOf, type DiscMove, type Discs, movesFor, put, takeBack } from './rules.ts';

const corner = 60;
const edge = 6;
/** Next to an empty corner, which it may give away: diagonally, and along the edge. */
const besideCorner = [-25, -8] as const;
const oneMore = 4;

/** The value of each cell, while the corner next to it is empty. */
function worthOf(size: number): number[] {
  return Array.from({ length: size * size }, (_, cell) => {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    const [dx, dy] = [Math.min(x, size - 1 - x), Math.min(y, size - 1 - y)];
    if (dx + dy === 0) return corner;
    if (dx <= 1 && dy <= 1) return besideCorner[dx + dy === 2 ? 0 : 1];
    return dx === 0 || dy === 0 ? edge : 0;
  });
}

const tables = new Map<number, number[]>();

function worthIn(size: number): number[] {
  const known = tables.get(size) ?? worthOf(size);
  tables.set(size, known);
  return known;
}

const cornerBeside = (size: number, cell: number): number => {
  const end = (place: number) => (place < size / 2 ? 0 : size - 1);
  return end(Math.floor(cell / size)) * size + end(cell % size);
};

/** Places and choices count, not discs: those are only worth something at the end. */
function promiseFor(discs: Discs, side: Side, choices: number): number {
  const { size, cells } = discs;
  const worth = worthIn(size);
  let sum = oneMore * (choices - choicesFor(discs, other(side)));
  for (let cell = 0; cell < cells.length; cell++) {
    const owner = cells[cell];
    if (owner === null || owner === undefined) continue;
    const value = worth[cell] ?? 0;
    // Once the corner is taken, nothing is given away beside it.
    const counted = value < 0 && cells[cornerBeside(size, cell)] !== null ? edge : value;
    sum += owner === side ? counted : -counted;
  }
  return sum;
}

const sure = 10_000;

const lead = (discs: Discs, side: Side): number => countOf(discs, side) - countOf(discs, other(side));

function valueFor(discs: Discs, side: Side, depth: number, low: number, high: number, isAfterPass = false): number {
  const choices = depth <= 0 ? choicesFor(discs, side) : 0;
  if (choices > 0) return promiseFor(discs, side, choices);
  const moves = movesFor(discs, side);
  if (moves.length === 0) {
    if (isAfterPass) return Math.sign(lead(discs, side)) * sure + lead(discs, side);
    return -valueFor(discs, other(side), depth, -high, -low, true);
  }
  let best = -Infinity;
  for (const move of byWorth(discs, moves)) {
    best = Math.max(best, -valueAfter(discs, move, side, depth, -high, -Math.max(low, best)));
    if (best >= high) break;
  }
  return best;
}

/** Corners first: good moves cut the search short. */
function byWorth({ size }: Discs, moves: DiscMove[]): DiscMove[] {
  const worth = worthIn(size);
  return moves.sort((a, b) => (worth[b.cell] ?? 0) - (worth[a.cell] ?? 0));
}

function valueAfter(discs: Discs, move: DiscMove, side: Side, depth: number, low: number, high: number): number {
  put(discs, move, side);
  const value = valueFor(discs, other(side), depth - 1, low, high);
  takeBack(discs, move, side);
  return value;
}

const pliesOfLevel = [0, 0, 2, 4];
/** On a larger board it would think too long. */
const pliesOnLargeBoard = 3;
/** The best level plays the last moves perfectly. */
const lastMoves = 8;

/** Careless at first: it turns over as many as it can, as beginners do. Then it looks ahead. */
export function chooseDisc(discs: Discs, side: Side, level: number, random: Random): DiscMove | null {
  const moves = random.shuffle(movesFor(discs, side));
  if (level <= 1) return moves.reduce<DiscMove | null>((best, one) => (isMore(one, best) ? one : best), null);
  const free = discs.cells.filter((one) => one === null).length;
  const plies = Math.min(pliesOfLevel[level] ?? 2, discs.size > 8 ? pliesOnLargeBoard : Infinity);
  const depth = level >= 3 && free <= lastMoves ? free : plies;
  let best: DiscMove | null = null;
  let bestValue = -Infinity;
  for (const move of byWorth(discs, moves)) {
    const value = -valueAfter(discs, move, side, depth, -Infinity, -bestValue);
    if (value > bestValue || best === null) [best, bestValue] = [move, value];
  }
  return best;
}

const isMore = (one: DiscMove, best: DiscMove | null): boolean => one.turned.length > (best?.turned.length ?? 0);
