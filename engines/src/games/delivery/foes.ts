import { clamp, distance, type Point, turn } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { turnTo } from './round.ts';
import { crossingsOf, keepOut } from './town.ts';
import { type Foe, type Round, speed } from './world.ts';

export type Chase = { played: number; pace: number; difficulty: number; isGentle: boolean };

const cars =
  /^(car|racecar|truck|bus|motorcycle|bicycle|tank|taxi|van|ambulance|fire ?truck|tractor|police ?car|train|tram|scooter)$/;
const birds = /^(bird|crow|eagle|owl|bat|seagull|pigeon|parrot|ghost|ufo|dragon|wasp|bee|plane|drone|witch|duck)$/;

export function wayOf({ sprite, name, way }: Actor, hasStreets: boolean): Foe['way'] {
  if (hasStreets && (cars.test(sprite) || cars.test(name))) return 'drives';
  return way === 'flies' || birds.test(sprite) || birds.test(name) ? 'flies' : 'chases';
}

export const foesWanted = ({ played, difficulty, isGentle }: Chase): number =>
  isGentle ? 2 : Math.floor(clamp(1.2 + difficulty * 0.25 + played / 9, 1, 14));

/** A foe comes from outside of what the player sees. */
export function addFoe(r: Round, actor: Actor, sight: number, random: Random): void {
  const { town, me } = r;
  const way = wayOf(actor, town.blocks.length > 0);
  const rest = { actor, way, angle: 0, facing: 1 as const, phase: random.range(0, turn), chase: 0 };
  for (let tries = 0; tries < 30; tries++) {
    const { columns, rows, at } = crossingsOf();
    const crossing: Foe['crossing'] = [random.int(0, columns - 1), random.int(0, rows - 1)];
    const open = { x: random.range(40, town.w - 40), y: random.range(40, town.h - 40) };
    const p = town.blocks.length > 0 ? at(...crossing) : open;
    if (distance(p, me) < sight) continue;
    r.foes.push({ ...rest, x: p.x, y: p.y, to: { x: p.x, y: p.y }, crossing, came: crossing });
    return;
  }
}

const speedOf = ({ played, pace, difficulty }: Chase): number => (70 + difficulty * 4 + played * 0.85) * pace;

export function stepFoe(r: Round, foe: Foe, chase: Chase, random: Random, dt: number): void {
  const fast = speedOf(chase);
  const before = { x: foe.x, y: foe.y };
  if (foe.way === 'drives') driveOn(foe, random, fast * 1.25, dt);
  else hunt(r, foe, chase, random, fast, dt);
  const [dx, dy] = [foe.x - before.x, foe.y - before.y];
  if (Math.hypot(dx, dy) > 8 * dt) foe.angle = turnTo(foe.angle, Math.atan2(dy, dx), dt * 9);
  if (Math.abs(dx) > 12 * dt) foe.facing = dx > 0 ? 1 : -1;
}

/** On the right side of the street; at a crossing anywhere but back. */
function driveOn(foe: Foe, random: Random, fast: number, dt: number): void {
  if (distance(foe, foe.to) < fast * dt + 2) {
    const { columns, rows, at } = crossingsOf();
    const [column, row] = foe.crossing;
    const ways: Foe['crossing'][] = [
      [column + 1, row],
      [column - 1, row],
      [column, row + 1],
      [column, row - 1],
    ];
    const open = ways.filter(
      ([c, l]) => c >= 0 && l >= 0 && c < columns && l < rows && (c !== foe.came[0] || l !== foe.came[1]),
    );
    const next = random.pick(open.length > 0 ? open : [foe.came]);
    const side = { x: (row - next[1]) * 19, y: (next[0] - column) * 19 };
    const middle = at(...next);
    foe.came = foe.crossing;
    foe.crossing = next;
    foe.to = { x: middle.x + side.x, y: middle.y + side.y };
  }
  goTo(foe, foe.to, fast, dt);
}

/** Strolls about, runs after a hero that is near, and gets tired of it. */
function hunt(r: Round, foe: Foe, { isGentle, played }: Chase, random: Random, fast: number, dt: number): void {
  const isNear = distance(foe, r.me) < 120 + played;
  foe.chase -= dt;
  if (isNear && foe.chase < -2 && r.safe <= 0 && !isGentle) foe.chase = 2 + played * 0.03;
  if (foe.chase > 0) goTo(foe, r.me, Math.min(fast * 1.25, speed * 1.2), dt);
  else {
    if (distance(foe, foe.to) < 20 || random.chance(dt * 0.4)) {
      // Towards the hero, by and large: nobody is out of everybody's way for long.
      const around = { x: r.me.x + random.range(-260, 260), y: r.me.y + random.range(-260, 260) };
      foe.to = { x: clamp(around.x, 30, r.town.w - 30), y: clamp(around.y, 30, r.town.h - 30) };
    }
    goTo(foe, foe.to, isGentle ? 30 : fast * 0.62, dt);
  }
  if (foe.way === 'chases') keepOut(r.town, foe, 15);
}

function goTo(foe: Foe, to: Point, fast: number, dt: number): void {
  const gap = Math.max(1, distance(foe, to));
  foe.x += ((to.x - foe.x) / gap) * Math.min(gap, fast * dt);
  foe.y += ((to.y - foe.y) / gap) * Math.min(gap, fast * dt);
}

/** A little closer than it looks, in the player's favour. */
export const catches = (r: Round, foe: Foe): boolean => distance(foe, r.me) < (foe.way === 'drives' ? 29 : 25);

/** Those who are near keep away for a while. */
export function shake(r: Round, random: Random): void {
  for (const foe of r.foes) {
    foe.chase = Math.min(foe.chase, 0);
    const gap = distance(foe, r.me);
    if (foe.way === 'drives' || gap > 130) continue;
    const angle = gap > 1 ? Math.atan2(foe.y - r.me.y, foe.x - r.me.x) : random.range(0, turn);
    foe.x = r.me.x + Math.cos(angle) * 130;
    foe.y = r.me.y + Math.sin(angle) * 130;
    foe.to = { x: foe.x, y: foe.y };
  }
}

/** Hunters do not stand on each other. */
export function spread(r: Round, dt: number): void {
  for (const one of r.foes)
    for (const other of r.foes) {
      const gap = distance(one, other);
      if (one === other || one.way === 'drives' || gap < 0.01 || gap > 40) continue;
      one.x += ((one.x - other.x) / gap) * 40 * dt;
      one.y += ((one.y - other.y) / gap) * 40 * dt;
    }
}
