import type { Point } from '../../math/maths.ts';
import { cast, dragTo, nearestTo, type Player } from './player.ts';

const ballRadius = 8;

/** Goes where the lowest ball will come down; who is less skilled goes where it is. */
export function breakout(): Player {
  let last: Point[] = [];
  return (look) => {
    const { me } = cast(look);
    if (!me) return;
    const { hands, skill } = look;
    const balls = look.circles.filter(({ r }) => r === ballRadius);
    const line = me.y - 30;
    const withWay = balls.map((ball) => {
      const from = nearestTo(ball, last) ?? ball;
      return { ...ball, vx: ball.x - from.x, vy: ball.y - from.y };
    });
    last = balls;
    const ball = withWay
      .filter(({ y }) => y < line + 20)
      .sort((a, b) => Number(b.vy > 0) - Number(a.vy > 0) || b.y - a.y)[0];
    if (!ball) return;
    const steps = ball.vy > 0 ? Math.min(4, (line - ball.y) / ball.vy) : 0;
    const foreseen = skill.pauseSeconds > 0.15 ? ball.x : ball.x + ball.vx * steps;
    const { w } = hands.stage.view;
    const x = foreseen < 16 ? 32 - foreseen : foreseen > w - 16 ? 2 * (w - 16) - foreseen : foreseen;
    dragTo(look, { x, y: me.y });
  };
}
