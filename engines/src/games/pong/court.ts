import { clamp } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

/**
 * The court extends along `v`: the first player's paddle is at its far end, the other's at 0; both move along `u`. It
 * is rotated for display, so that the player is at the bottom on a phone and on the left on a desktop.
 */
export type Court = {
  across: number;
  along: number;
  paddles: [Paddle, Paddle];
  balls: Ball[];
  /** Hits since the serve. */
  rally: number;
};

export type Paddle = { u: number; speed: number; width: number; hit: number };
export type Ball = { u: number; v: number; du: number; dv: number; spin: number };
export type Happening = { what: 'wall' | 'hit' | 'goal'; side: 0 | 1; u: number; v: number };

export const ballRadius = 15;
export const paddleDepth = 26;

export function newCourt(across: number, along: number, width: number): Court {
  const paddle = (): Paddle => ({ u: across / 2, speed: 0, width, hit: 0 });
  return { across, along, paddles: [paddle(), paddle()], balls: [], rally: 0 };
}

/** From the middle towards a side, never too flat. */
export function serve(court: Court, towards: 0 | 1, speed: number, random: Random): void {
  const angle = random.range(0.25, 0.6) * (random.chance(0.5) ? 1 : -1);
  const sign = towards === 0 ? 1 : -1;
  court.rally = 0;
  court.balls.push({
    u: court.across / 2,
    v: court.along / 2,
    du: Math.sin(angle) * speed,
    dv: Math.cos(angle) * speed * sign,
    spin: 0,
  });
}

/** Moves the balls; returns what they hit. */
export function stepCourt(court: Court, dt: number, quicken: number): Happening[] {
  const seen: Happening[] = [];
  for (const paddle of court.paddles) paddle.hit = Math.max(0, paddle.hit - dt * 5);
  for (const ball of court.balls) {
    ball.u += ball.du * dt;
    ball.v += ball.dv * dt;
    if ((ball.u < ballRadius && ball.du < 0) || (ball.u > court.across - ballRadius && ball.du > 0)) {
      ball.du = -ball.du;
      seen.push({ what: 'wall', side: 0, u: ball.u, v: ball.v });
    }
    const side = ball.dv > 0 ? 0 : 1;
    const line = side === 0 ? court.along - paddleDepth : paddleDepth;
    const passed = side === 0 ? ball.v + ballRadius - line : line - ball.v + ballRadius;
    if (passed >= 0 && passed < Math.abs(ball.dv) * dt + ballRadius + 10) {
      if (bounce(court, ball, side, quicken)) seen.push({ what: 'hit', side, u: ball.u, v: ball.v });
    }
    if (ball.v < -ballRadius * 2 || ball.v > court.along + ballRadius * 2) {
      seen.push({ what: 'goal', side: side === 0 ? 1 : 0, u: ball.u, v: ball.v });
    }
  }
  court.balls = court.balls.filter((ball) => ball.v >= -ballRadius * 2 && ball.v <= court.along + ballRadius * 2);
  return seen;
}

function bounce(court: Court, ball: Ball, side: 0 | 1, quicken: number): boolean {
  const paddle = court.paddles[side];
  const off = (ball.u - paddle.u) / (paddle.width / 2 + ballRadius * 0.7);
  if (Math.abs(off) > 1) return false;
  const speed = Math.hypot(ball.du, ball.dv) * quicken;
  // The point of impact determines the direction; the paddle's speed adds spin.
  const angle = clamp(off * 0.95 + paddle.speed * 0.0004, -1.05, 1.05);
  ball.du = Math.sin(angle) * speed;
  ball.dv = Math.cos(angle) * speed * (side === 0 ? -1 : 1);
  ball.spin = paddle.speed * 0.01 + off * 4;
  ball.v = side === 0 ? court.along - paddleDepth - ballRadius : paddleDepth + ballRadius;
  paddle.hit = 1;
  court.rally++;
  return true;
}

export function movePaddle(court: Court, side: 0 | 1, wanted: number, speedMax: number, dt: number): void {
  const paddle = court.paddles[side];
  const before = paddle.u;
  const reach = speedMax * dt;
  paddle.u = clamp(
    paddle.u + clamp(wanted - paddle.u, -reach, reach),
    paddle.width / 2,
    court.across - paddle.width / 2,
  );
  paddle.speed = dt > 0 ? (paddle.u - before) / dt : 0;
}

/**
 * Where the nearest ball that approaches a side will cross its line, with bounces off the walls; null if none
 * approaches.
 */
export function crossingOf(court: Court, side: 0 | 1): number | null {
  const coming = court.balls
    .filter((ball) => (side === 0 ? ball.dv > 0 : ball.dv < 0))
    .map((ball) => ({
      ball,
      seconds: (side === 0 ? court.along - paddleDepth - ball.v : ball.v - paddleDepth) / Math.abs(ball.dv),
    }))
    .sort((a, b) => a.seconds - b.seconds)[0];
  if (!coming) return null;
  const width = court.across - ballRadius * 2;
  const raw = coming.ball.u - ballRadius + coming.ball.du * Math.max(0, coming.seconds);
  const folded = ((raw % (width * 2)) + width * 2) % (width * 2);
  return ballRadius + (folded > width ? width * 2 - folded : folded);
}
