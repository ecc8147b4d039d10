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
  const perRow = view.portrait ? (w.size === 9 ? 9 : w.size) : w.size === 4 ? 2 : 3;
  const room = view.portrait ? view.w - 24 : Math.max(60, view.w - field.x - field.w - 40);
  const size = Math.min(room / perRow, view.portrait ? 72 : 68);
  const left = view.portrait ? (view.w - size * perRow) / 2 : field.x + field.w + 24;
  const rows = Math.ceil(w.size / perRow);
  const top = view.portrait ? field.y + field.h + 26 : field.y + (field.h - rows * size) / 2;
  return Array.from({ length: w.size }, (_, i) => ({
    x: left + (i % perRow) * size + 3,
    y: top + Math.floor(i / perRow) * (size + (view.portrait ? 8 : 0)) + 3,
    w: size - 6,
    h: size - 6 + (view.portrait && w.size === 9 ? 14 : 0),
  }));
}
