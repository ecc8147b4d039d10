import { describe, expect, it } from 'vitest';
import { distance } from '../../math/maths.ts';
import { randomFrom } from '../../math/random.ts';
import { holdOn, letGo, newSwing, type SwingWorld, stepSwing } from './world.ts';

const dt = 1 / 60;
const seeds = [1, 2, 3, 4, 5, 6];
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;

/** Releases at this angle on the way up, and grabs the next rope as soon as it falls. */
function swinger(rise: number, late: number) {
  let fallen = 0;
  return (w: SwingWorld) => {
    if (w.rope) {
      fallen = 0;
      if (w.vx > 120 && w.vy < -rise && w.x > w.rope.to.x) letGo(w);
      return;
    }
    if (w.vy > -60) fallen += dt;
    if (fallen > late) holdOn(w);
  };
}

function play(act: (w: SwingWorld) => void, seed: number) {
  const random = randomFrom(seed);
  const w = newSwing(620, 0.4, true, random);
  let lives = 3;
  while (lives > 0 && w.seconds < 400) {
    act(w);
    lives -= stepSwing(w, dt, 700, random).filter(({ type }) => type === 'fell' || type === 'hit').length;
  }
  return { seconds: w.seconds, far: w.far };
}

describe('the rope', () => {
  it('never becomes longer while the hero hangs on it', () => {
    const random = randomFrom(2);
    const w = newSwing(620, 0.4, true, random);
    for (let i = 0; i < 300; i++) {
      stepSwing(w, dt, 700, random);
      if (w.rope) expect(distance(w, w.rope.to)).toBeLessThan(w.rope.length + 0.5);
    }
  });

  it('carries a good swinger farther than a poor one', () => {
    const good = seeds.map((seed) => play(swinger(150, 0.02), seed));
    const poor = seeds.map((seed) => play(swinger(20, 0.45), seed));
    const idle = seeds.map((seed) => play((w) => void (w.idle <= 0 && letGo(w)), seed));
    expect(mean(good.map(({ far }) => far))).toBeGreaterThan(mean(poor.map(({ far }) => far)) * 1.5);
    expect(Math.max(...good.map(({ seconds }) => seconds))).toBeLessThan(400);
    expect(mean(idle.map(({ seconds }) => seconds))).toBeLessThan(30);
    const novice = mean(seeds.map((seed) => play(swinger(80, 0.2), seed).seconds));
    expect(novice).toBeGreaterThan(20);
    expect(novice).toBeLessThan(60);
  });
});
