import { clamp } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

/** Something that needs care: `need` goes from 0, content, to 1, too late. */
export type Charge = { need: number; rate: number; grown: number; kind: number; cared: number; lost: number };

/** With `isSown` all of it is in the ground still. */
export function newCharges(count: number, random: Random, isSown = false): Charge[] {
  return Array.from({ length: count }, (_, i) => ({
    need: random.range(0, 0.3),
    rate: random.range(0.8, 1.25),
    grown: isSown ? 0 : 0.75,
    kind: i,
    cared: 9,
    lost: 9,
  }));
}

/** The growth of needs after so many seconds: slow at first, in the end too fast for anybody. */
export const needPerSecond = (seconds: number, count: number, pace: number) =>
  (pace * (0.3 + seconds / 21)) / (count + 1.5);

/** Advances the time; returns those that waited too long, which then start again. */
export function stepCharges(charges: Charge[], seconds: number, dt: number, pace: number): number[] {
  const rate = needPerSecond(seconds, charges.length, pace);
  const lost: number[] = [];
  charges.forEach((charge, i) => {
    charge.cared += dt;
    charge.lost += dt;
    charge.need += charge.rate * rate * dt;
    if (charge.need < 1) return;
    lost.push(i);
    Object.assign(charge, { need: 0, grown: 0, lost: 0 });
  });
  return lost;
}

/** Cares for one; a longer wait gives more points, and none if it needs nothing. */
export function care(charge: Charge): { points: number; hasBloomed: boolean } {
  if (charge.need < 0.25) return { points: 0, hasBloomed: false };
  const points = 5 + Math.round(clamp(charge.need, 0, 1) * 15);
  charge.need = Math.max(0, charge.need - 0.75);
  charge.cared = 0;
  // Whatever stands in bloom is picked, and something new is sown.
  charge.grown = charge.grown >= 1 ? 0 : charge.grown + 0.25;
  const hasBloomed = charge.grown >= 1;
  return { points, hasBloomed };
}
