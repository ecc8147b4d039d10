import type { View } from '../../canvas/screen.ts';
import { clamp, type Point, type Rect } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';

export type Layout = {
  /** The big thing: its middle and its size. */
  thing: Point & { size: number };
  /** The line on which the big thing's helpers stand. */
  ground: number;
  goal: Rect;
  rows: Rect[];
};

/** What is for sale is below the big thing on a phone, and beside it on a desk. */
export function layOut(view: View, offers: number): Layout {
  const { w, h } = view;
  const barTop = hudHeight + 12;
  if (view.portrait) {
    const rowH = clamp((h * 0.43) / offers, 37, 60);
    const top = h - rowH * offers - 10;
    const room = top - barTop - 34;
    const size = clamp(room * 0.62, 60, 190);
    return {
      thing: { x: w / 2, y: barTop + 34 + room * 0.5, size },
      ground: top - 8,
      goal: { x: 20, y: barTop, w: w - 40, h: 22 },
      rows: rowsIn({ x: 12, y: top, w: w - 24, h: rowH * offers }, offers),
    };
  }
  const listW = clamp(w * 0.42, 190, 330);
  const free = w - listW - 24;
  const rowH = clamp((h - barTop - 12) / offers, 30, 66);
  const size = clamp(Math.min(free * 0.5, (h - barTop) * 0.52), 60, 200);
  return {
    thing: { x: 12 + free / 2, y: barTop + 34 + (h - barTop - 50) * 0.48, size },
    ground: h - 34,
    goal: { x: 18, y: barTop, w: free - 12, h: 22 },
    rows: rowsIn({ x: w - listW - 12, y: barTop, w: listW, h: rowH * offers }, offers),
  };
}

const rowsIn = ({ x, y, w, h }: Rect, count: number): Rect[] =>
  Array.from({ length: count }, (_, i) => ({ x, y: y + (h / count) * i, w, h: h / count - 5 }));
