import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { type ChopWorld, chop, newTree, type Side, stepTree } from './world.ts';

const dt = 1 / 60;
const seeds = [1, 2, 3, 4, 5, 6];
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;

/** Looks at the next branch and moves to the other side, but not always. */
const careful =
  (slips: number) =>
  (w: ChopWorld, die: number): Side => {
    const branch = w.logs[0]?.branch ?? w.logs[1]?.branch;
    const right = branch ? (branch === 'left' ? 'right' : 'left') : w.side;
    return die < slips ? (right === 'left' ? 'right' : 'left') : right;
  };

function play(choose: ((w: ChopWorld, die: number) => Side) | null, pause: number, seed: number) {
  const random = randomFrom(seed);
  const w = newTree(0.4, random);
  let lives = 3;
  let wait = 0.5;
  while (lives > 0 && w.seconds < 900) {
    wait -= dt;
    const events = stepTree(w, dt);
    if (choose && wait <= 0) {
      events.push(...chop(w, choose(w, random.next()), random));
      wait = pause;
    }
    lives -= events.filter(({ type }) => type === 'hit' || type === 'late').length;
  }
  return { seconds: w.seconds, chops: w.chops };
}

describe('chopping', () => {
  it('never has branches on opposite sides of adjacent logs', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const w = newTree(1, random);
      for (let i = 0; i < 600; i++) {
        for (let k = 1; k < w.logs.length; k++) {
          const [low, high] = [w.logs[k - 1]?.branch, w.logs[k]?.branch];
          expect(low && high && low !== high).toBeFalsy();
        }
        w.stunned = 0;
        expect(chop(w, careful(0)(w, 1), random).some(({ type }) => type === 'hit')).toBe(false);
      }
    }
  });

  it('ends for an idle player, and becomes too fast for the best', () => {
    const idle = seeds.map((seed) => play(null, 1, seed));
    const novice = seeds.map((seed) => play(careful(0.05), 0.4, seed));
    const expert = seeds.map((seed) => play(careful(0.001), 0.16, seed));
    expect(Math.max(...idle.map(({ seconds }) => seconds))).toBeLessThan(30);
    expect(mean(novice.map(({ seconds }) => seconds))).toBeGreaterThan(15);
    expect(mean(novice.map(({ seconds }) => seconds))).toBeLessThan(65);
    expect(mean(expert.map(({ chops }) => chops))).toBeGreaterThan(mean(novice.map(({ chops }) => chops)) * 2);
    expect(Math.max(...expert.map(({ seconds }) => seconds))).toBeLessThan(900);
  });
});
