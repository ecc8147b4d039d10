import type { Random } from '../../math/random.ts';
import { type Direction, steps } from '../../stage/input.ts';

export type Spot = { column: number; row: number };
export type Mirror = Spot & { isSlash: boolean; solved: boolean };

/** A board with a laser at its edge, mirrors that can be rotated, blocks that absorb light, and a target. */
export type Optics = {
  columns: number;
  rows: number;
  from: Spot;
  heading: Direction;
  target: Spot;
  mirrors: Mirror[];
  blocks: Spot[];
};

export type Beam = { cells: Spot[]; isLit: boolean };

const slash: Record<Direction, Direction> = { right: 'up', up: 'right', left: 'down', down: 'left' };
const backslash: Record<Direction, Direction> = { right: 'down', down: 'right', left: 'up', up: 'left' };

export const isAt = (a: Spot, b: Spot) => a.column === b.column && a.row === b.row;
const keyOf = ({ column, row }: Spot) => `${column} ${row}`;

function stepFrom({ column, row }: Spot, d: Direction): Spot {
  return { column: column + steps[d].x, row: row + steps[d].y };
}

/** Follows the light until it leaves the board, is absorbed or reaches the target. */
export function beamOf(optics: Optics): Beam {
  const cells: Spot[] = [];
  let { heading } = optics;
  let at = optics.from;
  for (let i = 0; i < optics.columns * optics.rows * 4; i++) {
    const isInside = at.column >= 0 && at.row >= 0 && at.column < optics.columns && at.row < optics.rows;
    if (!isInside) return { cells: [...cells, at], isLit: false };
    cells.push(at);
    if (isAt(at, optics.target)) return { cells, isLit: true };
    if (optics.blocks.some((block) => isAt(block, at))) return { cells, isLit: false };
    const mirror = optics.mirrors.find((one) => isAt(one, at));
    if (mirror) heading = (mirror.isSlash ? slash : backslash)[heading];
    at = stepFrom(at, heading);
  }
  return { cells, isLit: false };
}

/** A solvable board: the path of the light is generated first, then its mirrors are rotated. */
export function newOptics(columns: number, rows: number, mirrorCount: number, random: Random): Optics {
  for (let tries = 0; tries < 200; tries++) {
    const optics = layWay(columns, rows, mirrorCount, random);
    if (!optics) continue;
    addDecoys(optics, random);
    for (const mirror of optics.mirrors) mirror.isSlash = random.chance(0.5);
    // A random board may be solved from the start, by this path or another.
    if (!beamOf(optics).isLit) return optics;
  }
  return newOptics(columns, rows, Math.max(1, mirrorCount - 1), random);
}

function layWay(columns: number, rows: number, mirrorCount: number, random: Random): Optics | null {
  const from: Spot = { column: 0, row: random.int(0, rows - 1) };
  const mirrors: Mirror[] = [];
  const lit = new Set<string>([keyOf(from)]);
  let heading: Direction = 'right';
  let at = from;
  for (let n = 0; n <= mirrorCount; n++) {
    const room = roomAhead(at, heading, columns, rows, mirrors);
    if (room < 1) return null;
    const length = random.int(1, room);
    for (let i = 0; i < length; i++) {
      at = stepFrom(at, heading);
      const isEnd = i === length - 1;
      // No mirror may be on a cell the light has already crossed: it would have deflected it.
      if (isEnd && lit.has(keyOf(at))) return null;
      lit.add(keyOf(at));
    }
    if (n === mirrorCount) break;
    const isSlash = random.chance(0.5);
    mirrors.push({ ...at, isSlash, solved: isSlash });
    heading = (isSlash ? slash : backslash)[heading];
  }
  return {
    columns,
    rows,
    from,
    heading: 'right',
    target: at,
    mirrors,
    blocks: blocksBeside(lit, columns, rows, random),
  };
}

function roomAhead(from: Spot, d: Direction, columns: number, rows: number, mirrors: Mirror[]): number {
  let count = 0;
  for (let at = stepFrom(from, d); ; at = stepFrom(at, d)) {
    const isInside = at.column >= 0 && at.row >= 0 && at.column < columns && at.row < rows;
    if (!isInside || mirrors.some((one) => isAt(one, at))) return count;
    count++;
  }
}

function freeCells(lit: Set<string>, columns: number, rows: number): Spot[] {
  return Array.from({ length: columns * rows }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  })).filter((spot) => !lit.has(keyOf(spot)));
}

function blocksBeside(lit: Set<string>, columns: number, rows: number, random: Random): Spot[] {
  return random.shuffle(freeCells(lit, columns, rows)).slice(0, Math.round(columns * rows * 0.08));
}

/** Mirrors off the path, as distraction. */
function addDecoys(optics: Optics, random: Random): void {
  const lit = new Set(beamOf(optics).cells.map(keyOf));
  const taken = new Set([...lit, ...[...optics.blocks, ...optics.mirrors, optics.target, optics.from].map(keyOf)]);
  const free = random.shuffle(freeCells(taken, optics.columns, optics.rows));
  for (const spot of free.slice(0, Math.ceil(optics.mirrors.length / 2)))
    optics.mirrors.push({ ...spot, isSlash: true, solved: true });
}
