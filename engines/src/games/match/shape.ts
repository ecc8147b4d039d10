import { at } from '../../math/random.ts';

/** Whether a cell of a board of this size is left out. */
type Outline = (column: number, row: number, columns: number, rows: number) => boolean;

const fromSide = (place: number, count: number) => Math.min(place, count - 1 - place);

export const outlines = {
  full: () => false,
  octagon: (column, row, columns, rows) => fromSide(column, columns) + fromSide(row, rows) < 2,
  hourglass: (column, row, columns, rows) =>
    fromSide(column, columns) === 0 && Math.abs(row - (rows - 1) / 2) <= Math.floor(rows / 5),
  window: (column, row, columns, rows) =>
    Math.abs(column - (columns - 1) / 2) < 1 && Math.abs(row - Math.floor(rows / 2)) < 1,
  heart: (column, row, columns, rows) =>
    (row === 0 && (column === (columns - 1) / 2 || fromSide(column, columns) === 0)) ||
    fromSide(column, columns) + (rows - 1 - row) < 3,
  cross: (column, row, columns, rows) => fromSide(column, columns) < 1 && fromSide(row, rows) < 2,
} satisfies Record<string, Outline>;

export type OutlineName = keyof typeof outlines;
const names = Object.keys(outlines) as OutlineName[];

/** The cells left out of a game's board; always the same for the same seed. */
export function holesOf(columns: number, rows: number, seed: number): boolean[] {
  return holesIn(at(names, seed % 97), columns, rows);
}

export function holesIn(name: OutlineName, columns: number, rows: number): boolean[] {
  return Array.from({ length: columns * rows }, (_, i) =>
    outlines[name](i % columns, Math.floor(i / columns), columns, rows),
  );
}
