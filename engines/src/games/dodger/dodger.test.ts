import { describe, expect, it } from 'vitest';
import type { Point } from '../../math/maths.ts';
import { randomFrom } from '../../math/random.ts';
import { type DodgeMode, type DodgerWorld, newDodger, stepDodger } from './world.ts';

const dt = 1 / 25;
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;
const seeds = [1, 2, 3, 4];
const still: Point = { x: 0, y: 0 };
const ways: Point[] = [
  still,
  ...Array.from({ length: 8 }, (_, i) => ({ x: Math.cos(i * 0.785), y: Math.sin(i * 0.785) })),
];

/** Moves to where the incoming things stay farthest away in the next moment. */
function bot(ahead: number) {
  return (w: DodgerWorld): Point => {
    const worth = (way: Point) => {
      let least = 90;
      for (let t = 0.08; t <= ahead; t += 0.08) {
        const x = Math.max(20, Math.min(w.w - 20, w.x + way.x * 300 * Math.min(t, 0.35)));
        const y = w.mode === 'ground' ? w.y : Math.max(100, Math.min(w.h - 25, w.y + way.y * 300 * Math.min(t, 0.35)));
        for (const one of w.falling)
          if (!one.good)
            least = Math.min(least, Math.hypot(one.x + one.vx * t - x, one.y + one.vy * t - y) - one.size * 0.4);
      }
      return least - Math.abs(w.x + way.x * 60 - w.w / 2) * 0.02;
    };
    return ways.reduce((best, way) => (worth(way) > worth(best) ? way : best), still);
  };
}

function play(mode: DodgeMode, seed: number, choose: (w: DodgerWorld) => Point, pause: number): number {
  const random = randomFrom(seed);
  const w = newDodger(mode, { w: 400, h: 620 }, 0.4);
  let lives = 3;
  let wish = still;
  let wait = 0;
  while (lives > 0 && w.seconds < 300) {
    wait -= dt;
    if (wait <= 0) {
      wish = choose(w);
      wait = pause;
    }
    lives -= stepDodger(w, wish, null, dt, random).filter(({ type }) => type === 'hit').length;
  }
  return w.seconds;
}

describe('dodging', () => {
  it.each(['ground', 'air', 'around'] as const)(
    '%s: idling ends soon, skill lasts longer, nobody lasts for ever',
    (mode) => {
      const idle = seeds.map((seed) => play(mode, seed, () => still, 1));
      const novice = seeds.map((seed) => play(mode, seed, bot(0.4), 0.55));
      const expert = seeds.map((seed) => play(mode, seed, bot(0.7), 0.05));
      expect(mean(idle)).toBeLessThan(30);
      expect(mean(novice)).toBeGreaterThan(18);
      expect(mean(novice)).toBeLessThan(65);
      expect(mean(expert)).toBeGreaterThan(mean(novice));
      expect(Math.max(...expert)).toBeLessThan(300);
    },
  );
});
