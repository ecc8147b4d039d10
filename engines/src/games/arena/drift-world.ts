import { type Point, wrap } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';

type Moving = Point & { vx: number; vy: number };
/** `grade` 3 is a whole rock; each shot splits it in two of the grade below. */
export type Rock = Moving & { actor: Actor; grade: number; angle: number; spin: number; hit: number; life: number };
export type DriftShot = Moving & { age: number };
export type Find = Moving & { actor: Actor; age: number };

export type DriftWorld = {
  ship: Moving & { angle: number; thrust: boolean };
  rocks: Rock[];
  shots: DriftShot[];
  finds: Find[];
  reload: number;
  safe: number;
  wave: number;
  /** Seconds until another rock comes in, for whoever takes too long over a wave. */
  next: number;
};

export const shipSize = 54;

/** The boss is as large as four rocks. */
export const sizeOf = ({ grade }: Rock): number => [0, 38, 62, 94, 150][grade] ?? 94;

/** What leaves the screen on one side enters on the other. */
export function drift({ view }: Stage, one: Moving, margin: number, dt: number): void {
  one.x = wrap(one.x + one.vx * dt + margin, view.w + margin * 2) - margin;
  one.y = wrap(one.y + one.vy * dt + margin, view.h + margin * 2) - margin;
}
