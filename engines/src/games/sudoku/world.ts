import type { Rect } from '../../math/maths.ts';
import type { Grid, Spot } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Digits } from './grid.ts';

export type SudokuWorld = {
  size: number;
  grid: Grid;
  given: Digits;
  solution: Digits;
  digits: Digits;
  /** Per cell, seconds since a digit was set there. */
  ages: number[];
  cursor: Spot;
  wrong: { cell: number; digit: number; age: number };
  streak: number;
  level: number;
  cheer: number;
  wait: number;
};

/** The buttons to choose from: below the board on a phone, next to it on a desktop. */
export function padBoxes({ view }: Stage, w: SudokuWorld): Rect[] {
  const { field } = w.grid;
  const below = field.y + field.h + 22;
  const free: Rect = view.portrait
    ? { x: 12, y: below, w: view.w - 24, h: view.h - below - 14 }
    : { x: field.x + field.w + 24, y: field.y, w: Math.max(60, view.w - field.x - field.w - 40), h: field.h };
  const sizeMax = view.portrait ? 124 : 92;
  const sizeIn = (perRow: number) => Math.min(free.w / perRow, free.h / Math.ceil(w.size / perRow), sizeMax);
  const perRow = [w.size, 3, 2, 1]
    .filter((one) => w.size % one === 0 || one === 2)
    .reduce((best, one) => (sizeIn(one) > sizeIn(best) + 1 ? one : best));
  const size = sizeIn(perRow);
  const left = view.portrait ? free.x + (free.w - size * perRow) / 2 : free.x;
  const top = free.y + (free.h - Math.ceil(w.size / perRow) * size) / 2;
  return Array.from({ length: w.size }, (_, i) => ({
    x: left + (i % perRow) * size + 3,
    y: top + Math.floor(i / perRow) * size + 3,
    w: size - 6,
    h: size - 8,
  }));
}
