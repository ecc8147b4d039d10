import { describe, expect, it } from 'vitest';
import { clamp } from '../../math/maths.ts';
import { randomFrom } from '../../math/random.ts';
import {
  buildLevel,
  groundAt,
  type LanderWorld,
  launch,
  newLander,
  padUnder,
  shipRadius,
  stepLander,
} from './world.ts';

const dt = 1 / 40;
type Pilot = (w: LanderWorld) => { lift: number; push: number };

function fly(pilot: Pilot, seed: number) {
  const random = randomFrom(seed);
  const w = newLander({ w: 400, h: 700 }, 0.4, true, random);
  let lives = 3;
  while (lives > 0 && w.seconds < 1200) {
    const events = stepLander(w, pilot(w), dt);
    for (const { type } of events) {
      if (type === 'landed') w.level++;
      if (type === 'crashed') lives--;
    }
    if (w.state === 'landed' && w.wait <= 0) buildLevel(w, true, random);
    if (w.state === 'crashed' && w.wait <= 0) launch(w, random);
  }
  return { seconds: w.seconds, landed: w.level };
}

/** Steers over the nearest pad and descends at a speed that fits the height. */
function pilot(care: number): Pilot {
  return (w) => {
    const pad = [...w.pads].sort((a, b) => Math.abs(a.x - w.x) - Math.abs(b.x - w.x))[0];
    const off = (pad?.x ?? w.x) - w.x;
    const height = (pad?.y ?? w.h) - w.y - shipRadius;
    const down = clamp(height * 0.5, 30, 170) * (Math.abs(off) > 60 && height < 130 ? 0 : 1) * care;
    const foe = w.hazards.find((one) => Math.hypot(one.x - w.x, one.y - w.y - 50) < 90);
    return {
      lift: w.vy > (foe && foe.y > w.y ? 0 : down) ? 1 : 0,
      push: clamp(off * 0.05 - w.vx * 0.06, -1, 1),
    };
  };
}

const seeds = [1, 2, 3, 4, 5, 6];
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;

describe('landing', () => {
  it('crashes a ship that nobody flies', () => {
    const flights = seeds.map((seed) => fly(() => ({ lift: 0, push: 0 }), seed));
    expect(Math.max(...flights.map(({ seconds }) => seconds))).toBeLessThan(30);
    expect(mean(flights.map(({ landed }) => landed))).toBeLessThan(0.5);
  });

  it('lets a careful pilot land more often than a rough one, and both run out of fuel in the end', () => {
    const expert = seeds.map((seed) => fly(pilot(1), seed));
    const rough = seeds.map((seed) => fly(pilot(3.4), seed));
    expect(mean(expert.map(({ landed }) => landed))).toBeGreaterThan(4);
    expect(mean(rough.map(({ landed }) => landed))).toBeLessThan(mean(expert.map(({ landed }) => landed)));
    expect(Math.max(...expert.map(({ seconds }) => seconds))).toBeLessThan(1200);
  });

  it('has level ground under every pad', () => {
    const random = randomFrom(3);
    const w = newLander({ w: 700, h: 400 }, 1, true, random);
    for (let i = 0; i < 12; i++) {
      w.level = i;
      buildLevel(w, true, random);
      for (const pad of w.pads) {
        expect(padUnder(w, pad.x)).toBe(pad);
        for (const share of [-0.9, 0, 0.9]) expect(groundAt(w, pad.x + share * pad.half)).toBeCloseTo(pad.y, 5);
      }
    }
  });

  it('is made under a parachute without fuel, by whoever steers against the wind', () => {
    const jump = (steer: boolean, seed: number) => {
      const random = randomFrom(seed);
      const w = newLander({ w: 400, h: 700 }, 0.4, false, random, true);
      w.wind = 2;
      const fuel = w.fuel;
      const target = w.pads[0]?.x ?? 0;
      while (w.state === 'flying')
        stepLander(w, { lift: 0, push: steer ? clamp((target - w.x) * 0.03 - w.vx * 0.04 - 0.2, -1, 1) : 0 }, dt);
      expect(w.fuel).toBe(fuel);
      return w.state === 'landed';
    };
    expect(seeds.map((seed) => jump(true, seed))).toEqual(seeds.map(() => true));
    expect(seeds.filter((seed) => jump(false, seed)).length).toBeLessThan(4);
  });
});
