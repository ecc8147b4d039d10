import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import { pillarColour } from './pillar-colour.ts';
import { gateWidth } from './world.ts';

/** Where nobody gets through, as wide as what stands below. */
function fillColumn(ctx: CanvasRenderingContext2D, x: number, top: number, bottom: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(x - gateWidth / 2 + 4, top, gateWidth - 8, bottom - top, 10);
  ctx.fill();
}

/** A lattice girder that hangs from a crane above, with its load at the end. */
export function drawCrane({ ctx, plan }: Stage, x: number, top: number, bottom: number): void {
  const { palette } = plan;
  const steel = mix('#f2b632', pillarColour(palette), 0.25);
  const load = Math.min(74, Math.max(30, (bottom - top) * 0.4));
  const end = bottom - load;
  const half = gateWidth * 0.24;
  fillColumn(ctx, x, top, bottom, alpha(palette.ink, 0.22));
  for (const [width, colour] of [
    [8, palette.ink],
    [4, steel],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const side of [-1, 1]) {
      ctx.moveTo(x + side * half, top);
      ctx.lineTo(x + side * half, end - 12);
    }
    for (let y = end - 12; y > top - 40; y -= 40) {
      ctx.moveTo(x - half, y);
      ctx.lineTo(x + half, y - 20);
      ctx.lineTo(x - half, y - 40);
    }
    ctx.stroke();
  }
  ctx.fillStyle = darker(steel, 0.25);
  ctx.lineWidth = 3;
  ctx.strokeStyle = palette.ink;
  ctx.beginPath();
  ctx.roundRect(x - half - 6, end - 16, half * 2 + 12, 18, 5);
  ctx.fill();
  ctx.stroke();
  drawContainer(ctx, x, end, load, palette.ink, mix(palette.second, pillarColour(palette), 0.35));
}

function drawContainer(
  ctx: CanvasRenderingContext2D,
  x: number,
  top: number,
  height: number,
  ink: string,
  colour: string,
): void {
  ctx.fillStyle = colour;
  ctx.strokeStyle = ink;
  ctx.beginPath();
  ctx.roundRect(x - gateWidth / 2, top, gateWidth, height, 4);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = alpha(darker(colour, 0.45), 0.6);
  for (let i = 1; i < 6; i++) ctx.fillRect(x - gateWidth / 2 + (i * gateWidth) / 6 - 2, top + 7, 4, height - 14);
  ctx.fillStyle = alpha(lighter(colour, 0.4), 0.8);
  ctx.fillRect(x - gateWidth / 2 + 3, top + 3, gateWidth - 6, 3);
}

/** Lianas with leaves, as thick as a trunk. */
export function drawVines({ ctx, plan }: Stage, x: number, top: number, bottom: number): void {
  const { palette } = plan;
  const leaf = mix('#4c9a3f', palette.near, 0.35);
  const half = gateWidth * 0.34;
  fillColumn(ctx, x, top, bottom - 6, alpha(darker(leaf, 0.5), 0.75));
  for (let i = -2; i <= 2; i++) {
    const end = bottom - 16 - Math.abs(i) * 9;
    for (const [width, colour] of [
      [11, palette.ink],
      [7, darker(leaf, i % 2 ? 0.35 : 0.15)],
    ] as const) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = width;
      ctx.lineCap = 'round';
      ctx.beginPath();
      ctx.moveTo(x + (i * half) / 2, top);
      for (let y = top; y < end; y += 12) ctx.lineTo(x + (i * half) / 2 + Math.sin(y / 30 + i * 2) * 4, y);
      ctx.lineTo(x + (i * half) / 2, end);
      ctx.stroke();
    }
  }
  ctx.lineWidth = 2;
  ctx.strokeStyle = alpha(palette.ink, 0.7);
  for (let y = bottom - 14, i = 0; y > top; y -= 22, i++) {
    for (const side of [-1, 1]) {
      ctx.fillStyle = (i + side) % 3 ? leaf : lighter(leaf, 0.18);
      ctx.beginPath();
      ctx.ellipse(x + side * half * (i % 2 ? 0.45 : 0.95), y - side * 5, 15, 8, side * 0.7, 0, turn);
      ctx.fill();
      ctx.stroke();
    }
  }
}
