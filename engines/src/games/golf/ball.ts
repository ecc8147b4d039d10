import { clamp, distance, easeInOut, lerp, type Point } from '../../math/maths.ts';
import { ballRadius, type Course, type Disc, holeRadius, type Mover } from './course.ts';

export type GolfBall = Point & {
  vx: number;
  vy: number;
  /** The position before the stroke. */
  lay: Point;
  inHole: boolean;
};

export type BallEvent = { type: 'wall' | 'bumper' | 'mover' | 'splash' | 'sunk'; x: number; y: number };

export const speedMax = 820;
const rolling = 0.95;
const stopping = 26;
/** How much faster each step of wind makes a fast ball, per second. */
const pushOfWind = 38;

export const ballAt = (p: Point): GolfBall => ({ x: p.x, y: p.y, vx: 0, vy: 0, lay: p, inHole: false });
export const isRolling = (ball: GolfBall) => ball.vx !== 0 || ball.vy !== 0;

export function strike(ball: GolfBall, angle: number, power: number): void {
  const speed = clamp(power, 0.04, 1) * speedMax;
  ball.lay = { x: ball.x, y: ball.y };
  ball.vx = Math.cos(angle) * speed;
  ball.vy = Math.sin(angle) * speed;
}

export function placeOfMover(mover: Mover, time: number): Disc {
  const t = (time / mover.seconds) % 2;
  const share = easeInOut(t < 1 ? t : 2 - t);
  return { x: lerp(mover.from.x, mover.to.x, share), y: lerp(mover.from.y, mover.to.y, share), r: mover.r };
}

/** Moves in steps short enough that no wall is skipped. */
export function roll(ball: GolfBall, course: Course, dt: number, time: number, wind = 0): BallEvent[] {
  const events: BallEvent[] = [];
  // A ball that hardly rolls is not carried on.
  ball.vx += wind * pushOfWind * Math.min(1, Math.hypot(ball.vx, ball.vy) / 200) * dt;
  const steps = Math.max(1, Math.ceil((Math.hypot(ball.vx, ball.vy) * dt) / 5));
  for (let i = 0; i < steps && !ball.inHole; i++) rollABit(ball, course, dt / steps, time, events);
  return events;
}

function rollABit(ball: GolfBall, course: Course, dt: number, time: number, events: BallEvent[]): void {
  for (const mover of course.movers) bounceOff(ball, placeOfMover(mover, time), 220, 'mover', events);
  if (!isRolling(ball)) return;
  ball.x += ball.vx * dt;
  ball.y += ball.vy * dt;
  bounceOffEdges(ball, course, events);
  for (const wall of course.walls) bounceOffWall(ball, wall, events);
  for (const bumper of course.bumpers) bounceOff(ball, bumper, 330, 'bumper', events);
  const slow = course.sand.some((disc) => distance(disc, ball) < disc.r) ? 6 : rolling;
  const speed = Math.hypot(ball.vx, ball.vy);
  const left = Math.max(0, speed * Math.exp(-slow * dt) - stopping * dt);
  ball.vx *= speed ? left / speed : 0;
  ball.vy *= speed ? left / speed : 0;
  if (left < 5) ball.vx = ball.vy = 0;
  if (course.water.some((disc) => distance(disc, ball) < disc.r - 4)) {
    events.push({ type: 'splash', x: ball.x, y: ball.y });
    Object.assign(ball, ball.lay, { vx: 0, vy: 0 });
    return;
  }
  const away = distance(ball, course.hole);
  if (away < holeRadius && left < 430) {
    Object.assign(ball, course.hole, { vx: 0, vy: 0, inHole: true });
    events.push({ type: 'sunk', x: ball.x, y: ball.y });
  } else if (away < holeRadius + 6 && left < 260) {
    ball.vx += (course.hole.x - ball.x) * 14 * dt;
    ball.vy += (course.hole.y - ball.y) * 14 * dt;
  }
}

function bounceOffEdges(ball: GolfBall, { w, h }: Course, events: BallEvent[]): void {
  const x = clamp(ball.x, ballRadius, w - ballRadius);
  const y = clamp(ball.y, ballRadius, h - ballRadius);
  if (x === ball.x && y === ball.y) return;
  if (x !== ball.x) ball.vx *= -0.78;
  if (y !== ball.y) ball.vy *= -0.78;
  Object.assign(ball, { x, y });
  events.push({ type: 'wall', x, y });
}

function bounceOffWall(ball: GolfBall, wall: Course['walls'][number], events: BallEvent[]): void {
  const x = clamp(ball.x, wall.x, wall.x + wall.w);
  const y = clamp(ball.y, wall.y, wall.y + wall.h);
  const away = Math.hypot(ball.x - x, ball.y - y);
  if (away >= ballRadius || away === 0) return;
  const nx = (ball.x - x) / away;
  const ny = (ball.y - y) / away;
  ball.x = x + nx * ballRadius;
  ball.y = y + ny * ballRadius;
  const into = ball.vx * nx + ball.vy * ny;
  if (into >= 0) return;
  ball.vx -= 1.78 * into * nx;
  ball.vy -= 1.78 * into * ny;
  events.push({ type: 'wall', x: ball.x, y: ball.y });
}

/** Bumpers push the ball away with their own speed. */
function bounceOff(ball: GolfBall, disc: Disc, speed: number, type: 'bumper' | 'mover', events: BallEvent[]): void {
  const away = distance(ball, disc);
  if (away >= disc.r + ballRadius || away === 0) return;
  const nx = (ball.x - disc.x) / away;
  const ny = (ball.y - disc.y) / away;
  ball.x = disc.x + nx * (disc.r + ballRadius);
  ball.y = disc.y + ny * (disc.r + ballRadius);
  ball.vx = nx * speed;
  ball.vy = ny * speed;
  events.push({ type, x: ball.x, y: ball.y });
}
