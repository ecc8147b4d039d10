import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { judgementOf, missCost, notesOfBar, patience } from './chart.ts';

/** Seconds a player lasts who hits this share of the notes, and fewer at higher speeds. */
function lasts(skill: number, seed: number): number {
  const random = randomFrom(seed);
  const secondsOfStep = 60 / 116 / 4;
  let crowd = 1;
  for (let bar = 0; bar < 100; bar++) {
    const notes = notesOfBar(bar, 4, 0.5, random);
    const rate = notes.length / (16 * secondsOfStep);
    for (const note of notes) {
      const isHit = random.chance(skill === 0 ? 0 : Math.min(0.97, skill / rate));
      crowd = Math.min(1, crowd + (isHit ? patience.good : -missCost(note.step)));
      if (crowd <= 0) return (note.step + 16) * secondsOfStep;
    }
  }
  return Number.POSITIVE_INFINITY;
}

const mean = (skill: number) =>
  Array.from({ length: 30 }, (_, seed) => lasts(skill, seed)).reduce((a, b) => a + b, 0) / 30;

describe('the chart', () => {
  it.each([2, 3, 4, 5, 6])('uses all of %i lanes, in order, and never a lane twice at once', (lanes) => {
    const random = randomFrom(lanes);
    const notes = Array.from({ length: 40 }, (_, bar) => notesOfBar(bar, lanes, 1, random)).flat();
    expect(new Set(notes.map((note) => note.lane)).size).toBe(lanes);
    expect(notes.map((note) => note.step)).toEqual(notes.map((note) => note.step).sort((a, b) => a - b));
    expect(new Set(notes.map((note) => `${note.step} ${note.lane}`)).size).toBe(notes.length);
  });

  it('becomes denser over time', () => {
    const count = (bar: number) => notesOfBar(bar, 4, 0, randomFrom(bar)).length;
    expect(count(0)).toBeLessThanOrEqual(4);
    expect(count(30)).toBeGreaterThan(8);
  });

  it.each([
    [0, 'perfect'],
    [-0.05, 'perfect'],
    [0.1, 'good'],
    [0.2, null],
  ])('judges a hit %d seconds off as %s', (seconds, judgement) => {
    expect(judgementOf(seconds)).toBe(judgement);
  });

  it('ends early for idle players, later for novices, and in the end for experts too', () => {
    expect(mean(0)).toBeLessThan(20);
    expect(mean(2.4)).toBeGreaterThan(20);
    expect(mean(2.4)).toBeLessThan(60);
    expect(mean(5.5)).toBeGreaterThan(mean(2.4) * 1.3);
    expect(mean(5.5)).toBeLessThan(200);
  });
});
