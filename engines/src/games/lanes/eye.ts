import type { Point } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import type { LaneWorld } from './world.ts';

/** How far behind the hero the camera is, in units of the track. */
const behind = 420;
/** What is nearer to the camera than this is not drawn. */
export const nearest = -270;
export const farthest = 3500;

/** The camera: where a place of the track is on the screen. */
export type Eye = {
  horizon: number;
  /** How large a unit is at this distance ahead of the hero. */
  scale(z: number): number;
  /** Lanes are counted from their middle: the track is from -0.5 to `lanes` - 0.5. */
  at(lane: number, z: number, height?: number): Point;
};

export function eyeOf({ view }: Stage, w: LaneWorld): Eye {
  const horizon = view.h * (view.portrait ? 0.36 : 0.33);
  const ground = view.h * (view.portrait ? 0.84 : 0.88);
  const unit = Math.min(view.portrait ? 1.24 : 1.3, (view.w - 24) / w.lanes / 100);
  const middle = (w.lanes - 1) / 2;
  // It follows the hero half-way.
  const from = middle + (w.x - middle) * 0.5;
  const depth = (z: number) => behind / (behind + z);
  return {
    horizon,
    scale: (z) => unit * depth(z),
    at: (lane, z, height = 0) => ({
      x: view.w / 2 + (lane - from) * 100 * unit * depth(z),
      y: horizon + (ground - horizon - height * unit) * depth(z),
    }),
  };
}
