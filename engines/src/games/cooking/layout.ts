import type { View } from '../../canvas/screen.ts';
import { clamp, type Point, type Rect } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import { ordersMax } from './orders.ts';

const gap = 8;

/** The slips of paper with the orders, below the score. */
export function slipIn(view: View, i: number): Rect {
  const w = Math.min(190, (view.w - gap * (ordersMax + 1)) / ordersMax);
  const from = (view.w - ordersMax * w - (ordersMax - 1) * gap) / 2;
  return { x: from + i * (w + gap), y: hudHeight + 12, w, h: view.portrait ? 122 : 100 };
}

/** One row of ingredients where it is wide, two on a phone. */
export function shelfIn(view: View, count: number): { columns: number; cell: number; field: Rect } {
  const rows = view.portrait && count > 4 ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const cell = Math.min((view.w - 24) / columns, view.portrait ? 96 : 84);
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

/** Between the orders and the ingredients. */
export function vesselIn(view: View, count: number): Point & { size: number } {
  const top = slipIn(view, 0).y + slipIn(view, 0).h;
  const bottom = shelfIn(view, count).field.y;
  const size = clamp(bottom - top - 20, 60, view.portrait ? 210 : 150);
  return { x: view.w / 2 + (view.portrait ? 34 : 50), y: (top + bottom) / 2, size };
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
