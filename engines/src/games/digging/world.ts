import { lerp, type Point, type Rect } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { type Direction, steps } from '../../stage/input.ts';

export type Cell = { x: number; y: number };

/** On the way from one cell to the next; `share` of it is done. */
export type Walker = {
  actor: Actor;
  from: Cell;
  to: Cell;
  share: number;
  heading: Direction;
  home: Cell;
};

export type Foe = Walker & {
  /** Seconds without a tunnel to the hero; after a while it passes through the earth. */
  bored: number;
  isGhost: boolean;
  /** Seconds until it is back after a rock fell on it. */
  away: number;
};

export type Rock = Point & {
  /** Seconds until it falls, once there is nothing under it. */
  hold: number;
  /** Cells per second; 0 while it lies. */
  speed: number;
};

export type DiggingWorld = {
  columns: number;
  rows: number;
  /** Dug cells and chambers; the first row is the surface. */
  open: boolean[];
  things: Map<number, Actor>;
  thingCount: number;
  rocks: Rock[];
  hero: Walker;
  /** Where the finger points. */
  target: Cell | null;
  foes: Foe[];
  level: number;
  levelSeconds: number;
  /** Seconds without harm after a hit, and since the last step. */
  safe: number;
  still: number;
  cell: number;
  field: Rect;
};

export const directions = Object.keys(steps) as Direction[];
export const opposite: Record<Direction, Direction> = { left: 'right', right: 'left', up: 'down', down: 'up' };

export const next = ({ x, y }: Cell, d: Direction): Cell => ({ x: x + steps[d].x, y: y + steps[d].y });
export const isSame = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;
export const indexOf = (w: DiggingWorld, { x, y }: Cell): number => y * w.columns + x;
export const cellAt = (w: DiggingWorld, i: number): Cell => ({ x: i % w.columns, y: Math.floor(i / w.columns) });
export const isInside = (w: DiggingWorld, { x, y }: Cell): boolean => x >= 0 && y >= 0 && x < w.columns && y < w.rows;
export const isOpen = (w: DiggingWorld, cell: Cell): boolean =>
  isInside(w, cell) && (w.open[indexOf(w, cell)] ?? false);

/** A rock that lies is in the way of everybody. */
export const hasRock = (w: DiggingWorld, { x, y }: Cell): boolean =>
  w.rocks.some((rock) => rock.speed === 0 && rock.x === x && rock.y === y);

export const between = ({ from, to, share }: Walker): Point => ({
  x: lerp(from.x, to.x, share),
  y: lerp(from.y, to.y, share),
});

export const cellOf = ({ from, to, share }: Walker): Cell => (share > 0.5 ? to : from);

export const placeOf = (w: DiggingWorld, at: Point): Point => ({
  x: w.field.x + (at.x + 0.5) * w.cell,
  y: w.field.y + (at.y + 0.5) * w.cell,
});

export const walkerAt = (actor: Actor, cell: Cell): Walker => ({
  actor,
  from: cell,
  to: cell,
  share: 1,
  heading: 'right',
  home: cell,
});
