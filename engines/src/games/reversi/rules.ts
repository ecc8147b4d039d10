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

/** The cells from a cell to the edge, in each of the eight directions; none if the next but one is off the board. */
function raysFrom(size: number, cell: number): number[][] {
  return ways
    .map(([dx, dy]) => {
      const ray: number[] = [];
      let [x, y] = [(cell % size) + dx, Math.floor(cell / size) + dy];
      for (; x >= 0 && y >= 0 && x < size && y < size; x += dx, y += dy) ray.push(y * size + x);
      return ray;
    })
    .filter((ray) => ray.length > 1);
}

const raysOfSize = new Map<number, number[][][]>();

/** The search looks along them thousands of times. */
function raysOf(size: number): number[][][] {
  const known = raysOfSize.get(size) ?? Array.from({ length: size * size }, (_, cell) => raysFrom(size, cell));
  raysOfSize.set(size, known);
  return known;
}

/** How many discs along a ray lie between the cell and the next one of this side. */
function enclosedAlong(cells: Discs['cells'], ray: number[], side: Side): number {
  for (let i = 0; i < ray.length; i++) {
    const found = cells[ray[i] ?? 0];
    if (found === side) return i;
    if (found === null) return 0;
  }
  return 0;
}

/** The discs enclosed by one of this side in the cell, which turns them over; without any it may not be put there. */
export function enclosedBy({ size, cells }: Discs, cell: number, side: Side): number[] {
  if (cells[cell] !== null) return [];
  return (raysOf(size)[cell] ?? []).flatMap((ray) => ray.slice(0, enclosedAlong(cells, ray, side)));
}

/** In how many cells this side may put a disc. */
export function choicesFor({ size, cells }: Discs, side: Side): number {
  const rays = raysOf(size);
  let count = 0;
  for (let cell = 0; cell < cells.length; cell++)
    if (cells[cell] === null && rays[cell]?.some((ray) => enclosedAlong(cells, ray, side) > 0)) count++;
  return count;
}

/** A cell and the discs that turn over. */
export type DiscMove = { cell: number; turned: number[] };

export const movesFor = (discs: Discs, side: Side): DiscMove[] =>
  discs.cells.flatMap((_, cell) => {
    const turned = enclosedBy(discs, cell, side);
    return turned.length > 0 ? [{ cell, turned }] : [];
  });

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
