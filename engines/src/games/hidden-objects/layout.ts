import type { View } from '../../canvas/screen.ts';
import type { Point, Rect } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Layout } from './world.ts';

const listUnits = 88;

/** The list is under the picture, or beside it on a wide screen. */
export function layOut({ w, h, portrait }: View): Layout {
  if (portrait) {
    const y = hudHeight + 36;
    const list = { x: 8, y: h - listUnits - 8, w: w - 16, h: listUnits };
    return {
      field: { x: 6, y, w: w - 12, h: list.y - y - 6 },
      list,
      clock: { x: 16, y: hudHeight + 10, w: w - 32, h: 14 },
    };
  }
  const width = listUnits + 22;
  const list = { x: w - width - 8, y: hudHeight + 2, w: width, h: h - hudHeight - 10 };
  const clockWidth = Math.min(260, w * 0.4);
  return {
    field: { x: 6, y: hudHeight, w: list.x - 12, h: h - hudHeight - 6 },
    list,
    clock: { x: w / 2 - clockWidth / 2 - 20, y: 22, w: clockWidth, h: 14 },
  };
}

/** The hero stands at the beginning of the list, or at its end if that is below. */
export function onlookerIn({ list }: Layout): Point & { size: number } {
  const size = 68;
  const isWide = list.w > list.h;
  return isWide
    ? { x: list.x + 42, y: list.y + list.h / 2, size }
    : { x: list.x + list.w / 2, y: list.y + list.h - 42, size };
}

export type Slots = { places: Point[]; size: number };

/** A place for each thing on the list, as large as possible. */
export function slotsIn({ list }: Layout, count: number): Slots {
  const isWide = list.w > list.h;
  const free: Rect = isWide
    ? { x: list.x + 84, y: list.y + 6, w: list.w - 92, h: list.h - 12 }
    : { x: list.x + 6, y: list.y + 8, w: list.w - 12, h: list.h - 92 };
  let best = { size: 0, columns: 1, rows: 1 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const size = Math.min(free.w / columns, free.h / rows, 72);
    if (size > best.size) best = { size, columns, rows };
  }
  const { size, columns, rows } = best;
  const left = free.x + (free.w - columns * size) / 2;
  const top = free.y + (free.h - rows * size) / 2;
  const places = Array.from({ length: count }, (_, i) => ({
    x: left + ((i % columns) + 0.5) * size,
    y: top + (Math.floor(i / columns) + 0.5) * size,
  }));
  return { places, size };
}
