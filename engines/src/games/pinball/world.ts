import { clamp, distance, type Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import {
  type Bumper,
  ballRadius,
  type Flipper,
  flipperRadius,
  laneX,
  newBumpers,
  newFlippers,
  newSegments,
  newTargets,
  type Segment,
  type Target,
  table,
  tipOf,
  turnFlipper,
} from './table.ts';

export type PinballWorld = {
  segments: Segment[];
  bumpers: Bumper[];
  targets: Target[];
  flippers: Flipper[];
  ball: Point & { vx: number; vy: number };
  /** In the lane, waiting to be launched; seconds until it starts by itself. */
  waits: number;
  inLane: boolean;
  /** Seconds in which a lost ball is returned, once. */
  saved: number;
  canSave: boolean;
  seconds: number;
  rounds: number;
  /** The last position of the ball, and for how long it has hardly moved from there. */
  last: Point;
  stuck: number;
};

export type PinballEvent = {
  type: 'bumper' | 'target' | 'bank' | 'sling' | 'lost' | 'saved' | 'flip';
  at: Point;
  look: number;
};

const gravity = 620;
const speedMax = 1150;
const parts = 5;

export function newPinball(): PinballWorld {
  return {
    segments: newSegments(),
    bumpers: newBumpers(),
    targets: newTargets(),
    flippers: newFlippers(),
    ball: { x: laneX, y: 640, vx: 0, vy: 0 },
    waits: 2.2,
    inLane: true,
    saved: 0,
    canSave: true,
    seconds: 0,
    rounds: 0,
    last: { x: 0, y: 0 },
    stuck: 0,
  };
}

export function launch(w: PinballWorld, random: Random): boolean {
  if (!w.inLane || w.waits <= 0) return false;
  w.waits = 0;
  w.ball.vy = -random.range(900, 1060);
  return true;
}

export function stepPinball(
  w: PinballWorld,
  up: { left: boolean; right: boolean },
  dt: number,
  random: Random,
): PinballEvent[] {
  const events: PinballEvent[] = [];
  w.seconds += dt;
  for (const bumper of w.bumpers) bumper.hit = Math.max(0, bumper.hit - dt * 4);
  w.saved = Math.max(0, w.saved - dt);
  if (w.waits > 0) {
    w.waits -= dt;
    if (w.waits > 0) {
      for (const flipper of w.flippers) turnFlipper(flipper, flipper.side > 0 ? up.left : up.right, dt);
      return events;
    }
    w.waits = 0.01;
    launch(w, random);
    // Only a ball launched by the player is returned.
    w.canSave = false;
  }
  for (let i = 0; i < parts; i++) {
    for (const flipper of w.flippers) turnFlipper(flipper, flipper.side > 0 ? up.left : up.right, dt / parts);
    move(w, dt / parts, random, events);
  }
  freeStuck(w, dt, random);
  if (w.ball.y > table.h + 20) lose(w, events);
  return events;
}

/** A ball at rest is nudged, as on a real table. */
function freeStuck(w: PinballWorld, dt: number, random: Random): void {
  w.stuck += dt;
  if (distance(w.ball, w.last) > 26) {
    w.last = { x: w.ball.x, y: w.ball.y };
    w.stuck = 0;
  }
  if (w.stuck < 2.5) return;
  w.ball.vx += random.range(-320, 320);
  w.ball.vy -= random.range(60, 260);
  w.stuck = 0;
}

function lose(w: PinballWorld, events: PinballEvent[]): void {
  events.push({ type: w.saved > 0 ? 'saved' : 'lost', at: { x: w.ball.x, y: table.h - 10 }, look: 0 });
  Object.assign(w.ball, { x: laneX, y: 640, vx: 0, vy: 0 });
  w.waits = 1.4;
  w.inLane = true;
  w.canSave = w.saved <= 0;
  w.saved = 0;
}

function move(w: PinballWorld, dt: number, random: Random, events: PinballEvent[]): void {
  const { ball } = w;
  // The table tilts more as the game continues.
  ball.vy += (gravity + Math.min(900, w.seconds * 3.6)) * dt;
  const speed = Math.hypot(ball.vx, ball.vy);
  if (speed > speedMax) {
    ball.vx *= speedMax / speed;
    ball.vy *= speedMax / speed;
  }
  ball.x += ball.vx * dt;
  ball.y += ball.vy * dt;
  // A launch that was too weak rolls back and is repeated.
  if (w.inLane && ball.y > 640 && ball.vy > 0) {
    ball.y = 640;
    ball.vy = -random.range(900, 1060);
  }
  if (w.inLane && ball.x < 356) {
    w.inLane = false;
    w.saved = w.canSave ? 3.5 : 0;
  }
  for (const segment of w.segments) meetSegment(w, segment, events);
  if (!w.inLane && ball.x > 370 - ballRadius && ball.y > 120 && ball.y < 330) {
    // The lane has a one-way door.
    ball.x = 370 - ballRadius;
    ball.vx = -Math.abs(ball.vx) * 0.5 - 30;
  }
  for (const bumper of w.bumpers) meetBumper(w, bumper, events);
  for (const target of w.targets) meetTarget(w, target, events);
  for (const flipper of w.flippers) meetFlipper(w, flipper, events);
  ball.x = clamp(ball.x, 4 + ballRadius * 0.5, 396 - ballRadius * 0.5);
  ball.y = Math.max(4 + ballRadius * 0.5, ball.y);
}

/** The point on a line nearest to another point, as a share of its length. */
function shareOn({ a, b }: { a: Point; b: Point }, p: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy), 0, 1);
}

