import { approach, clamp, distance, lerp, type Point, turn } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';

/** Somebody on the field: food, or a foe, which is food as well once it is smaller than the hero. */
export type Creature = Point & {
  actor: Actor;
  size: number;
  vx: number;
  vy: number;
  phase: number;
  isFoe: boolean;
};

export type Field = {
  me: Point;
  size: number;
  /** Units of the screen for one of the field: the larger the hero, the farther the camera. */
  zoom: number;
  facing: 1 | -1;
  walked: number;
  /** Seconds in which nobody bites. */
  safe: number;
  /** Seconds since the last bite of the hero. */
  chewed: number;
  creatures: Creature[];
  swallowed: (Point & { actor: Actor; size: number; age: number })[];
  level: number;
  eaten: number;
};

export type Surroundings = {
  /** From the hero to the corners of the screen, in its units. */
  reach: number;
  played: number;
  difficulty: number;
  foes: Actor[];
  things: Actor[];
  /** Whether the food runs away. */
  isShy: boolean;
  /** Nobody hunts. */
  isGentle: boolean;
  random: Random;
};

export const sizeAtStart = 46;
const sizeOnScreenMax = 118;
const growthOfLevel = 1.3;
const preyAtOnce = 34;

export function newField(): Field {
  return {
    me: { x: 0, y: 0 },
    size: sizeAtStart,
    zoom: 1,
    facing: 1,
    walked: 0,
    safe: 2,
    chewed: 9,
    creatures: [],
    swallowed: [],
    level: 1,
    eaten: 0,
  };
}

/** Growing shows on the screen, but slower than it happens: the camera follows. */
export function zoomOf(size: number): number {
  return Math.min((size / sizeAtStart) ** -0.55, sizeOnScreenMax / size);
}

export const isDangerous = (f: Field, { isFoe, size }: Creature): boolean => isFoe && size > f.size;

const sizeOfLevel = (level: number) => sizeAtStart * growthOfLevel ** (level - 1);

/** How much of the way to the next level is done, 0 to 1. */
export function progressOf({ size, level }: Field): number {
  return clamp((size - sizeOfLevel(level)) / (sizeOfLevel(level + 1) - sizeOfLevel(level)), 0, 1);
}

/** What is swallowed adds to the hero as far as its size allows; true if that makes a new level. */
export function swallow(f: Field, one: Creature): boolean {
  f.size = Math.hypot(f.size, one.size * 0.5);
  f.eaten++;
  f.chewed = 0;
  f.swallowed.push({ actor: one.actor, x: one.x, y: one.y, size: one.size, age: 0 });
  f.creatures = f.creatures.filter((other) => other !== one);
  if (f.size < sizeOfLevel(f.level + 1)) return false;
  f.level++;
  return true;
}

/** A bite costs size, but no level, and throws back all who hunt. */
export function bite(f: Field): void {
  f.size = Math.max(sizeOfLevel(f.level), f.size * 0.9);
  f.safe = 1.3;
  for (const one of f.creatures) {
    if (!isDangerous(f, one)) continue;
    const gap = Math.max(1, distance(one, f.me));
    const back = Math.max(gap, 160 / f.zoom);
    one.x = f.me.x + ((one.x - f.me.x) / gap) * back;
    one.y = f.me.y + ((one.y - f.me.y) / gap) * back;
  }
}

/** Fills the field at the start: food in sight, hunters outside. */
export function fill(f: Field, around: Surroundings): void {
  for (let i = 0; i < preyAtOnce; i++) addFood(f, around, lerp(0.25, 1.2, i / preyAtOnce));
  crowd(f, around);
}

/** Keeps enough food and, as time passes, more and more hunters around the hero. */
export function crowd(f: Field, around: Surroundings): void {
  const { reach, played, difficulty, foes, isGentle } = around;
  f.creatures = f.creatures.filter((one) => isDangerous(f, one) || distance(one, f.me) < (reach * 1.35) / f.zoom);
  const hunters = f.creatures.filter((one) => isDangerous(f, one)).length;
  const prey = f.creatures.length - hunters;
  if (prey < preyAtOnce) addFood(f, around, 1.1);
  const wanted = isGentle ? 2 : Math.min(22, 3 + played / 4 + difficulty * 0.4);
  if (foes.length > 0 && hunters < Math.floor(wanted)) addHunter(f, around);
}

