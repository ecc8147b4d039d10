import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { closeLap, extendRoad, type Piece, repeatLap } from './road.ts';

describe('a lap', () => {
  const lap = 289;
  const road: Piece[] = Array.from({ length: 30 }, () => ({ bend: 0, height: 0 }));
  extendRoad(road, 300, 1.2, randomFrom(4));
  closeLap(road, lap);
  repeatLap(road, lap * 3, lap);

  it('is the same every time', () => {
    expect(road[lap + 40]).toEqual(road[40]);
    expect(road[lap * 2 + 100]).toEqual(road[100]);
  });

  it('ends where it began, without a step', () => {
    const steps = road.slice(1).map(({ height }, i) => Math.abs(height - (road[i]?.height ?? 0)));
    expect(steps[lap - 1]).toBeLessThan(5);
    expect(Math.max(...steps)).toBeLessThan(90);
  });
});
