import { alpha, darker, lighter } from '../math/colour.ts';
import type { Point } from '../math/maths.ts';
import type { Actor } from '../plan.ts';
import type { Stage } from './stage.ts';

const longOnes = /^(bus|truck|train|tank)$/;

/** Paint for cars that are not the player's. */
export const paints = ['#e8453c', '#3f8ef0', '#ffc53d', '#55b84a', '#b06bff', '#f4f6fb', '#ff8a3d', '#2fc4b2'];

export type CarLook = {
  /** Its length and width. */
  long: number;
  wide: number;
  angle: number;
  steer?: number;
  colour: string;
};

/** A car from above; its front points to the angle. */
export function drawCarFromAbove(stage: Stage, actor: Actor, { x, y }: Point, look: CarLook): void {
  const { ctx, plan } = stage;
  const { long, wide, angle, steer = 0, colour } = look;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.fillStyle = alpha(plan.palette.ink, 0.35);
  ctx.beginPath();
  ctx.roundRect(-long / 2 + 3, -wide / 2 + 5, long, wide, 10);
  ctx.fill();
  ctx.fillStyle = '#1c1a26';
  for (const end of [-0.3, 0.3])
    for (const side of [-1, 1]) {
      ctx.save();
      ctx.translate(end * long, side * wide * 0.48);
      if (end > 0) ctx.rotate(steer * 0.5);
      ctx.fillRect(-7, -4, 14, 8);
      ctx.restore();
    }
  ctx.fillStyle = colour;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(-long / 2, -wide / 2, long, wide, 11);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = darker(colour, 0.22);
  ctx.beginPath();
  ctx.roundRect(-long * 0.32, -wide * 0.36, long * 0.54, wide * 0.72, 6);
  ctx.fill();
  ctx.fillStyle = '#bfe8ff';
  ctx.beginPath();
  ctx.roundRect(long * 0.1, -wide * 0.34, long * 0.13, wide * 0.68, 4);
  ctx.roundRect(-long * 0.33, -wide * 0.3, long * 0.08, wide * 0.6, 3);
  ctx.fill();
  if (longOnes.test(actor.sprite)) {
    // A roof over its whole length, with hatches.
    ctx.fillStyle = lighter(colour, 0.18);
    ctx.beginPath();
    ctx.roundRect(-long * 0.46, -wide * 0.42, long * 0.86, wide * 0.84, 5);
    ctx.fill();
    ctx.fillStyle = darker(colour, 0.3);
    for (const at of [-0.3, 0, 0.22]) ctx.fillRect(long * at, -wide * 0.18, long * 0.1, wide * 0.36);
    ctx.fillStyle = '#bfe8ff';
    ctx.fillRect(long * 0.41, -wide * 0.36, long * 0.05, wide * 0.72);
  }
  ctx.fillStyle = '#fff2b0';
  for (const side of [-1, 1]) ctx.fillRect(long / 2 - 6, side * wide * 0.3 - 4, 5, 8);
  ctx.fillStyle = '#ff4040';
  for (const side of [-1, 1]) ctx.fillRect(-long / 2 + 1, side * wide * 0.3 - 4, 4, 8);
  ctx.fillStyle = lighter(colour, 0.4);
  ctx.fillRect(long * 0.28, -wide * 0.25, 3, wide * 0.5);
  ctx.restore();
}
