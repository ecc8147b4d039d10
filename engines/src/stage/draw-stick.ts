import { alpha } from '../math/colour.ts';
import { turn } from '../math/maths.ts';
import type { Stage } from './stage.ts';

/** The stick under a finger that steers. */
export function drawStick({ ctx, plan, input }: Stage): void {
  const { pointer } = input;
  if (!pointer.down) return;
  ctx.strokeStyle = alpha(plan.palette.paper, 0.5);
  ctx.fillStyle = alpha(plan.palette.paper, 0.35);
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(pointer.from.x, pointer.from.y, 46, 0, turn);
  ctx.stroke();
  const by = input.stick();
  ctx.beginPath();
  ctx.arc(pointer.from.x + by.x * 40, pointer.from.y + by.y * 40, 20, 0, turn);
  ctx.fill();
}
