import { alpha, darker } from '../math/colour.ts';
import { type Point, turn } from '../math/maths.ts';
import type { Stage } from './stage.ts';

/** A door centred on a point, with these half sizes: open with light behind it, or shut with a padlock. */
export function drawExitDoor(stage: Stage, { x, y }: Point, wide: number, high: number, isLocked: boolean): void {
  const { ctx, plan, time } = stage;
  const { ink, edge, accent } = plan.palette;
  ctx.fillStyle = alpha(accent, isLocked ? 0.18 : 0.35 + 0.15 * Math.sin(time * 4));
  ctx.beginPath();
  ctx.arc(x, y, high * 1.37, 0, turn);
  ctx.fill();
  for (const [grow, colour] of [
    [1.28, ink],
    [1.12, edge],
    [0.86, isLocked ? '#8a5a36' : '#fff6c8'],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.roundRect(x - wide * grow, y - high * grow, wide * grow * 2, high * grow + high * 0.95, [wide, wide, 0, 0]);
    ctx.fill();
  }
  if (isLocked) drawPadlock(stage, x, y + high * 0.2, wide * 0.42);
}

function drawPadlock({ ctx, plan }: Stage, x: number, y: number, size: number): void {
  const { accent, ink } = plan.palette;
  ctx.strokeStyle = darker(accent, 0.35);
  ctx.lineWidth = size * 0.34;
  ctx.beginPath();
  ctx.arc(x, y - size * 0.5, size * 0.55, Math.PI, 0);
  ctx.stroke();
  ctx.fillStyle = accent;
  ctx.beginPath();
  ctx.roundRect(x - size, y - size * 0.5, size * 2, size * 1.6, size * 0.3);
  ctx.fill();
  ctx.fillStyle = ink;
  ctx.beginPath();
  ctx.arc(x, y + size * 0.25, size * 0.3, 0, turn);
  ctx.fill();
}
