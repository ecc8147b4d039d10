import type { Random } from '../../math/random.ts';
import { other, type Side } from '../../stage/duel.ts';

export type Man = { side: Side; isKing: boolean };
/** Cells row by row from the top; side 0 moves up. */
export type Draughts = { cells: (Man | null)[]; turn: Side; quiet: number };
/** The cells a man passes, and the men it captures. */
export type DraughtsMove = { from: number; path: number[]; taken: number[] };

export const isDark = (cell: number) => ((cell & 7) + (cell >> 3)) % 2 === 1;

export function startDraughts(): Draughts {
  const cells = Array.from({ length: 64 }, (_, cell): Man | null => {
    if (!isDark(cell)) return null;
    return cell < 24 ? { side: 1, isKing: false } : cell >= 40 ? { side: 0, isKing: false } : null;
  });
  return { cells, turn: 0, quiet: 0 };
}

const away = (from: number, dx: number, dy: number) => {
  const [x, y] = [(from & 7) + dx, (from >> 3) + dy];
  return x < 0 || x > 7 || y < 0 || y > 7 ? -1 : y * 8 + x;
};

function waysOf({ side, isKing }: Man): [number, number][] {
  const rows = isKing ? [-1, 1] : [side === 0 ? -1 : 1];
  return rows.flatMap((dy): [number, number][] => [
    [-1, dy],
    [1, dy],
  ]);
}

/** Every complete chain of jumps of one man. */
function jumps(cells: (Man | null)[], man: Man, from: number, start: number, taken: number[]): DraughtsMove[] {
  const found: DraughtsMove[] = [];
  for (const [dx, dy] of waysOf(man)) {
    const [over, to] = [away(from, dx, dy), away(from, dx * 2, dy * 2)];
    if (over < 0 || to < 0 || taken.includes(over)) continue;
    if (cells[over]?.side !== other(man.side) || (cells[to] && to !== start)) continue;
    const isCrowned = !man.isKing && (to < 8 || to > 55);
    const further = isCrowned ? [] : jumps(cells, man, to, start, [...taken, over]);
    if (!further.length) found.push({ from: start, path: [to], taken: [...taken, over] });
    for (const move of further) found.push({ ...move, path: [to, ...move.path] });
  }
  return found;
}

/** All legal moves; a capture is mandatory. */
export function movesOf({ cells, turn }: Draughts): DraughtsMove[] {
  const own = cells.flatMap((man, cell) => (man?.side === turn ? [{ man, cell }] : []));
  const takes = own.flatMap(({ man, cell }) => jumps(cells, man, cell, cell, []));
  if (takes.length) return takes;
  return own.flatMap(({ man, cell }) =>
    waysOf(man)
      .map(([dx, dy]) => away(cell, dx, dy))
      .filter((to) => to >= 0 && !cells[to])
      .map((to) => ({ from: cell, path: [to], taken: [] })),
  );
}

export function afterMove(position: Draughts, { from, path, taken }: DraughtsMove): Draughts {
  const cells = [...position.cells];
  const man = cells[from];
  const to = path.at(-1) ?? from;
  if (!man) return position;
  for (const cell of [from, ...taken]) cells[cell] = null;
  cells[to] = { side: man.side, isKing: man.isKing || to < 8 || to > 55 };
  return { cells, turn: other(position.turn), quiet: taken.length || !man.isKing ? 0 : position.quiet + 1 };
}

function standing({ cells, turn }: Draughts): number {
  let sum = 0;
  for (let cell = 0; cell < 64; cell++) {
    const man = cells[cell];
    if (!man) continue;
    const forward = man.side === 0 ? 7 - (cell >> 3) : cell >> 3;
    const column = cell & 7;
    const value = man.isKing
      ? 175
      : 100 + forward * 4 + (forward === 0 ? 10 : 0) + (column === 0 || column === 7 ? 3 : 0);
    sum += man.side === turn ? value : -value;
  }
  return sum;
}

function search(position: Draughts, depth: number, low: number, high: number): number {
  const moves = movesOf(position);
  if (!moves.length) return -10_000 - depth;
  // Exchanges are searched to their end.
  if (depth <= 0 && !moves[0]?.taken.length) return standing(position);
  let best = -Infinity;
  for (const move of moves) {
    best = Math.max(best, -search(afterMove(position, move), depth - 1, -high, -Math.max(low, best)));
    if (best >= high) break;
  }
  return best;
}

const plies = [1, 1, 3, 5];

export function chooseDraughts(position: Draughts, level: number, random: Random): DraughtsMove | null {
  const error = level === 1 ? 60 : level === 2 ? 12 : 2;
  let best: DraughtsMove | null = null;
  let bestValue = -Infinity;
  for (const move of random.shuffle(movesOf(position))) {
    const value =
      -search(afterMove(position, move), (plies[level] ?? 3) - 1, -Infinity, error - bestValue) +
      random.range(-error, error);
    if (value > bestValue) [best, bestValue] = [move, value];
  }
  return best;
}
