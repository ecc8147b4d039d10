import { distance, type Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import { meetGoal, meetPins, pinsARow, setPins, setTargets, stepFrame } from './goal.ts';
import { meetGuard } from './guard.ts';
import { type Ball, ballRadius, type ThrowEvent, type ThrowWorld } from './scene.ts';

export const gravity = 950;
export const speedMax = 960;
const reloadSeconds = 0.4;
export const binHeight = 80;
/** How much faster each step of wind makes a ball, per second. */
export const pushOfWind = 70;

export const handOf = (w: ThrowWorld): Point => ({ x: 74, y: w.floor - 74 });

export function newThrow(
  mode: ThrowWorld['mode'],
  field: Pick<ThrowWorld, 'width' | 'floor' | 'isGuarded' | 'areAloft'>,
  hard: number,
  seconds: number | undefined,
  pins = pinsARow,
): ThrowWorld {
  const w: ThrowWorld = {
    mode,
    ...field,
    hard,
    pins,
    seconds: 0,
    frame: { played: 0, balls: 0 },
    clock: seconds ?? 18,
    isTimed: seconds !== undefined,
    reload: 0,
    balls: [],
    hoop: { x: 0, y: 0, half: 36, sway: 0, phase: 0 },
    walkers: [],
    nextWalker: 0.4,
    sent: 0,
    streak: 0,
    scored: 0,
    wind: 0,
  };
  placeHoop(w, 0.5, 0.45);
  if (mode === 'pins') setPins(w);
  return w;
}

function placeHoop(w: ThrowWorld, along: number, up: number): void {
  w.hoop.x = w.width * 0.52 + along * (w.width * 0.48 - 96);
  w.hoop.y = w.floor - 190 - up * Math.min(190, w.floor * 0.32);
  w.hoop.half = Math.max(29, 37 - w.scored * 0.35);
  if (w.mode === 'bin') {
    w.hoop.y = w.floor - binHeight;
    return;
  }
  w.hoop.sway = w.scored >= 5 ? Math.min(46, 12 + (w.scored - 5) * 4) : 0;
}

/** The velocity of a pull: back and down throws forward and up. */
export function pulled(dx: number, dy: number): Point {
  const speed = Math.hypot(dx, dy) * 7;
  const factor = speed > speedMax ? (speedMax / speed) * 7 : 7;
  return { x: dx * factor, y: dy * factor };
}

/** Nobody lobs a bowling ball. */
export const launchOf = (w: ThrowWorld, { x, y }: Point): Point => ({
  x,
  y: w.mode === 'pins' ? Math.max(y, -240) : y,
});

export function throwBall(w: ThrowWorld, velocity: Point): boolean {
  const isFlying = w.balls.some((ball) => !ball.done && (ball.bounces === 0 || w.mode === 'pins'));
  if (w.reload > 0 || (w.mode !== 'foes' && isFlying)) return false;
  w.reload = reloadSeconds;
  w.frame.balls++;
  for (const walker of w.walkers) walker.isPassed = false;
  const { x: vx, y: vy } = launchOf(w, velocity);
  w.balls.push({ ...handOf(w), vx, vy, spin: 0, bounces: 0, done: false, touched: false });
  return true;
}

export const hoopNow = ({ hoop }: ThrowWorld, seconds: number): Point => ({
  x: hoop.x,
  y: hoop.y + Math.sin(seconds * 1.6) * hoop.sway,
});

export function stepThrow(w: ThrowWorld, dt: number, random: Random): ThrowEvent[] {
  const events: ThrowEvent[] = [];
  w.seconds += dt;
  w.reload = Math.max(0, w.reload - dt);
  if (w.mode === 'foes') stepWalkers(w, dt, random, events);
  else w.clock -= dt;
  for (const ball of w.balls) stepBall(w, ball, dt, random, events);
  w.balls = w.balls.filter((ball) => !ball.done);
  w.walkers = w.walkers.filter((walker) => !walker.done);
  if (w.mode === 'pins') wind(w, stepFrame(w, events));
  if (w.mode === 'targets') setTargets(w, random);
  return events;
}

function stepBall(w: ThrowWorld, ball: Ball, dt: number, random: Random, events: ThrowEvent[]): void {
  const before = { x: ball.x, y: ball.y };
  ball.vy += gravity * dt;
  if (ball.bounces === 0 && w.mode !== 'pins') ball.vx += w.wind * pushOfWind * dt;
  ball.x += ball.vx * dt;
  ball.y += ball.vy * dt;
  ball.spin += ball.vx * dt * 0.03;
  meetGuard(w, ball, events);
  if (w.mode === 'hoop' || w.mode === 'bin') meetHoop(w, ball, before, random, events);
  if (w.mode === 'foes' || w.mode === 'targets') meetWalkers(w, ball, events);
  if (w.mode === 'pins') meetPins(w, ball, random, events);
  if (w.mode === 'goal' && meetGoal(w, ball, before.x, events)) score(w, events, 'score', ball);
  if (ball.y > w.floor - ballRadius) {
    ball.y = w.floor - ballRadius;
    const rolls = w.mode === 'pins';
    ball.vy *= rolls ? -0.25 : -0.55;
    ball.vx *= rolls ? 0.985 : 0.7;
    ball.bounces++;
    if (ball.bounces === 1 && !ball.done) miss(w, ball, events);
  }
  const isOut = ball.x < -40 || ball.x > w.width + 40;
  if (isOut && ball.bounces === 0 && !ball.done) miss(w, ball, events);
  const isStill = w.mode === 'pins' ? Math.abs(ball.vx) < 24 : ball.bounces > 2;
  if (isOut || isStill) ball.done = true;
}

function miss(w: ThrowWorld, ball: Ball, events: ThrowEvent[]): void {
  // A ball that scored falls too.
  if ((ball.touched && w.mode === 'foes') || w.mode === 'pins') return;
  w.streak = 0;
  events.push({ type: 'miss', x: ball.x, y: ball.y });
}

function score(w: ThrowWorld, events: ThrowEvent[], type: 'score' | 'swish', { x, y }: Point): void {
  w.scored++;
  w.streak++;
  events.push({ type, x, y });
  wind(w, w.mode !== 'hoop' ? Math.max(0.5, 3.2 - w.scored * 0.16) : Math.max(0.7, 4 - w.scored * 0.13));
}

/** Scoring adds time. */
function wind(w: ThrowWorld, seconds: number): void {
  if (!w.isTimed) w.clock = Math.min(24, w.clock + seconds);
}

function meetHoop(w: ThrowWorld, ball: Ball, before: Point, random: Random, events: ThrowEvent[]): void {
  const { x, y } = hoopNow(w, w.seconds);
  const { half } = w.hoop;
  const board = x + half + 14;
  if (w.mode === 'bin') meetSides(w, ball, before, events);
  if (
    w.mode === 'hoop' &&
    ball.y > y - 92 &&
    ball.y < y + 14 &&
    before.x <= board - ballRadius &&
    ball.x > board - ballRadius &&
    ball.vx > 0
  ) {
    ball.x = board - ballRadius;
    ball.vx *= -0.55;
    ball.touched = true;
    events.push({ type: 'rim', x: ball.x, y: ball.y });
  }
  for (const rim of [x - half, x + half]) {
    const away = distance(ball, { x: rim, y });
    if (away > ballRadius || away === 0) continue;
    const nx = (ball.x - rim) / away;
    const ny = (ball.y - y) / away;
    const into = ball.vx * nx + ball.vy * ny;
    if (into >= 0) continue;
    ball.vx -= 1.5 * into * nx;
    ball.vy -= 1.5 * into * ny;
    ball.touched = true;
    events.push({ type: 'rim', x: rim, y });
  }
  if (before.y > y || ball.y <= y || Math.abs(ball.x - x) > half || ball.vy <= 0) return;
  score(w, events, ball.touched ? 'score' : 'swish', { x, y });
  ball.done = true;
  placeHoop(w, random.next(), random.next());
}

/** Nothing goes through the sides of a bin. */
function meetSides(w: ThrowWorld, ball: Ball, before: Point, events: ThrowEvent[]): void {
  const { x, y, half } = w.hoop;
  if (ball.y < y) return;
  for (const [wall, side] of [
    [x - half - ballRadius, 1],
    [x + half + ballRadius, -1],
  ] as const) {
    if ((before.x - wall) * side > 0 || (ball.x - wall) * side <= 0) continue;
    ball.x = wall;
    ball.vx *= -0.5;
    ball.touched = true;
    events.push({ type: 'rim', x: ball.x, y: ball.y });
  }
}

function meetWalkers(w: ThrowWorld, ball: Ball, events: ThrowEvent[]): void {
  if (ball.bounces > 0) return;
  for (const walker of w.walkers) {
    if (walker.done || distance(walker, ball) > walker.size * 0.42 + ballRadius * 0.8) continue;
    ball.done = ball.touched = true;
    walker.hits--;
    walker.hurt = 1;
    walker.x += 14;
    w.streak++;
    events.push({ type: walker.hits > 0 ? 'hit' : 'down', x: walker.x, y: walker.y });
    if (walker.hits <= 0) {
      walker.done = true;
      w.scored++;
      if (w.mode === 'targets') wind(w, Math.max(0.5, 3.1 - w.scored * 0.13));
    }
    return;
  }
}

function stepWalkers(w: ThrowWorld, dt: number, random: Random, events: ThrowEvent[]): void {
  const hard = w.hard * 0.5 + w.seconds / 34;
  w.nextWalker -= dt;
  if (w.nextWalker <= 0) {
    w.sent++;
    const isBig = w.sent % 9 === 0;
    const flies = w.areAloft || (!isBig && w.sent > 3 && random.chance(0.3));
    const size = isBig ? 104 : random.range(58, 72);
    w.walkers.push({
      x: w.width + 50,
      y: flies ? w.floor - random.range(150, 300) : w.floor - size * 0.45,
      vx: (w.width / 400) * random.range(30, 42) * (1 + Math.min(2.2, hard * 0.7)) * (isBig ? 0.6 : 1),
      look: random.int(0, 9),
      size,
      hits: isBig ? 3 : 1,
      flies,
      hurt: 0,
      done: false,
    });
    w.nextWalker = Math.max(0.55, 2.5 - hard * 0.62) * random.range(0.8, 1.2);
  }
  for (const walker of w.walkers) {
    walker.hurt = Math.max(0, walker.hurt - dt * 4);
    walker.x -= walker.vx * dt;
    // Flying foes descend onto the thrower at the end.
    if (walker.flies && walker.x < w.width * 0.45) walker.y += (handOf(w).y - walker.y) * Math.min(1, dt * 1.6);
    if (walker.x > handOf(w).x + 10) continue;
    walker.done = true;
    events.push({ type: 'reached', x: walker.x, y: walker.y });
  }
}

/** The path of a ball, for the dots of the aim. */
export function pathOf(from: Point, velocity: Point, seconds: number): Point[] {
  const dots = Math.round(seconds / 0.06);
  return Array.from({ length: dots }, (_, i) => {
    const t = (i + 1) * 0.06;
    return { x: from.x + velocity.x * t, y: from.y + velocity.y * t + (gravity * t * t) / 2 };
  });
}

/** The velocity from one point to another in so many seconds. */
export function aimAt(from: Point, to: Point, seconds: number): Point {
  return { x: (to.x - from.x) / seconds, y: (to.y - from.y - (gravity * seconds * seconds) / 2) / seconds };
}
