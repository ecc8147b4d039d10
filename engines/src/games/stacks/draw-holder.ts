import { alpha, darker, lighter } from '../../math/colour.ts';
import { type Rect, turn } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawCork, drawGlass } from './draw-glass.ts';
import { footOf, isMirrored } from './layout.ts';
import type { StacksWorld } from './world.ts';

const wood = '#a8713f';

/** What is behind the pieces: the rod they are put over, or the branch they sit on. */
export function drawBehind(stage: Stage, w: StacksWorld, i: number): void {
  const place = w.layout.places[i];
  if (!place) return;
  if (w.holder === 'branch') drawBranch(stage, w, i, place);
  if (w.holder === 'rod' || w.holder === 'peg') drawRod(stage, w, place);
  if (w.holder === 'tube') drawShadow(stage, place);
}

/** What is in front of them: the glass. */
export function drawInFront(stage: Stage, w: StacksWorld, i: number): void {
  const place = w.layout.places[i];
  if (!place || w.holder !== 'tube') return;
  const { ctx } = stage;
  const { unit, step } = w.layout;
  const shake = Math.sin((w.shaken[i] ?? 0) * 45) * 3;
  const shape = { half: unit * 0.57, height: step * w.rules.height + unit * 0.24 };
  ctx.save();
  ctx.translate(place.x + place.w / 2 + shake, place.y + place.h - (footOf('tube') - 0.1) * unit);
  drawGlass(ctx, shape.half, shape.height, () => undefined);
  if ((w.closed[i] ?? 0) > 0) drawCork(stage, shape, w.closed[i] ?? 0);
  ctx.restore();
}

function drawShadow({ ctx }: Stage, { x, y, w, h }: Rect): void {
  ctx.fillStyle = alpha('#000000', 0.35);
  ctx.beginPath();
  ctx.ellipse(x + w / 2, y + h - w * 0.09, w * 0.4, w * 0.07, 0, 0, turn);
  ctx.fill();
}

/** A turned rod of wood on its foot. */
function drawRod({ ctx }: Stage, w: StacksWorld, { x, y, w: width, h }: Rect): void {
  const { unit, step } = w.layout;
  const middle = x + width / 2;
  const foot = footOf(w.holder) * unit;
  const thick = Math.min(unit * 0.3, step * 0.5);
  const top = y + h - foot - step * (w.rules.height + 0.55);
  const light = ctx.createLinearGradient(middle - thick / 2, 0, middle + thick / 2, 0);
  light.addColorStop(0, darker(wood, 0.35));
  light.addColorStop(0.35, lighter(wood, 0.35));
  light.addColorStop(1, darker(wood, 0.45));
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.roundRect(middle - thick / 2, top, thick, y + h - foot - top + 2, [thick / 2, thick / 2, 0, 0]);
  ctx.fill();
  const half = Math.min(width * 0.48, unit * (w.holder === 'peg' ? 2.2 : 0.92));
  const slab = foot * (w.holder === 'peg' ? 0.62 : 0.7);
  ctx.fillStyle = alpha('#000000', 0.3);
  ctx.beginPath();
  ctx.roundRect(middle - half, y + h - foot + 3, half * 2, slab, slab * 0.35);
  ctx.fill();
  const plank = ctx.createLinearGradient(0, y + h - foot, 0, y + h - foot + slab);
  plank.addColorStop(0, lighter(wood, 0.28));
  plank.addColorStop(0.3, wood);
  plank.addColorStop(1, darker(wood, 0.4));
  ctx.fillStyle = plank;
  ctx.beginPath();
  ctx.roundRect(middle - half, y + h - foot, half * 2, slab, slab * 0.35);
  ctx.fill();
}

/** It grows out of the side of the screen, with a leaf or two. */
function drawBranch({ ctx }: Stage, w: StacksWorld, i: number, { x, y, w: width, h }: Rect): void {
  const { unit } = w.layout;
  const side = isMirrored(w.layout, i) ? -1 : 1;
  const thick = unit * 0.24;
  const reach = width - unit * 0.12;
  ctx.save();
  ctx.translate(side === 1 ? x : x + width, y + h * 0.5 + unit * 0.52);
  ctx.scale(side, 1);
  ctx.beginPath();
  ctx.moveTo(0, -thick * 0.55);
  ctx.quadraticCurveTo(reach * 0.5, -thick * 0.3, reach, -thick * 0.2);
  ctx.quadraticCurveTo(reach + thick * 0.4, thick * 0.1, reach, thick * 0.3);
  ctx.quadraticCurveTo(reach * 0.5, thick * 0.5, 0, thick * 0.95);
  ctx.closePath();
  const bark = ctx.createLinearGradient(0, -thick * 0.6, 0, thick);
  bark.addColorStop(0, lighter(wood, 0.22));
  bark.addColorStop(0.4, darker(wood, 0.15));
  bark.addColorStop(1, darker(wood, 0.55));
  ctx.fillStyle = bark;
  ctx.fill();
  for (const [along, tilt] of [
    [0.93, -0.5],
    [0.98, 0.45],
    [0.3, 0.7],
  ] as const) {
    ctx.fillStyle = along > 0.95 ? '#4f9a46' : '#6cba55';
    ctx.beginPath();
    ctx.ellipse(reach * along + unit * 0.1, thick * 0.4 + tilt * unit * 0.18, unit * 0.17, unit * 0.08, tilt, 0, turn);
    ctx.fill();
  }
  ctx.restore();
}
