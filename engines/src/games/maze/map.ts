import type { Random } from '../../math/random.ts';
import type { Direction } from '../../stage/input.ts';
import { steps } from '../../stage/input.ts';

export type Cell = { x: number; y: number };
export type MazeMap = { columns: number; rows: number; open: boolean[] };

export const isOpen = (map: MazeMap, { x, y }: Cell): boolean =>
  x >= 0 && y >= 0 && x < map.columns && y < map.rows && (map.open[y * map.columns + x] ?? false);

const directions: Direction[] = ['up', 'left', 'down', 'right'];

export const exitsOf = (map: MazeMap, cell: Cell): Direction[] =>
  directions.filter((d) => isOpen(map, { x: cell.x + steps[d].x, y: cell.y + steps[d].y }));

/** The cell with the longest path to it. */
export function farthestFrom(map: MazeMap, from: Cell): Cell {
  const reached = new Set([from.y * map.columns + from.x]);
  const queue = [from];
  for (const here of queue) {
    for (const d of exitsOf(map, here)) {
      const next = { x: here.x + steps[d].x, y: here.y + steps[d].y };
      const index = next.y * map.columns + next.x;
      if (reached.has(index)) continue;
      reached.add(index);
      queue.push(next);
    }
  }
  return queue.at(-1) ?? from;
}

/**
 * Corridors on the odd cells, the left half mirrored to the right, without dead ends, because foes hunt in it. Columns
 * must be 4n + 1, so that the two halves meet at a wall; rows must be odd.
 */
export function newMaze(columns: number, rows: number, random: Random, style: MazeStyle = 'tangle'): MazeMap {
  const map: MazeMap = { columns, rows, open: Array.from({ length: columns * rows }, () => false) };
  if (style === 'rings') digRings(map, random);
  else digTangle(map, random);
  if (style === 'rooms') digRooms(map, random);
  return map;
}

export const mazeStyles = ['tangle', 'rooms', 'rings'] as const;
export type MazeStyle = (typeof mazeStyles)[number];

function digTangle(map: MazeMap, random: Random): void {
  const { columns, rows } = map;
  const half = (columns - 1) / 2;
  const dig = (x: number, y: number) => {
    map.open[y * columns + x] = true;
    map.open[y * columns + (columns - 1 - x)] = true;
  };
  const nodes: Cell[] = [];
  for (let y = 1; y < rows; y += 2) for (let x = 1; x < half; x += 2) nodes.push({ x, y });
  const seen = new Set<string>();
  const key = (c: Cell) => `${c.x} ${c.y}`;
  const inHalf = (c: Cell) => c.x > 0 && c.x < half && c.y > 0 && c.y < rows - 1;
  const walk = (from: Cell) => {
    seen.add(key(from));
    dig(from.x, from.y);
    for (const d of random.shuffle(directions)) {
      const to = { x: from.x + steps[d].x * 2, y: from.y + steps[d].y * 2 };
      if (!inHalf(to) || seen.has(key(to))) continue;
      dig(from.x + steps[d].x, from.y + steps[d].y);
      walk(to);
    }
  };
  walk({ x: 1, y: 1 });
  for (let y = 1; y < rows; y += 2) if (y === 1 || y === rows - 2 || y % 6 === 3) dig(half, y);
  for (const node of nodes) {
    if (exitsOf(map, node).length > 1) continue;
    const shut = directions.filter((d) => {
      const wall = { x: node.x + steps[d].x, y: node.y + steps[d].y };
      return inHalf({ x: node.x + steps[d].x * 2, y: node.y + steps[d].y * 2 }) && !isOpen(map, wall);
    });
    const d = shut.length ? random.pick(shut) : null;
    if (d) dig(node.x + steps[d].x, node.y + steps[d].y);
  }
}

/** Opens a cell and its mirror image. */
function digBoth({ columns, open }: MazeMap, x: number, y: number): void {
  open[y * columns + x] = true;
  open[y * columns + (columns - 1 - x)] = true;
}

/** Open areas in the maze, where a chase can turn around. */
function digRooms(map: MazeMap, random: Random): void {
  const { columns, rows } = map;
  const count = Math.max(2, Math.round((columns * rows) / 90));
  for (let i = 0; i < count; i++) {
    const left = 1 + 2 * random.int(0, Math.max(0, (columns - 1) / 4 - 2));
    const top = 1 + 2 * Math.floor(((i + random.next()) / count) * ((rows - 3) / 2));
    for (let y = top; y <= Math.min(rows - 2, top + 2); y++) for (let x = left; x <= left + 2; x++) digBoth(map, x, y);
  }
}

/** Concentric rings of corridors with gates between them. */
function digRings(map: MazeMap, random: Random): void {
  const { columns, rows } = map;
  const last = Math.min(columns, rows) - 1;
  for (let inset = 1; inset <= last - inset - 2; inset += 2) {
    for (let x = inset; x < columns - inset; x++) for (const y of [inset, rows - 1 - inset]) digBoth(map, x, y);
    for (let y = inset; y < rows - inset; y++) digBoth(map, inset, y);
    if (inset === 1) continue;
    const wide = (columns - 1) / 2 - inset;
    for (const y of [inset - 1, rows - inset]) digBoth(map, inset + random.int(0, wide - 1), y);
    digBoth(map, inset - 1, random.int(inset + 1, rows - 2 - inset));
  }
}
