import { approach, clamp, distance, type Point, type Rect, turn, wrap } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import { type Lot, newLot } from './lot.ts';

export type ParkingWorld = {
  lot: Lot;
  hasFoes: boolean;
  level: number;
  x: number;
  y: number;
  angle: number;
  speed: number;
  steer: number;
  clock: number;
  /** Seconds it has been parked correctly. */
  stood: number;
  safe: number;
  seconds: number;
};

export type ParkingEvent = { type: 'bump' | 'parked' | 'thing'; at: Point; look: number; left: number };

export const carLength = 62;
export const carWidth = 34;
export const standSeconds = 0.5;
export const clockFor = (level: number) => Math.max(11, 28 - level * 1.1);
const speedMax = 150;

export function newParking(size: { w: number; h: number }, hasFoes: boolean, random: Random): ParkingWorld {
  const lot = newLot(size.w, size.h, 0, hasFoes, random);
  return {
    lot,
    hasFoes,
    level: 0,
    ...lot.start,
    speed: 0,
    steer: 0,
    clock: clockFor(0),
    stood: 0,
    safe: 0,
    seconds: 0,
  };
}

export function nextLot(w: ParkingWorld, random: Random): void {
  w.level++;
  w.lot = newLot(w.lot.w, w.lot.h, w.level, w.hasFoes, random);
  Object.assign(w, w.lot.start, { speed: 0, steer: 0, clock: clockFor(w.level), stood: 0, safe: 0 });
}

/** Steering and throttle for a finger's target: forwards towards it, or in reverse if it is behind. */
export function driveTowards({ angle }: ParkingWorld, stick: Point): { pedal: number; wheel: number } {
  const force = Math.min(1, Math.hypot(stick.x, stick.y));
  if (force < 0.15) return { pedal: 0, wheel: 0 };
  const off = wrap(Math.atan2(stick.y, stick.x) - angle + turn / 2, turn) - turn / 2;
  if (Math.abs(off) < turn * 0.3) return { pedal: force, wheel: clamp(off * 2.2, -1, 1) };
  const behind = wrap(off + turn, turn) - turn / 2;
  return { pedal: -force, wheel: clamp(-behind * 2.2, -1, 1) };
}

/** Circles along the car, for collisions. */
export const hullOf = ({ x, y, angle }: Pick<ParkingWorld, 'x' | 'y' | 'angle'>): Point[] =>
  [-0.32, 0, 0.32].map((share) => ({
    x: x + Math.cos(angle) * carLength * share,
    y: y + Math.sin(angle) * carLength * share,
  }));

export function isParked({ lot, x, y, angle }: ParkingWorld): boolean {
  const { target } = lot;
  const isNear = distance({ x, y }, { x: target.x + target.w / 2, y: target.y + target.h / 2 }) < 15;
  const wanted = target.upright ? turn / 4 : 0;
  const off = wrap(angle - wanted + turn / 4, turn / 2) - turn / 4;
  return isNear && Math.abs(off) < 0.3;
}

export function stepParking(w: ParkingWorld, drive: { pedal: number; wheel: number }, dt: number): ParkingEvent[] {
  const events: ParkingEvent[] = [];
  w.seconds += dt;
  w.clock -= dt;
  w.safe = Math.max(0, w.safe - dt);
  const aim = drive.pedal * speedMax * (drive.pedal < 0 ? 0.7 : 1);
  w.speed = approach(w.speed, aim, drive.pedal ? 3 : 5, dt);
  w.steer = approach(w.steer, drive.wheel, 12, dt);
  const before = { x: w.x, y: w.y, angle: w.angle };
  w.angle += w.steer * 2.5 * clamp(w.speed / 90, -1, 1) * dt;
  w.x += Math.cos(w.angle) * w.speed * dt;
  w.y += Math.sin(w.angle) * w.speed * dt;
  for (const one of w.lot.strollers) {
    one.x += one.vx * dt;
    if (one.x < 30 || one.x > w.lot.w - 30) one.vx = -one.vx;
    one.x = clamp(one.x, 30, w.lot.w - 30);
  }
  const stroller = w.lot.strollers.find((one) => hullOf(w).some((p) => distance(p, one) < one.r + carWidth / 2 - 3));
  if (touches(w) || stroller) {
    if (touches(w)) Object.assign(w, before);
    if (w.safe <= 0 && (Math.abs(w.speed) > 24 || stroller)) {
      w.safe = 1.3;
      events.push({ type: 'bump', at: { x: w.x, y: w.y }, look: stroller?.look ?? 0, left: 0 });
    }
    w.speed *= -0.4;
  }
  for (const thing of w.lot.things) {
    if (thing.taken || distance(thing, w) > 34) continue;
    thing.taken = true;
    events.push({ type: 'thing', at: { x: thing.x, y: thing.y }, look: thing.look, left: 0 });
  }
  w.stood = isParked(w) && Math.abs(w.speed) < 45 ? w.stood + dt : 0;
  if (w.stood >= standSeconds) events.push({ type: 'parked', at: { x: w.x, y: w.y }, look: 0, left: w.clock });
  return events;
}

function touches(w: ParkingWorld): boolean {
  const { lot } = w;
  const r = carWidth / 2 - 2;
  return hullOf(w).some(
    (p) =>
      p.x < r ||
      p.y < r ||
      p.x > lot.w - r ||
      p.y > lot.h - r ||
      lot.bays.some((bay) => bay.look !== null && isInside(p, parkedCar(bay), r)) ||
      lot.cones.some((cone) => distance(p, cone) < cone.r + r),
  );
}

/** The car in a bay, slightly smaller than the bay. */
export function parkedCar(bay: Rect & { upright: boolean }): Rect {
  const [w, h] = bay.upright ? [carWidth, carLength] : [carLength, carWidth];
  return { x: bay.x + (bay.w - w) / 2, y: bay.y + (bay.h - h) / 2, w, h };
}

function isInside(p: Point, rect: Rect, r: number): boolean {
  const x = clamp(p.x, rect.x, rect.x + rect.w);
  const y = clamp(p.y, rect.y, rect.y + rect.h);
  return Math.hypot(p.x - x, p.y - y) < r;
}
