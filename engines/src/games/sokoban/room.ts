import { at, type Random } from '../../math/random.ts';
import { type Direction, steps } from '../../stage/input.ts';

/** Who stands where, as cells row by row. */
export type Moved = { hero: number; crates: number[] };

/** A push of the crate in a cell. */
type Push = { from: number; d: Direction };

export type Room = {
  columns: number;
  rows: number;
  walls: boolean[];
  /** Where the crates belong. */
  marks: number[];
  start: Moved;
  /** The pushes that solve it. */
  solution: Push[];
};

const directions = Object.keys(steps) as Direction[];
const opposite: Record<Direction, Direction> = { left: 'right', right: 'left', up: 'down', down: 'up' };

type Floor = Pick<Room, 'columns' | 'rows' | 'walls'>;

/** The next cell in a direction, or -1 at a wall. */
export function cellBeside({ columns, rows, walls }: Floor, i: number, d: Direction): number {
  const [x, y] = [(i % columns) + steps[d].x, Math.floor(i / columns) + steps[d].y];
  const next = y * columns + x;
  return x < 0 || y < 0 || x >= columns || y >= rows || walls[next] ? -1 : next;
}

/** The way of the hero to each cell that can be reached without a push. */
function waysFrom(floor: Floor, { hero, crates }: Moved): Map<number, Direction[]> {
  const ways = new Map<number, Direction[]>([[hero, []]]);
  for (const [here, way] of ways)
    for (const d of directions) {
      const next = cellBeside(floor, here, d);
      if (next >= 0 && !ways.has(next) && !crates.includes(next)) ways.set(next, [...way, d]);
    }
  return ways;
}

/** The shortest way to a free cell, or null. */
export const wayTo = (floor: Floor, moved: Moved, cell: number): Direction[] | null =>
  waysFrom(floor, moved).get(cell) ?? null;

/** One step, which may push a crate; null if a wall or a second crate is in the way. */
export function step(floor: Floor, { hero, crates }: Moved, d: Direction): Moved | null {
  const next = cellBeside(floor, hero, d);
  if (next < 0) return null;
  if (!crates.includes(next)) return { hero: next, crates };
  const behind = cellBeside(floor, next, d);
  if (behind < 0 || crates.includes(behind)) return null;
  return { hero: next, crates: crates.map((crate) => (crate === next ? behind : crate)) };
}

export const isSolved = ({ marks }: Room, { crates }: Moved) => marks.every((mark) => crates.includes(mark));

/** The best of several rooms, each of which can be solved. */
export function newRoom(columns: number, rows: number, crates: number, pulls: number, random: Random): Room {
  let best: Room | null = null;
  for (let n = 0; n < 12 || best === null; n++) {
    const room = tryRoom(columns, rows, crates, pulls, random);
    if (room !== null && (best === null || room.solution.length > best.solution.length)) best = room;
  }
  return best;
}

/** Plays backwards from the solved room: the hero pulls crates away from their marks. Null if one stays on its mark. */
function tryRoom(columns: number, rows: number, count: number, pulls: number, random: Random): Room | null {
  const floor: Floor = { columns, rows, walls: pillarsOf(columns, rows, random) };
  const free = random.shuffle(floor.walls.flatMap((isWall, i) => (isWall ? [] : [i])));
  const marks = free.slice(0, count);
  let moved: Moved = { hero: free[count] ?? 0, crates: [...marks] };
  const solution: Push[] = [];
  const seen = new Set<string>();
  let best: { start: Moved; solution: Push[] } | null = null;
  while (solution.length < pulls) {
    const choices = pullsFrom(floor, moved).filter(({ after }) => !seen.has(keyOf(after)));
    if (choices.length === 0) break;
    const { after, push } = random.pick(choices);
    seen.add(keyOf(after));
    solution.unshift(push);
    moved = after;
    if (!moved.crates.some((crate) => marks.includes(crate))) best = { start: moved, solution: [...solution] };
  }
  return best && { ...floor, marks, ...best };
}

const keyOf = ({ crates }: Moved) => crates.toSorted((a, b) => a - b).join();

/** Every pull, with the push that takes it back. */
function pullsFrom(floor: Floor, moved: Moved): { after: Moved; push: Push }[] {
  const ways = waysFrom(floor, moved);
  return moved.crates.flatMap((crate) =>
    directions.flatMap((d) => {
      const near = cellBeside(floor, crate, d);
      const far = near < 0 ? -1 : cellBeside(floor, near, d);
      if (far < 0 || !ways.has(near) || moved.crates.includes(far)) return [];
      const crates = moved.crates.map((one) => (one === crate ? near : one));
      return [{ after: { hero: far, crates }, push: { from: near, d: opposite[d] } }];
    }),
  );
}

/** Single pillars away from each other, so that nothing is walled in. */
function pillarsOf(columns: number, rows: number, random: Random): boolean[] {
  const walls = Array.from({ length: columns * rows }, () => false);
  const isNear = (a: number, b: number) =>
    Math.abs((a % columns) - (b % columns)) < 2 && Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) < 2;
  const inner = walls.flatMap((_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    return x > 0 && y > 0 && x < columns - 1 && y < rows - 1 ? [i] : [];
  });
  for (let n = 0; n < Math.round((columns * rows) / 9); n++) {
    const i = at(inner, random.int(0, inner.length - 1));
    if (!walls.some((isWall, other) => isWall && isNear(i, other))) walls[i] = true;
  }
  return walls;
}
