import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { countOf, flowOf, type Network, newNetwork, turned } from './network.ts';

/** A source, a straight piece and an end: from left to right. */
const straight: Network = {
  columns: 3,
  rows: 1,
  source: 0,
  solved: [2, 10, 8],
  pieces: [2, 10, 8],
  ends: [2],
};

describe('what flows', () => {
  it('reaches everything that is connected to the source', () => {
    expect(flowOf(straight)).toEqual({ from: [0, 0, 1], isComplete: true });
  });

  it('stops where one of two pieces is closed to the other', () => {
    expect(flowOf({ ...straight, pieces: [2, 5, 8] })).toEqual({ from: [0, -1, -1], isComplete: false });
    expect(flowOf({ ...straight, pieces: [2, 10, 2] })).toEqual({ from: [0, 0, -1], isComplete: false });
  });

  it('never leaves the grid', () => {
    expect(flowOf({ ...straight, pieces: [8, 10, 2] }).from).toEqual([0, -1, -1]);
  });
});

describe('a piece', () => {
  it('is the same after four quarter turns', () => {
    for (const piece of [1, 3, 5, 7, 15]) {
      expect(turned(turned(turned(turned(piece))))).toBe(piece);
      expect(countOf(turned(piece))).toBe(countOf(piece));
    }
    expect([turned(1), turned(8), turned(3)]).toEqual([2, 1, 6]);
  });
});

describe('a board of pieces', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('%i starts unsolved, and can be solved by turning', (seed) => {
    const network = newNetwork(4 + (seed % 4), 4 + (seed % 6), seed % 2 ? 1 : 0.8, randomFrom(seed));
    expect(network.ends.length).toBeGreaterThan(1);
    expect(flowOf(network).isComplete).toBe(false);
    expect(flowOf({ ...network, pieces: network.solved }).isComplete).toBe(true);
    network.pieces.forEach((piece, i) => {
      const ways = [piece, turned(piece), turned(turned(piece)), turned(turned(turned(piece)))];
      expect(ways).toContain(network.solved[i]);
    });
  });
});
