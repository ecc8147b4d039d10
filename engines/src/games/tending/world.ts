import type { Point } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Charge } from './garden.ts';

export type TendingWorld = {
  charges: Charge[];
  columns: number;
  hero: Point;
  /** Where the hero is going. */
  goal: Point;
  /** Drops, dishes or bandages on their way to their target. */
  gifts: { i: number; age: number }[];
  streak: number;
  cursor: number;
  byKeys: boolean;
};

/** Behind it stands what the place has: a counter, a fence, a lighthouse. */
export const horizonOf = ({ view }: Stage) => hudHeight + (view.portrait && view.h > 600 ? 112 : 6);

export function placeOf(stage: Stage, w: TendingWorld, i: number): Point & { size: number } {
  const rows = Math.ceil(w.charges.length / w.columns);
  const { view } = stage;
  const top = Math.max(hudHeight + 40, horizonOf(stage) + 12);
  const room = view.h - top - (view.portrait ? 60 : 24);
  const size = Math.min(view.w / w.columns, room / rows, 170);
  const inRow = Math.min(w.columns, w.charges.length - Math.floor(i / w.columns) * w.columns);
  return {
    x: view.w / 2 + ((i % w.columns) - (inRow - 1) / 2) * Math.min(view.w / w.columns, 190),
    y: top + (Math.floor(i / w.columns) + 0.5) * (room / rows),
    size,
  };
}
