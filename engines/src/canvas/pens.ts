import { type Point, turn } from '../math/maths.ts';

/** A filled ellipse, with an outline if its colour is given. */
export function oval(
  ctx: CanvasRenderingContext2D,
  { x, y }: Point,
  [w, h]: [w: number, h: number],
  fill: string,
  outline?: string,
  tilt = 0,
): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.ellipse(x, y, Math.max(0, w), Math.max(0, h), tilt, 0, turn);
  ctx.fill();
  if (!outline) return;
  ctx.strokeStyle = outline;
  ctx.lineWidth = 3;
  ctx.stroke();
}

/** A line through points, once for each layer: the wider ones below. */
export function strokeThrough(
  ctx: CanvasRenderingContext2D,
  points: Point[],
  ...layers: [width: number, colour: string][]
): void {
  ctx.lineJoin = 'round';
  for (const [width, colour] of layers) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const { x, y } of points) ctx.lineTo(x, y);
    ctx.stroke();
  }
}
