import { lerp, type Point, type Rect } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import type { Direction } from '../../stage/input.ts';
import type { Stage } from '../../stage/stage.ts';

export type Cell = { x: number; y: number };
export type Food = Cell & { actor: Actor; age: number };
export type Rover = Cell & { actor: Actor; from: Cell; wait: number; walked: number };

export type SnakeWorld = {
  columns: number;
  rows: number;
  /** Head first. */
  body: Cell[];
  /** The cell the last segment left. */
  tail: Cell;
  eaten: Actor[];
  heading: Direction;
  turns: Direction[];
  foods: Food[];
  rocks: Cell[];
  rovers: Rover[];
  /** Share of the way from the last cell to this one. */
  progress: number;
  growing: number;
  chewing: number;
  streak: number;
  sinceFood: number;
  /** Seconds since the last bite, or since hunger cost a heart. */
  hunger: number;
  /** Seconds of pause after a crash. */
  dazed: number;
  field: Rect;
  cell: number;
};

export const doesWrap = (stage: Stage) => stage.rule('wrap', 0) > 0;

export const placeOf = (w: SnakeWorld, c: Point): Point => ({
  x: w.field.x + (c.x + 0.5) * w.cell,
  y: w.field.y + (c.y + 0.5) * w.cell,
});

export const isAt = (a: Cell, b: Cell) => a.x === b.x && a.y === b.y;
export const isInside = (w: SnakeWorld, c: Cell) => c.x >= 0 && c.y >= 0 && c.x < w.columns && c.y < w.rows;

/** A free cell that is not on the row where a round starts. */
export function isFree(w: SnakeWorld, c: Cell): boolean {
  const onStart = c.y === Math.floor(w.rows / 2) && c.x < 9;
  return (
    isInside(w, c) && !onStart && ![...w.body, ...w.rocks, ...w.rovers, ...w.foods].some((other) => isAt(other, c))
  );
}

/** Too close to the head to turn away in time. */
export function isNearHead({ body }: SnakeWorld, c: Cell): boolean {
  const [head] = body;
  return head !== undefined && Math.abs(head.x - c.x) + Math.abs(head.y - c.y) < 4;
}

export function freeCell(stage: Stage, w: SnakeWorld): Cell {
  for (let i = 0; i < 300; i++) {
    const c = { x: stage.random.int(1, w.columns - 2), y: stage.random.int(1, w.rows - 2) };
    if (isFree(w, c) && !isNearHead(w, c)) return c;
  }
  return { x: 0, y: 0 };
}

/** The current position of a segment, between its last cell and this one. */
export function linkAt(w: SnakeWorld, i: number): Point {
  const to = w.body[i] ?? w.tail;
  const from = w.body[i + 1] ?? w.tail;
  if (Math.abs(to.x - from.x) + Math.abs(to.y - from.y) > 1) return placeOf(w, to);
  const t = w.growing > 0 && i === w.body.length - 1 ? 1 : Math.min(1, w.progress);
  return placeOf(w, { x: lerp(from.x, to.x, t), y: lerp(from.y, to.y, t) });
}
