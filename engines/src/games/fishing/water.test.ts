import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { hookAt, newWater, stepWater, type Water } from './water.ts';

const dt = 1 / 60;
const seeds = [1, 2, 3, 4, 5, 6];
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;

type Hands = { isLowering: boolean; x: number | null };

/** Goes for the nearest fish, decides again every so many seconds, and avoids foes or not. */
function angler(thinkSeconds: number, isCareful: boolean) {
  let wait = 0;
  let hands: Hands = { isLowering: false, x: null };
  return (w: Water): Hands => {
    wait -= dt;
    if (wait > 0) return hands;
    wait = thinkSeconds;
    const hook = hookAt(w);
    const foe = w.swimmers.find((one) => one.bad && Math.abs(one.x - w.x) < 110 && one.y < hook.y + 80);
    if (isCareful && foe) {
      hands = { isLowering: false, x: w.x };
      return hands;
    }
    const fish = w.swimmers
      .filter((one) => !one.bad && one.x > 40 && one.x < w.w - 40)
      .sort((a, b) => a.y + Math.abs(a.x - w.x) - b.y - Math.abs(b.x - w.x))[0];
    if (!fish) hands = { isLowering: false, x: w.x };
    else {
      const seconds = Math.abs(fish.y - hook.y) / 270;
      hands = { isLowering: hook.y < fish.y, x: fish.x + fish.vx * seconds };
    }
    return hands;
  };
}

function play(hands: (w: Water) => Hands, seed: number): { seconds: number; caught: number } {
  const random = randomFrom(seed);
  const w = newWater(400, 210, 690, 0.4, random);
  let lives = 3;
  while (lives > 0 && w.seconds < 600) {
    const events = stepWater(w, hands(w), dt, random);
    lives -= events.filter(({ type }) => type === 'cut' || type === 'stolen' || type === 'tired').length;
  }
  return { seconds: w.seconds, caught: w.caught };
}

describe('fishing', () => {
  it('is over soon for an idle player, later for a novice, and in the end for everybody', () => {
    const idle = seeds.map((seed) => play(() => ({ isLowering: false, x: null }), seed));
    const novice = seeds.map((seed) => play(angler(0.7, false), seed));
    const expert = seeds.map((seed) => play(angler(0.05, true), seed));
    expect(idle.map(({ caught }) => caught)).toEqual(seeds.map(() => 0));
    expect(Math.max(...idle.map(({ seconds }) => seconds))).toBeLessThan(30);
    expect(mean(novice.map(({ seconds }) => seconds))).toBeGreaterThan(20);
    expect(mean(expert.map(({ caught }) => caught))).toBeGreaterThan(mean(novice.map(({ caught }) => caught)));
    expect(Math.max(...expert.map(({ seconds }) => seconds))).toBeLessThan(600);
  });

  it('counts a fish that is pulled up', () => {
    const random = randomFrom(1);
    const w = newWater(400, 210, 690, 0, random);
    w.swimmers = [{ x: 200, y: 330, vx: 0, look: 0, size: 50, bad: false, phase: 0 }];
    w.next = 99;
    const seen: string[] = [];
    for (let i = 0; i < 240; i++)
      seen.push(...stepWater(w, { isLowering: i < 60, x: 200 }, dt, random).map(({ type }) => type));
    expect(seen).toEqual(['hooked', 'landed']);
    expect(w.caught).toBe(1);
  });
});