/** Pushes the ball out of what it touches; returns its impact speed. */
function bounce(
  ball: PinballWorld['ball'],
  from: Point,
  reach: number,
  restitution: number,
  surface: Point = { x: 0, y: 0 },
): number {
  const away = distance(ball, from);
  if (away >= reach || away === 0) return 0;
  const nx = (ball.x - from.x) / away;
  const ny = (ball.y - from.y) / away;
  ball.x = from.x + nx * reach;
  ball.y = from.y + ny * reach;
  const into = (ball.vx - surface.x) * nx + (ball.vy - surface.y) * ny;
  if (into >= 0) return 0;
  ball.vx -= (1 + restitution) * into * nx;
  ball.vy -= (1 + restitution) * into * ny;
  return -into;
}

function meetSegment(w: PinballWorld, segment: Segment, events: PinballEvent[]): void {
  const share = shareOn(segment, w.ball);
  const near = {
    x: segment.a.x + (segment.b.x - segment.a.x) * share,
    y: segment.a.y + (segment.b.y - segment.a.y) * share,
  };
  const force = bounce(w.ball, near, ballRadius, segment.bounce);
  if (segment.bounce > 1 && force > 60) {
    w.ball.vy -= 160;
    events.push({ type: 'sling', at: near, look: 0 });
  }
}

function meetBumper(w: PinballWorld, bumper: Bumper, events: PinballEvent[]): void {
  if (bounce(w.ball, bumper, bumper.r + ballRadius, 0.6) === 0) return;
  const away = distance(w.ball, bumper);
  w.ball.vx += ((w.ball.x - bumper.x) / away) * 210;
  w.ball.vy += ((w.ball.y - bumper.y) / away) * 210;
  bumper.hit = 1;
  events.push({ type: 'bumper', at: { x: bumper.x, y: bumper.y }, look: bumper.look });
}

function meetTarget(w: PinballWorld, target: Target, events: PinballEvent[]): void {
  if (target.down || distance(w.ball, target) > target.r + ballRadius) return;
  target.down = true;
  w.ball.vx *= -0.6;
  events.push({ type: 'target', at: { x: target.x, y: target.y }, look: target.look });
  if (w.targets.some(({ down }) => !down)) return;
  for (const one of w.targets) one.down = false;
  w.rounds++;
  events.push({ type: 'bank', at: { x: table.w / 2, y: table.h / 2 }, look: w.rounds });
}

function meetFlipper(w: PinballWorld, flipper: Flipper, events: PinballEvent[]): void {
  const tip = tipOf(flipper);
  const share = shareOn({ a: flipper.pivot, b: tip }, w.ball);
  const near = {
    x: flipper.pivot.x + (tip.x - flipper.pivot.x) * share,
    y: flipper.pivot.y + (tip.y - flipper.pivot.y) * share,
  };
  // The surface moves faster farther from the pivot.
  const pace = flipper.speed * flipper.length * share;
  const surface = { x: -Math.sin(flipper.angle) * pace * flipper.side, y: Math.cos(flipper.angle) * pace };
  const force = bounce(w.ball, near, ballRadius + flipperRadius, 0.35, surface);
  if (force > 250 && flipper.speed < -2) events.push({ type: 'flip', at: near, look: 0 });
}
