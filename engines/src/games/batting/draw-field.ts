import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';

type Field = { middle: number; spot: number; line: number; fence: number };

/** A fence with people behind it, and the lines of a diamond or the strip of a cricket pitch. */
export function drawField(stage: Stage, field: Field): void {
  drawFence(stage, field);
  if (stage.rule('cricket', 0) === 1) drawStrip(stage, field);
  else drawDiamond(stage, field);
}

const faces = ['#ffd0a8', '#f1b98a', '#c98a5e', '#8d5a3b'];

function drawFence({ ctx, plan, view, time }: Stage, { spot, fence }: Field): void {
  const { palette } = plan;
  const shirts = [palette.accent, palette.second, '#ff6b7a', '#ffd84f', '#55bdf2', '#ffffff'];
  for (let i = 0, x = -4; x < view.w + 20; x += 17, i++) {
    const y = fence - 3 - Math.abs(Math.sin(time * 3 + i * 1.7)) * 4;
    ctx.fillStyle = darker(shirts[(i * 5) % shirts.length] ?? palette.accent, 0.12);
    ctx.beginPath();
    ctx.roundRect(x - 7, y + 3, 14, 16, 6);
    ctx.fill();
    ctx.fillStyle = faces[(i * 3) % faces.length] ?? '#ffd0a8';
    ctx.beginPath();
    ctx.arc(x, y, 6, 0, turn);
    ctx.fill();
  }
  const wall = mix(palette.edge, '#1f5a3c', 0.55);
  ctx.fillStyle = wall;
  ctx.fillRect(-10, fence + 6, view.w + 20, spot - 20 - fence - 4);
  ctx.fillStyle = lighter(palette.accent, 0.25);
  ctx.fillRect(-10, fence + 4, view.w + 20, 4);
  ctx.strokeStyle = alpha(darker(wall, 0.5), 0.5);
  ctx.lineWidth = 2;
  ctx.beginPath();
  for (let x = (view.w / 2) % 62; x < view.w; x += 62) {
    ctx.moveTo(x, fence + 8);
    ctx.lineTo(x, spot - 20);
  }
  ctx.stroke();
}

const earth = '#c98d5a';

function drawDiamond({ ctx, view }: Stage, { middle, spot, line }: Field): void {
  ctx.fillStyle = alpha(earth, 0.85);
  ctx.beginPath();
  ctx.ellipse(middle, spot + 4, 62, 13, 0, 0, turn);
  ctx.ellipse(middle, line + 6, Math.min(170, view.w * 0.44), 44, 0, 0, turn);
  ctx.fill();
  ctx.strokeStyle = alpha('#ffffff', 0.75);
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(middle - 30, line + 2);
  ctx.lineTo(middle - view.w * 0.72, spot - 6);
  ctx.moveTo(middle + 46, line + 2);
  ctx.lineTo(middle + view.w * 0.72, spot - 6);
  ctx.stroke();
  const plate = middle + 14;
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.moveTo(plate - 24, line + 2);
  ctx.lineTo(plate + 24, line + 2);
  ctx.lineTo(plate + 21, line + 11);
  ctx.lineTo(plate, line + 19);
  ctx.lineTo(plate - 21, line + 11);
  ctx.closePath();
  ctx.fill();
}

function drawStrip({ ctx }: Stage, { middle, spot, line }: Field): void {
  ctx.fillStyle = alpha('#d8bd88', 0.92);
  ctx.beginPath();
  ctx.moveTo(middle - 34, spot - 2);
  ctx.lineTo(middle + 34, spot - 2);
  ctx.lineTo(middle + 138, line + 30);
  ctx.lineTo(middle - 128, line + 30);
  ctx.closePath();
  ctx.fill();
  ctx.strokeStyle = alpha('#ffffff', 0.85);
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(middle - 116, line + 6);
  ctx.lineTo(middle + 126, line + 6);
  ctx.moveTo(middle - 38, spot + 8);
  ctx.lineTo(middle + 38, spot + 8);
  ctx.stroke();
  drawStumps(ctx, middle + 22, spot + 6, 0.6, false);
}

/** Three stumps with bails on top; they fall apart when they are hit. */
export function drawStumps(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  scale: number,
  isBroken: boolean,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.lineCap = 'round';
  for (const [colour, width] of [
    ['#4d3420', 6],
    ['#f0d49a', 3.4],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const [i, lean] of [-7, 1, 8].entries()) {
      const foot = (i - 1) * 9;
      ctx.moveTo(foot, 0);
      ctx.lineTo(foot + (isBroken ? lean : 0), isBroken ? -24 : -30);
    }
    if (!isBroken) {
      ctx.moveTo(-9, -32);
      ctx.lineTo(9, -32);
    }
    ctx.stroke();
  }
  ctx.restore();
}
