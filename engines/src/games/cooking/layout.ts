import type { View } from '../../canvas/screen.ts';
import { clamp, type Point, type Rect } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import { ordersMax } from './orders.ts';

const gap = 8;

/** The place of an order below the score: a slip of paper, and whoever ordered it. */
function columnIn(view: View, i: number): Rect {
  const w = Math.min(190, (view.w - gap * (ordersMax + 1)) / ordersMax);
  const from = (view.w - ordersMax * w - (ordersMax - 1) * gap) / 2;
  return { x: from + i * (w + gap), y: hudHeight + 8, w, h: view.portrait ? clamp(view.h * 0.16, 100, 140) : 88 };
}

/** Slips are above the guests on a phone, and beside them on a desktop. */
export function slipIn(view: View, i: number): Rect {
  const column = columnIn(view, i);
  return view.portrait ? column : { ...column, x: column.x + column.w * 0.4, w: column.w * 0.6 };
}

/** Whoever ordered it stands behind the counter. */
export function guestIn(view: View, i: number): Point & { size: number } {
  const { x, y, w, h } = columnIn(view, i);
  if (!view.portrait) return { x: x + w * 0.2, y: y + h - w * 0.1, size: w * 0.42 };
  const size = Math.min(w * 0.94, clamp(view.h * 0.15, 70, 124));
  return { x: x + w / 2, y: y + h + size * 0.5 + 4, size };
}

/** A slip and its guest. */
export function waitingIn(view: View, i: number): Rect {
  const column = columnIn(view, i);
  return { ...column, h: counterIn(view, 0).y - column.y };
}

export const frontOf = (view: View): number => (view.portrait ? 34 : 20);

/** The worktop between the guests and the ingredients. */
export function counterIn(view: View, count: number): Rect {
  const { y, size } = guestIn(view, 0);
  const top = y + size * 0.3;
  return { x: -20, y: top, w: view.w + 40, h: shelfIn(view, count).field.y - frontOf(view) - 26 - top };
}

/** One row of ingredients where it is wide, two on a phone. */
export function shelfIn(view: View, count: number): { columns: number; cell: number; field: Rect } {
  const rows = view.portrait && count > 4 ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const cell = Math.min((view.w - 24) / columns, view.portrait ? 104 : 84);
  const [w, h] = [cell * columns, cell * rows];
  return { columns, cell, field: { x: (view.w - w) / 2, y: view.h - h - 18, w, h } };
}

export function ingredientPlace(view: View, count: number, i: number): Point & { size: number } {
  const { columns, cell, field } = shelfIn(view, count);
  const row = Math.floor(i / columns);
  const inRow = Math.min(columns, count - row * columns);
  const from = field.x + (field.w - inRow * cell) / 2;
  return { x: from + ((i % columns) + 0.5) * cell, y: field.y + (row + 0.5) * cell, size: cell };
}

/** On the counter. */
export function vesselIn(view: View, count: number): Point & { size: number } {
  const { y, h } = counterIn(view, count);
  const size = view.portrait ? clamp(h * 0.96, 60, 270) : clamp(h * 1.3, 60, 190);
  return { x: view.w / 2 + (view.portrait ? 34 : 50), y: y + h * 0.46 - (view.portrait ? 0 : size * 0.1), size };
}

/** Where things brown. */
export function spotIn(view: View, count: number, i: number): Point & { size: number } {
  const { field, columns, rows } = hobIn(view, count);
  const [w, h] = [field.w / columns, field.h / rows];
  return {
    x: field.x + ((i % columns) + 0.5) * w,
    y: field.y + (Math.floor(i / columns) + 0.5) * h,
    size: Math.min(w, h),
  };
}

export function hobIn(view: View, count: number): { field: Rect; columns: number; rows: number } {
  const columns = view.portrait ? Math.min(2, count) : Math.ceil(count / 2);
  const rows = Math.ceil(count / columns);
  const top = hudHeight + (view.portrait ? 120 : 26);
  const size = Math.min((view.h - top - 28) / rows, (view.w - (view.portrait ? 40 : 190)) / columns, 172);
  const [w, h] = [size * columns, size * rows];
  const middle = view.portrait ? view.w / 2 : view.w / 2 + 60;
  return { field: { x: middle - w / 2, y: top + Math.max(0, (view.h - top - 28 - h) / 2), w, h }, columns, rows };
}

/** Where finished pieces go: to the cook. */
export const plateIn = (view: View): Point =>
  view.portrait ? { x: view.w / 2 + 60, y: 116 } : { x: 78, y: view.h * 0.72 };
