import { approach, clamp, distance, type Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

export type Stranded = { x: number; look: number; state: 'waiting' | 'rising' | 'aboard' | 'home'; up: number };
export type Flyer = Point & { vx: number; base: number; look: number };

export type RescueWorld = {
  /** Width of the whole land, of which the screen shows a part. */
  width: number;
  floor: number;
  hard: number;
  hasFoes: boolean;
  level: number;
  /** How many wait in the first level. */
  crowd: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  people: Stranded[];
  foes: Flyer[];
  clock: number;
  safe: number;
  seconds: number;
  saved: number;
};

export type RescueEvent = { type: 'picked' | 'saved' | 'hit' | 'level'; at: Point; count: number; look: number };

export const homeX = 110;
export const homeHalf = 62;
export const seats = 4;
export const clockMax = 45;
const speed = 250;
const pickHeight = 120;

export function newRescue(
  field: { width: number; floor: number },
  options: { hard: number; hasFoes: boolean; crowd: number },
  random: Random,
): RescueWorld {
  const w: RescueWorld = {
    ...field,
    ...options,
    level: 0,
    x: homeX,
    y: field.floor - 120,
    vx: 0,
    vy: 0,
    people: [],
    foes: [],
    clock: 26,
    safe: 1.5,
    seconds: 0,
    saved: 0,
  };
  buildRescue(w, random);
  return w;
}

export function buildRescue(w: RescueWorld, random: Random): void {
  const rank = w.level + w.hard * 2;
  const count = Math.min(10, w.crowd + w.level);
  const step = (w.width - 340) / count;
  w.people = Array.from({ length: count }, (_, i) => ({
    x: 280 + step * (i + random.range(0.25, 0.75)),
    look: random.int(0, 9),
    state: 'waiting',
    up: 0,
  }));
  const foes = w.hasFoes ? Math.min(9, Math.round(0.4 + rank * 0.8)) : 0;
  w.foes = Array.from({ length: foes }, (_, i) => {
    const base = w.floor - 95 - ((i * 67) % Math.max(80, w.floor - 230));
    const x = random.range(360, w.width - 60);
    return { x, y: base, base, vx: random.pick([-1, 1]) * random.range(45, 70 + rank * 9), look: random.int(0, 9) };
  });
}

export const aboard = ({ people }: RescueWorld) =>
  people.filter(({ state }) => state === 'aboard' || state === 'rising').length;

export function stepRescue(w: RescueWorld, stick: Point, dt: number, random: Random): RescueEvent[] {
  const events: RescueEvent[] = [];
  w.seconds += dt;
  w.clock -= dt;
  w.safe = Math.max(0, w.safe - dt);
  w.vx = approach(w.vx, stick.x * speed * (w.width > 1400 ? 1.15 : 1), 4, dt);
  // Without input it sinks slowly.
  w.vy = approach(w.vy, stick.y * speed * 0.8 + (stick.y ? 0 : 24), 5, dt);
  w.x = clamp(w.x + w.vx * dt, 40, w.width - 40);
  w.y = clamp(w.y + w.vy * dt, 84, w.floor - 34);
  for (const one of w.people) lift(w, one, dt, events);
  bringHome(w, events);
  for (const foe of w.foes) patrol(w, foe, dt, events);
  if (w.people.some(({ state }) => state !== 'home')) return events;
  w.level++;
  events.push({ type: 'level', at: { x: w.x, y: w.y }, count: w.level, look: 0 });
  buildRescue(w, random);
  return events;
}

function lift(w: RescueWorld, one: Stranded, dt: number, events: RescueEvent[]): void {
  const isNear = Math.abs(one.x - w.x) < 46 && w.floor - w.y < pickHeight;
  if (one.state === 'waiting' && isNear && aboard(w) < seats) one.state = 'rising';
  if (one.state !== 'rising') return;
  // The rope is released when the helicopter flies away.
  if (Math.abs(one.x - w.x) > 110) {
    one.state = 'waiting';
    one.up = 0;
    return;
  }
  one.x = approach(one.x, w.x, 6, dt);
  one.up += dt * 2.4;
  if (one.up < 1) return;
  one.state = 'aboard';
  events.push({ type: 'picked', at: { x: w.x, y: w.y }, count: aboard(w), look: one.look });
}

function bringHome(w: RescueWorld, events: RescueEvent[]): void {
  if (Math.abs(w.x - homeX) > homeHalf || w.floor - w.y > 130) return;
  const riders = w.people.filter(({ state }) => state === 'aboard');
  if (riders.length === 0) return;
  for (const rider of riders) rider.state = 'home';
  w.saved += riders.length;
  w.clock = Math.min(clockMax, w.clock + riders.length * Math.max(1.6, 7.5 - w.level * 0.9));
  events.push({ type: 'saved', at: { x: w.x, y: w.y }, count: riders.length, look: riders[0]?.look ?? 0 });
}

function patrol(w: RescueWorld, foe: Flyer, dt: number, events: RescueEvent[]): void {
  foe.x += foe.vx * dt;
  foe.y = foe.base + Math.sin(w.seconds * 1.7 + foe.base) * 24;
  if (foe.x < 240 || foe.x > w.width - 30) foe.vx = -foe.vx;
  foe.x = clamp(foe.x, 240, w.width - 30);
  if (w.safe > 0 || distance(foe, w) > 44) return;
  w.safe = 1.8;
  w.vx += Math.sign(w.x - foe.x || 1) * 200;
  events.push({ type: 'hit', at: { x: w.x, y: w.y }, count: 1, look: foe.look });
}
