import { alpha, lighter } from '../math/colour.ts';
import { type Point, turn } from '../math/maths.ts';
import type { Stage } from './stage.ts';

/** A shot of the hero: what the prompt says is shot, tumbling, or else a glowing ball. */
export function drawShot(stage: Stage, { x, y }: Point, size: number, flip = false): void {
  const { ctx, art, plan, time } = stage;
  if (plan.theme.tool) {
    art.draw(plan.theme.tool, x, y, size, { tilt: time * 9, flip });
    return;
  }
  for (const [radius, colour] of [
    [0.4, alpha(plan.palette.accent, 0.4)],
    [0.22, lighter(plan.palette.accent, 0.5)],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, size * radius, 0, turn);
    ctx.fill();
  }
}
