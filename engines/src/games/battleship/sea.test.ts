import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { chooseTarget } from './aim.ts';
import { fireAt, isDefeated, lengthsOf, markOf, newSea, type Sea } from './sea.ts';

const seaOf = (size: number, ...ships: number[][]): Sea => ({
  size,
  ships: ships.map((cells) => ({ cells })),
  tried: Array.from({ length: size * size }, () => false),
});

/** How many shots a level needs to sink a whole fleet, on average. */
function shotsOf(level: number): number {
  let shots = 0;
  for (let seed = 0; seed < 20; seed++) {
    const random = randomFrom(seed);
    const sea = newSea(8, lengthsOf(8, 0), random);
    for (; !isDefeated(sea); shots++) fireAt(sea, chooseTarget(sea, level, random));
  }
  return shots / 20;
}

describe('a sea of hidden ships', () => {
  it.each([
    [5, 0],
    [8, 0],
    [8, 7],
    [10, 0],
    [10, 10],
  ])('of %i by as many cells hides the fleet, %i of it asked for, and no ship touches another', (size, asked) => {
    const lengths = lengthsOf(size, asked);
    for (let seed = 0; seed < 20; seed++) {
      const { ships } = newSea(size, lengths, randomFrom(seed));
      expect(ships.map(({ cells }) => cells.length)).toEqual(lengths);
      for (const [n, { cells }] of ships.entries())
        for (const other of ships.slice(n + 1).flatMap((ship) => ship.cells))
          for (const i of cells) {
            const gap = [
              Math.abs((i % size) - (other % size)),
              Math.abs(Math.floor(i / size) - Math.floor(other / size)),
            ];
            expect(Math.max(...gap)).toBeGreaterThan(1);
          }
    }
  });

  it('tells a miss, a hit and a ship that sinks, and then marks the water around it', () => {
    const sea = seaOf(5, [0, 1], [12]);
    expect(fireAt(sea, 4)).toBe('miss');
    expect(fireAt(sea, 0)).toBe('hit');
    expect(markOf(sea, 6)).toBe('open');
    expect(fireAt(sea, 1)).toBe('sunk');
    expect([0, 5, 6, 7, 2].map((i) => markOf(sea, i))).toEqual(['sunk', 'miss', 'miss', 'miss', 'miss']);
    expect(isDefeated(sea)).toBe(false);
    fireAt(sea, 12);
    expect(isDefeated(sea)).toBe(true);
  });

  it('is fired at along a ship once two of its cells were hit', () => {
    const sea = seaOf(8, [18, 19, 20, 21]);
    fireAt(sea, 19);
    fireAt(sea, 20);
    for (let seed = 0; seed < 10; seed++) expect([18, 21]).toContain(chooseTarget(sea, 3, randomFrom(seed)));
  });

  it('is cleared in fewer shots by each level', () => {
    const [easy, clever, master] = [shotsOf(1), shotsOf(2), shotsOf(3)];
    expect(easy).toBeGreaterThan(clever);
    expect(clever).toBeGreaterThan(master);
    expect(master).toBeLessThan(38);
  });
});
