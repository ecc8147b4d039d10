import type { View } from '../../canvas/screen.ts';
import { distance, inside, type Point, type Rect } from '../../math/maths.ts';
import type { Grid } from '../../stage/board.ts';
import { hudHeight } from '../../stage/hud.ts';
import { type Button, buttonRadius, type Holder } from './holders.ts';

/** Sizes in widths of a piece: of the place of a stack with the gap around it, of a piece along the stack, and of the room above. */
type Measures = { across: number; along: number; step: number; above: number };

const measures: Record<Holder, Measures> = {
  bottle: { across: 1.5, along: 0.55, step: 0.66, above: 1.05 },
  tube: { across: 1.42, along: 0.42, step: 1, above: 1.15 },
  rod: { across: 1.95, along: 0.5, step: 0.48, above: 0.95 },
  branch: { across: 1.5, along: 0.9, step: 0.98, above: 0 },
  peg: { across: 4.5, along: 0.8, step: 0.62, above: 1.2 },
};

export type Layout = {
  holder: Holder;
  /** The width of a piece. */
  unit: number;
  /** The height of a piece, or its width on a branch. */
  step: number;
  /** The places of the stacks, with the room above them. */
  places: Rect[];
  /** How many stacks are in a row. */
  columns: number;
  buttons: Button[];
  grid: Grid;
};

const unitMax = 76;

/** As large as fits, in as many rows as that takes. */
export function layStacks(view: View, holder: Holder, count: number, height: number): Layout {
  const { across, along, step, above } = measures[holder];
  const sideways = holder === 'branch';
  const long = along + step * height + above;
  const cell = sideways ? { w: long, h: across } : { w: across, h: long };
  const y = hudHeight + 14;
  const side = view.portrait ? 10 : 96;
  const room = { x: side, y, w: view.w - side * 2, h: view.h - y - (view.portrait ? buttonRadius * 2 + 96 : 12) };
  const fits = (columns: number) => {
    const rows = Math.ceil(count / columns);
    return { columns, rows, unit: Math.min(unitMax, room.w / (columns * cell.w), room.h / (rows * cell.h)) };
  };
  const tried = sideways ? [2, 1] : holder === 'peg' ? [count] : Array.from({ length: count }, (_, i) => count - i);
  const best = tried.map(fits).reduce((a, b) => (b.unit > a.unit * 1.02 ? b : a));
  const { rows, unit } = best;
  // Rows of the same length, if possible.
  const columns = sideways ? best.columns : Math.ceil(count / rows);
  // Where there is room above, flat discs and rings are thicker.
  const spare = room.h / rows - cell.h * unit;
  const isFlat = holder === 'peg' || holder === 'rod';
  const thicker = isFlat ? Math.max(0, Math.min(unit * 0.8, (spare * 0.9) / (height + 1))) : 0;
  const [w, h] = [cell.w * unit, cell.h * unit + thicker * (height + 1)];
  const field = {
    x: room.x + (room.w - columns * w) / 2,
    y: room.y + (room.h - rows * h) / 2,
    w: columns * w,
    h: rows * h,
  };
  const places = Array.from({ length: count }, (_, i): Rect => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = sideways ? field.x : field.x + ((columns - inRow) * w) / 2;
    return { x: left + (i % columns) * w, y: field.y + row * h, w, h };
  });
  const grid = { columns, rows, cell: w, field };
  return { holder, unit, step: step * unit + thicker, places, columns, buttons: layButtons(view), grid };
}

function layButtons(view: View): Button[] {
  const signs = ['undo', 'restart', 'hint', 'extra'] as const;
  return signs.map((sign, i) =>
    view.portrait
      ? // Whoever looks on is between them.
        { sign, x: i < 2 ? 44 + i * 68 : view.w - 44 - (3 - i) * 68, y: view.h - buttonRadius - 20 }
      : { sign, x: view.w - 46, y: hudHeight + 46 + i * 74 },
  );
}

export const buttonAt = ({ buttons }: Layout, p: Point): Button | undefined =>
  buttons.find((button) => distance(p, button) < buttonRadius * 1.3);

export function stackAt({ places }: Layout, p: Point): number | null {
  const i = places.findIndex((place) => inside(p, place));
  return i < 0 ? null : i;
}

/** Branches grow from both sides. */
export const isMirrored = ({ holder }: Layout, i: number): boolean => holder === 'branch' && i % 2 === 1;

/** The middle of the n-th piece of a stack, counted from the bottom. */
export function slotOf(layout: Layout, i: number, n: number): Point {
  const { holder, unit, step } = layout;
  const { x, y, w, h } = layout.places[i] ?? layout.grid.field;
  if (holder === 'branch') {
    const along = unit * 0.7 + (n + 0.5) * step;
    return { x: isMirrored(layout, i) ? x + w - along : x + along, y: y + h * 0.5 };
  }
  return { x: x + w / 2, y: y + h - footOf(holder) * unit - (n + 0.5) * step };
}

/** The room under the lowest piece, in widths of a piece. */
export const footOf = (holder: Holder): number =>
  holder === 'bottle' ? 0.3 : holder === 'tube' ? 0.27 : holder === 'rod' ? 0.4 : 0.55;

/** Where a piece waits that was taken from the top of a stack of so many. */
export function hoverOf(layout: Layout, i: number, n: number): Point {
  const slot = slotOf(layout, i, n);
  const { holder, unit } = layout;
  const { y } = layout.places[i] ?? layout.grid.field;
  return { x: slot.x, y: holder === 'branch' ? slot.y - unit * 0.3 : y + unit * 0.45 };
}
