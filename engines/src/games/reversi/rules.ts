import { other, type Side } from '../../stage/duel.ts';

/** Cells row by row from the top. */
export type Discs = { size: number; cells: (Side | null)[] };

/** Four discs in the middle, crosswise. */
export function startDiscs(size: number): Discs {
  const cells = Array.from({ length: size * size }, (): Side | null => null);
  const low = (size / 2 - 1) * (size + 1);
  cells[low] = cells[low + size + 1] = 1;
  cells[low + 1] = cells[low + size] = 0;
  return { size, cells };
}

const ways = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const)).filter(([dx, dy]) => dx || dy);

/** The discs enclosed by one of this side in the cell, which turns them over; without any it may not be put there. */
export function enclosedBy({ size, cells }: Discs, cell: number, side: Side): number[] {
  if (cells[cell] !== null) return [];
  const enclosed: number[] = [];
  for (const [dx, dy] of ways) {
    let [x, y] = [(cell % size) + dx, Math.floor(cell / size) + dy];
    const passed: number[] = [];
    while (x >= 0 && y >= 0 && x < size && y < size) {
      const at = y * size + x;
      const found = cells[at];
      if (found === side) enclosed.push(...passed);
      if (found === side || found === null) break;
      passed.push(at);
      x += dx;
      y += dy;
    }
  }
  return enclosed;
}

/** A cell and the discs that turn over. */
export type DiscMove = { cell: number; turned: number[] };

export const movesFor = (discs: Discs, side: Side): DiscMove[] =>
  discs.cells
    .map((_, cell) => ({ cell, turned: enclosedBy(discs, cell, side) }))
    .filter(({ turned }) => turned.length > 0);

/** In place, because the search tries thousands of moves. */
export function put({ cells }: Discs, { cell, turned }: DiscMove, side: Side): void {
  for (const one of [cell, ...turned]) cells[one] = side;
}

export function takeBack({ cells }: Discs, { cell, turned }: DiscMove, side: Side): void {
  cells[cell] = null;
  for (const one of turned) cells[one] = other(side);
}

export const countOf = ({ cells }: Discs, side: Side): number => cells.filter((one) => one === side).length;

/** Whoever has more discs once nobody can move. */
export function winnerOf(discs: Discs): Side | 'draw' {
  const lead = countOf(discs, 0) - countOf(discs, 1);
  return lead === 0 ? 'draw' : lead > 0 ? 0 : 1;
}
