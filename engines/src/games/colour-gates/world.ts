import { turn, wrap } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

export const colours = 4;

/** A rotating wheel of four colours, and a drop above it that changes the hero's colour. */
export type Wheel = {
  y: number;
  r: number;
  angle: number;
  spin: number;
  /** The picture of the thing in its middle, and whether it was taken. */
  look: number;
  taken: boolean;
  /** The colour of the drop above it. */
  gives: number;
  given: boolean;
};

export type GatesWorld = {
  /** Units up from the start. */
  y: number;
  vy: number;
  colour: number;
  wheels: Wheel[];
  next: number;
  made: number;
  hard: number;
  seconds: number;
  safe: number;
  /** Where the hero restarts after a fall. */
  ledge: number;
  passed: number;
  /** The hero rests on a ledge until the first hop, though not for long. */
  started: boolean;
  rested: number;
};

export type GateEvent = { type: 'thing' | 'colour' | 'hit' | 'fell'; y: number; look: number };

export const heroRadius = 15;
export const rimWidth = 20;
const restSeconds = 3;
const gravity = 980;
const hop = 372;

export function newGates(hard: number, random: Random): GatesWorld {
  const w: GatesWorld = {
    y: 0,
    vy: 0,
    colour: random.int(0, colours - 1),
    wheels: [],
    next: 240,
    made: 0,
    hard,
    seconds: 0,
    safe: 0,
    ledge: 0,
    passed: 0,
    started: false,
    rested: 0,
  };
  while (w.next < 1400) addWheel(w, random);
  return w;
}

function addWheel(w: GatesWorld, random: Random): void {
  const rank = w.made + w.hard * 3;
  const r = Math.max(78, 108 - rank * 1.2);
  w.wheels.push({
    y: w.next,
    r,
    angle: random.range(0, turn),
    spin: random.pick([-1, 1]) * (0.45 + Math.min(2.2, rank * 0.085)) * random.range(0.85, 1.15),
    look: random.int(0, 9),
    taken: false,
    gives: random.int(0, colours - 1),
    given: false,
  });
  w.made++;
  w.next += r + Math.max(235, 290 - rank * 3);
}

/** The colour of the rim where it crosses the hero's path: at the bottom of the wheel or at its top. */
export function colourAt({ angle }: Wheel, at: 'bottom' | 'top'): number {
  const way = at === 'bottom' ? -turn / 4 : turn / 4;
  return Math.floor(wrap(way - angle, turn) / (turn / colours));
}

export function flap(w: GatesWorld): void {
  w.started = true;
  w.vy = hop;
}

export function stepGates(w: GatesWorld, dt: number, random: Random): GateEvent[] {
  const events: GateEvent[] = [];
  w.seconds += dt;
  w.safe = Math.max(0, w.safe - dt);
  for (const wheel of w.wheels) wheel.angle += wheel.spin * dt;
  if (!w.started) {
    w.rested += dt;
    w.started = w.rested > restSeconds;
    return events;
  }
  w.vy -= gravity * dt;
  w.y += w.vy * dt;
  while (w.next < w.y + 1000) addWheel(w, random);
  for (const wheel of w.wheels) meet(w, wheel, events);
  w.wheels = w.wheels.filter((wheel) => wheel.y > w.y - 900);
  if (w.y < w.ledge - 160) {
    events.push({ type: 'fell', y: w.y, look: 0 });
    restart(w);
  }
  return events;
}

function meet(w: GatesWorld, wheel: Wheel, events: GateEvent[]): void {
  const away = w.y - wheel.y;
  if (!wheel.taken && Math.abs(away) < 34) {
    wheel.taken = true;
    events.push({ type: 'thing', y: wheel.y, look: wheel.look });
  }
  const drop = wheel.y + wheel.r + 76;
  if (!wheel.given && w.y > drop - 16) {
    wheel.given = true;
    w.colour = wheel.gives === w.colour ? (wheel.gives + 1) % colours : wheel.gives;
    w.ledge = drop - 20;
    w.passed++;
    events.push({ type: 'colour', y: drop, look: w.colour });
  }
  const isOnRim = Math.abs(Math.abs(away) - wheel.r) < rimWidth / 2 + heroRadius * 0.55;
  if (!isOnRim || w.safe > 0) return;
  if (colourAt(wheel, away < 0 ? 'bottom' : 'top') === w.colour) return;
  events.push({ type: 'hit', y: w.y, look: 0 });
  restart(w);
}

/** Returns to the last drop, with a short pause. */
function restart(w: GatesWorld): void {
  w.y = w.ledge;
  w.vy = 0;
  w.safe = 0.9;
  w.started = false;
  w.rested = 0;
}
