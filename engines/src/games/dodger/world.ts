import { approach, clamp, distance, type Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

export type Falling = Point & {
  vx: number;
  vy: number;
  size: number;
  look: number;
  spin: number;
  good: boolean;
  close: boolean;
  done: boolean;
};

/** On the ground under falling things, in the air, or surrounded from all sides. */
export type DodgeMode = 'ground' | 'air' | 'around';

export type DodgerWorld = {
  mode: DodgeMode;
  w: number;
  h: number;
  hard: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  seconds: number;
  wait: number;
  thingWait: number;
  falling: Falling[];
  safe: number;
  streak: number;
};

export type DodgeEvent = { type: 'hit' | 'thing' | 'close' | 'gone'; at: Point; look: number };

export const heroRadius = 19;
const speed = 330;

export function newDodger(mode: DodgeMode, size: { w: number; h: number }, hard: number): DodgerWorld {
  const y = mode === 'around' ? size.h / 2 : mode === 'air' ? size.h * 0.72 : size.h - heroRadius - 8;
  const start = {
    x: size.w / 2,
    y,
    vx: 0,
    vy: 0,
    seconds: 0,
    wait: 0.5,
    thingWait: 2.5,
    falling: [],
    safe: 0,
    streak: 0,
  };
  return { mode, ...size, hard, ...start };
}

const hardness = ({ hard, seconds }: DodgerWorld) => hard * 0.3 + seconds / 30;

/** `wish` is a velocity, -1 to 1 on each axis; `to` is a position the finger has dragged the hero to. */
export function stepDodger(w: DodgerWorld, wish: Point, to: Point | null, dt: number, random: Random): DodgeEvent[] {
  const events: DodgeEvent[] = [];
  w.seconds += dt;
  w.safe = Math.max(0, w.safe - dt);
  move(w, wish, to, dt);
  w.wait -= dt;
  w.thingWait -= dt;
  if (w.wait <= 0) addFalling(w, false, random);
  if (w.thingWait <= 0) addFalling(w, true, random);
  for (const one of w.falling) meet(w, one, dt, events);
  w.falling = w.falling.filter((one) => !one.done);
  return events;
}

function move(w: DodgerWorld, wish: Point, to: Point | null, dt: number): void {
  const top = speed * 1.25;
  const aim = to
    ? { x: clamp((to.x - w.x) * 12, -top, top), y: clamp((to.y - w.y) * 12, -top, top) }
    : { x: wish.x * speed, y: wish.y * speed };
  w.vx = approach(w.vx, aim.x, 14, dt);
  w.vy = w.mode === 'ground' ? 0 : approach(w.vy, aim.y, 14, dt);
  w.x = clamp(w.x + w.vx * dt, heroRadius, w.w - heroRadius);
  w.y = w.mode === 'ground' ? w.h - heroRadius - 8 : clamp(w.y + w.vy * dt, 90, w.h - heroRadius - 6);
}

function addFalling(w: DodgerWorld, good: boolean, random: Random): void {
  const hard = hardness(w);
  const size = good ? 40 : random.range(40, 66);
  const pace = (good ? 120 : random.range(140, 190)) * (1 + Math.min(2, hard * 0.5));
  const isAimed = !good && random.chance(0.4);
  const from = startOf(w, size, random);
  const target = isAimed
    ? w
    : { x: random.range(0.1, 0.9) * w.w, y: w.mode === 'around' ? random.range(0.2, 0.8) * w.h : w.h };
  const straight = w.mode !== 'around' && !isAimed;
  const away = Math.max(1, distance(from, target));
  w.falling.push({
    ...from,
    x: w.mode === 'ground' && isAimed ? clamp(w.x + random.range(-70, 70), 20, w.w - 20) : from.x,
    vx: straight || w.mode === 'ground' ? random.range(-26, 26) : ((target.x - from.x) / away) * pace,
    vy: straight || w.mode === 'ground' ? pace : ((target.y - from.y) / away) * pace,
    size,
    look: random.int(0, 11),
    spin: random.range(-2.4, 2.4),
    good,
    close: false,
    done: false,
  });
  if (good) w.thingWait = random.range(1.8, 3.2);
  else w.wait = (Math.max(0.1, 0.78 - hard * 0.2) * random.range(0.7, 1.3) * 400) / Math.min(640, w.w);
}

function startOf(w: DodgerWorld, size: number, random: Random): Point {
  if (w.mode !== 'around') return { x: random.range(20, w.w - 20), y: -size };
  const side = random.int(0, 3);
  if (side < 2) return { x: random.range(0, w.w), y: side ? w.h + size : -size };
  return { x: side === 2 ? -size : w.w + size, y: random.range(0, w.h) };
}

function meet(w: DodgerWorld, one: Falling, dt: number, events: DodgeEvent[]): void {
  one.x += one.vx * dt;
  one.y += one.vy * dt;
  const at = { x: one.x, y: one.y };
  const away = distance(one, w);
  const touch = one.size * (one.good ? 0.6 : 0.36) + heroRadius;
  if (away < touch && (one.good || w.safe <= 0)) {
    one.done = true;
    if (!one.good) w.safe = 1.5;
    w.streak = one.good ? w.streak + 1 : 0;
    events.push({ type: one.good ? 'thing' : 'hit', at, look: one.look });
    return;
  }
  if (!one.good && !one.close && w.safe <= 0 && away < touch + 16) {
    one.close = true;
    events.push({ type: 'close', at, look: one.look });
  }
  const isOut =
    one.y > w.h + (w.mode === 'ground' ? -one.size * 0.3 : 80) || one.x < -90 || one.x > w.w + 90 || one.y < -120;
  if (!isOut) return;
  one.done = true;
  if (!one.good) events.push({ type: 'gone', at, look: one.look });
}
