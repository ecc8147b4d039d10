import { alpha, darker } from '../math/colour.ts';
import type { Point } from '../math/maths.ts';
import type { Stage } from './stage.ts';

/** What lies in the dark is still guessed at: nobody has to learn a level by heart. */
const darkness = 0.88;

/** Everything but what is lit around a point is dark. */
export function drawDarkness({ ctx, view, plan, time }: Stage, { x, y }: Point, lit: number): void {
  const reach = lit * (1 + 0.015 * Math.sin(time * 9));
  const night = darker(plan.palette.ink, 0.7);
  const light = ctx.createRadialGradient(x, y, reach * 0.3, x, y, reach);
  light.addColorStop(0, alpha(night, 0));
  light.addColorStop(0.65, alpha(night, darkness * 0.45));
  light.addColorStop(1, alpha(night, darkness));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, view.w, view.h);
}
