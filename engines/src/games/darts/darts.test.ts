import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { arrowSpeed, handAt, newBalloons, placeOfBalloon, shoot, stepBalloons } from './balloons.ts';
import { landingAt, newBoard, pointsAt, sightAt, stepBoard, throwDart, wantedAt } from './board.ts';
import { isClear, type KnifeEvent, knifeSeconds, newKnives, stepKnives, throwKnife } from './knives.ts';

const dt = 1 / 40;
const seeds = [1, 2, 3, 4, 5, 6];
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;

/** Throws when the crosshair is within `near` of the middle; null never throws. */
function board(near: number | null, seed: number) {
  const random = randomFrom(seed);
  const w = newBoard(0.4, random);
  let lives = 3;
  let seconds = 0;
  let wait = 0;
  while (lives > 0 && seconds < 900) {
    seconds += dt;
    wait -= dt;
    const sight = sightAt(w);
    if (near !== null && wait <= 0 && Math.hypot(sight.x, sight.y) < near && throwDart(w)) wait = 0.7;
    lives -= stepBoard(w, dt, random).filter(({ type }) => type === 'failed').length;
  }
  return { seconds, rounds: w.round };
}

function balloons(error: number | null, pause: number, seed: number): number {
  const random = randomFrom(seed);
  const w = newBalloons(400, 700, 0.4, true);
  let lives = 3;
  let wait = 0;
  while (lives > 0 && w.seconds < 600) {
    wait -= dt;
    const target = [...w.balloons].filter(({ bad }) => !bad).sort((a, b) => a.y - b.y)[0];
    if (error !== null && target && wait <= 0) {
      const here = placeOfBalloon(target, w.seconds);
      const later = Math.hypot(here.x - handAt(w).x, here.y - handAt(w).y) / arrowSpeed;
      const then = placeOfBalloon(target, w.seconds + later);
      shoot(w, { x: then.x + (random.next() - 0.5) * error, y: then.y - target.vy * later });
      wait = pause;
    }
    lives -= stepBalloons(w, dt, random).filter(({ type }) => type === 'escaped' || type === 'bad').length;
  }
  return w.seconds;
}

describe('the board', () => {
  it.each([
    [0, 0, 100],
    [0.2, 0, 50],
    [0.3, 0.3, 25],
    [0, -0.7, 10],
    [0.9, 0, 5],
    [0.9, 0.9, 0],
  ])('gives for a dart at %d, %d %i points', (x, y, points) => {
    expect(pointsAt({ x, y })).toBe(points);
  });

  it('is hit beside the crosshair when the wind blows, and in the middle by whoever aims against it', () => {
    const w = newBoard(0.4, randomFrom(1));
    expect(landingAt(w)).toEqual(sightAt(w));
    w.wind = -2;
    expect(landingAt(w).x).toBeLessThan(sightAt(w).x - 0.2);
    while (Math.hypot(landingAt(w).x, landingAt(w).y) > 0.09) w.time += dt / 10;
    throwDart(w);
    const points = Array.from({ length: 20 }, () => stepBoard(w, dt, randomFrom(1))).flat();
    expect(points).toMatchObject([{ type: 'stuck', points: 100 }]);
  });

  it('requires more points each round, until nobody reaches them', () => {
    expect(wantedAt(3)).toBeGreaterThan(wantedAt(2));
    const idle = seeds.map((seed) => board(null, seed));
    const novice = seeds.map((seed) => board(0.5, seed));
    const expert = seeds.map((seed) => board(0.2, seed));
    expect(mean(idle.map(({ rounds }) => rounds))).toBeLessThan(2);
    expect(mean(expert.map(({ rounds }) => rounds))).toBeGreaterThan(mean(novice.map(({ rounds }) => rounds)));
    expect(Math.max(...expert.map(({ seconds }) => seconds))).toBeLessThan(900);
  });
});

describe('the balloons', () => {
  it('are lost without shooting, and become too many for everybody', () => {
    const idle = mean(seeds.map((seed) => balloons(null, 1, seed)));
    const novice = mean(seeds.map((seed) => balloons(150, 1, seed)));
    const expert = seeds.map((seed) => balloons(10, 0.25, seed));
    expect(idle).toBeLessThan(30);
    expect(novice).toBeGreaterThan(20);
    expect(novice).toBeLessThan(65);
    expect(mean(expert)).toBeGreaterThan(novice);
    expect(Math.max(...expert)).toBeLessThan(600);
  });
});

describe('knives', () => {
  it('stick beside each other, and clash where one is', () => {
    const random = randomFrom(2);
    const w = { ...newKnives(0, 0.4, random), stuck: [], prizes: [] };
    const thrown = (): KnifeEvent[] => {
      throwKnife(w);
      return Array.from({ length: 8 }, () => stepKnives(w, dt, random)).flat();
    };
    w.speed = 0;
    expect(thrown()).toEqual([{ what: 'stuck' }]);
    expect(thrown()).toEqual([{ what: 'clash' }]);
    w.wait = 0;
    w.angle += 1;
    expect(thrown()).toEqual([{ what: 'stuck' }]);
  });

  it('can always all be placed by somebody who waits for a gap', () => {
    for (let round = 0; round < 12; round++) {
      const random = randomFrom(round + 1);
      const w = newKnives(round, 0.4, random);
      const events: KnifeEvent[] = [];
      while (w.left > 0 && w.seconds < 120) {
        if (isClear(w, knifeSeconds) && isClear(w, knifeSeconds + dt)) throwKnife(w);
        events.push(...stepKnives(w, dt, random));
      }
      expect(w.left).toBe(0);
      expect(events.filter(({ what }) => what === 'clash').length).toBeLessThan(3);
    }
  });
});
