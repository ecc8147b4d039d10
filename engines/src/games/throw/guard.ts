import { distance, type Point } from '../../math/maths.ts';
import { type Ball, ballRadius, type ThrowEvent, type ThrowWorld } from './scene.ts';

export const guardSize = 92;
const leap = 84;

/** An opponent in front of the hoop, who leaps up again and again, faster with every basket. */
export function guardAt(w: ThrowWorld): Point {
  const pace = 1.8 + w.hard * 0.4 + Math.min(1.6, w.scored * 0.08);
  const up = Math.max(0, Math.sin(w.seconds * pace)) * leap;
  return { x: w.hoop.x - Math.min(96, w.width * 0.16), y: w.floor - guardSize * 0.45 - up };
}

/** A flat throw is blocked; a high one passes over. */
export function meetGuard(w: ThrowWorld, ball: Ball, events: ThrowEvent[]): void {
  if (!w.isGuarded || ball.vx <= 0 || ball.bounces > 0) return;
  if (distance(guardAt(w), ball) > guardSize * 0.38 + ballRadius * 0.7) return;
  ball.vx *= -0.5;
  events.push({ type: 'rim', x: ball.x, y: ball.y });
}
