import { approach, clamp, type Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

/** A swimmer: `look` is an index into the fish or the foes, and deeper ones give more points. */
export type Swimmer = Point & { vx: number; look: number; size: number; bad: boolean; phase: number };

export type Water = {
  w: number;
  surface: number;
  bottom: number;
  /** The x of the line. */
  x: number;
  depth: number;
  swimmers: Swimmer[];
  hooked: Swimmer | null;
  next: number;
  /** Seconds left; catches add some. */
  left: number;
  caught: number;
  safe: number;
  seconds: number;
  hard: number;
};

export type FishingEvent = {
  type: 'hooked' | 'landed' | 'cut' | 'stolen' | 'tired';
  at: Point;
  points: number;
  look: number;
};

export const patienceSeconds = 11;
const patienceAgain = 7;
const sinkSpeed = 270;
const reelSpeed = 300;

export function newWater(w: number, surface: number, bottom: number, hard: number, random: Random): Water {
  const water: Water = {
    w,
    surface,
    bottom,
    x: w / 2,
    depth: 0,
    swimmers: [],
    hooked: null,
    next: 0,
    left: patienceSeconds,
    caught: 0,
    safe: 0,
    seconds: 0,
    hard,
  };
  for (let i = 0; i < 6; i++) addSwimmer(water, random, random.range(0.1, 0.9) * w);
  return water;
}

function addSwimmer(water: Water, random: Random, x?: number): void {
  const rank = clamp(water.seconds / 90 + water.hard * 0.3, 0, 1.4);
  const bad = x === undefined && water.seconds > 4 && random.chance(0.16 + rank * 0.22);
  const way = random.chance(0.5) ? 1 : -1;
  const deep = random.range(0.16, 0.96);
  water.swimmers.push({
    x: x ?? (way > 0 ? -50 : water.w + 50),
    y: water.surface + deep * (water.bottom - water.surface),
    vx: way * random.range(38, 80) * (1 + rank * 0.9) * (bad ? 1.25 : 1),
    look: random.int(0, 9),
    size: bad ? 66 : 38 + deep * 20,
    bad,
    phase: random.range(0, 6),
  });
}

/** The points of a catch: more from the deep. */
export const worthOf = (water: Water, { y }: Swimmer): number =>
  10 + Math.round((30 * (y - water.surface)) / (water.bottom - water.surface));

export const hookAt = ({ x, surface, depth }: Water): Point => ({ x, y: surface + depth });

export function stepWater(
  water: Water,
  hands: { isLowering: boolean; x: number | null },
  dt: number,
  random: Random,
): FishingEvent[] {
  const events: FishingEvent[] = [];
  water.seconds += dt;
  water.safe = Math.max(0, water.safe - dt);
  if (hands.x !== null) water.x = clamp(approach(water.x, hands.x, 7, dt), 26, water.w - 26);
  const deepest = water.bottom - water.surface - 12;
  const goesDown = hands.isLowering && !water.hooked;
  water.depth = clamp(water.depth + (goesDown ? sinkSpeed : -reelSpeed) * dt, 0, deepest);
  water.next -= dt;
  if (water.next <= 0) {
    addSwimmer(water, random);
    water.next = Math.max(0.5, 1.15 - water.seconds * 0.004) * random.range(0.7, 1.3);
  }
  const hook = hookAt(water);
  for (const one of water.swimmers) {
    if (one === water.hooked) Object.assign(one, { x: hook.x, y: hook.y + one.size * 0.3 });
    else one.x += one.vx * dt;
  }
  meet(water, hook, events);
  water.swimmers = water.swimmers.filter(({ x }) => x > -90 && x < water.w + 90);
  land(water, hook, events);
  water.left -= dt;
  if (water.left <= 0) {
    water.left = patienceAgain;
    events.push({ type: 'tired', at: hook, points: 0, look: 0 });
  }
  return events;
}

function meet(water: Water, hook: Point, events: FishingEvent[]): void {
  if (water.depth < 14) return;
  for (const one of water.swimmers) {
    if (one === water.hooked || Math.hypot(one.x - hook.x, one.y - hook.y) > one.size * 0.42 + 8) continue;
    if (one.bad && water.safe <= 0) {
      const { hooked } = water;
      water.swimmers = water.swimmers.filter((other) => other !== hooked);
      water.hooked = null;
      water.depth = 0;
      water.safe = 1.5;
      events.push({ type: hooked ? 'stolen' : 'cut', at: hook, points: 0, look: one.look });
      return;
    }
    if (one.bad || water.hooked) continue;
    water.hooked = one;
    events.push({ type: 'hooked', at: hook, points: worthOf(water, one), look: one.look });
  }
}

function land(water: Water, hook: Point, events: FishingEvent[]): void {
  const { hooked } = water;
  if (!hooked || water.depth > 6) return;
  water.hooked = null;
  water.swimmers = water.swimmers.filter((one) => one !== hooked);
  water.caught++;
  // Every catch adds less time than the one before, so that every round ends.
  water.left = Math.min(patienceSeconds, water.left + Math.max(0.9, 4.2 - water.caught * 0.07));
  events.push({ type: 'landed', at: hook, points: Math.round(hooked.size), look: hooked.look });
}
