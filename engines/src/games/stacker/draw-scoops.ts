import { alpha, darker, lighter } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';

const flavours = ['#ff9ec4', '#fff3d0', '#8a5a3c', '#a8e6b0', '#c9a0ff', '#ffcf6b', '#ff6b7d', '#9fd8ff'];

/** A ball of ice cream with its skirt, its bottom at y. */
export function drawScoop({ ctx, plan }: Stage, x: number, y: number, wide: number, look: number, tilt: number): void {
  const colour = at(flavours, look);
  const r = wide / 2;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(tilt);
  ctx.fillStyle = colour;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  for (let i = -2; i <= 2; i++) {
    ctx.beginPath();
    ctx.arc(i * r * 0.36, -r * 0.2, r * (i % 2 ? 0.2 : 0.25), 0, turn);
    ctx.stroke();
    ctx.fill();
  }
  ctx.beginPath();
  ctx.arc(0, -r * 0.78, r * 0.84, Math.PI * 0.78, Math.PI * 2.22);
  ctx.stroke();
  ctx.fill();
  ctx.fillRect(-r * 0.62, -r * 0.42, r * 1.24, r * 0.3);
  ctx.fillStyle = alpha(lighter(colour, 0.6), 0.8);
  ctx.beginPath();
  ctx.ellipse(-r * 0.34, -r * 1.16, r * 0.2, r * 0.12, -0.6, 0, turn);
  ctx.fill();
  ctx.fillStyle = darker(colour, 0.28);
  for (let i = 0; i < 7; i++) {
    ctx.beginPath();
    ctx.arc(Math.cos(i * 2.4) * r * 0.5, -r * 0.72 + Math.sin(i * 3.7) * r * 0.46, r * 0.05, 0, turn);
    ctx.fill();
  }
  ctx.restore();
}

/** The wafer cone that carries them all, its rim at y, in a stand. */
export function drawCone({ ctx, plan }: Stage, x: number, y: number, wide: number): void {
  const deep = wide * 1.5;
  const half = wide * 0.46;
  ctx.fillStyle = '#e0a458';
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x - half, y);
  ctx.lineTo(x + half, y);
  ctx.lineTo(x, y + deep);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.save();
  ctx.clip();
  ctx.strokeStyle = '#b5742c';
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  for (let i = -6; i <= 6; i++) {
    ctx.moveTo(x + i * 15 - 40, y);
    ctx.lineTo(x + i * 15 + 40, y + deep);
    ctx.moveTo(x + i * 15 + 40, y);
    ctx.lineTo(x + i * 15 - 40, y + deep);
  }
  ctx.stroke();
  ctx.restore();
  ctx.fillStyle = '#f0bd78';
  ctx.beginPath();
  ctx.roundRect(x - half - 6, y - 8, half * 2 + 12, 16, 7);
  ctx.fill();
  ctx.stroke();
}

/** The counter of an ice cream shop, with its tubs. */
export function drawCounter({ ctx, view, plan }: Stage, floor: number): void {
  ctx.fillStyle = '#fff6ea';
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.fillRect(-20, floor, view.w + 40, view.h);
  ctx.fillStyle = '#ff9ec4';
  for (let i = 0; i * 44 < view.w + 60; i++) if (i % 2) ctx.fillRect(i * 44 - 30, floor + 14, 44, view.h);
  ctx.fillStyle = '#e9d8c4';
  ctx.fillRect(-20, floor - 4, view.w + 40, 20);
  ctx.strokeRect(-20, floor - 4, view.w + 40, 20);
}
