import type { View } from '../../canvas/screen.ts';
import type { Rect } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Search } from '../../stage/searching.ts';
import type { Pair } from './pictures.ts';

export type DifferencesWorld = Search & {
  layout: Layout;
  pair: Pair;
  /** Whether it is compared, everything was found, or the rest is shown because time ran out. */
  phase: 'compare' | 'done' | 'missed';
};

/** Where the two pictures, the marks of what was found and the clock are. */
export type Layout = { fields: [Rect, Rect]; marks: Rect; clock: Rect };

export const doneSeconds = 1.4;
export const missedSeconds = 2.2;

/** One that nobody has found gives itself away after so many seconds, or wrong taps. */
export const hintSeconds = 14;
export const gentleHint = { seconds: 6, wrong: 2 };

const marksUnits = 52;

/** One above the other, or side by side on a wide screen. */
export function layOut({ w, h, portrait }: View): Layout {
  const gap = 8;
  const top = portrait ? hudHeight + 36 : hudHeight + 2;
  const marks = { x: 8, y: h - marksUnits - 6, w: w - 16, h: marksUnits };
  const [width, height] = [w - 12, marks.y - top - gap];
  const clockWidth = Math.min(260, w * 0.4);
  if (portrait) {
    const half = (height - gap) / 2;
    return {
      fields: [
        { x: 6, y: top, w: width, h: half },
        { x: 6, y: top + half + gap, w: width, h: half },
      ],
      marks,
      clock: { x: 16, y: hudHeight + 10, w: w - 32, h: 14 },
    };
  }
  const half = (width - gap) / 2;
  return {
    fields: [
      { x: 6, y: top, w: half, h: height },
      { x: 6 + half + gap, y: top, w: half, h: height },
    ],
    marks,
    clock: { x: w / 2 - clockWidth / 2 - 20, y: 22, w: clockWidth, h: 14 },
  };
}
