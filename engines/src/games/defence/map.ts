import type { Random } from '../../math/random.ts';

export type Cell = { x: number; y: number };
export type DefenceMap = { columns: number; rows: number; path: Cell[]; pads: Cell[] };

/**
 * A winding path from one end to the other and building pads next to it. It runs along the longer side of the board, so
 * that both orientations are equally hard.
 */
export function newMap(
  columns: number,
  rows: number,
  padCount: number,
  random: Random,
  way: Way = 'bends',
): DefenceMap {
  const tall = rows >= columns;
  const [long, short] = tall ? [rows, columns] : [columns, rows];
  const path = ways[way](long, short, random).map(
    ([along, across]): Cell => (tall ? { x: across, y: along } : { x: along, y: across }),
  );
  return { columns, rows, path, pads: padsBeside(path, columns, rows, padCount, random) };
}

/** Cells from the near end to the far one, in steps along the board and across it. */
type Steps = [along: number, across: number][];

export const ways = { bends, combs, stairs } satisfies Record<
  string,
  (long: number, short: number, random: Random) => Steps
>;
export type Way = keyof typeof ways;

/** From side to side. */
function bends(long: number, short: number, random: Random): Steps {
  const path: Steps = [];
  let across = random.int(1, short - 2);
  let along = 0;
  let side = across < short / 2 ? 1 : -1;
  path.push([0, across]);
  while (along < long - 1) {
    const straight = Math.min(long - 1 - along, random.int(2, 2));
    for (let i = 0; i < straight; i++) path.push([++along, across]);
    if (along >= long - 2) continue;
    const edge = side > 0 ? short - 1 : 0;
    const reach = Math.max(0, Math.abs(edge - across) - random.int(0, 1));
    for (let i = 0; i < reach; i++) {
      across += side;
      path.push([along, across]);
    }
    side = -side;
  }
  return path;
}

/** Down one side, back through the middle, and down the other side. */
function combs(long: number, short: number, random: Random): Steps {
  const isMirrored = random.chance(0.5);
  const turnAt = long - 2 - random.int(0, 1);
  const backAt = 1 + random.int(0, 1);
  const lanes = [0, Math.floor(short / 2), short - 1];
  const path: Steps = [[0, 0]];
  const go = (along: number, across: number) => {
    for (let last = path.at(-1); last && (last[0] !== along || last[1] !== across); last = path.at(-1)) {
      path.push([
        last[0] + Math.sign(along - last[0]),
        last[1] + (last[0] === along ? Math.sign(across - last[1]) : 0),
      ]);
    }
  };
  go(turnAt, lanes[0] ?? 0);
  go(turnAt, lanes[1] ?? 1);
  go(backAt, lanes[1] ?? 1);
  go(backAt, lanes[2] ?? 2);
  go(long - 1, lanes[2] ?? 2);
  return isMirrored ? path.map(([along, across]) => [along, short - 1 - across]) : path;
}

/** A diagonal staircase across the board and back. */
function stairs(long: number, short: number, random: Random): Steps {
  let side = random.chance(0.5) ? 1 : -1;
  let across = side > 0 ? 0 : short - 1;
  let along = 0;
  const path: Steps = [[0, across]];
  while (along < long - 1) {
    path.push([++along, across]);
    if (along === long - 1) break;
    if (across + side < 0 || across + side >= short) side = -side;
    for (let i = random.int(1, 2); i > 0 && across + side >= 0 && across + side < short; i--) {
      across += side;
      path.push([along, across]);
    }
  }
  return path;
}

/** The best pads first: those that cover most of the path. */
function padsBeside(path: Cell[], columns: number, rows: number, count: number, random: Random): Cell[] {
  const taken = new Set(path.map((c) => `${c.x} ${c.y}`));
  const spots: { cell: Cell; worth: number }[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (taken.has(`${x} ${y}`)) continue;
      const near = path.filter((c) => Math.hypot(c.x - x, c.y - y) < 1.6).length;
      if (near) spots.push({ cell: { x, y }, worth: near + random.range(0, 2) });
    }
  }
  spots.sort((a, b) => b.worth - a.worth);
  const pads: Cell[] = [];
  for (const { cell } of spots) {
    const close = pads.some((pad) => Math.abs(pad.x - cell.x) + Math.abs(pad.y - cell.y) < 2);
    if (!close && pads.length < count) pads.push(cell);
  }
  return pads;
}

/** The position on the path after this many cells. */
export function alongPath(path: Cell[], walked: number): Cell {
  const i = Math.max(0, Math.min(path.length - 1, Math.floor(walked)));
  const from = path[i] ?? { x: 0, y: 0 };
  const to = path[i + 1] ?? from;
  const share = Math.max(0, Math.min(1, walked - i));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
