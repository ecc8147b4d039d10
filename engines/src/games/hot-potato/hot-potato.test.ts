import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { newPotato, pass, stepPotato } from './world.ts';

const dt = 1 / 50;
const seeds = [1, 2, 3, 4, 5, 6];
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;

/** Passes after so many seconds; null never passes. */
function play(reaction: number | null, seed: number, players = 5) {
  const random = randomFrom(seed);
  const w = newPotato(players, 0.4, random);
  let lives = 3;
  let passes = 0;
  while (lives > 0 && w.seconds < 600) {
    if (reaction !== null && w.holder === 0 && w.held > reaction) {
      const others = w.seats.flatMap((seat, i) => (i && !seat.out ? [i] : []));
      if (others.length && pass(w, random.pick(others))) passes++;
    }
    lives -= stepPotato(w, dt, random).filter(({ type, seat }) => type === 'boom' && seat === 0).length;
  }
  return { seconds: w.seconds, passes, level: w.level };
}

describe('hot potato', () => {
  it('explodes if it is kept', () => {
    expect(mean(seeds.map((seed) => play(null, seed).seconds))).toBeLessThan(30);
  });

  it('favours quick players, and hits everybody in the end', () => {
    const novice = seeds.map((seed) => play(0.9, seed));
    const expert = seeds.map((seed) => play(0.2, seed));
    expect(mean(novice.map(({ seconds }) => seconds))).toBeGreaterThan(18);
    expect(mean(novice.map(({ seconds }) => seconds))).toBeLessThan(70);
    expect(mean(expert.map(({ seconds }) => seconds))).toBeGreaterThan(mean(novice.map(({ seconds }) => seconds)));
    expect(Math.max(...expert.map(({ seconds }) => seconds))).toBeLessThan(600);
  });

  it('passes only to players who are still in', () => {
    const w = newPotato(4, 0, randomFrom(1));
    w.holder = 0;
    w.held = 1;
    const second = w.seats[2];
    if (second) second.out = true;
    expect(pass(w, 2)).toBe(false);
    expect(pass(w, 0)).toBe(false);
    expect(pass(w, 9)).toBe(false);
    expect(pass(w, 1)).toBe(true);
    expect(pass(w, 3)).toBe(false);
  });
});
