import { clamp, distance, type Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import type { Side } from '../../stage/duel.ts';

/** The bed of the table in its own units, lengthwise; the cue ball starts at the bottom. */
export const tableWidth = 300;
export const tableLength = 600;
export const ballRadius = 12;
/** The speed of a shot with all force. */
export const shotSpeedMax = 1450;

export type Ball = Point & {
  vx: number;
  vy: number;
  /** 0 is the cue ball. */
  number: number;
  /** Whose ball it is in a match; null: anybody's. */
  side: Side | null;
  /** Points in snooker, otherwise 1. */
  value: number;
  /** Where its number is on the ball, seen from above: a unit vector that turns as it rolls. */
  spot: [number, number, number];
};

export type Pocket = Point & { r: number };

/** A ball falls once its middle is over the pocket. */
export const pockets: Pocket[] = [
  { x: 3, y: 3, r: 24 },
  { x: tableWidth - 3, y: 3, r: 24 },
  { x: -5, y: tableLength / 2, r: 22 },
  { x: tableWidth + 5, y: tableLength / 2, r: 22 },
  { x: 3, y: tableLength - 3, r: 24 },
  { x: tableWidth - 3, y: tableLength - 3, r: 24 },
];

export type TableEvent =
  | (Point & { what: 'knock'; force: number; balls: [Ball, Ball] })
  | (Point & { what: 'cushion'; force: number })
  | (Point & { what: 'pocket'; ball: Ball });

export const headSpot: Point = { x: tableWidth / 2, y: tableLength * 0.76 };
export const footSpot: Point = { x: tableWidth / 2, y: tableLength * 0.31 };

/** The black ball of a match, which is potted last. */
export const blackNumber = 8;

export const ballAt = (p: Point, number: number, side: Side | null = null, value = 1): Ball => ({
  ...p,
  vx: 0,
  vy: 0,
  number,
  side,
  value,
  spot: [0.3, -0.2, Math.sqrt(1 - 0.13)],
});

/** The places of a triangle with its tip towards the cue ball. */
export function triangle(count: number, tip: Point, random: Random): Point[] {
  const places: Point[] = [];
  const step = ballRadius * 2 + 0.5;
  for (let row = 0; places.length < count; row++) {
    const inRow = Math.min(row + 1, count - places.length);
    for (let i = 0; i < inRow; i++)
      places.push({
        x: tip.x + (i - (inRow - 1) / 2) * step + random.range(-0.15, 0.15),
        y: tip.y - row * step * 0.87 + random.range(-0.15, 0.15),
      });
  }
  return places;
}

/** Pool balls; in a match each side has every second one, and an odd one is the black that comes last. */
export function rackPool(count: number, isMatch: boolean, random: Random): Ball[] {
  const places = triangle(count, footSpot, random);
  const hasBlack = isMatch && count % 2 === 1 && count > 1;
  const middle = Math.min(4, count - 1);
  const order = places.flatMap((_, i) => (hasBlack && i === middle ? [] : [i]));
  const sideOf = (i: number): Side => (order.indexOf(i) % 2 === 0 ? 0 : 1);
  return places.map((p, i) => {
    if (hasBlack && i === middle) return ballAt(p, blackNumber);
    if (!isMatch) return ballAt(p, i + 1);
    const place = Math.floor(order.indexOf(i) / 2);
    // The solid ones are 1 to 7, the striped ones 9 to 15.
    return ballAt(p, sideOf(i) === 0 ? (place % 7) + 1 : (place % 7) + 9, sideOf(i));
  });
}

/** Snooker: red balls worth one point, and up to six of other colours worth two to seven. */
export function rackSnooker(count: number, random: Random): Ball[] {
  const spots: Point[] = [
    { x: 105, y: tableLength * 0.72 },
    { x: 195, y: tableLength * 0.72 },
    { x: 150, y: tableLength * 0.68 },
    { x: 150, y: tableLength / 2 },
    { x: 150, y: footSpot.y + 26 },
    { x: 150, y: 44 },
  ];
  const colours = spots.slice(-Math.min(6, Math.floor(count / 2)));
  const reds = triangle(count - colours.length, footSpot, random).map((p) => ballAt(p, 1));
  return [...reds, ...colours.map((p, i) => ballAt(p, i + 8 - colours.length, null, i + 8 - colours.length))];
}

export const isRolling = (balls: Ball[]): boolean => balls.some(({ vx, vy }) => vx !== 0 || vy !== 0);

/** Moves all balls; those that fall into a pocket are taken off the table. */
export function stepBalls(balls: Ball[], dt: number): TableEvent[] {
  const fastest = Math.max(0, ...balls.map(({ vx, vy }) => Math.hypot(vx, vy)));
  if (fastest === 0) return [];
  const steps = clamp(Math.ceil((fastest * dt) / (ballRadius * 0.35)), 1, 14);
  const events: TableEvent[] = [];
  for (let i = 0; i < steps; i++) {
    for (const ball of balls) roll(ball, dt / steps);
    for (const ball of balls) events.push(...bounce(ball));
    balls.forEach((a, place) => {
      for (const b of balls.slice(place + 1)) events.push(...knock(a, b));
    });
    for (const ball of [...balls]) {
      if (!pockets.some((pocket) => distance(pocket, ball) < pocket.r)) continue;
      balls.splice(balls.indexOf(ball), 1);
      events.push({ what: 'pocket', ball, x: ball.x, y: ball.y });
    }
  }
  return events;
}

const rollingFriction = 100;
const drag = 0.5;
const stopSpeed = 5;

function roll(ball: Ball, dt: number): void {
  const speed = Math.hypot(ball.vx, ball.vy);
  if (speed === 0) return;
  ball.x += ball.vx * dt;
  ball.y += ball.vy * dt;
  turnSpot(ball, (speed * dt) / ballRadius);
  const next = speed - (rollingFriction + speed * drag) * dt;
  const factor = next < stopSpeed ? 0 : next / speed;
  ball.vx *= factor;
  ball.vy *= factor;
}

/** Rolls the number over the ball: a rotation about the horizontal axis across its way. */
function turnSpot(ball: Ball, angle: number): void {
  const speed = Math.hypot(ball.vx, ball.vy);
  const [dx, dy] = [ball.vx / speed, ball.vy / speed];
  const [x, y, z] = ball.spot;
  const ahead = x * dx + y * dy;
  const across = -x * dy + y * dx;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = ahead * cos + z * sin;
  ball.spot = [turned * dx - across * dy, turned * dy + across * dx, z * cos - ahead * sin];
}

function bounce(ball: Ball): TableEvent[] {
  const [low, right, far] = [ballRadius, tableWidth - ballRadius, tableLength - ballRadius];
  const isOff = ball.x < low || ball.x > right || ball.y < low || ball.y > far;
  // Over a pocket there is no cushion.
  if (!isOff || pockets.some((pocket) => distance(pocket, ball) < pocket.r)) return [];
  const force = Math.max(
    ball.x < low || ball.x > right ? Math.abs(ball.vx) : 0,
    ball.y < low || ball.y > far ? Math.abs(ball.vy) : 0,
  );
  if (ball.x < low) ball.vx = Math.abs(ball.vx) * 0.8;
  if (ball.x > right) ball.vx = -Math.abs(ball.vx) * 0.8;
  if (ball.y < low) ball.vy = Math.abs(ball.vy) * 0.8;
  if (ball.y > far) ball.vy = -Math.abs(ball.vy) * 0.8;
  ball.x = clamp(ball.x, low, right);
  ball.y = clamp(ball.y, low, far);
  return [{ what: 'cushion', x: ball.x, y: ball.y, force }];
}

/** Equal balls exchange their speeds along the line between them. */
function knock(a: Ball, b: Ball): TableEvent[] {
  const apart = distance(a, b);
  if (apart >= ballRadius * 2 || apart === 0) return [];
  const [nx, ny] = [(b.x - a.x) / apart, (b.y - a.y) / apart];
  const overlap = (ballRadius * 2 - apart) / 2;
  a.x -= nx * overlap;
  a.y -= ny * overlap;
  b.x += nx * overlap;
  b.y += ny * overlap;
  const closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny;
  if (closing <= 0) return [];
  const push = closing * 0.97;
  a.vx -= nx * push;
  a.vy -= ny * push;
  b.vx += nx * push;
  b.vy += ny * push;
  return [{ what: 'knock', x: a.x + nx * ballRadius, y: a.y + ny * ballRadius, force: closing, balls: [a, b] }];
}

/** A free place for a ball that comes back, as near as possible to where it belongs. */
export function freePlace(balls: Ball[], wanted: Point): Point {
  const isFree = (p: Point) => balls.every((ball) => distance(ball, p) > ballRadius * 2 + 1);
  for (let i = 0; i < 60; i++) {
    const x = wanted.x + (i % 2 ? 1 : -1) * Math.ceil(i / 2) * 9;
    const p = { x: clamp(x, 60, tableWidth - 60), y: wanted.y + (i > 24 ? (i - 24) * 5 : 0) };
    if (isFree(p)) return p;
  }
  return wanted;
}
