import { approach, clamp, type Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

/** Something ahead, on a plane where both axes range from -1 to 1. */
export type Ahead = Point & {
  z: number;
  kind: 'ring' | 'thing' | 'foe' | 'cloud';
  look: number;
  drift: number;
  done: boolean;
};

export type FlightWorld = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  z: number;
  speed: number;
  pace: number;
  hard: number;
  hasFoes: boolean;
  clock: number;
  seconds: number;
  /** The approximate position of the next ring. */
  course: Point;
  nextZ: number;
  ahead: Ahead[];
  streak: number;
  rings: number;
  safe: number;
  /** Seconds without steering. */
  unsteered: number;
};

export type FlightEvent = { type: 'ring' | 'missed' | 'thing' | 'hit'; x: number; y: number; look: number };

export const ringRadius = 0.36;
export const seenUnits = 46;
export const clockMax = 16;
const steering = 2.1;

export function newFlight(pace: number, hard: number, hasFoes: boolean): FlightWorld {
  return {
    x: 0,
    y: 0,
    vx: 0,
    vy: 0,
    z: 0,
    speed: pace,
    pace,
    hard,
    hasFoes,
    clock: 14,
    seconds: 0,
    course: { x: 0, y: 0 },
    nextZ: 16,
    ahead: [],
    streak: 0,
    rings: 0,
    safe: 0,
    unsteered: 0,
  };
}

export function stepFlight(w: FlightWorld, to: Point | null, wish: Point, dt: number, random: Random): FlightEvent[] {
  const events: FlightEvent[] = [];
  const hard = w.hard * 0.4 + w.seconds / 60;
  w.seconds += dt;
  w.clock -= dt;
  w.safe = Math.max(0, w.safe - dt);
  w.speed = approach(w.speed, w.pace * (1 + Math.min(1.6, hard * 0.6)) * (w.safe > 0.8 ? 0.6 : 1), 2, dt);
  w.unsteered = to || wish.x || wish.y ? 0 : w.unsteered + dt;
  const aim = to
    ? { x: clamp((to.x - w.x) * 9, -steering, steering), y: clamp((to.y - w.y) * 9, -steering, steering) }
    : { x: wish.x * steering, y: wish.y * steering };
  w.vx = approach(w.vx, aim.x, 10, dt);
  w.vy = approach(w.vy, aim.y, 10, dt);
  w.x = clamp(w.x + w.vx * dt, -1, 1);
  w.y = clamp(w.y + w.vy * dt, -1, 1);
  w.z += w.speed * dt;
  while (w.nextZ < w.z + seenUnits) addAhead(w, hard, random);
  for (const one of w.ahead) meet(w, one, dt, events);
  w.ahead = w.ahead.filter((one) => one.z > w.z - 1.5 && !(one.done && one.kind !== 'ring'));
  return events;
}

function addAhead(w: FlightWorld, hard: number, random: Random): void {
  const reach = Math.min(1.25, 0.55 + hard * 0.3);
  const near = (from: number) => clamp(from + random.range(-reach, reach), -0.85, 0.85);
  const from = w.course;
  w.course = { x: near(from.x), y: near(from.y) };
  const z = w.nextZ;
  const put = (kind: Ahead['kind'], x: number, y: number, depth: number, drift = 0) =>
    w.ahead.push({ kind, x, y, z: depth, look: random.int(0, 9), drift, done: false });
  put('ring', w.course.x, w.course.y, z);
  const gap = 10.5;
  if (random.chance(0.6))
    for (const share of [0.35, 0.65])
      put(
        'thing',
        from.x + (w.course.x - from.x) * share,
        from.y + (w.course.y - from.y) * share,
        z - gap * (1 - share),
      );
  if (w.hasFoes && w.seconds > 4 && random.chance(Math.min(0.85, 0.3 + hard * 0.25)))
    put(
      'foe',
      random.range(-0.9, 0.9),
      random.range(-0.9, 0.9),
      z + gap / 2,
      random.range(-0.5, 0.5) * Math.min(1.5, hard),
    );
  put('cloud', random.pick([-1, 1]) * random.range(1.3, 2.6), random.range(-1.6, 1.4), z + random.range(0, 8));
  w.nextZ += gap;
}

function meet(w: FlightWorld, one: Ahead, dt: number, events: FlightEvent[]): void {
  one.x += one.drift * dt;
  if (Math.abs(one.x) > 1 && one.kind === 'foe') one.drift = -one.drift;
  if (one.done || one.z > w.z) return;
  one.done = true;
  const away = Math.hypot(one.x - w.x, one.y - w.y);
  const event = { x: one.x, y: one.y, look: one.look };
  if (one.kind === 'ring') {
    const through = away < ringRadius;
    w.streak = through ? w.streak + 1 : 0;
    if (through) {
      w.rings++;
      // A long series of rings adds more time; a ring passed without steering adds none.
      const gain = Math.max(0.3, 0.62 - w.seconds * 0.004) * (w.streak > 9 ? 1.5 : 1);
      const seconds = w.unsteered > 5 ? 0 : gain;
      w.clock = Math.min(clockMax, w.clock + seconds);
    }
    events.push({ type: through ? 'ring' : 'missed', ...event });
  }
  if (one.kind === 'thing' && away < 0.3) events.push({ type: 'thing', ...event });
  if (one.kind === 'foe' && away < 0.27 && w.safe <= 0) {
    w.safe = 1.5;
    w.streak = 0;
    events.push({ type: 'hit', ...event });
  }
}
