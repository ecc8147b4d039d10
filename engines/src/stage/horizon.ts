import { alpha } from '../math/colour.ts';
import type { Stage } from './stage.ts';
import { drawSea } from './water.ts';

/** A floor seen from above, and behind it the place it is in: a kitchen with its counter, or the edge of a wood. */
export function drawFloorOfPlace(stage: Stage, horizon: number, isSea = false): void {
  const { ctx, view, backdrop, plan } = stage;
  const high = Math.max(view.h, view.w * 0.62);
  if (isSea) drawSea(stage, 0, -stage.time * 12);
  ctx.save();
  ctx.beginPath();
  ctx.rect(-20, -20, view.w + 40, horizon + 20);
  ctx.clip();
  backdrop.draw({ ground: horizon + 4, scale: (horizon + 24) / (high * 0.56) });
  ctx.restore();
  if (!isSea) backdrop.drawFloor({ x: -20, y: horizon, w: view.w + 40, h: view.h + 40 - horizon });
  const shade = ctx.createLinearGradient(0, horizon, 0, horizon + 22);
  shade.addColorStop(0, alpha(plan.palette.ink, 0.4));
  shade.addColorStop(1, alpha(plan.palette.ink, 0));
  ctx.fillStyle = shade;
  ctx.fillRect(-20, horizon, view.w + 40, 22);
}
