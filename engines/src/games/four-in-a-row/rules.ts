import type { Random } from '../../math/random.ts';
import { other, type Side } from '../../stage/duel.ts';

/** Cells row by row from the top. */
export type Rack = { columns: number; rows: number; cells: (Side | null)[]; lines: number[][] };

export function newRack(columns: number, rows: number): Rack {
  const lines: number[][] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const [endColumn, endRow] = [column + dx * 3, row + dy * 3];
        if (endColumn < 0 || endColumn >= columns || endRow >= rows) continue;
        lines.push([0, 1, 2, 3].map((i) => (row + dy * i) * columns + column + dx * i));
      }
  return { columns, rows, cells: Array.from({ length: columns * rows }, () => null), lines };
}

/** The cell a disc falls into, or -1 when the column is full. */
export function landingOf({ columns, rows, cells }: Rack, column: number): number {
  for (let row = rows - 1; row >= 0; row--) if (cells[row * columns + column] === null) return row * columns + column;
  return -1;
}

export const openColumns = (rack: Rack) =>
  Array.from({ length: rack.columns }, (_, i) => i).filter((column) => landingOf(rack, column) >= 0);

export function wonLine({ cells, lines }: Rack): number[] | null {
  for (const line of lines) {
    const first = cells[line[0] ?? 0];
    if (first !== null && line.every((i) => cells[i] === first)) return line;
  }
  return null;
}

const depthOfLevel = [1, 2, 4, 5];

/** Looks ahead as far as its level allows; the first level often overlooks moves. */
export function chooseColumn(rack: Rack, side: Side, level: number, random: Random): number {
  const middle = (rack.columns - 1) / 2;
  const open = random.shuffle(openColumns(rack)).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (level === 1 && random.chance(0.45)) return random.pick(open);
  const depth = depthOfLevel[level] ?? 2;
  let best = open[0] ?? 0;
  let bestValue = -Infinity;
  for (const column of open) {
    const value = -valueAfter(rack, column, side, depth, -Infinity, -bestValue);
    if (value > bestValue) [best, bestValue] = [column, value];
  }
  return best;
}

/** Makes a move, evaluates the replies, and takes it back. */
function valueAfter(rack: Rack, column: number, side: Side, depth: number, low: number, high: number): number {
  const i = landingOf(rack, column);
  rack.cells[i] = side;
  const value = wonLine(rack) ? -100_000 - depth : valueFor(rack, other(side), depth - 1, low, high);
  rack.cells[i] = null;
  return value;
}

function valueFor(rack: Rack, side: Side, depth: number, low: number, high: number): number {
  const open = openColumns(rack);
  if (!open.length) return 0;
  if (depth <= 0) return promiseFor(rack, side);
  let best = low;
  for (const column of open) {
    best = Math.max(best, -valueAfter(rack, column, side, depth, -high, -best));
    if (best >= high) break;
  }
  return best;
}

function promiseFor({ cells, lines }: Rack, side: Side): number {
  let sum = 0;
  for (const line of lines) {
    let [own, theirs] = [0, 0];
    for (const i of line) {
      if (cells[i] === side) own++;
      else if (cells[i] !== null) theirs++;
    }
    if (own && !theirs) sum += own * own * own;
    if (theirs && !own) sum -= theirs * theirs * theirs;
  }
  return sum;
}