function addFood(f: Field, around: Surroundings, near: number): void {
  const { things, foes, random } = around;
  // Some foes come small enough to be eaten.
  const isFoe = foes.length > 0 && (things.length === 0 || random.chance(0.16));
  const actor = random.pick(isFoe ? foes : things);
  f.creatures.push({ ...placed(f, around, near), actor, size: f.size * random.range(0.42, 0.8), isFoe });
}

function addHunter(f: Field, around: Surroundings): void {
  const { foes, random, played } = around;
  const actor = random.pick(foes.slice(0, 1 + Math.floor(played / 15)));
  f.creatures.push({ ...placed(f, around, 1.15), actor, size: f.size * random.range(1.12, 1.6), isFoe: true });
}

function placed(f: Field, { reach, random }: Surroundings, near: number) {
  const angle = random.range(0, turn);
  const far = (reach * near) / f.zoom;
  return {
    x: f.me.x + Math.cos(angle) * far,
    y: f.me.y + Math.sin(angle) * far,
    vx: 0,
    vy: 0,
    phase: random.range(0, turn),
  };
}

/** Hunters left behind reappear ahead, so that running away for ever does not work. */
export function headOff(f: Field, { reach, random }: Surroundings, by: Point): void {
  for (const one of f.creatures) {
    if (!isDangerous(f, one) || distance(one, f.me) < (reach * 1.4) / f.zoom) continue;
    const angle = Math.atan2(by.y, by.x) + random.range(-0.9, 0.9);
    one.x = f.me.x + (Math.cos(angle) * reach * 1.15) / f.zoom;
    one.y = f.me.y + (Math.sin(angle) * reach * 1.15) / f.zoom;
  }
}

/** One step of somebody: hunters come, food that can move gets out of the way, all others drift. */
export function stepCreature(f: Field, one: Creature, around: Surroundings, pace: number, dt: number): void {
  const gap = Math.max(1, distance(one, f.me));
  const towards = { x: (f.me.x - one.x) / gap, y: (f.me.y - one.y) / gap };
  const drift = { x: Math.cos(one.phase) * 16, y: Math.sin(one.phase) * 16 };
  const isNear = gap * f.zoom < 130;
  let wish = one.isFoe || around.isShy ? drift : { x: 0, y: 0 };
  if (isDangerous(f, one)) {
    const speed = (78 + around.played * 0.5 + around.difficulty * 3) * pace;
    if (!around.isGentle) wish = { x: towards.x * speed, y: towards.y * speed };
  } else if (isNear && (one.isFoe || around.isShy)) wish = { x: -towards.x * 74, y: -towards.y * 74 };
  one.vx = approach(one.vx, wish.x / f.zoom, 2.4, dt);
  one.vy = approach(one.vy, wish.y / f.zoom, 2.4, dt);
  one.x += one.vx * dt;
  one.y += one.vy * dt;
}

/** Those who hunt do not stand on each other. */
export function spread(f: Field, dt: number): void {
  const hunters = f.creatures.filter((one) => isDangerous(f, one));
  for (const one of hunters)
    for (const other of hunters) {
      const gap = distance(one, other);
      if (one === other || gap < 0.01 || gap > (one.size + other.size) * 0.4) continue;
      one.x += (((one.x - other.x) / gap) * 30 * dt) / f.zoom;
      one.y += (((one.y - other.y) / gap) * 30 * dt) / f.zoom;
    }
}

/** The hero's mouth is as wide as the hero; a hunter has to come a little closer, in the player's favour. */
export function touches(f: Field, one: Creature): boolean {
  const near = isDangerous(f, one) ? one.size * 0.34 + f.size * 0.24 : f.size * 0.42 + one.size * 0.22;
  return distance(one, f.me) < near;
}
