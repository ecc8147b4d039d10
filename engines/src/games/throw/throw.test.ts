import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { goalOf, keeperAt, placesOfPins } from './goal.ts';
import { guardAt } from './guard.ts';
import type { ThrowWorld } from './scene.ts';
import { aimAt, handOf, hoopNow, newThrow, pulled, pushOfWind, speedMax, stepThrow, throwBall } from './world.ts';

const dt = 1 / 60;
const field = { width: 400, floor: 610 };
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;
const seeds = [1, 2, 3, 4, 5, 6];

/** Throws every so many seconds with this error; never without a pause. */
function play(mode: ThrowWorld['mode'], seed: number, pause: number | null, error: number) {
  const random = randomFrom(seed);
  const w = newThrow(mode, field, 0.4, undefined);
  let lives = 3;
  let wait = 1;
  while (lives > 0 && w.clock > 0 && w.seconds < 600) {
    wait -= dt;
    if (pause !== null && wait <= 0 && throwBall(w, aim(w, error, random.next, random.next))) wait = pause;
    lives -= stepThrow(w, dt, random).filter(({ type }) => type === 'reached').length;
  }
  return { seconds: w.seconds, scored: w.scored };
}

function aim(w: ThrowWorld, error: number, ...dice: (() => number)[]) {
  const isSunk = w.mode === 'hoop' || w.mode === 'bin';
  const flight = isSunk ? 1.05 : 0.8;
  const target = [...w.walkers].sort((a, b) => a.x - b.x)[0];
  const to = isSunk
    ? hoopNow(w, w.seconds + flight)
    : w.mode === 'goal'
      ? besideKeeper(w, flight)
      : { x: (target?.x ?? 300) - (target?.vx ?? 0) * flight, y: target?.y ?? 500 };
  const v = aimAt(handOf(w), to, flight);
  const off = dice.map((die) => 1 + (die() - 0.5) * error);
  return { x: v.x * (off[0] ?? 1), y: v.y * (off[1] ?? 1) };
}

/** Aims high where the keeper will be low, and low where the keeper will be high. */
function besideKeeper(w: ThrowWorld, flight: number) {
  const { x, height } = goalOf(w);
  const isHigh = keeperAt(w, w.seconds + flight) < w.floor - height / 2;
  return { x, y: w.floor - (isHigh ? 24 : height - 30) };
}

describe('throwing', () => {
  it.each(['hoop', 'bin', 'goal', 'pins', 'targets', 'foes'] as const)(
    'in %s punishes waiting, lasts a while for a beginner and ends for an expert',
    (mode) => {
      const idle = seeds.map((seed) => play(mode, seed, null, 0));
      expect(Math.max(...idle.map(({ seconds }) => seconds))).toBeLessThan(30);
      expect(mean(idle.map(({ scored }) => scored))).toBe(0);
      const novice = seeds.map((seed) => play(mode, seed, 1.5, 0.42));
      const expert = seeds.map((seed) => play(mode, seed, 0.35, 0.03));
      const lasting = mean(novice.map(({ seconds }) => seconds));
      expect(lasting).toBeGreaterThan(20);
      expect(lasting).toBeLessThan(65);
      expect(mean(expert.map(({ seconds }) => seconds))).toBeGreaterThan(lasting);
      expect(Math.max(...expert.map(({ seconds }) => seconds))).toBeLessThan(600);
    },
  );

  it('sets ten pins up in a triangle, none in the place of another', () => {
    const { walkers } = newThrow('pins', field, 0, undefined, 10);
    const columns = placesOfPins(10).map(({ along }) => along);
    expect(columns).toEqual([0, 1, 1, 2, 2, 2, 3, 3, 3, 3]);
    // No pin stands right behind another.
    expect(new Set(walkers.map(({ x }) => x)).size).toBe(10);
  });

  it('allows two balls per frame, and sets the pins up again', () => {
    const w = newThrow('pins', field, 0, undefined);
    const random = randomFrom(1);
    const pins = w.walkers.length;
    expect(pins).toBeGreaterThan(4);
    throwBall(w, { x: -300, y: 0 });
    for (let i = 0; i < 120; i++) stepThrow(w, dt, random);
    expect(w.frame).toMatchObject({ played: 0, balls: 1 });
    throwBall(w, { x: 700, y: 0 });
    for (let i = 0; i < 300; i++) stepThrow(w, dt, random);
    expect(w.scored).toBeGreaterThan(0);
    expect(w.frame).toMatchObject({ played: 1, balls: 0 });
    expect(w.walkers.length).toBe(pins);
  });

  it('lets the keeper stop a ball that reaches them', () => {
    const w = newThrow('goal', field, 0, undefined);
    const flight = 0.8;
    const keeper = { x: goalOf(w).x, y: keeperAt(w, w.seconds + flight) };
    throwBall(w, aimAt(handOf(w), keeper, flight));
    for (let i = 0; i < 70; i++) stepThrow(w, dt, randomFrom(1));
    expect(w.scored).toBe(0);
  });

  it('is blown off its way by the wind, to where somebody who allows for it aims', () => {
    const landing = (wind: number, by = 0) => {
      const w = newThrow('foes', field, 0, undefined);
      w.wind = wind;
      throwBall(w, { x: 130 + by, y: -500 });
      while (w.balls[0]?.bounces === 0) stepThrow(w, dt, randomFrom(1));
      return w.balls[0]?.x ?? 0;
    };
    expect(landing(2) - landing(0)).toBeGreaterThan(60);
    expect(landing(0) - landing(-2)).toBeGreaterThan(60);
    expect(Math.abs(landing(2, -pushOfWind * 1.2) - landing(0))).toBeLessThan(20);
  });

  it('limits the strength of a throw', () => {
    const { x, y } = pulled(900, -900);
    expect(Math.hypot(x, y)).toBeCloseTo(speedMax);
  });

  it('an opponent in front of the hoop blocks flat throws, and high ones pass over', () => {
    const random = randomFrom(1);
    const thrown = (flight: number) => {
      const w = newThrow('hoop', { ...field, isGuarded: true }, 0.4, 30);
      const blocked: string[] = [];
      throwBall(w, aimAt(handOf(w), { x: w.hoop.x, y: flight < 0.6 ? guardAt(w).y : w.hoop.y }, flight));
      while (w.balls.length > 0) blocked.push(...stepThrow(w, dt, random).map(({ type }) => type));
      return { scored: w.scored, blocked };
    };
    expect(thrown(0.4)).toMatchObject({ scored: 0, blocked: expect.arrayContaining(['rim', 'miss']) });
    expect(thrown(1.15).scored).toBe(1);
  });

  it('ends a game when its requested time limit is over, however many balls go in', () => {
    const w = newThrow('hoop', field, 0.4, 12);
    const random = randomFrom(1);
    while (w.clock > 0) {
      throwBall(w, aim(w, 0));
      stepThrow(w, dt, random);
    }
    expect(w.scored).toBeGreaterThan(3);
    expect(w.seconds).toBeCloseTo(12, 1);
  });
});
