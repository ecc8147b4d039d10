import { describe, expect, it } from 'vitest';
import { distance } from '../../math/maths.ts';
import { randomFrom } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { addFoe, type Chase, catches, foesWanted, shake, stepFoe, wayOf } from './foes.ts';
import { arrive, drive, isThere, newRound, nextJob, patienceFor, patienceLeft, pointsFor } from './round.ts';
import { keepOut, layOpenGround, layStreets, type Town } from './town.ts';
import { bodyUnits, type Manner, type Round } from './world.ts';

const actor = (name: string): Actor => ({ sprite: name, name, plural: `${name}s`, tint: null, wears: null });
const pizzas: Manner = { hasStreets: true, hasPickUp: false, hasHome: false, isGentle: false };
const bees: Manner = { hasStreets: false, hasPickUp: true, hasHome: true, isGentle: false };
const roundOf = (manner: Manner) => newRound(randomFrom(1), manner, 3);
const chase = (change: Partial<Chase> = {}): Chase => ({
  played: 0,
  pace: 1,
  difficulty: 3,
  isGentle: false,
  ...change,
});
const isInside = ({ blocks }: Town, p: { x: number; y: number }) =>
  blocks.some(({ x, y, w, h }) => p.x > x && p.x < x + w && p.y > y && p.y < y + h);

function goTo(r: Round, p: { x: number; y: number }): void {
  r.me.x = p.x;
  r.me.y = p.y;
}

describe('the town', () => {
  it('is the same for the same seed', () => {
    expect(layStreets(randomFrom(4), false)).toEqual(layStreets(randomFrom(4), false));
    expect(layOpenGround(randomFrom(4), true)).toEqual(layOpenGround(randomFrom(4), true));
  });

  it.each([
    ['streets', layStreets],
    ['open ground', layOpenGround],
  ])('has addresses on %s, and each door can be reached', (_, lay) => {
    for (const hasHome of [true, false]) {
      const town = lay(randomFrom(2), hasHome);
      expect(town.addresses.length).toBeGreaterThan(9);
      for (const { door } of [...town.addresses, ...(town.home ? [town.home] : [])]) {
        const p = { ...door };
        keepOut(town, p, bodyUnits);
        expect(distance(p, door)).toBeLessThan(40);
      }
    }
  });

  it('lets nobody drive through houses or off the map', () => {
    const r = roundOf(pizzas);
    for (let i = 0; i < 600; i++) {
      drive(r, { x: Math.cos(i / 40), y: Math.sin(i / 23) }, 1 / 60);
      expect(isInside(r.town, r.me)).toBe(false);
    }
    for (let i = 0; i < 600; i++) drive(r, { x: -1, y: -1 }, 1 / 60);
    expect(r.me.x).toBeGreaterThanOrEqual(bodyUnits);
    expect(r.me.y).toBeGreaterThanOrEqual(bodyUnits);
  });
});

describe('a delivery', () => {
  it('is made at the door that waits, and the next one is another', () => {
    const r = roundOf(pizzas);
    expect([r.carried, isThere(r)]).toEqual([true, false]);
    const first = r.job.at;
    goTo(r, first.door);
    expect(isThere(r)).toBe(true);
    arrive(r);
    nextJob(r, pizzas, 3, 0, randomFrom(1));
    expect(r.delivered).toBe(1);
    expect(r.job.at).not.toBe(first);
  });

  it('goes to every house before one is served again', () => {
    const r = roundOf(pizzas);
    const served = new Set([r.job.at]);
    for (let i = 1; i < r.town.addresses.length; i++) {
      goTo(r, r.job.at.door);
      nextJob(r, pizzas, 3, 0, randomFrom(i));
      served.add(r.job.at);
    }
    expect(served.size).toBe(r.town.addresses.length);
  });

  it('is fetched first, where all is brought to one place', () => {
    const r = roundOf(bees);
    expect([r.job.isPickUp, r.carried]).toEqual([true, false]);
    expect(r.job.at).not.toBe(r.town.home);
    arrive(r);
    expect([r.carried, r.delivered]).toEqual([true, 0]);
    nextJob(r, bees, 3, 0, randomFrom(1));
    expect([r.job.isPickUp, r.job.at]).toEqual([false, r.town.home]);
  });

  it('gives more when it is quick', () => {
    const r = roundOf(pizzas);
    const quick = pointsFor(r);
    r.job.waited = r.job.patience * 0.8;
    expect(pointsFor(r)).toBeLessThan(quick);
  });

  it('has to be made sooner and sooner, and never by toddlers', () => {
    expect(patienceFor(400, 3, 90)).toBeLessThan(patienceFor(400, 3, 0));
    expect(patienceFor(400, 5, 0)).toBeLessThan(patienceFor(400, 1, 0));
    const r = roundOf({ ...pizzas, isGentle: true });
    r.job.waited = 1000;
    expect(patienceLeft(r)).toBe(1);
  });
});

describe('foes', () => {
  it('drive, chase or fly, as they are', () => {
    expect(['car', 'dog', 'bird'].map((name) => wayOf(actor(name), true))).toEqual(['drives', 'chases', 'flies']);
    expect(wayOf(actor('car'), false)).toBe('chases');
  });

  it('come from outside, and are more later', () => {
    const r = roundOf(pizzas);
    for (let i = 0; i < 8; i++) addFoe(r, actor('dog'), 300, randomFrom(i));
    expect(Math.min(...r.foes.map((foe) => distance(foe, r.me)))).toBeGreaterThan(300);
    expect(foesWanted(chase({ played: 60 }))).toBeGreaterThan(foesWanted(chase()) * 3);
  });

  it('keep cars on the streets', () => {
    const r = roundOf(pizzas);
    const random = randomFrom(3);
    for (let i = 0; i < 4; i++) addFoe(r, actor('car'), 100, random);
    for (let i = 0; i < 900; i++)
      for (const foe of r.foes) {
        stepFoe(r, foe, chase(), random, 1 / 60);
        expect(isInside(r.town, foe)).toBe(false);
      }
  });

  const dogAfter = (seconds: number, change: Partial<Chase> = {}) => {
    const r = roundOf({ ...bees, hasHome: false });
    r.town.solids = [];
    r.safe = 0;
    addFoe(r, actor('dog'), 0, randomFrom(1));
    const [dog] = r.foes;
    if (!dog) throw new Error('nobody came');
    Object.assign(dog, { x: r.me.x + 100, y: r.me.y, to: { x: r.me.x + 100, y: r.me.y }, chase: -9 });
    for (let t = 0; t < seconds; t += 1 / 60) stepFoe(r, dog, chase(change), randomFrom(1), 1 / 60);
    return { r, dog };
  };

  it('run after a hero that is near, and get tired of it', () => {
    const { r, dog } = dogAfter(1);
    expect(distance(dog, r.me)).toBeLessThan(40);
    expect(catches(r, dog)).toBe(true);
    expect(dogAfter(2.5).dog.chase).toBeLessThan(0);
  });

  it('chase no toddler', () => {
    const { dog } = dogAfter(1, { isGentle: true });
    expect(dog.chase).toBeLessThan(0);
  });

  it('are shaken off by whoever they caught', () => {
    const { r, dog } = dogAfter(1);
    shake(r, randomFrom(1));
    expect(catches(r, dog)).toBe(false);
    expect(dog.chase).toBeLessThanOrEqual(0);
  });
});
