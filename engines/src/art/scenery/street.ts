import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import type { Random } from '../../math/random.ts';
import type { Palette } from '../../plan.ts';
import { disc } from './strip.ts';

/** A street seen from the side, which repeats after its width: a white line at its edge, a dashed one in its middle. */
export function drawStreetEdge(
  ctx: CanvasRenderingContext2D,
  palette: Palette,
  random: Random,
  { w, h }: { w: number; h: number },
): void {
  const asphalt = mix('#4b4f5a', palette.ground, 0.24);
  const paint = mix('#f6f1de', palette.paper, 0.5);
  const fade = ctx.createLinearGradient(0, 12, 0, h);
  fade.addColorStop(0, lighter(asphalt, 0.08));
  fade.addColorStop(0.4, asphalt);
  fade.addColorStop(1, darker(asphalt, 0.35));
  ctx.fillStyle = fade;
  ctx.fillRect(0, 12, w, h - 12);
  for (let i = 0; i < 60; i++) {
    ctx.fillStyle = alpha(i % 2 ? lighter(asphalt, 0.3) : darker(asphalt, 0.4), 0.35);
    disc(ctx, random.range(2, w - 2), random.range(18, h * 0.8), random.range(0.6, 1.5));
  }
  ctx.fillStyle = lighter(asphalt, 0.32);
  ctx.fillRect(0, 12, w, 3);
  ctx.fillStyle = alpha(paint, 0.85);
  ctx.fillRect(0, 22, w, 4);
  for (const left of [12, 132]) ctx.fillRect(left, 66, 68, 7);
}
