import type { Random } from '../../math/random.ts';

export type MineCell = { isMine: boolean; isOpen: boolean; isFlagged: boolean; near: number };

/** The cells in rows; mines are placed at the first dig. */
export type MineField = { columns: number; rows: number; mines: number; isLaid: boolean; cells: MineCell[] };

export function newField(columns: number, rows: number, mines: number): MineField {
  const cells = Array.from({ length: columns * rows }, () => ({
    isMine: false,
    isOpen: false,
    isFlagged: false,
    near: 0,
  }));
  return { columns, rows, mines: Math.max(1, Math.min(mines, columns * rows - 9)), isLaid: false, cells };
}

export function neighboursOf({ columns, rows }: MineField, i: number): number[] {
  const [x, y] = [i % columns, Math.floor(i / columns)];
  const near: number[] = [];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [cx, cy] = [x + dx, y + dy];
      if ((dx || dy) && cx >= 0 && cy >= 0 && cx < columns && cy < rows) near.push(cy * columns + cx);
    }
  return near;
}

/** Places the mines away from the first dig and its neighbours, so that it opens an area. */
export function layMines(field: MineField, first: number, random: Random): void {
  const safe = new Set([first, ...neighboursOf(field, first)]);
  const places = random.shuffle(field.cells.map((_, i) => i).filter((i) => !safe.has(i)));
  for (const i of places.slice(0, field.mines)) {
    const cell = field.cells[i];
    if (cell) cell.isMine = true;
  }
  field.cells.forEach((cell, i) => {
    cell.near = neighboursOf(field, i).filter((n) => field.cells[n]?.isMine).length;
  });
  field.isLaid = true;
}

/** Opens a cell and, if no mine is adjacent, its surroundings; returns the opened cells, nearest first. */
export function dig(field: MineField, from: number): number[] {
  const opened: number[] = [];
  const queue = [from];
  for (let at = 0; at < queue.length; at++) {
    const i = queue[at] ?? from;
    const cell = field.cells[i];
    if (!cell || cell.isOpen || cell.isFlagged) continue;
    cell.isOpen = true;
    opened.push(i);
    if (!cell.isMine && cell.near === 0) queue.push(...neighboursOf(field, i));
  }
  return opened;
}

/** The closed neighbours of an open number whose mines are all flagged: they can be opened at once. */
export function restAround(field: MineField, i: number): number[] {
  const cell = field.cells[i];
  if (!cell?.isOpen || cell.near === 0) return [];
  const near = neighboursOf(field, i);
  if (near.filter((n) => field.cells[n]?.isFlagged).length !== cell.near) return [];
  return near.filter((n) => !field.cells[n]?.isOpen && !field.cells[n]?.isFlagged);
}

export const isCleared = ({ cells }: MineField) => cells.every((cell) => cell.isOpen || cell.isMine);
