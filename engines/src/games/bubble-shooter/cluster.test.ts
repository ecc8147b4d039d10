import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import {
  addRow,
  colourAt,
  type Hanging,
  hang,
  landing,
  loose,
  neighboursOf,
  placeOf,
  remove,
  sameColour,
  touches,
} from './cluster.ts';

const full = (columns: number, rows: number, colours: number): Hanging => {
  const hanging: Hanging = { columns, colours, rows: [] };
  for (let i = 0; i < rows; i++) addRow(hanging, randomFrom(i));
  return hanging;
};

describe('hanging bubbles', () => {
  it('touch their neighbours only', () => {
    const hanging = full(8, 6, 4);
    for (const cell of [
      { row: 2, column: 3 },
      { row: 3, column: 3 },
    ]) {
      const here = placeOf(hanging, cell);
      const near = neighboursOf(hanging, cell);
      expect(near).toHaveLength(6);
      for (const other of near) {
        const place = placeOf(hanging, other);
        expect(Math.hypot(place.x - here.x, place.y - here.y)).toBeCloseTo(1, 1);
      }
    }
  });

  it('are grouped by colour', () => {
    const hanging = full(5, 3, 1);
    expect(sameColour(hanging, { row: 0, column: 0 })).toHaveLength(15);
    hang(hanging, { row: 1, column: 2 }, 7);
    expect(sameColour(hanging, { row: 1, column: 2 })).toHaveLength(1);
  });

  it('fall when disconnected from the top', () => {
    const hanging = full(6, 4, 2);
    expect(loose(hanging)).toEqual([]);
    remove(
      hanging,
      Array.from({ length: 6 }, (_, column) => ({ row: 1, column })),
    );
    expect(loose(hanging)).toHaveLength(12);
    remove(hanging, loose(hanging));
    expect(hanging.rows).toHaveLength(1);
  });

  it('attach a bubble that stops next to them', () => {
    for (let seed = 0; seed < 30; seed++) {
      const random = randomFrom(seed);
      const hanging = full(7, 4, 4);
      const x = random.range(0.5, 7);
      let y = 9;
      while (!touches(hanging, x, y)) y -= 0.05;
      const cell = landing(hanging, x, y);
      const place = placeOf(hanging, cell);
      expect(colourAt(hanging, cell)).toBeNull();
      expect(Math.hypot(place.x - x, place.y - y)).toBeLessThan(1);
      hang(hanging, cell, 2);
      expect(loose(hanging)).toEqual([]);
    }
  });

  it('keep the alternating shift when a row is added at the top', () => {
    const hanging = full(6, 5, 4);
    const shifts = hanging.rows.map(({ isShifted }) => isShifted);
    expect(shifts.every((shift, i) => i === 0 || shift !== shifts[i - 1])).toBe(true);
  });
});
