import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { other, type Side } from '../../stage/duel.ts';
import { chooseColumn, landingOf, newRack, openColumns, wonLine } from './rules.ts';

function play(levels: [number, number], seed: number): Side | 'draw' {
  const random = randomFrom(seed);
  const rack = newRack(7, 6);
  for (let side: Side = seed % 2 ? 1 : 0; openColumns(rack).length; side = other(side)) {
    rack.cells[landingOf(rack, chooseColumn(rack, side, levels[side], random))] = side;
    if (wonLine(rack)) return side;
  }
  return 'draw';
}

function rackOf(columns: number[]) {
  const rack = newRack(7, 6);
  columns.forEach((column, i) => {
    rack.cells[landingOf(rack, column)] = (i % 2) as Side;
  });
  return rack;
}

describe('four in a row', () => {
  it('has 69 winning lines on the usual rack', () => {
    expect(newRack(7, 6).lines).toHaveLength(69);
  });

  it.each([
    ['across', [0, 0, 1, 1, 2, 2, 3], 0],
    ['upwards', [0, 1, 0, 1, 0, 1, 0], 0],
    ['slanting', [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3], 0],
  ] as const)('is won %s', (_, columns, side) => {
    const rack = rackOf([...columns]);
    expect(wonLine(rack)?.map((i) => rack.cells[i])).toEqual([side, side, side, side]);
  });

  it('wins when it can and blocks when it must', () => {
    expect(chooseColumn(rackOf([0, 6, 1, 6, 2, 6]), 1, 3, randomFrom(1))).toBe(6);
    expect(chooseColumn(rackOf([0, 6, 1, 6, 2]), 1, 2, randomFrom(1))).toBe(3);
  });

  it('gets stronger by level', () => {
    const results = Array.from({ length: 6 }, (_, seed) => play([1, 3], seed));
    expect(results.filter((result) => result === 1).length).toBeGreaterThanOrEqual(5);
    expect(results).not.toContain(0);
  });

  it('reports a full column', () => {
    const rack = rackOf([3, 3, 3, 3, 3, 3]);
    expect(landingOf(rack, 3)).toBe(-1);
    expect(openColumns(rack)).toEqual([0, 1, 2, 4, 5, 6]);
  });
});
