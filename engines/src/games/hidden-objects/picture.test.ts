import { describe, expect, it } from 'vitest';
import { lookOf } from '../../art/pictures.ts';
import { distance } from '../../math/maths.ts';
import { at, randomFrom } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { choose, countOf, crowdOf, type Wish } from './choose.ts';
import { compose, findAt, placeIn, uncover, visibleShare } from './picture.ts';

const actor = (sprite: string, tint: string | null = null): Actor => ({
  sprite,
  name: sprite,
  plural: `${sprite}s`,
  tint,
  wears: null,
});

const things = 'key ghost candle skull spider bat cat broom clock book'.split(' ').map((name) => actor(name));

const wishOf = (wish: Partial<Wish>): Wish => ({
  things,
  targets: 1,
  isList: false,
  isAlike: false,
  count: 10,
  round: 1,
  random: randomFrom(7),
  colourOf: ({ tint }) => tint ?? '#e8403a',
  ...wish,
});

const field = { x: 6, y: 90, w: 388, h: 520 };

describe('what is looked for', () => {
  it('is one thing again and again, which is nowhere else', () => {
    const { wanted, clutter } = choose(wishOf({}));
    expect(wanted.map(({ sprite }) => sprite)).toEqual(Array.from({ length: 10 }, () => 'key'));
    expect(clutter.some(({ sprite }) => sprite === 'key')).toBe(false);
  });

  it('is a list of different things, first of those that the prompt names', () => {
    const { wanted, clutter } = choose(wishOf({ isList: true, targets: 2, count: 5 }));
    expect(wanted).toHaveLength(5);
    expect(
      wanted
        .slice(0, 2)
        .map(({ sprite }) => sprite)
        .sort(),
    ).toEqual(['ghost', 'key']);
    expect(clutter.some((one) => wanted.includes(one))).toBe(false);
  });

  it('is one particular among others of its kind, none of which looks like it', () => {
    for (let round = 1; round < 12; round++) {
      const { wanted, clutter } = choose(wishOf({ isAlike: true, round, random: randomFrom(round) }));
      const look = (one: Actor) => `${lookOf(one)} ${one.wears}`;
      expect(wanted).toHaveLength(1);
      expect(clutter.filter(({ sprite }) => sprite === 'key').length).toBeGreaterThan(5);
      expect(clutter.map(look)).not.toContain(look(at(wanted, 0)));
    }
  });

  it('hides among things of its colour later', () => {
    const coloured = (round: number) =>
      choose(wishOf({ round })).clutter.filter(({ tint }) => tint === '#e8403a').length;
    expect([coloured(1), coloured(3) > 0, coloured(6) > coloured(3)]).toEqual([0, true, true]);
  });

  it('becomes more, unless the prompt counts it, in fuller and fuller pictures', () => {
    expect([1, 3, 20].map((round) => countOf(0, round, false, false))).toEqual([5, 7, 9]);
    expect([1, 20].map((round) => countOf(12, round, false, false))).toEqual([12, 12]);
    expect(crowdOf(5, false)).toBeGreaterThan(crowdOf(1, false));
    expect(crowdOf(1, true)).toBeLessThan(crowdOf(1, false) / 2);
  });
});

describe('a picture', () => {
  it.each([1, 2, 3, 4, 5])('shows enough of everything that is looked for, and a tap finds it (%i)', (seed) => {
    const random = randomFrom(seed);
    const { wanted, clutter } = choose(wishOf({ random }));
    const crowd = 90;
    const items = uncover(field, crowd, compose(field, { wanted, clutter, crowd, random }), 0.5);
    const sought = items.filter(({ slot }) => slot >= 0);
    expect(sought.map(({ slot }) => slot).sort((a, b) => a - b)).toEqual(wanted.map((_, i) => i));
    for (const item of sought) {
      expect(visibleShare(field, crowd, items, items.indexOf(item))).toBeGreaterThanOrEqual(0.5);
      const found = findAt(field, crowd, items, placeIn(field, item));
      expect(found && distance(placeIn(field, found), placeIn(field, item))).toBeLessThan(1);
    }
  });

  it('has clutter all over', () => {
    const random = randomFrom(3);
    const items = compose(field, { ...choose(wishOf({ random })), crowd: 60, random });
    const quarter = (u: number, v: number) =>
      items.filter((one) => Math.abs(one.u - u) < 0.25 && Math.abs(one.v - v) < 0.25).length;
    for (const u of [0.25, 0.75]) for (const v of [0.25, 0.75]) expect(quarter(u, v)).toBeGreaterThan(9);
  });
});
