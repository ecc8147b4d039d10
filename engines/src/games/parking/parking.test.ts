import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../math/maths.ts';
import { randomFrom } from '../../math/random.ts';
import { bayLength, newLot } from './lot.ts';
import { clockFor, driveTowards, isParked, newParking, nextLot, type ParkingWorld, stepParking } from './world.ts';

const dt = 1 / 40;

/** Drives to a point in front of the bay, aligns with it, then drives in. */
function driver(w: ParkingWorld): Point {
  const { target, h } = w.lot;
  const middle = { x: target.x + target.w / 2, y: target.y + target.h / 2 };
  const way = target.upright ? { x: 0, y: -1 } : { x: target.x < w.lot.w / 2 ? -1 : 1, y: 0 };
  const before = { x: middle.x - way.x * bayLength * 1.35, y: Math.min(h - 70, middle.y - way.y * bayLength * 1.35) };
  const isInLine = target.upright ? Math.abs(w.x - middle.x) < 14 : Math.abs(w.y - middle.y) < 14;
  const goal = isInLine && distance(w, middle) < bayLength * 1.6 ? middle : before;
  const away = distance(goal, w);
  const pace = goal === middle ? Math.min(1, away / 60) : Math.min(1, 0.35 + away / 120);
  return { x: ((goal.x - w.x) / (away || 1)) * pace, y: ((goal.y - w.y) / (away || 1)) * pace };
}

describe('parking', () => {
  it('always has a free bay to park in, and a start that is clear', () => {
    for (let seed = 0; seed < 60; seed++) {
      const lot = newLot(380, 600, seed % 8, true, randomFrom(seed));
      expect(lot.bays).toContain(lot.target);
      expect(lot.target.look).toBe(null);
      for (const cone of lot.cones) expect(distance(cone, lot.start)).toBeGreaterThan(50);
    }
  });

  it('accepts a car that is straight in the bay, forwards or backwards, and no other', () => {
    const w = newParking({ w: 380, h: 600 }, false, randomFrom(2));
    const { target } = w.lot;
    Object.assign(w, { x: target.x + target.w / 2, y: target.y + target.h / 2, angle: Math.PI / 2 });
    expect(isParked(w)).toBe(true);
    w.angle = -Math.PI / 2;
    expect(isParked(w)).toBe(true);
    w.angle = 0.4;
    expect(isParked(w)).toBe(false);
    Object.assign(w, { angle: Math.PI / 2, y: w.y + 30 });
    expect(isParked(w)).toBe(false);
  });

  it('can be completed in time by a driver, and not without one', () => {
    let parked = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const random = randomFrom(seed);
      const w = newParking({ w: 380, h: 600 }, false, random);
      while (w.clock > 0) {
        const events = stepParking(w, driveTowards(w, driver(w)), dt);
        if (!events.some(({ type }) => type === 'parked')) continue;
        parked++;
        break;
      }
      nextLot(w, random);
      expect(w.clock).toBe(clockFor(1));
      while (w.clock > 0)
        expect(stepParking(w, { pedal: 0, wheel: 0 }, dt).some(({ type }) => type === 'parked')).toBe(false);
    }
    expect(parked).toBeGreaterThan(5);
    expect(clockFor(0)).toBeLessThan(30);
  });
});
