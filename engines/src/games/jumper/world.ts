import { clamp, type Point } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';

export type Step = {
  x: number;
  y: number;
  w: number;
  kind: 'plain' | 'moving' | 'frail' | 'spring';
  gone: number;
  phase: number;
};
export type Thing = { actor: Actor; x: number; y: number; bad: boolean; taken: boolean; phase: number };

export type Barrel = Point & { vx: number; vy: number; angle: number };

export type JumperWorld = {
  x: number;
  /** Upwards. */
  y: number;
  vx: number;
  vy: number;
  top: number;
  camera: number;
  steps: Step[];
  things: Thing[];
  built: number;
  /** How many have been placed to be saved. */
  captives: number;
  squash: number;
  facing: 1 | -1;
  safe: number;
  streak: number;
  touched: boolean;
  barrels: Barrel[];
  /** Seconds until the next one is thrown. */
  nextBarrel: number;
};

export const heroSize = 64;

/** A column in the middle of a wide window. */
export const widthOf = (stage: Stage) => Math.min(stage.view.w, stage.view.h * 0.95);
export const leftOf = (stage: Stage) => (stage.view.w - widthOf(stage)) / 2;

export const stepX = (stage: Stage, step: Step) =>
  step.kind === 'moving'
    ? clamp(step.x + Math.sin(stage.time * 1.6 + step.phase) * 70, step.w / 2, widthOf(stage) - step.w / 2)
    : step.x;

export const place = (stage: Stage, w: JumperWorld, x: number, y: number) => ({
  x: leftOf(stage) + x,
  y: stage.view.h * 0.86 - (y - w.camera),
});
