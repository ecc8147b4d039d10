import type { Random } from '../../math/random.ts';
import { other, type Side } from '../../stage/duel.ts';

export type Cells = (Side | null)[];

/** All winning lines: three cells on the small board, four on larger ones, unless the game says how many. */
export function linesOf(size: number, need = size === 3 ? 3 : 4): number[][] {
  const lines: number[][] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const [endColumn, endRow] = [column + dx * (need - 1), row + dy * (need - 1)];
        if (endColumn < 0 || endColumn >= size || endRow >= size) continue;
        lines.push(Array.from({ length: need }, (_, i) => (row + dy * i) * size + column + dx * i));
      }
  return lines;
}

export function wonLine(cells: Cells, lines: number[][]): number[] | null {
  for (const line of lines) {
    const first = cells[line[0] ?? 0];
    if (first !== null && first !== undefined && line.every((i) => cells[i] === first)) return line;
  }
  return null;
}

export const freeCells = (cells: Cells) => cells.flatMap((cell, i) => (cell === null ? [i] : []));

/** Level 1 overlooks much, 2 sees immediate wins and losses, 3 looks ahead: on the small board to the end. */
export function chooseMove(cells: Cells, lines: number[][], side: Side, level: number, random: Random): number {
  const free = random.shuffle(freeCells(cells));
  if (cells.length > searchedMax) return likelyMove(cells, lines, side, level, free, random);
  if (level >= 3) return bestMove(cells, lines, side, free);
  if (level === 2 || random.chance(0.3)) {
    for (const who of [side, other(side)]) {
      const winning = free.find((i) => wonLine(boardWith(cells, i, who), lines));
      if (winning !== undefined) return winning;
    }
  }
  return free[0] ?? 0;
}

/** Boards with more cells are too large to look ahead on. */
const searchedMax = 25;

/** The cell of the fullest lines, own or to be blocked; the lower the level, the more often a lesser one. */
function likelyMove(
  cells: Cells,
  lines: number[][],
  side: Side,
  level: number,
  free: number[],
  random: Random,
): number {
  const worth = cells.map(() => 0);
  for (const line of lines) {
    const own = line.filter((i) => cells[i] === side).length;
    const theirs = line.filter((i) => cells[i] === other(side)).length;
    if (own > 0 && theirs > 0) continue;
    for (const i of line) worth[i] = (worth[i] ?? 0) + (own > 0 ? 1.5 * 9 ** own : 9 ** theirs);
  }
  const ranked = free.toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0));
  const isCareless = random.chance([0, 0.45, 0.2, 0][level] ?? 0);
  return ranked[isCareless ? random.int(1, 4) : 0] ?? ranked[0] ?? 0;
}

function boardWith(cells: Cells, i: number, side: Side): Cells {
  const copy = [...cells];
  copy[i] = side;
  return copy;
}

function bestMove(cells: Cells, lines: number[][], side: Side, free: number[]): number {
  const depth = cells.length === 9 ? 9 : cells.length === 16 ? 4 : 3;
  let best = free[0] ?? 0;
  let bestValue = -Infinity;
  const board = [...cells];
  for (const i of free) {
    board[i] = side;
    const value = -valueFor(board, lines, other(side), depth - 1, -Infinity, -bestValue);
    board[i] = null;
    if (value > bestValue) [best, bestValue] = [i, value];
  }
  return best;
}

/** The evaluation for the side to move. */
function valueFor(board: Cells, lines: number[][], side: Side, depth: number, low: number, high: number): number {
  if (wonLine(board, lines)) return -10_000 - depth;
  const free = freeCells(board);
  if (!free.length) return 0;
  if (depth <= 0) return promiseFor(board, lines, side);
  let best = low;
  for (const i of free) {
    board[i] = side;
    const value = -valueFor(board, lines, other(side), depth - 1, -high, -best);
    board[i] = null;
    if (value > best) best = value;
    if (best >= high) break;
  }
  return best;
}

/** Lines occupied by one side only, worth more the fuller they are. */
function promiseFor(board: Cells, lines: number[][], side: Side): number {
  let sum = 0;
  for (const line of lines) {
    const own = line.filter((i) => board[i] === side).length;
    const theirs = line.filter((i) => board[i] === other(side)).length;
    if (own && !theirs) sum += 8 ** own;
    if (theirs && !own) sum -= 8 ** theirs;
  }
  return sum;
}
