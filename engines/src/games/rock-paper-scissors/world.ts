import type { Point } from '../../math/maths.ts';
import type { Side } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Match, type Sign, signs } from './match.ts';

export type HandsWorld = { match: Match; streak: number; cheer: [number, number] };

export type Button = Point & { side: Side; sign: Sign; r: number };

/** Three buttons below, and for a second player three above. */
export function buttonsOf({ view }: Stage, { match }: HandsWorld): Button[] {
  const r = Math.min(54, view.w * 0.13, view.h * 0.11);
  const gap = r * 2.5;
  const sides: Side[] = match.isForTwo ? [0, 1] : [0];
  return sides.flatMap((side) =>
    signs.map((sign) => ({
      side,
      sign,
      r,
      x: view.w / 2 + (sign - 1) * gap,
      y: side === 0 ? view.h - r - (view.portrait ? 46 : 30) : r + (view.portrait ? 84 : 62),
    })),
  );
}

/** Where a side stands, and holds out what it throws. */
export function placeOf({ view }: Stage, side: Side): Point {
  const way = side === 0 ? -1 : 1;
  return {
    x: view.w / 2 + way * (view.portrait ? view.w * 0.27 : Math.min(view.w * 0.32, 300)),
    y: view.h * (view.portrait ? 0.42 : 0.5),
  };
}
