import { describe, expect, it } from 'vitest';
import { clamp, type Point } from '../../math/maths.ts';
import { randomFrom } from '../../math/random.ts';
import { aboard, homeX, newRescue, type RescueWorld, seats, stepRescue } from './world.ts';

const dt = 1 / 30;
type Pilot = (w: RescueWorld) => Point;

/** Picks up as many as fit, then flies home; avoids foes if careful. */
function pilot(load: number, careful: boolean): Pilot {
  return (w) => {
    const waiting = w.people.filter(({ state }) => state === 'waiting' || state === 'rising');
    const isFull = aboard(w) >= load || waiting.length === 0;
    const target = isFull
      ? homeX
      : waiting.reduce(
          (best, one) => (Math.abs(one.x - w.x) < Math.abs(best - w.x) ? one.x : best),
          waiting[0]?.x ?? homeX,
        );
    const isThere = Math.abs(target - w.x) < 60;
    const height = isThere ? w.floor - 90 : w.floor - 200;
    const steering = { x: clamp((target - w.x) / 60, -1, 1), y: clamp((height - w.y) / 40, -1, 1) };
    const foe = w.foes.find((one) => Math.abs(one.x - w.x) < 130 && Math.abs(one.y - w.y) < 80);
    if (!careful || !foe) return steering;
    return { x: steering.x, y: foe.y > w.y || foe.y > w.floor - 150 ? -1 : 1 };
  };
}

function fly(choose: Pilot, seed: number) {
  const random = randomFrom(seed);
  const w = newRescue({ width: 1100, floor: 600 }, { hard: 0.4, hasFoes: true, crowd: 3 }, random);
  let lives = 3;
  while (lives > 0 && w.clock > 0 && w.seconds < 900) {
    lives -= stepRescue(w, choose(w), dt, random).filter(({ type }) => type === 'hit').length;
  }
  return { seconds: w.seconds, saved: w.saved };
}

const seeds = [1, 2, 3, 4, 5, 6];
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;

describe('the rescue', () => {
  it('saves nobody without being flown', () => {
    const idle = seeds.map((seed) => fly(() => ({ x: 0, y: 0 }), seed));
    expect(Math.max(...idle.map(({ seconds }) => seconds))).toBeLessThan(30);
    expect(mean(idle.map(({ saved }) => saved))).toBe(0);
  });

  it('rewards a careful pilot who fills the seats, and ends for everybody', () => {
    const novice = seeds.map((seed) => fly(pilot(1, false), seed));
    const expert = seeds.map((seed) => fly(pilot(seats, true), seed));
    expect(mean(novice.map(({ seconds }) => seconds))).toBeGreaterThan(20);
    expect(mean(novice.map(({ seconds }) => seconds))).toBeLessThan(65);
    expect(mean(expert.map(({ saved }) => saved))).toBeGreaterThan(mean(novice.map(({ saved }) => saved)) * 1.3);
    expect(Math.max(...expert.map(({ seconds }) => seconds))).toBeLessThan(900);
  });
});
