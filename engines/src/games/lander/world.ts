import { approach, clamp, distance, lerp, type Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

export type Pad = { x: number; y: number; half: number; worth: number };
export type Floating = Point & { look: number; taken: boolean };
export type Hazard = Point & { from: number; to: number; speed: number; look: number };

export type LanderWorld = {
  w: number;
  h: number;
  level: number;
  hard: number;
  gravity: number;
  /** Heights of the ground, one every `groundStep` units. */
  ground: number[];
  pads: Pad[];
  things: Floating[];
  hazards: Hazard[];
  x: number;
  y: number;
  vx: number;
  vy: number;
  fuel: number;
  fuelMax: number;
  lift: number;
  push: number;
  /** Seconds until the next start; `state` has the outcome. */
  wait: number;
  state: 'flying' | 'landed' | 'crashed';
  /** Hangs from a parachute: no fuel is burnt, and only the target counts. */
  isParachute: boolean;
  /** Carries a parachute aside, by steps to the right. */
  wind: number;
  seconds: number;
};

export type LanderEvent = { type: 'landed' | 'crashed' | 'thing'; at: Point; worth: number; look: number };

export const groundStep = 20;
export const shipRadius = 20;
export const softDown = 95;
export const softAside = 60;
const thrust = 190;
const aside = 120;
/** What each step of wind adds to the speed of a parachute, per second. */
const pushOfWind = 16;

export function newLander(
  size: { w: number; h: number },
  hard: number,
  hasFoes: boolean,
  random: Random,
  isParachute = false,
): LanderWorld {
  const w: LanderWorld = {
    ...size,
    level: 0,
    hard,
    gravity: 50,
    ground: [],
    pads: [],
    things: [],
    hazards: [],
    x: 0,
    y: 0,
    vx: 0,
    vy: 0,
    fuel: 0,
    fuelMax: 0,
    lift: 0,
    push: 0,
    wait: 0,
    state: 'flying',
    isParachute,
    wind: 0,
    seconds: 0,
  };
  buildLevel(w, hasFoes, random);
  return w;
}

export function buildLevel(w: LanderWorld, hasFoes: boolean, random: Random): void {
  const rank = w.level + w.hard * 2;
  const count = Math.ceil(w.w / groundStep) + 2;
  const low = w.h * 0.93;
  const rough = (w.isParachute ? 0.06 : Math.min(0.34, 0.12 + rank * 0.03)) * w.h;
  const phase = random.range(0, 9);
  w.ground = Array.from({ length: count }, (_, i) => {
    const wave = Math.sin(i * 0.34 + phase) * 0.5 + Math.sin(i * 0.83 + phase * 2) * 0.35 + random.range(-0.12, 0.12);
    return low - (wave * 0.5 + 0.5) * rough;
  });
  const half = Math.max(30, 52 - rank * 2.4);
  const sides = random.shuffle([0.2, 0.5, 0.8]);
  w.pads = sides.slice(0, w.w > 500 ? 3 : 2).map((share, i) => {
    const own = i ? half * 0.8 : half;
    const x = clamp(share * w.w + random.range(-20, 20), own + 26, w.w - own - 26);
    const y = groundAt(w, x);
    return { x, y, half: own, worth: i ? 2 : 1 };
  });
  // The ground is level under a pad and slightly beyond it.
  for (const pad of w.pads)
    for (let i = 0; i < count; i++) if (Math.abs(i * groundStep - pad.x) < pad.half + groundStep) w.ground[i] = pad.y;
  w.things = Array.from({ length: 3 }, () => {
    const x = random.range(40, w.w - 40);
    return { x, y: random.range(w.h * 0.28, groundAt(w, x) - 70), look: random.int(0, 9), taken: false };
  });
  const foes = hasFoes ? Math.min(3, Math.floor(w.level / 2 + w.hard * 0.5)) : 0;
  w.hazards = Array.from({ length: foes }, (_, i) => ({
    x: random.range(40, w.w - 40),
    y: w.h * (0.34 + i * 0.13),
    from: 40,
    to: w.w - 40,
    speed: random.pick([-1, 1]) * random.range(40, 60 + rank * 5),
    look: random.int(0, 9),
  }));
  w.gravity = 48 + rank * 8;
  if (w.isParachute) w.wind = random.int(0, Math.min(3, 1 + Math.floor(rank / 2))) * random.pick([-1, 1]);
  w.fuelMax = Math.max(28, 76 - rank * 7);
  launch(w, random);
}

export function launch(w: LanderWorld, random: Random): void {
  w.x = random.range(0.25, 0.75) * w.w;
  w.y = 100;
  w.vx = random.range(-40, 40);
  w.vy = 20;
  w.fuel = w.fuelMax;
  w.state = 'flying';
  w.lift = w.push = w.wait = 0;
}

export function groundAt({ ground }: LanderWorld, x: number): number {
  const place = clamp(x / groundStep, 0, ground.length - 1.001);
  const i = Math.floor(place);
  return lerp(ground[i] ?? 0, ground[i + 1] ?? 0, place - i);
}

export const padUnder = ({ pads }: LanderWorld, x: number): Pad | undefined =>
  pads.find((pad) => Math.abs(pad.x - x) < pad.half - 4);

/** Thrust: `lift` is 0 to 1, `push` -1 to 1. */
export function stepLander(w: LanderWorld, pilot: { lift: number; push: number }, dt: number): LanderEvent[] {
  const events: LanderEvent[] = [];
  w.seconds += dt;
  for (const hazard of w.hazards) {
    hazard.x += hazard.speed * dt;
    if (hazard.x < hazard.from || hazard.x > hazard.to) hazard.speed = -hazard.speed;
    hazard.x = clamp(hazard.x, hazard.from, hazard.to);
  }
  if (w.state !== 'flying') {
    w.wait -= dt;
    return events;
  }
  const burns = w.fuel > 0;
  w.lift = approach(w.lift, burns ? pilot.lift : 0, 14, dt);
  w.push = approach(w.push, burns ? pilot.push : 0, 14, dt);
  if (!w.isParachute) w.fuel = Math.max(0, w.fuel - (w.lift * 11 + Math.abs(w.push) * 4) * dt);
  if (w.isParachute) drift(w, dt);
  else {
    w.vx += w.push * aside * dt;
    w.vy += (w.gravity - w.lift * thrust) * dt;
  }
  w.x += w.vx * dt;
  w.y = Math.max(70, w.y + w.vy * dt);
  if (w.y === 70) w.vy = Math.max(0, w.vy);
  if (w.x < shipRadius || w.x > w.w - shipRadius) w.vx *= -0.5;
  w.x = clamp(w.x, shipRadius, w.w - shipRadius);
  for (const thing of w.things) {
    if (thing.taken || distance(thing, w) > 38) continue;
    thing.taken = true;
    w.fuel = Math.min(w.fuelMax, w.fuel + 14);
    events.push({ type: 'thing', at: { x: thing.x, y: thing.y }, worth: 1, look: thing.look });
  }
  const hit = w.hazards.some((hazard) => distance(hazard, w) < shipRadius + 22);
  if (hit || w.y + shipRadius >= groundAt(w, w.x)) touchDown(w, hit, events);
  return events;
}

/** Sinks evenly, slower with the brakes pulled; lines steer it and the wind carries it away. */
function drift(w: LanderWorld, dt: number): void {
  const sinking = (70 + w.gravity * 0.5) * (1 - 0.55 * w.lift);
  w.vy = approach(w.vy, sinking, 4, dt);
  w.vx = approach(w.vx + (w.push * aside * 1.5 + w.wind * pushOfWind) * dt, 0, 0.7, dt);
}

function touchDown(w: LanderWorld, hit: boolean, events: LanderEvent[]): void {
  const pad = padUnder(w, w.x);
  const isSlow = w.isParachute || (w.vy < softDown && Math.abs(w.vx) < softAside);
  const isSoft = !hit && pad && isSlow;
  w.state = isSoft ? 'landed' : 'crashed';
  w.wait = isSoft ? 1.2 : 1;
  if (pad && isSoft) w.y = pad.y - shipRadius;
  w.lift = w.push = 0;
  events.push({ type: isSoft ? 'landed' : 'crashed', at: { x: w.x, y: w.y }, worth: pad?.worth ?? 0, look: 0 });
}
