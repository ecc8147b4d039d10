import { distance, type Point, turn } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';

export type SimonWorld = {
  pads: number;
  sequence: number[];
  /** How many pads were repeated correctly. */
  done: number;
  phase: 'show' | 'repeat' | 'rest';
  /** Seconds in this phase. */
  seconds: number;
  shown: number;
  /** Per pad, how recently it was played. */
  lit: number[];
  wrong: number;
  cursor: number;
  byKeys: boolean;
  cheer: number;
};

/** The pads form a ring, the first at the top. */
export function padPlace({ view }: Stage, w: SimonWorld, pad: number): Point & { size: number } {
  const room = view.portrait ? view.w - 24 : view.h - hudHeight - 24;
  const size = Math.min(room * 0.36, (room * 1.6) / w.pads);
  const reach = (room - size) / 2;
  const middle = middleOfRing(view);
  const angle = -turn / 4 + (pad / w.pads) * turn;
  return { x: middle.x + Math.cos(angle) * reach, y: middle.y + Math.sin(angle) * reach, size };
}

export const middleOfRing = (view: Stage['view']): Point => ({
  x: view.w / 2,
  y: view.portrait ? view.h * 0.52 : (view.h + hudHeight) / 2 - 6,
});

export const padAt = (stage: Stage, w: SimonWorld, p: Point) =>
  w.lit.findIndex((_, pad) => distance(p, padPlace(stage, w, pad)) < padPlace(stage, w, pad).size * 0.56);
