import type { Palette } from '../plan.ts';

/**
 * Repaints a finished frame in the only colours that were asked for, whatever was drawn: in one colour by its hue, in
 * two with the shadows in the dark one and the lights in the light one.
 */
export function drawOnlyColours(ctx: CanvasRenderingContext2D, { monochrome, duotone, muted }: Palette): void {
  if (!monochrome && !duotone && !muted) return;
  const { width, height } = ctx.canvas;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  const blend = (mode: GlobalCompositeOperation, colour: string, alpha = 1) => {
    ctx.globalCompositeOperation = mode;
    ctx.globalAlpha = alpha;
    ctx.fillStyle = colour;
    ctx.fillRect(0, 0, width, height);
  };
  if (muted) blend('saturation', '#808080', muted);
  if (monochrome) blend('color', monochrome);
  if (duotone) {
    blend('saturation', '#808080');
    blend('multiply', duotone[1]);
    blend('screen', duotone[0]);
  }
  ctx.restore();
}
