export type Point = { x: number; y: number };
export type Rect = { x: number; y: number; w: number; h: number };

export const turn = Math.PI * 2;

export const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
export const lerp = (from: number, to: number, t: number) => from + (to - from) * t;
export const wrap = (value: number, size: number) => ((value % size) + size) % size;
export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Moves a value towards another, independent of the frame rate. */
export const approach = (from: number, to: number, rate: number, dt: number) => lerp(to, from, Math.exp(-rate * dt));

export const easeOut = (t: number) => 1 - (1 - clamp(t, 0, 1)) ** 3;
export const easeInOut = (t: number) => {
  const c = clamp(t, 0, 1);
  return c * c * (3 - 2 * c);
};
/** Overshoots a little before it settles. */
export const easeBack = (t: number) => {
  const c = clamp(t, 0, 1) - 1;
  return 1 + c * c * (2.7 * c + 1.7);
};

export const inside = (p: Point, r: Rect) => p.x >= r.x && p.x <= r.x + r.w && p.y >= r.y && p.y <= r.y + r.h;

/** The largest square cells that fit this many times into an area, and the field they form in its middle. */
export function fitCells(room: Rect, columns: number, rows: number): { cell: number; field: Rect } {
  const cell = Math.min(room.w / columns, room.h / rows);
  const [w, h] = [cell * columns, cell * rows];
  return { cell, field: { x: room.x + (room.w - w) / 2, y: room.y + (room.h - h) / 2, w, h } };
}
