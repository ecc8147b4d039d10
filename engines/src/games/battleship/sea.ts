import type { Random } from '../../math/random.ts';

export type Ship = { cells: number[] };

/** A square of water row by row, the ships in it, and the cells that were fired at or are known to be empty. */
export type Sea = { size: number; ships: Ship[]; tried: boolean[] };

/** What everybody can see of a cell. */
export type Mark = 'open' | 'miss' | 'hit' | 'sunk';

const fleets: Record<number, number[]> = {
  5: [3, 2, 2],
  6: [3, 3, 2],
  7: [4, 3, 2, 2],
  8: [4, 3, 3, 2, 2],
  9: [4, 4, 3, 3, 2],
  10: [5, 4, 3, 3, 2, 2],
};

/** The lengths of the ships; of a requested number the first are the longest. */
export function lengthsOf(size: number, asked: number): number[] {
  const usual = fleets[size] ?? [4, 3, 3, 2, 2];
  return asked > 0 ? Array.from({ length: asked }, (_, i) => usual[i] ?? (i < 7 ? 2 : 1)) : usual;
}

/** Ships at random, none of which touches another, not even at a corner. */
export function newSea(size: number, lengths: number[], random: Random): Sea {
  for (;;) {
    const ships: Ship[] = [];
    const taken = new Set<number>();
    for (const length of lengths) {
      const free = linesOf(size, length).filter((cells) => !cells.some((i) => taken.has(i)));
      if (free.length === 0) break;
      const cells = random.pick(free);
      ships.push({ cells });
      for (const i of cells) for (const near of [i, ...around(size, i)]) taken.add(near);
    }
    if (ships.length === lengths.length)
      return { size, ships, tried: Array.from({ length: size * size }, () => false) };
  }
}

/** Every place for a ship of this length. */
export function linesOf(size: number, length: number): number[][] {
  const lines: number[][] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column + length <= size; column++) {
      const steps = Array.from({ length }, (_, n) => column + n);
      lines.push(steps.map((at) => row * size + at));
      if (length > 1) lines.push(steps.map((at) => at * size + row));
    }
  return lines;
}

/** The eight cells next to one. */
function around(size: number, i: number): number[] {
  const [x, y] = [i % size, Math.floor(i / size)];
  const near: number[] = [];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [cx, cy] = [x + dx, y + dy];
      if ((dx || dy) && cx >= 0 && cy >= 0 && cx < size && cy < size) near.push(cy * size + cx);
    }
  return near;
}

export const isSunk = ({ tried }: Sea, { cells }: Ship) => cells.every((i) => tried[i]);
export const isDefeated = (sea: Sea) => sea.ships.every((ship) => isSunk(sea, ship));
export const shipAt = ({ ships }: Sea, i: number) => ships.find(({ cells }) => cells.includes(i));

export function markOf(sea: Sea, i: number): Mark {
  if (!sea.tried[i]) return 'open';
  const ship = shipAt(sea, i);
  return ship === undefined ? 'miss' : isSunk(sea, ship) ? 'sunk' : 'hit';
}

/** Since ships never touch, the water around one that sinks is known to be empty, and marked. */
export function fireAt(sea: Sea, i: number): Mark {
  sea.tried[i] = true;
  const mark = markOf(sea, i);
  if (mark === 'sunk')
    for (const cell of shipAt(sea, i)?.cells ?? []) for (const near of around(sea.size, cell)) sea.tried[near] = true;
  return mark;
}
