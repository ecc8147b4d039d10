import { describe, expect, it } from 'vitest';
import { randomFrom } from '../math/random.ts';
import { steps } from '../stage/input.ts';
import { alongPath, newMap, type Way, ways } from './defence/map.ts';
import { exitsOf, farthestFrom, isOpen, mazeStyles, newMaze } from './maze/map.ts';
import { extendRoad, heightAt, type Piece, pieceLength } from './racer/road.ts';

const seeds = Array.from({ length: 30 }, (_, i) => i * 7919);
const sizes = [
  [9, 11],
  [33, 17],
  [13, 21],
  [13, 17],
  [25, 13],
] as const;

describe('mazes', () => {
  it('have their door on an open cell, a good way from the hero', () => {
    for (const seed of seeds) {
      const map = newMaze(13, 21, randomFrom(seed), 'tangle');
      const door = farthestFrom(map, { x: 5, y: 19 });
      expect(isOpen(map, door)).toBe(true);
      expect(Math.hypot(door.x - 5, door.y - 19)).toBeGreaterThan(8);
    }
  });

  const cases = sizes.flatMap(([columns, rows]) => mazeStyles.map((style) => [columns, rows, style] as const));
  it.each(cases)(
    'of %i by %i with %s hang together, mirror themselves and have no dead end',
    (columns, rows, style) => {
      for (const seed of seeds) {
        const map = newMaze(columns, rows, randomFrom(seed), style);
        const open = map.open.flatMap((isFree, i) => (isFree ? [{ x: i % columns, y: Math.floor(i / columns) }] : []));
        const reached = new Set(['1 1']);
        const queue = [{ x: 1, y: 1 }];
        for (let here = queue.pop(); here; here = queue.pop()) {
          for (const d of exitsOf(map, here)) {
            const next = { x: here.x + steps[d].x, y: here.y + steps[d].y };
            if (!reached.has(`${next.x} ${next.y}`)) queue.push(next);
            reached.add(`${next.x} ${next.y}`);
          }
        }
        expect(reached.size).toBe(open.length);
        expect(open.every((cell) => isOpen(map, { x: columns - 1 - cell.x, y: cell.y }))).toBe(true);
        expect(open.filter((cell) => exitsOf(map, cell).length < 2)).toEqual([]);
      }
    },
  );
});

describe('the ways of tower defence', () => {
  const boards = [
    [7, 12],
    [7, 9],
    [13, 7],
  ] as const;
  const cases = boards.flatMap(([columns, rows]) =>
    (Object.keys(ways) as Way[]).map((way) => [columns, rows, way] as const),
  );
  it.each(cases)(
    'on %i by %i lead in %s from end to end, step by step, with pads beside them',
    (columns, rows, way) => {
      for (const seed of seeds) {
        const { path, pads } = newMap(columns, rows, 9, randomFrom(seed), way);
        const tall = rows >= columns;
        expect(tall ? path[0]?.y : path[0]?.x).toBe(0);
        const last = path[path.length - 1];
        expect(tall ? last?.y : last?.x).toBe((tall ? rows : columns) - 1);
        for (let i = 1; i < path.length; i++) {
          const [a, b] = [path[i - 1], path[i]];
          expect(Math.abs((a?.x ?? 9) - (b?.x ?? 0)) + Math.abs((a?.y ?? 9) - (b?.y ?? 0))).toBe(1);
        }
        expect(new Set(path.map((c) => `${c.x} ${c.y}`)).size).toBe(path.length);
        expect(pads.length).toBeGreaterThan(4);
        expect(pads.filter((pad) => path.some((c) => c.x === pad.x && c.y === pad.y))).toEqual([]);
      }
    },
  );

  it('finds the position after a distance, and stays at the end', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
    ];
    expect(alongPath(path, 0.5)).toEqual({ x: 0, y: 0.5 });
    expect(alongPath(path, 9)).toEqual({ x: 0, y: 1 });
  });
});

describe('the road of the race', () => {
  it('continues as far as it is read, without steps', () => {
    const road: Piece[] = [];
    extendRoad(road, 900, 1, randomFrom(5));
    expect(road.length).toBeGreaterThanOrEqual(900);
    for (let i = 1; i < road.length; i++) {
      expect(Math.abs((road[i]?.height ?? 0) - (road[i - 1]?.height ?? 0))).toBeLessThan(60);
    }
    const [a, b] = [road[10]?.height ?? 0, road[11]?.height ?? 0];
    expect(heightAt(road, 10.5 * pieceLength)).toBeCloseTo((a + b) / 2);
  });
});
