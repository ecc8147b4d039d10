import { type Point, turn } from '../math/maths.ts';

/** The lines of a sign on a button: a bent arrow takes a step back, a round one begins again. */
export function traceSign(ctx: CanvasRenderingContext2D, sign: 'undo' | 'restart', { x, y }: Point, r: number): void {
  if (sign === 'undo') {
    ctx.moveTo(x - r, y + r);
    ctx.lineTo(x + r * 0.3, y + r);
    ctx.arc(x + r * 0.3, y + r * 0.2, r * 0.8, turn / 4, -turn / 4, true);
    ctx.lineTo(x - r, y - r * 0.6);
    ctx.moveTo(x - r * 0.4, y - r * 1.1);
    ctx.lineTo(x - r, y - r * 0.6);
    ctx.lineTo(x - r * 0.4, y - r * 0.1);
  } else {
    ctx.arc(x, y, r, -turn * 0.1, turn * 0.72);
    ctx.moveTo(x + r * 0.2, y - r * 1.5);
    ctx.lineTo(x - r * 0.2, y - r);
    ctx.lineTo(x + r * 0.35, y - r * 0.55);
  }
}
