import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { dig, isCleared, layMines, type MineField, neighboursOf, newField, restAround } from './field.ts';

function laid(columns: number, rows: number, mines: number, first: number, seed: number): MineField {
  const field = newField(columns, rows, mines);
  layMines(field, first, randomFrom(seed));
  return field;
}

const cellAt = (field: MineField, i: number) => field.cells[i] ?? expect.fail(`no cell ${i}`);

describe('the mine field', () => {
  it.each([
    [8, 10, 12],
    [9, 9, 10],
    [5, 5, 90],
  ])('%i by %i hides its mines away from the first dig and counts them right', (columns, rows, mines) => {
    for (let seed = 0; seed < 30; seed++) {
      const first = (seed * 7) % (columns * rows);
      const field = laid(columns, rows, mines, first, seed);
      expect(field.cells.filter((cell) => cell.isMine)).toHaveLength(field.mines);
      expect(cellAt(field, first)).toMatchObject({ isMine: false, near: 0 });
      for (const [i, cell] of field.cells.entries())
        expect(cell.near).toBe(neighboursOf(field, i).filter((n) => cellAt(field, n).isMine).length);
    }
  });

  it('opens the whole area around a cell without mines, and never a mine or a flag', () => {
    const field = laid(9, 12, 12, 40, 5);
    const flagged = neighboursOf(field, 40)[0] ?? 0;
    cellAt(field, flagged).isFlagged = true;
    const opened = dig(field, 40);
    expect(opened.length).toBeGreaterThan(6);
    expect(opened.some((i) => cellAt(field, i).isMine)).toBe(false);
    expect(cellAt(field, flagged).isOpen).toBe(false);
  });

  it('opens the rest around a number whose mines are flagged', () => {
    const field = laid(8, 8, 8, 0, 3);
    const i = field.cells.findIndex((cell) => !cell.isMine && cell.near > 0);
    cellAt(field, i).isOpen = true;
    expect(restAround(field, i)).toEqual([]);
    for (const n of neighboursOf(field, i)) cellAt(field, n).isFlagged = cellAt(field, n).isMine;
    expect(restAround(field, i).every((n) => !cellAt(field, n).isMine)).toBe(true);
  });

  it('is cleared when every cell without a mine is open', () => {
    const field = laid(8, 8, 9, 20, 11);
    field.cells.forEach((cell, i) => {
      if (!cell.isMine) dig(field, i);
    });
    expect(isCleared(field)).toBe(true);
  });
});
