import type { Point, Rect } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';

/** A sorted thing on its way into a bin. */
type Thrown = Point & { kind: number; bin: number; age: number };

export type SortingWorld = {
  bins: number;
  /** The index of the thing that falls, and the bin it belongs in. */
  kind: number;
  bin: number;
  before: number[];
  /** 0 at the top to 1 at the bins. */
  fallen: number;
  wait: number;
  thrown: Thrown[];
  sorted: number;
  streak: number;
  /** Per bin, how recently something fell in, and whether it was right. */
  right: number[];
  wrong: number[];
  cursor: number;
};

export function binBoxes({ view }: Stage, w: SortingWorld): Rect[] {
  const step = Math.min((view.w - 16) / w.bins, 170);
  const left = (view.w - step * w.bins) / 2;
  const h = view.portrait ? Math.min(step * 1.05, 150) : 110;
  return Array.from({ length: w.bins }, (_, i) => ({ x: left + i * step + 6, y: view.h - h - 16, w: step - 12, h }));
}

export function fallingPlace(stage: Stage, w: SortingWorld): Point {
  const top = hudHeight + 30;
  const floor = (binBoxes(stage, w)[0]?.y ?? stage.view.h) - 44;
  return { x: stage.view.w / 2, y: top + (floor - top) * w.fallen };
}
