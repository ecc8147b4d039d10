import { alpha } from '../math/colour.ts';
import { hudHeight } from './hud.ts';
import type { Stage } from './stage.ts';

/** Darkens what moves behind score and hearts. */
export function drawStrip({ ctx, view, plan }: Stage): void {
  ctx.fillStyle = alpha(plan.palette.ink, 0.55);
  ctx.fillRect(0, -20, view.w, hudHeight + 16);
}
