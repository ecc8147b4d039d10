import type { Actor } from '../../plan.ts';
import { chaserOf } from '../../stage/chaser.ts';
import type { Stage } from '../../stage/stage.ts';

export type Item = {
  kind: 'foe' | 'thing' | 'heart';
  actor: Actor;
  x: number;
  y: number;
  size: number;
  seen: boolean;
  phase: number;
};
/** A gap in the ground, or a rail above it. */
type Stretch = { from: number; to: number };

export type RunnerWorld = {
  items: Item[];
  pits: Stretch[];
  /** To be landed and ground on. */
  rails: Stretch[];
  /** The distance run so far. */
  x: number;
  speed: number;
  /** Height above the surface the hero runs on. */
  y: number;
  vy: number;
  /** 1 on the floor, -1 on the ceiling. */
  side: 1 | -1;
  jumps: number;
  held: boolean;
  squash: number;
  safe: number;
  next: number;
  streak: number;
  walked: number;
  /** How far behind the chaser is. */
  behind: number;
};

export const heroSize = 72;

export const isFlipping = (stage: Stage) => stage.rule('flip', 0) > 0;
export const floorOf = (stage: Stage) => stage.view.h * (stage.view.portrait ? 0.82 : 0.8);
export const roofOf = (stage: Stage) => stage.view.h * (stage.view.portrait ? 0.14 : 0.2);
export const roomOf = (stage: Stage) => floorOf(stage) - roofOf(stage);
/** Whoever is chased has somebody behind it on the screen. */
export const heroX = (stage: Stage) => stage.view.w * (stage.view.portrait ? 0.24 : 0.2) + (chaserOf(stage) ? 46 : 0);
export const behindMax = 104;
export const lineY = (stage: Stage, w: RunnerWorld) => (w.side > 0 ? floorOf(stage) : roofOf(stage));
export const screenY = (stage: Stage, w: RunnerWorld) => lineY(stage, w) - w.side * w.y;

export const railHeight = 84;

export const isAboveRail = (w: RunnerWorld) =>
  w.y >= railHeight && w.rails.some(({ from, to }) => w.x > from - 20 && w.x < to + 20);

export const isOverPit = (stage: Stage, w: RunnerWorld) =>
  !isFlipping(stage) && w.pits.some((pit) => w.x > pit.from + 8 && w.x < pit.to - 8);
