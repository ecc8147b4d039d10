import { clamp, distance, type Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import { type Address, keepOut, layOpenGround, layStreets } from './town.ts';
import { bodyUnits, type Manner, type Round, speed } from './world.ts';

const reach = 46;

export function newRound(seedRandom: Random, manner: Manner, difficulty: number): Round {
  const town = (manner.hasStreets ? layStreets : layOpenGround)(seedRandom, manner.hasHome);
  const start = town.home?.door ?? { x: town.w / 2, y: town.h / 2 };
  const me = { x: start.x, y: start.y };
  keepOut(town, me, bodyUnits);
  const r: Round = {
    town,
    me,
    vx: 0,
    vy: 0,
    facing: 1,
    angle: 0,
    walked: 0,
    safe: 2,
    foes: [],
    nextFoe: 0,
    job: { at: town.addresses[0] as Address, isPickUp: false, patience: 1, waited: 0 },
    left: seedRandom.shuffle(town.addresses),
    carried: !manner.hasPickUp,
    delivered: 0,
    since: 9,
    handed: [],
    happy: [],
  };
  nextJob(r, manner, difficulty, 0, seedRandom);
  return r;
}

/** As long as the way takes, and a bit more: less and less of it as the round goes on. */
export function patienceFor(way: number, difficulty: number, played: number): number {
  const spare = 2.5 - difficulty * 0.1 - played * 0.011;
  return clamp((way / speed) * Math.max(0.7, spare) + Math.max(0.5, 2.9 - played * 0.015), 1.5, 9.4);
}

/** Around corners it is farther than through the air. */
export const wayTo = (from: Point, { door }: Address): number => Math.abs(from.x - door.x) + Math.abs(from.y - door.y);

export function nextJob(r: Round, manner: Manner, difficulty: number, played: number, random: Random): void {
  const isPickUp = manner.hasPickUp && !r.carried;
  const home = manner.hasHome && !isPickUp ? r.town.home : null;
  const at = home ?? takeAddress(r, random);
  const patience = manner.isGentle ? Number.POSITIVE_INFINITY : patienceFor(wayTo(r.me, at), difficulty, played);
  r.job = { at, isPickUp, patience, waited: 0 };
}

/** One of those not yet served, neither around the corner nor at the other end of the town. */
function takeAddress(r: Round, random: Random): Address {
  if (r.left.length === 0) r.left = random.shuffle(r.town.addresses).filter((one) => one !== r.job.at);
  const isFit = (one: Address) => wayTo(r.me, one) > 190 && wayTo(r.me, one) < 620;
  const nearest = r.left.toSorted((a, b) => Math.abs(wayTo(r.me, a) - 400) - Math.abs(wayTo(r.me, b) - 400));
  const chosen = r.left.find(isFit) ?? nearest[0] ?? r.job.at;
  r.left = r.left.filter((one) => one !== chosen);
  return chosen;
}

export const isThere = (r: Round): boolean => distance(r.me, r.job.at.door) < reach;

export const patienceLeft = ({ job }: Round): number => clamp(1 - job.waited / job.patience, 0, 1);

/** Quick deliveries give more. */
export const pointsFor = (r: Round): number => 20 + Math.round(patienceLeft(r) * 6) * 5;

/** Hands over or takes in at the door. */
export function arrive(r: Round): void {
  const { door } = r.job.at;
  if (r.job.isPickUp) {
    r.carried = true;
    r.handed.push({ x: door.x, y: door.y - 24, to: r.me, age: 0 });
    return;
  }
  r.delivered++;
  r.since = 0;
  r.handed.push({ x: r.me.x, y: r.me.y, to: { x: r.job.at.x, y: r.job.at.y + 12 }, age: 0 });
  r.happy.push({ at: r.job.at, age: 0 });
}

export function drive(r: Round, by: Point, dt: number): void {
  const agility = 1 - Math.exp(-9 * dt);
  r.vx += (by.x * speed - r.vx) * agility;
  r.vy += (by.y * speed - r.vy) * agility;
  r.me.x += r.vx * dt;
  r.me.y += r.vy * dt;
  keepOut(r.town, r.me, bodyUnits);
  r.walked += Math.hypot(r.vx, r.vy) * dt * 0.06;
  if (Math.abs(by.x) > 0.15) r.facing = by.x > 0 ? 1 : -1;
  if (Math.hypot(r.vx, r.vy) > 20) r.angle = turnTo(r.angle, Math.atan2(r.vy, r.vx), dt * 12);
}

/** Turns by the shorter way. */
export function turnTo(from: number, to: number, by: number): number {
  const off = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  return from + clamp(off, -by, by);
}

/** Ages what is shown for a moment. */
export function settle(r: Round, dt: number): void {
  r.safe = Math.max(0, r.safe - dt);
  r.since += dt;
  for (const one of [...r.handed, ...r.happy]) one.age += dt;
  r.handed = r.handed.filter(({ age }) => age < 0.35);
  r.happy = r.happy.filter(({ age }) => age < 6);
}
