import { clamp, distance, type Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

export type Anchor = Point & { used: boolean };
export type SwingThing = Point & { look: number; bad: boolean; taken: boolean };

export type SwingWorld = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** The anchor of the rope, and its length. */
  rope: { to: Point; length: number } | null;
  anchors: Anchor[];
  things: SwingThing[];
  nextX: number;
  floor: number;
  hard: number;
  hasFoes: boolean;
  far: number;
  seconds: number;
  safe: number;
  swings: number;
  /** Seconds on this rope; it frays and breaks. */
  hung: number;
  /** Hangs still until the first touch. */
  idle: number;
};

export type SwingEvent = { type: 'thing' | 'hit' | 'fell' | 'anchor'; at: Point; look: number };

export const ropeSeconds = 4.5;
const gravity = 620;
const reachMax = 340;
const speedMax = 700;

export function newSwing(floor: number, hard: number, hasFoes: boolean, random: Random): SwingWorld {
  const w: SwingWorld = {
    x: 0,
    y: 0,
    vx: 0,
    vy: 0,
    rope: null,
    anchors: [],
    things: [],
    nextX: 140,
    floor,
    hard,
    hasFoes,
    far: 0,
    seconds: 0,
    safe: 0,
    swings: 0,
    hung: 0,
    idle: 0,
  };
  grow(w, 1200, random);
  hangOn(w, w.anchors[0] ?? { x: 140, y: 140 });
  return w;
}

/** Hangs from an anchor, slightly behind it, ready to swing. */
function hangOn(w: SwingWorld, to: Point): void {
  const length = Math.min(150, w.floor - to.y - 120);
  w.x = to.x - length * 0.8;
  w.y = to.y + length * 0.6;
  w.vx = w.vy = 0;
  w.rope = { to, length };
  w.hung = 0;
  w.idle = 2.5;
}

function grow(w: SwingWorld, until: number, random: Random): void {
  while (w.nextX < until) {
    const rank = w.hard * 2 + w.nextX / 1500;
    const y = random.range(0.16, 0.3) * w.floor;
    w.anchors.push({ x: w.nextX, y, used: false });
    const gap = random.range(150, 185) + Math.min(190, rank * 11);
    const middle = w.nextX + gap / 2;
    if (random.chance(0.7))
      for (const i of [-1, 0, 1])
        w.things.push({
          x: middle + i * 36,
          y: y + 110 + Math.abs(i) * 12,
          look: random.int(0, 9),
          bad: false,
          taken: false,
        });
    if (w.hasFoes && w.nextX > 700 && random.chance(Math.min(0.5, 0.16 + rank * 0.05)))
      w.things.push({
        x: middle,
        y: random.range(0.68, 0.86) * w.floor,
        look: random.int(0, 9),
        bad: true,
        taken: false,
      });
    w.nextX += gap;
  }
}

/** The anchor a rope would attach to: the nearest in reach, preferably ahead. */
export function anchorFor(w: SwingWorld): Anchor | undefined {
  return w.anchors
    .filter((anchor) => anchor.x > w.x - 40 && anchor.y < w.y + 20 && distance(anchor, w) < reachMax)
    .sort((a, b) => Math.abs(a.x - w.x - 90) - Math.abs(b.x - w.x - 90))[0];
}

export function holdOn(w: SwingWorld): boolean {
  if (w.rope) return false;
  const anchor = anchorFor(w);
  if (!anchor) return false;
  anchor.used = true;
  w.rope = { to: anchor, length: clamp(distance(anchor, w), 60, Math.max(60, w.floor - anchor.y - 90)) };
  w.swings++;
  w.hung = 0;
  return true;
}

export function letGo(w: SwingWorld): void {
  if (!w.rope || w.idle > 0) return;
  w.rope = null;
  w.vx *= 1.06;
  w.vy *= 1.06;
}

export function stepSwing(w: SwingWorld, dt: number, seen: number, random: Random): SwingEvent[] {
  const events: SwingEvent[] = [];
  w.seconds += dt;
  w.safe = Math.max(0, w.safe - dt);
  w.idle = Math.max(0, w.idle - dt);
  w.vy += gravity * dt;
  if (w.rope) {
    w.hung += dt;
    pull(w, w.rope, dt);
    if (w.hung > ropeSeconds) w.rope = null;
  }
  const speed = Math.hypot(w.vx, w.vy);
  if (speed > speedMax) {
    w.vx *= speedMax / speed;
    w.vy *= speedMax / speed;
  }
  w.x += w.vx * dt;
  w.y = Math.max(40, w.y + w.vy * dt);
  if (w.rope) keepLength(w, w.rope);
  w.far = Math.max(w.far, w.x);
  grow(w, w.x + seen, random);
  meet(w, events);
  w.anchors = w.anchors.filter((anchor) => anchor.x > w.x - 700);
  w.things = w.things.filter((thing) => !thing.taken && thing.x > w.x - 500);
  if (w.y > w.floor - 16) {
    events.push({ type: 'fell', at: { x: w.x, y: w.floor }, look: 0 });
    recover(w);
  }
  return events;
}

/** A small push along the swing, so that it never stops. */
function pull(w: SwingWorld, { to }: NonNullable<SwingWorld['rope']>, dt: number): void {
  if (w.y > to.y && w.vx > 0) w.vx += 150 * dt;
}

function keepLength(w: SwingWorld, { to, length }: NonNullable<SwingWorld['rope']>): void {
  const away = distance(to, w);
  if (away <= length || away === 0) return;
  const nx = (w.x - to.x) / away;
  const ny = (w.y - to.y) / away;
  w.x = to.x + nx * length;
  w.y = to.y + ny * length;
  const out = w.vx * nx + w.vy * ny;
  if (out > 0) {
    w.vx -= out * nx;
    w.vy -= out * ny;
  }
}

function meet(w: SwingWorld, events: SwingEvent[]): void {
  for (const thing of w.things) {
    if (thing.taken || distance(thing, w) > (thing.bad ? 40 : 46) || (thing.bad && w.safe > 0)) continue;
    thing.taken = true;
    events.push({ type: thing.bad ? 'hit' : 'thing', at: { x: thing.x, y: thing.y }, look: thing.look });
    if (thing.bad) w.safe = 1.5;
  }
}

function recover(w: SwingWorld): void {
  const anchor = w.anchors.filter((one) => one.x > w.x - 60)[0] ?? w.anchors[0];
  w.safe = 1.5;
  hangOn(w, anchor ?? { x: w.x + 120, y: 140 });
}
