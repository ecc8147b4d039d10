import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import {
  bagOf,
  cellsOf,
  clearRows,
  columns,
  emptyWell,
  fits,
  fullRows,
  landed,
  lay,
  moved,
  newPiece,
  rotated,
  rows,
  shapeCount,
} from './well.ts';

const shapes = Array.from({ length: shapeCount }, (_, i) => i);
const sorted = (cells: { x: number; y: number }[]) => cells.map(({ x, y }) => `${x} ${y}`).sort();

describe('the well of the falling blocks', () => {
  it.each(shapes)('shape %i fits an empty well, and four rotations restore it', (shape) => {
    const well = emptyWell();
    const piece = { ...newPiece(shape), y: 5 };
    expect(fits(well, piece)).toBe(true);
    let turned = piece;
    for (let i = 0; i < 4; i++) turned = rotated(well, turned) ?? turned;
    expect(sorted(cellsOf(turned))).toEqual(sorted(cellsOf(piece)));
  });

  it.each(shapes)('shape %i stays between the walls and on the floor', (shape) => {
    const well = emptyWell();
    let piece = { ...newPiece(shape), y: 3 };
    for (let next = moved(well, piece, -1, 0); next; next = moved(well, piece, -1, 0)) piece = next;
    expect(Math.min(...cellsOf(piece).map((c) => c.x))).toBe(0);
    expect(Math.max(...cellsOf(landed(well, piece)).map((c) => c.y))).toBe(rows - 1);
  });

  it('shifts a piece away from the wall to rotate it', () => {
    const well = emptyWell();
    const upright = { shape: 0, turned: 1, x: -2, y: 4 };
    expect(fits(well, upright)).toBe(true);
    expect(rotated(well, upright)).toMatchObject({ turned: 2, x: 0 });
  });

  it('clears full rows and moves the rest down', () => {
    const well = emptyWell();
    for (let x = 0; x < columns; x++) for (const y of [rows - 1, rows - 3]) (well[y] ?? [])[x] = 1;
    (well[rows - 2] ?? [])[0] = 2;
    expect(fullRows(well)).toEqual([rows - 3, rows - 1]);
    clearRows(well, fullRows(well));
    expect(well).toHaveLength(rows);
    expect(well[rows - 1]?.[0]).toBe(2);
    expect(well.flat().filter((cell) => cell >= 0)).toEqual([2]);
  });

  it('reports a piece that extends beyond the top', () => {
    expect(lay(emptyWell(), { ...newPiece(1), y: -1 })).toBe(false);
    expect(lay(emptyWell(), { ...newPiece(1), y: 0 })).toBe(true);
  });

  it('deals every shape once before repeating one', () => {
    expect([...bagOf(randomFrom(3))].sort()).toEqual(shapes);
  });
});
