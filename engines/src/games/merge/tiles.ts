import type { Random } from '../../math/random.ts';
import { type Direction, steps } from '../../stage/input.ts';

/** A tile of 2 to the power of `power`. `x` and `y` are where it is drawn while it slides to its cell. */
export type Tile = {
  power: number;
  column: number;
  row: number;
  x: number;
  y: number;
  /** Seconds since it appeared or grew. */
  age: number;
  /** The tile it merges into; it is removed when it arrives. */
  into: Tile | null;
};

export type Slide = { isMoved: boolean; merged: Tile[] };

const lying = (tiles: Tile[]) => tiles.filter((tile) => !tile.into);

export function tileAt(tiles: Tile[], column: number, row: number): Tile | undefined {
  return tiles.find((tile) => !tile.into && tile.column === column && tile.row === row);
}

/** Pushes all tiles in one direction: equal neighbours merge, each at most once. */
export function slide(tiles: Tile[], size: number, d: Direction): Slide {
  const { x: dx, y: dy } = steps[d];
  const grown = new Set<Tile>();
  let isMoved = false;
  // The tiles nearest to the wall move first.
  const order = lying(tiles).sort((a, b) => (b.column - a.column) * dx + (b.row - a.row) * dy);
  for (const tile of order) {
    let { column, row } = tile;
    for (;;) {
      const [c, r] = [column + dx, row + dy];
      if (c < 0 || r < 0 || c >= size || r >= size) break;
      const next = tileAt(tiles, c, r);
      if (next && next !== tile) {
        if (next.power === tile.power && !grown.has(next)) {
          tile.into = next;
          next.power++;
          next.age = 0;
          grown.add(next);
          [column, row] = [c, r];
        }
        break;
      }
      [column, row] = [c, r];
    }
    isMoved ||= column !== tile.column || row !== tile.row;
    tile.column = column;
    tile.row = row;
  }
  return { isMoved, merged: [...grown] };
}

/** Adds a 2, or occasionally a 4, on a free cell. */
export function addTile(tiles: Tile[], size: number, random: Random): Tile | null {
  const free: [number, number][] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) if (!tileAt(tiles, column, row)) free.push([column, row]);
  if (!free.length) return null;
  const [column, row] = random.pick(free);
  const tile: Tile = { power: random.chance(0.1) ? 2 : 1, column, row, x: column, y: row, age: -0.1, into: null };
  tiles.push(tile);
  return tile;
}

export function canMove(tiles: Tile[], size: number): boolean {
  const still = lying(tiles);
  if (still.length < size * size) return true;
  return still.some(
    (tile) =>
      tileAt(tiles, tile.column + 1, tile.row)?.power === tile.power ||
      tileAt(tiles, tile.column, tile.row + 1)?.power === tile.power,
  );
}

export const powerMax = (tiles: Tile[]) => Math.max(0, ...lying(tiles).map((tile) => tile.power));
