import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { table } from './table.ts';
import { launch, newPinball, type PinballWorld, stepPinball } from './world.ts';

const dt = 1 / 50;
const seeds = [1, 2, 3, 4];
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;
type Flip = (w: PinballWorld, die: number) => { left: boolean; right: boolean };

const never: Flip = () => ({ left: false, right: false });
/** Flips when the ball comes near; the hasty one flips all the time. */
const watchful: Flip = ({ ball, seconds }) => {
  // A flipper that is held up would hold the ball forever.
  const isNear = ball.y > 566 && ball.y < 626 && ball.vy > -100 && seconds % 0.4 < 0.25;
  return { left: isNear && ball.x > 128 && ball.x < 187, right: isNear && ball.x < 246 && ball.x > 187 };
};
const hasty: Flip = (_w, die) => ({ left: die < 0.5, right: die > 0.5 });

function play(flip: Flip, seed: number) {
  const random = randomFrom(seed);
  const w = newPinball();
  let balls = 3;
  let hits = 0;
  let die = 0;
  for (let i = 0; balls > 0 && w.seconds < 400; i++) {
    if (i % 12 === 0) die = random.next();
    for (const { type } of stepPinball(w, flip(w, die), dt, random)) {
      if (type === 'lost') balls--;
      if (type === 'bumper' || type === 'target') hits++;
    }
    if (w.ball.x < 0 || w.ball.x > table.w || w.ball.y < 0) throw new Error('the ball left the table');
  }
  return { seconds: w.seconds, hits };
}

describe('the pinball table', () => {
  it('keeps the ball inside, drains it without flipping, and rewards timed flips', () => {
    const idle = seeds.map((seed) => play(never, seed));
    const novice = seeds.map((seed) => play(hasty, seed));
    const expert = seeds.map((seed) => play(watchful, seed));
    expect(mean(idle.map(({ seconds }) => seconds))).toBeLessThan(30);
    expect(mean(novice.map(({ seconds }) => seconds))).toBeGreaterThan(mean(idle.map(({ seconds }) => seconds)));
    expect(mean(novice.map(({ seconds }) => seconds))).toBeLessThan(65);
    expect(mean(expert.map(({ hits }) => hits))).toBeGreaterThan(mean(novice.map(({ hits }) => hits)) * 2);
    expect(Math.max(...expert.map(({ seconds }) => seconds))).toBeLessThan(400);
  });

  it('shoots the ball out of its lane', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const w = newPinball();
      expect(launch(w, random)).toBe(true);
      for (let i = 0; i < 240 && w.inLane; i++) stepPinball(w, never(w, 0), dt, random);
      expect(w.inLane).toBe(false);
    }
  });
});
