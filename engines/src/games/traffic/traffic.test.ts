import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { middleOfLane, newTraffic, stepTraffic, type TrafficWorld } from './world.ts';

const dt = 1 / 50;
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

function drive(
  bot: (w: TrafficWorld, die: number) => number | null,
  seed: number,
  lanes = 4,
  pause = 0,
  isStill = false,
): number {
  const random = randomFrom(seed);
  const w = newTraffic(lanes, 84, isStill ? 211 : 330, 0.4, isStill);
  let lives = 3;
  let wait = 0;
  let wanted: number | null = null;
  while (lives > 0 && w.seconds < 500) {
    wait -= dt;
    if (wait <= 0) {
      wanted = bot(w, random.next());
      wait = pause;
    }
    const events = stepTraffic(w, { wanted, by: 0 }, dt, 620, random);
    lives -= events.filter(({ type }) => type === 'hit').length;
  }
  return w.seconds;
}

/** Takes the lane that stays free longest, near ones first. */
function driver(ahead: number, slips: number) {
  return (w: TrafficWorld, die: number) => {
    const lanes = Array.from({ length: w.lanes }, (_, lane) => lane);
    if (die < slips) return w.x;
    const worth = (lane: number) => {
      const x = middleOfLane(w, lane);
      const inWay = w.cars.filter((car) => Math.abs(car.x - x) < 50 || car.towards === lane);
      const next = Math.min(ahead, ...inWay.filter((car) => car.y > w.along - 90).map((car) => car.y - w.along));
      return next - Math.abs(x - w.x) * 0.7;
    };
    return middleOfLane(
      w,
      lanes.reduce((best, lane) => (worth(lane) > worth(best) ? lane : best), lanes[0] ?? 0),
    );
  };
}

describe('traffic', () => {
  it('ends soon without steering', () => {
    expect(mean(seeds.map((seed) => drive(() => null, seed)))).toBeLessThan(30);
  });

  it('lets a beginner drive for a while and an expert longer, and ends for both', () => {
    const novice = seeds.map((seed) => drive(driver(260, 0.3), seed, 4, 0.4));
    const expert = seeds.map((seed) => drive(driver(600, 0), seed));
    expect(mean(novice)).toBeGreaterThan(20);
    expect(mean(novice)).toBeLessThan(65);
    expect(mean(expert)).toBeGreaterThan(mean(novice) * 1.2);
    expect(Math.max(...expert)).toBeLessThan(500);
  });

  it('is played in the same way around what stands on the road', () => {
    const novice = seeds.map((seed) => drive(driver(260, 0.3), seed, 4, 0.4, true));
    const expert = seeds.map((seed) => drive(driver(600, 0), seed, 4, 0, true));
    expect(mean(seeds.map((seed) => drive(() => null, seed, 4, 0, true)))).toBeLessThan(30);
    expect(mean(novice)).toBeGreaterThan(20);
    expect(mean(novice)).toBeLessThan(90);
    expect(mean(expert)).toBeGreaterThan(mean(novice));
    expect(Math.max(...expert)).toBeLessThan(500);
  });

  it.each([2, 3, 5, 7])('leaves a lane of %i open in every row', (lanes) => {
    const random = randomFrom(4);
    const w = newTraffic(lanes, 60, 330, 1);
    for (let i = 0; i < 3000; i++) stepTraffic(w, { wanted: null, by: 0 }, dt, 620, random);
    expect(w.cars.length).toBeGreaterThan(0);
    expect(w.cars.every((car) => car.lane >= 0 && car.lane < lanes)).toBe(true);
    const ahead = w.cars.filter((car) => car.y > w.along);
    for (const one of ahead) {
      const row = ahead.filter((car) => car.speed === one.speed);
      expect(row.length).toBeLessThan(lanes);
    }
  });
});
