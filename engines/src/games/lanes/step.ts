import { approach, clamp } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import { addRow } from './rows.ts';
import { type Good, hardness, type LaneEvent, type LaneWorld, type Obstacle, seenUnits } from './world.ts';

const gravity = 1900;
const jumpSpeed = 630;
/** The feet clear a low obstacle from this height on. */
const clearUnits = 36;
const safeSeconds = 1.7;

export function stepLanes(w: LaneWorld, dt: number, random: Random): LaneEvent[] {
  const events: LaneEvent[] = [];
  w.seconds += dt;
  w.safe = Math.max(0, w.safe - dt);
  w.chased = Math.max(0, w.chased - dt);
  const top = w.pace * (1 + hardness(w) * 0.24);
  w.speed = approach(w.speed, top * (w.safe > 0.9 ? 0.55 : 1), 3, dt);
  advance(w, w.speed, dt);
  rise(w, dt, events);
  while (w.next < w.along + seenUnits) addRow(w, random);
  for (const obstacle of w.obstacles) meetObstacle(w, obstacle, dt, events);
  for (const good of w.goods) meetGood(w, good, events);
  w.obstacles = w.obstacles.filter(({ z, length }) => z + length > w.along - 400);
  w.goods = w.goods.filter(({ z, taken }) => !taken && z > w.along - 300);
  return events;
}

/** Runs on, also behind the title screen. */
export function advance(w: LaneWorld, speed: number, dt: number): void {
  w.along += speed * dt;
  w.walked += (speed * dt) / 34;
  w.squash = approach(w.squash, 0, 9, dt);
  const away = w.lane - w.x;
  w.x += clamp(away, -7.5 * dt, 7.5 * dt);
  w.lean = approach(w.lean, clamp(away, -1, 1), 16, dt);
}

function rise(w: LaneWorld, dt: number, events: LaneEvent[]): void {
  const wasUp = w.y > 0;
  w.vy -= gravity * dt;
  w.y = Math.max(0, w.y + w.vy * dt);
  if (w.y > 0) return;
  w.vy = 0;
  if (!wasUp) return;
  w.squash = 0.26;
  events.push(eventOf('land', w));
}

const eventOf = (type: LaneEvent['type'], { x, y }: LaneWorld): LaneEvent => ({ type, lane: x, y, look: 0 });

export function jump(w: LaneWorld): LaneEvent[] {
  if (w.y > 8) return [];
  w.vy = jumpSpeed;
  w.y = Math.max(w.y, 0.1);
  w.squash = -0.24;
  return [eventOf('jump', w)];
}

/** Comes down at once. */
export function dive(w: LaneWorld): void {
  if (w.y > 0) w.vy = Math.min(w.vy, -900);
}

/** Changes the lane; who turns against something long stumbles and stays. */
export function turnBy(w: LaneWorld, by: -1 | 1): LaneEvent[] {
  const lane = clamp(w.lane + by, 0, w.lanes - 1);
  if (lane === w.lane) return [];
  if (isBeside(w, lane)) return stumble(w);
  w.lane = lane;
  return [eventOf('turn', w)];
}

const isBeside = (w: LaneWorld, lane: number): boolean =>
  w.obstacles.some(
    (one) => one.shape === 'long' && one.lane === lane && one.z < w.along + 30 && one.z + one.length > w.along - 30,
  );

/** A stumble soon after another one is forgiven. */
function stumble(w: LaneWorld): LaneEvent[] {
  if (w.safe > 0) return [];
  w.safe = safeSeconds;
  w.streak = 0;
  w.chased = 5;
  return [eventOf('hit', w)];
}

function meetObstacle(w: LaneWorld, obstacle: Obstacle, dt: number, events: LaneEvent[]): void {
  const { shape, lane, z, length } = obstacle;
  if (obstacle.hit !== null) {
    obstacle.hit += dt;
    return;
  }
  const isAt = z - w.along < 24 && z + length - w.along > -24;
  if (!isAt || Math.abs(lane - w.x) > 0.52) return;
  if (shape === 'long') {
    events.push(...stumble(w));
    w.lane = nearestFree(w);
    return;
  }
  if (w.safe > 0 || (shape === 'low' && w.y > clearUnits)) return;
  obstacle.hit = 0;
  events.push(...stumble(w));
}

/** The lane beside something long into which the hero is pushed by it. */
function nearestFree(w: LaneWorld): number {
  const free = Array.from({ length: w.lanes }, (_, lane) => lane).filter((lane) => !isBeside(w, lane));
  const away = (lane: number) => Math.abs(lane - w.x);
  return free.reduce((best, lane) => (away(lane) < away(best) ? lane : best), free[0] ?? w.lane);
}

function meetGood(w: LaneWorld, good: Good, events: LaneEvent[]): void {
  const dz = good.z - w.along;
  if (good.taken || Math.abs(dz) > 48 || Math.abs(good.lane - w.x) > 0.5 || Math.abs(good.y - w.y) > 64) return;
  good.taken = true;
  w.streak++;
  events.push({ type: 'good', lane: good.lane, y: good.y, look: good.look });
}
