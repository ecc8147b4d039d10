import { describe, expect, it } from 'vitest';
import { clamp } from '../../math/maths.ts';
import { randomFrom } from '../../math/random.ts';
import { type DownhillWorld, newSlope, stepDownhill } from './world.ts';

type Bot = (w: DownhillWorld) => number | null;
const dt = 1 / 40;

function secondsOf(bot: Bot, seed: number, width = 400): number {
  const random = randomFrom(seed);
  const w = newSlope({ width, pace: 225, hard: 0.4, hasFoes: true, hasGates: true });
  let lives = 3;
  while (lives > 0 && w.seconds < 400) {
    const events = stepDownhill(w, { wanted: bot(w), by: 0 }, dt, 700, random);
    lives -= events.filter(({ type }) => type === 'hit').length;
  }
  return w.seconds;
}

/** Looks this many units ahead and steers where there are fewest obstacles. */
function lookout(ahead: number, error: number): Bot {
  const random = randomFrom(9);
  let wanted: number | null = null;
  let until = 0;
  return (w) => {
    if (w.seconds < until) return wanted;
    until = w.seconds + (error ? 0.45 : 0.05);
    const near = w.items.filter((i) => (i.kind === 'rock' || i.kind === 'foe') && i.y > w.along - 10);
    const risk = (x: number) =>
      near
        .filter((i) => i.y < w.along + ahead)
        .reduce(
          (sum, i) => {
            const later = (i.y - w.along) / w.speed;
            return sum + (Math.abs(i.x + i.vx * later - x) < 46 ? 400 / (40 + i.y - w.along) : 0);
          },
          Math.abs(x - w.x) / 900,
        );
    const places = Array.from({ length: 13 }, (_, i) => 40 + (i * (w.slope.width - 80)) / 12);
    wanted = places.reduce((best, x) => (risk(x) < risk(best) ? x : best), w.x);
    wanted = clamp(wanted + (random.next() - 0.5) * error, 40, w.slope.width - 40);
    return wanted;
  };
}

const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the slope', () => {
  it('throws off a player who does not steer', () => {
    const times = seeds.map((seed) => secondsOf(() => null, seed));
    expect(mean(times)).toBeLessThan(30);
  });

  it('is survived for a while by a beginner, for longer by an expert, and never forever', () => {
    const novice = mean(seeds.map((seed) => secondsOf(lookout(170, 90), seed)));
    const expert = seeds.map((seed) => secondsOf(lookout(330, 0), seed));
    expect(novice).toBeGreaterThan(18);
    expect(novice).toBeLessThan(65);
    expect(mean(expert)).toBeGreaterThan(novice * 1.3);
    expect(Math.max(...expert)).toBeLessThan(400);
  });

  it('always leaves a free path', () => {
    const w = newSlope({ width: 400, pace: 225, hard: 1, hasFoes: false, hasGates: true });
    const random = randomFrom(3);
    for (let i = 0; i < 4000; i++) stepDownhill(w, { wanted: null, by: 0 }, dt, 700, random);
    const rocks = w.items.filter((item) => item.kind === 'rock');
    for (const gate of w.items.filter((item) => item.kind === 'gate')) {
      const inside = rocks.filter((rock) => Math.abs(rock.y - gate.y) < 25 && Math.abs(rock.x - gate.x) < 44);
      expect(inside).toEqual([]);
    }
  });
});
