import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { deal, facesFor, isFree, laidFlat, openPairs } from './deal.ts';
import { layoutOf, type Place } from './layouts.ts';

const row = (count: number): Place[] => Array.from({ length: count }, (_, i) => ({ x: i * 2, y: 0, z: 0 }));

describe('a tile', () => {
  it('is free at the ends of a row, and not between two others', () => {
    const tiles = row(3);
    expect(tiles.map((tile) => isFree(tile, tiles))).toEqual([true, false, true]);
  });

  it('is not free under another, even one that covers a corner of it', () => {
    const [low] = row(1);
    if (!low) throw new Error('no tile');
    expect(isFree(low, [low, { x: 1, y: 1, z: 1 }])).toBe(false);
    expect(isFree(low, [low, { x: 2, y: 0, z: 1 }])).toBe(true);
  });

  it('is blocked by neighbours half a tile off', () => {
    const tile = { x: 2, y: 2, z: 0 };
    expect(isFree(tile, [tile, { x: 0, y: 1, z: 0 }, { x: 4, y: 3, z: 0 }])).toBe(false);
    expect(isFree(tile, [tile, { x: 0, y: 0, z: 0 }, { x: 4, y: 4, z: 0 }])).toBe(true);
  });
});

describe('a pair', () => {
  it('is two equal tiles that are both free', () => {
    const faces = [1, 2, 2, 1];
    const tiles = row(4).map((place, i) => ({ ...place, face: faces[i] ?? 0 }));
    expect(openPairs(tiles).map(([a, b]) => [a.x, b.x])).toEqual([[0, 6]]);
  });
});

/** Takes the pairs in the order in which they were dealt: of each face those that are free, highest first. */
function canBeCleared(places: Place[], faces: number[]): boolean {
  let tiles = places.map((place, i) => ({ ...place, face: faces[i] ?? 0 }));
  const seen = new Set<string>();
  const clear = (): boolean => {
    if (tiles.length === 0) return true;
    const key = tiles.map(({ x, y, z }) => `${x}.${y}.${z}`).join();
    if (seen.has(key) || seen.size > 4000) return false;
    seen.add(key);
    for (const pair of openPairs(tiles)) {
      const before = tiles;
      tiles = tiles.filter((tile) => !pair.includes(tile));
      if (clear()) return true;
      tiles = before;
    }
    return false;
  };
  return clear();
}

describe('a board', () => {
  const boards = [1, 2, 3, 4, 5, 6].flatMap((level) =>
    [0, 1, 2, 3, 4].flatMap((seed) => [true, false].map((isPortrait) => ({ level, seed, isPortrait }))),
  );

  it.each(boards)('$level of shape $seed (portrait $isPortrait) has an even number of tiles and is dealt', (board) => {
    const { places, columns, rows } = layoutOf(board.level, board.seed, board.isPortrait);
    expect(places.length % 2).toBe(0);
    expect(places.length).toBeGreaterThanOrEqual(16);
    for (const { x, y } of places) expect(x >= 0 && y >= 0 && x <= columns * 2 - 2 && y <= rows * 2 - 2).toBe(true);
    const dealt = deal(places, facesFor(places.length / 2, 9), randomFrom(board.seed));
    expect(dealt).not.toBeNull();
  });

  // With two tiles of each face there is only one way to pair them, so any order of taking them is the dealt one.
  it.each([0, 1, 2, 3, 4])('of shape %i can be cleared as it was dealt', (seed) => {
    const { places } = layoutOf(3, seed, true);
    const dealt = deal(places, facesFor(places.length / 2, places.length / 2), randomFrom(seed));
    expect(dealt && canBeCleared(places, dealt)).toBe(true);
  });

  it.each([4, 10, 17, 24, 36])('of %i pairs has exactly so many', (pairs) => {
    const { places } = layoutOf(1, 3, true, pairs);
    expect(places).toHaveLength(pairs * 2);
    expect(deal(places, facesFor(pairs, 9), randomFrom(1))).not.toBeNull();
  });

  it('of two tiles in one pile cannot be dealt, and is laid flat instead', () => {
    const pile = [
      { x: 0, y: 0, z: 0 },
      { x: 0, y: 0, z: 1 },
    ];
    expect(deal(pile, [0], randomFrom(1))).toBeNull();
    for (const count of [2, 8, 22]) {
      const flat = laidFlat(count, 5, 6);
      expect(deal(flat, facesFor(count / 2, 4), randomFrom(1))).not.toBeNull();
    }
  });
});
