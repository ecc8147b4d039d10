import { clamp, type Point, type Rect } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';

export type Brick = { column: number; row: number; colour: string; life: number; shown: number };
export type Ball = Point & { vx: number; vy: number; stuck: boolean; trail: Point[] };
export type Drop = Point & { kind: 'wide' | 'more' | 'fire' | 'life' };

export type BreakoutWorld = {
  bricks: Brick[];
  balls: Ball[];
  drops: Drop[];
  level: number;
  /** As a share of the field's width, 0 to 1. */
  paddle: number;
  wide: number;
  wideFor: number;
  fire: number;
  combo: number;
  bounce: number;
  /** Seconds that a ball has waited on the paddle. */
  held: number;
  /** Seconds without input on the paddle. */
  untouched: number;
  field: Rect;
};

export const columns = 12;
export const rows = 11;
export const ballSize = 8;

export function brickAt(w: BreakoutWorld, brick: Brick): Rect {
  const wide = (w.field.w - 12) / columns;
  const high = Math.min(33, (w.field.h * 0.5) / rows);
  return {
    x: w.field.x + 6 + brick.column * wide + 1.2,
    y: w.field.y + 22 + brick.row * high + 1.2,
    w: wide - 2.4,
    h: high - 2.4,
  };
}

export const paddleWidth = (stage: Stage, w: BreakoutWorld) => stage.rule('paddle', 84) * (w.field.w / 380) * w.wide;
export const paddleY = (stage: Stage, w: BreakoutWorld) => w.field.y + w.field.h - (stage.view.portrait ? 86 : 62);

export function paddleX(stage: Stage, w: BreakoutWorld): number {
  const half = paddleWidth(stage, w) / 2;
  return w.field.x + clamp(w.paddle * w.field.w, half, w.field.w - half);
}
