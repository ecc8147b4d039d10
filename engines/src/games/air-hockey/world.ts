import type { Point } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Table } from './table.ts';

export type HockeyWorld = {
  table: Table;
  forTwo: boolean;
  goals: [number, number];
  wait: number;
  cheer: [number, number];
  hit: [number, number];
  /** The last position of the puck, and for how many seconds it has hardly moved from there. */
  last: Point;
  stuck: number;
  /** Which corner of the goal the computer aims at, -1 to 1. */
  corner: number;
  /** Seconds without input on the player's mallet. */
  unattended: number;
  /** Seconds without a goal: both goals become wider until somebody scores. */
  dry: number;
};

/** The table's short and long side, for either orientation of the screen. */
export const sizeOf = ({ view }: Stage) =>
  view.portrait ? { w: view.w - 24, h: view.h - hudHeight - 26 } : { w: view.h - hudHeight - 22, h: view.w - 40 };

export function toScreen(stage: Stage, p: Point): Point {
  const { view } = stage;
  return view.portrait ? { x: p.x + 12, y: p.y + hudHeight + 12 } : { x: view.w - 20 - p.y, y: p.x + hudHeight + 8 };
}

export function toTable(stage: Stage, p: Point): Point {
  const { view } = stage;
  return view.portrait ? { x: p.x - 12, y: p.y - hudHeight - 12 } : { x: p.y - hudHeight - 8, y: view.w - 20 - p.x };
}
