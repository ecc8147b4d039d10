import { approach } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import {
  awayFromGap,
  bouncesMax,
  front,
  hardnessAt,
  isHit,
  type Manner,
  makeRing,
  partAt,
  type Ring,
} from './tower.ts';

const gravity = 1500;
const bounceSpeed = 525;
export const fallMax = 540;
/** After so many rings in one fall the ball breaks the next, whatever it is. */
export const ringsToSmash = 3;
/** So close to the middle of a gap that what floats there is taken. */
const thingReach = 0.3;

export type Fall = {
  rings: Ring[];
  /** How far the tower is turned. */
  turned: number;
  /** The foot of the ball. */
  y: number;
  speed: number;
  /** Rings passed since the last bounce. */
  combo: number;
  passed: number;
  /** Seconds in which nothing hurts. */
  safe: number;
  /** 1 at a bounce, for the shape of the ball. */
  squash: number;
  rolled: number;
  /** What the camera looks at. */
  camera: number;
};

export type Happening =
  | { type: 'passed'; ring: Ring; combo: number; hasThing: boolean }
  | { type: 'bounced'; ring: Ring }
  | { type: 'smashed'; ring: Ring; combo: number }
  | { type: 'hurt'; ring: Ring };

const ringsAhead = 9;

export function newFall(manner: Manner, random: Random): Fall {
  const fall: Fall = {
    rings: [],
    turned: 0,
    y: -90,
    speed: 0,
    combo: 0,
    passed: 0,
    safe: 0,
    squash: 0,
    rolled: 0,
    camera: 0,
  };
  extend(fall, manner, random);
  return fall;
}

function extend(fall: Fall, manner: Manner, random: Random): void {
  fall.rings = fall.rings.filter(({ number }) => number > fall.passed - 4);
  for (let last = fall.rings.at(-1); (last?.number ?? -1) < fall.passed + ringsAhead; last = fall.rings.at(-1))
    fall.rings.push(makeRing((last?.number ?? -1) + 1, last, manner, random));
}

export const nextRing = ({ rings, passed }: Fall): Ring | undefined => rings.find(({ number }) => number === passed);

/** The angle of the tower that faces the player. */
export const facing = ({ turned }: Fall): number => front - turned;

/** How close to too hot a ring is, 0 to 1. */
export const heatOf = ({ bounces, number }: Ring, difficulty: number): number =>
  bounces / bouncesMax(hardnessAt(number, difficulty));

/** Lets the ball fall on; `isGentle` games have neither hot rings nor dangers. */
export function step(fall: Fall, manner: Manner, isGentle: boolean, random: Random, dt: number): Happening[] {
  const happenings: Happening[] = [];
  fall.safe = Math.max(0, fall.safe - dt);
  fall.squash = Math.max(0, fall.squash - dt * 5);
  for (const ring of fall.rings) {
    ring.turned += ring.spin * dt;
    if (ring.shattered >= 0) ring.shattered += dt;
  }
  // Deeper down everything is quicker.
  const pace = 1 + hardnessAt(fall.passed, manner.difficulty) * 0.35;
  fall.speed = Math.min(fallMax, fall.speed + gravity * dt * pace);
  fall.y += fall.speed * dt * pace;
  fall.rolled += dt * (2 + Math.abs(fall.speed) * 0.006);
  for (let ring = nextRing(fall); ring && fall.speed > 0 && fall.y >= ring.y; ring = nextRing(fall)) {
    const happening = meet(fall, ring, manner, isGentle);
    happenings.push(happening);
    if (happening.type === 'bounced') break;
  }
  extend(fall, manner, random);
  const target = Math.max((nextRing(fall)?.y ?? 0) - 40, fall.y - 90);
  fall.camera = approach(fall.camera, target, 7, dt);
  return happenings;
}

function meet(fall: Fall, ring: Ring, { difficulty }: Manner, isGentle: boolean): Happening {
  const part = partAt(ring, facing(fall));
  if (part === null) {
    const hasThing = ring.hasThing && awayFromGap(ring, facing(fall)) < thingReach;
    if (hasThing) ring.hasThing = false;
    fall.passed++;
    fall.combo++;
    return { type: 'passed', ring, combo: fall.combo, hasThing };
  }
  if (fall.combo >= ringsToSmash) {
    const { combo } = fall;
    shatter(fall, ring);
    return { type: 'smashed', ring, combo };
  }
  const isTooHot = ring.bounces >= bouncesMax(hardnessAt(ring.number, difficulty));
  if ((isHit(ring, part, facing(fall)) || isTooHot) && !isGentle && fall.safe <= 0) {
    shatter(fall, ring);
    fall.safe = 1.1;
    return { type: 'hurt', ring };
  }
  ring.bounces++;
  fall.y = ring.y;
  fall.speed = -bounceSpeed;
  fall.combo = 0;
  fall.squash = 1;
  return { type: 'bounced', ring };
}

/** The ring is gone, and the ball on its way to the next. */
function shatter(fall: Fall, ring: Ring): void {
  ring.shattered = 0;
  fall.passed++;
  fall.combo = 0;
  fall.speed = Math.min(fall.speed, 260);
}
