import { describe, expect, it } from 'vitest';
import { turn } from '../../math/maths.ts';
import { randomFrom } from '../../math/random.ts';
import { colourAt, colours, flap, type GatesWorld, newGates, stepGates, type Wheel } from './world.ts';

const dt = 1 / 60;
const wheel = (angle: number): Wheel => ({
  y: 0,
  r: 90,
  angle,
  spin: 1,
  look: 0,
  taken: false,
  gives: 0,
  given: false,
});
const seeds = [1, 2, 3, 4];
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;

/** Hops to hover; moves on only when the rim ahead will have its colour. */
function play(patience: number, pause: number, seed: number) {
  const random = randomFrom(seed);
  const w = newGates(0.4, random);
  let lives = 3;
  let wait = 0.4;
  while (lives > 0 && w.seconds < 400) {
    wait -= dt;
    if (wait <= 0 && wants(w, random.next() < patience)) {
      flap(w);
      wait = pause;
    }
    lives -= stepGates(w, dt, random).filter(({ type }) => type === 'hit' || type === 'fell').length;
  }
  return { seconds: w.seconds, passed: w.passed };
}

function wants(w: GatesWorld, looks: boolean): boolean {
  if (!w.started) return true;
  if (w.vy > 0) return false;
  const rims = w.wheels.flatMap((one) => [
    { y: one.y - one.r, one, at: 'bottom' as const },
    { y: one.y + one.r, one, at: 'top' as const },
  ]);
  const next = rims.filter(({ y }) => y > w.y).sort((a, b) => a.y - b.y)[0];
  if (!next) return true;
  const isFree = next.y - w.y > 150;
  if (isFree || !looks) return isFree || w.y < next.y - 60;
  const later = { ...next.one, angle: next.one.angle + next.one.spin * 0.16 };
  const isMine = colourAt(later, next.at) === w.colour;
  // Below a rim of another colour it hovers, above the one it passed.
  return isMine || w.y < next.y - (next.at === 'top' ? 130 : 100);
}

describe('gates of colour', () => {
  it('show every colour at the bottom and the top', () => {
    for (const place of ['bottom', 'top'] as const) {
      const seen = new Set(Array.from({ length: 40 }, (_, i) => colourAt(wheel((i / 40) * turn), place)));
      expect([...seen].sort()).toEqual(Array.from({ length: colours }, (_, i) => i));
    }
  });

  it('can be passed in the right colour only', () => {
    const random = randomFrom(3);
    const w = newGates(0, random);
    const first = w.wheels[0];
    if (!first) throw new Error('there is no wheel');
    first.spin = 0;
    w.started = true;
    w.y = first.y - first.r;
    w.colour = colourAt(first, 'bottom');
    expect(stepGates(w, dt, random).map(({ type }) => type)).toEqual([]);
    w.y = first.y - first.r;
    w.colour = (colourAt(first, 'bottom') + 1) % colours;
    expect(stepGates(w, dt, random).map(({ type }) => type)).toContain('hit');
  });

  it('allow only a short rest on a ledge', () => {
    const random = randomFrom(1);
    const w = newGates(0.4, random);
    let falls = 0;
    while (falls < 3 && w.seconds < 60) falls += stepGates(w, dt, random).filter(({ type }) => type === 'fell').length;
    expect(w.seconds).toBeLessThan(30);
  });

  it('let the patient climb higher than the hasty', () => {
    const hasty = seeds.map((seed) => play(0.3, 0.3, seed));
    const patient = seeds.map((seed) => play(1, 0.05, seed));
    expect(mean(patient.map(({ passed }) => passed))).toBeGreaterThan(mean(hasty.map(({ passed }) => passed)) + 3);
    expect(Math.max(...patient.map(({ seconds }) => seconds))).toBeLessThan(400);
  });
});
