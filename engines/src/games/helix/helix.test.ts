import { describe, expect, it } from 'vitest';
import { turn } from '../../math/maths.ts';
import { randomFrom } from '../../math/random.ts';
import { type Fall, facing, type Happening, heatOf, newFall, nextRing, ringsToSmash, step } from './fall.ts';
import { awayFromGap, bouncesMax, hardnessAt, type Manner, makeRing, partAt, type Ring } from './tower.ts';

const manner: Manner = { difficulty: 3, hasDangers: true, areThingsEverywhere: false };

function ringsOf(count: number, change: Partial<Manner> = {}): Ring[] {
  const random = randomFrom(7);
  const rings: Ring[] = [];
  for (let i = 0; i < count; i++) rings.push(makeRing(i, rings.at(-1), { ...manner, ...change }, random));
  return rings;
}

const spanOf = (ring: Ring) => ring.parts.reduce((sum, { from, to }) => sum + to - from, 0);

describe('a tower', () => {
  it('has a gap in each ring, and ground on both sides of it', () => {
    for (const ring of ringsOf(120)) {
      expect(partAt(ring, ring.gap)).toBeNull();
      expect(awayFromGap(ring, ring.gap)).toBe(0);
      const gap = turn - spanOf(ring);
      for (const side of [-1, 1])
        expect(partAt(ring, ring.gap + side * (gap / 2 + 0.05))).toMatchObject({ isDangerous: false });
      for (const { from, to } of ring.parts) expect(to).toBeGreaterThan(from);
    }
  });

  it('has narrower gaps and more dangers farther down', () => {
    const rings = ringsOf(120);
    const dangers = ({ parts }: Ring) => parts.filter(({ isDangerous }) => isDangerous).length;
    expect(rings.slice(0, 2).map(dangers)).toEqual([0, 0]);
    const last = rings.at(-1) as Ring;
    expect(spanOf(last)).toBeGreaterThan(spanOf(rings[0] as Ring));
    expect(dangers(last)).toBeGreaterThan(2);
    expect(bouncesMax(hardnessAt(100, 3))).toBeLessThan(bouncesMax(0));
  });

  it('has no dangers where nobody wants enemies', () => {
    const parts = ringsOf(60, { hasDangers: false }).flatMap((ring) => ring.parts);
    expect(parts.some(({ isDangerous }) => isDangerous)).toBe(false);
  });
});

/** Lets the ball fall; before each step the tower may be turned. */
function play(fall: Fall, seconds: number, turnIt: (ring: Ring) => void = () => undefined, isGentle = false) {
  const happenings: Happening[] = [];
  const random = randomFrom(1);
  for (let t = 0; t < seconds; t += 1 / 60) {
    const ring = nextRing(fall);
    if (ring) turnIt(ring);
    happenings.push(...step(fall, manner, isGentle, random, 1 / 60));
  }
  return happenings;
}

/** Turns a ring so that this angle of it is under the ball. */
const bringUnder = (fall: Fall, ring: Ring, angle: number) => {
  fall.turned = facing({ ...fall, turned: 0 }) - ring.turned - angle;
};

describe('the ball', () => {
  it('bounces on a ring, and falls through its gap', () => {
    const fall = newFall(manner, randomFrom(1));
    expect(play(fall, 1).map(({ type }) => type)).toContain('bounced');
    expect(fall.passed).toBe(0);
    const happenings = play(fall, 1, (ring) => bringUnder(fall, ring, ring.number === 0 ? ring.gap : ring.gap + 1));
    expect(happenings.map(({ type }) => type)).toContain('passed');
    expect(fall.passed).toBe(1);
  });

  it('breaks the next ring after several in one fall, dangerous or not', () => {
    const fall = newFall(manner, randomFrom(1));
    const happenings = play(fall, 1.6, (ring) => {
      const danger = ring.parts.find(({ isDangerous }) => isDangerous);
      bringUnder(fall, ring, fall.combo < ringsToSmash ? ring.gap : danger ? danger.from + 0.1 : ring.gap + 2);
    });
    expect(happenings.some(({ type }) => type === 'smashed')).toBe(true);
    expect(happenings.some(({ type }) => type === 'hurt')).toBe(false);
  });

  it('is hurt by dangerous parts, and is safe for a moment', () => {
    const fall = newFall(manner, randomFrom(1));
    const types = play(fall, 2, (ring) => {
      const danger = ring.parts.find(({ isDangerous }) => isDangerous);
      bringUnder(fall, ring, danger ? danger.from + 0.1 : ring.gap);
    }).map(({ type }) => type);
    expect(types).toContain('hurt');
    expect(types[types.indexOf('hurt') + 1]).toBe('bounced');
  });

  it('is hurt by a ring on which it bounces for too long', () => {
    const fall = newFall(manner, randomFrom(1));
    const happenings = play(fall, 8);
    const bounces = happenings.findIndex(({ type }) => type === 'hurt');
    expect(bounces).toBe(bouncesMax(0));
    expect(heatOf(happenings[bounces]?.ring as Ring, 3)).toBe(1);
  });

  it('hurts no toddler', () => {
    const fall = newFall(manner, randomFrom(1));
    const happenings = play(fall, 20, () => undefined, true);
    expect(happenings.every(({ type }) => type === 'bounced')).toBe(true);
  });

  it('takes what floats in the middle of a gap, not at its edge', () => {
    for (const [off, isTaken] of [
      [0, true],
      [0.45, false],
    ] as const) {
      const fall = newFall({ ...manner, areThingsEverywhere: true }, randomFrom(1));
      for (const ring of fall.rings) ring.hasThing = true;
      const happenings = play(fall, 1, (ring) => bringUnder(fall, ring, ring.gap + off));
      const first = happenings.find(({ type }) => type === 'passed');
      expect(first).toMatchObject({ hasThing: isTaken });
    }
  });
});
