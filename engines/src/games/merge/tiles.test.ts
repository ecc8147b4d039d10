import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import type { Direction } from '../../stage/input.ts';
import { addTile, canMove, powerMax, slide, type Tile } from './tiles.ts';

function tilesOf(rows: number[][]): Tile[] {
  return rows.flatMap((powers, row) =>
    powers.flatMap((power, column) => (power ? [{ power, column, row, x: column, y: row, age: 1, into: null }] : [])),
  );
}

function rowsOf(tiles: Tile[], size: number): number[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (const tile of tiles) {
    const row = rows[tile.row];
    if (!tile.into && row) row[tile.column] = tile.power;
  }
  return rows;
}

const sumOf = (tiles: Tile[]) => tiles.reduce((sum, tile) => sum + (tile.into ? 0 : 2 ** tile.power), 0);

describe('sliding tiles', () => {
  it.each<[string, Direction, number[], number[]]>([
    ['two equal tiles become one', 'left', [0, 1, 0, 1], [2, 0, 0, 0]],
    ['a tile grows once a push', 'left', [1, 1, 2, 0], [2, 2, 0, 0]],
    ['four become two', 'right', [1, 1, 1, 1], [0, 0, 2, 2]],
    ['three merge at the wall', 'right', [0, 1, 1, 1], [0, 0, 1, 2]],
    ['different tiles stay', 'left', [1, 2, 3, 4], [1, 2, 3, 4]],
  ])('%s', (_, direction, before, after) => {
    const tiles = tilesOf([before]);
    const { isMoved } = slide(tiles, 4, direction);
    expect(rowsOf(tiles, 4)[0]).toEqual(after);
    expect(isMoved).toBe(before.join() !== after.join());
  });

  it('keeps the sum of the tiles and one tile per cell, and ends only on a full board without pairs', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = randomFrom(seed);
      let tiles: Tile[] = [];
      addTile(tiles, 4, random);
      while (canMove(tiles, 4)) {
        const before = sumOf(tiles);
        const { isMoved } = slide(tiles, 4, random.pick(['left', 'right', 'up', 'down']));
        expect(sumOf(tiles)).toBe(before);
        tiles = tiles.filter((tile) => !tile.into);
        expect(new Set(tiles.map((tile) => `${tile.column} ${tile.row}`)).size).toBe(tiles.length);
        if (isMoved) addTile(tiles, 4, random);
      }
      expect(tiles).toHaveLength(16);
      expect(powerMax(tiles)).toBeGreaterThanOrEqual(5);
    }
  });

  it('keeping to a corner gets further than pushing at random', () => {
    const best = (order: Direction[] | null) => {
      let sum = 0;
      for (let seed = 0; seed < 12; seed++) {
        const random = randomFrom(seed);
        let tiles: Tile[] = [];
        addTile(tiles, 4, random);
        while (canMove(tiles, 4)) {
          const ways: Direction[] = order ?? random.shuffle(['left', 'right', 'up', 'down'] as const);
          ways.some((d) => slide(tiles, 4, d).isMoved);
          tiles = tiles.filter((tile) => !tile.into);
          addTile(tiles, 4, random);
        }
        sum += sumOf(tiles);
      }
      return sum;
    };
    expect(best(['down', 'left', 'right', 'up'])).toBeGreaterThan(best(null) * 1.4);
  });
});
