import { alpha } from '../../math/colour.ts';
import type { Gear } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import { surfaceOf } from './slope.ts';

/** What was asked for, or skis on snow, a board on waves, a board with wheels elsewhere. */
export function drawGear(stage: Stage, gear: Gear | undefined): void {
  const { ctx, plan } = stage;
  if (gear === 'rolls' || gear === 'feet' || gear === 'none' || surfaceOf(stage) === 'sky') return;
  if (gear === 'raft') {
    drawRaft(stage);
    return;
  }
  if (gear === 'sledge') {
    drawSledge(stage);
    return;
  }
  const surface = gear === 'skis' ? 'snow' : gear === 'snowboard' ? 'water' : surfaceOf(stage);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  if (surface === 'road' || surface === 'meadow') {
    ctx.fillStyle = plan.palette.ink;
    for (const x of [-15, 15]) for (const y of [-14, 20]) ctx.fillRect(x - 4, y - 5, 8, 10);
  }
  ctx.fillStyle = plan.palette.accent;
  for (const side of surface === 'snow' ? [-9, 9] : [0]) {
    ctx.beginPath();
    ctx.roundRect(side - (side ? 4.5 : 13), -24, side ? 9 : 26, 56, side ? 5 : 13);
    ctx.fill();
    ctx.stroke();
  }
}

/** A canopy over the hero, with its lines. */
export function drawParachute({ ctx, plan }: Stage): void {
  const { ink, accent, paper } = plan.palette;
  ctx.strokeStyle = alpha(ink, 0.6);
  ctx.lineWidth = 1.5;
  for (const x of [-38, -14, 14, 38]) {
    ctx.beginPath();
    ctx.moveTo(x, -74);
    ctx.lineTo(Math.sign(x) * 7, -28);
    ctx.stroke();
  }
  ctx.strokeStyle = ink;
  ctx.lineWidth = 2.5;
  ctx.fillStyle = accent;
  ctx.beginPath();
  ctx.ellipse(0, -72, 42, 34, 0, Math.PI, 0);
  ctx.quadraticCurveTo(28, -82, 14, -72);
  ctx.quadraticCurveTo(0, -82, -14, -72);
  ctx.quadraticCurveTo(-28, -82, -42, -72);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = paper;
  ctx.beginPath();
  ctx.moveTo(-14, -72);
  ctx.quadraticCurveTo(-12, -100, 0, -106);
  ctx.quadraticCurveTo(12, -100, 14, -72);
  ctx.quadraticCurveTo(0, -82, -14, -72);
  ctx.fill();
}

/** Logs side by side, tied together. */
function drawRaft({ ctx, plan }: Stage): void {
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  for (const x of [-24, -12, 0, 12, 24]) {
    ctx.fillStyle = x % 24 ? '#a8642e' : '#bd7639';
    ctx.beginPath();
    ctx.roundRect(x - 6, -30, 12, 64, 6);
    ctx.fill();
    ctx.stroke();
  }
  ctx.fillStyle = '#e8d3a0';
  for (const y of [-18, 20]) ctx.fillRect(-31, y, 62, 4);
}

/** Two runners under a few boards. */
function drawSledge({ ctx, plan }: Stage): void {
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  for (const side of [-18, 18]) {
    ctx.fillStyle = '#c8ccd8';
    ctx.beginPath();
    ctx.roundRect(side - 3, -28, 6, 62, 3);
    ctx.fill();
    ctx.stroke();
  }
  ctx.fillStyle = '#b5743a';
  for (const top of [-20, -4, 12]) {
    ctx.beginPath();
    ctx.roundRect(-21, top, 42, 11, 4);
    ctx.fill();
    ctx.stroke();
  }
}
