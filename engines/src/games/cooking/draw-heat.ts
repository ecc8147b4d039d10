import { oval } from '../../canvas/pens.ts';
import { alpha, mix } from '../../math/colour.ts';
import { clamp, easeBack, type Rect, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { fillRounded } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Piece } from './heat.ts';
import { hobIn, spotIn } from './layout.ts';
import { type CookingWorld, heatOf, spotsOf } from './world.ts';

/** The ring around a piece that is done. */
export const doneColour = '#3fd46a';
const lateColour = '#ff4d3d';

export function drawHob(stage: Stage, w: CookingWorld): void {
  const { ctx, view, plan } = stage;
  const count = spotsOf(stage);
  const { field } = hobIn(view, count);
  const around = { x: field.x - 12, y: field.y - 12, w: field.w + 24, h: field.h + 24 };
  if (heatOf(stage) === 'grill') drawGrate(stage, around);
  else if (heatOf(stage) === 'oven') drawOven(stage, around);
  else for (let i = 0; i < count; i++) drawPan(stage, i, count);
  for (const piece of w.grill.pieces) drawPiece(stage, piece, count);
  if (!w.byKeys) return;
  const { x, y, size } = spotIn(view, count, w.cursor);
  ctx.strokeStyle = plan.palette.paper;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.roundRect(x - size * 0.47, y - size * 0.47, size * 0.94, size * 0.94, 14);
  ctx.stroke();
}

/** Glowing coals under bars. */
function drawGrate({ ctx, plan, time }: Stage, { x, y, w, h }: Rect): void {
  fillRounded(ctx, { x, y, w, h }, 20, '#2c2522');
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 5;
  ctx.stroke();
  for (let i = 0; i < 30; i++) {
    const glow = 0.3 + 0.22 * Math.sin(time * 2 + i * 1.7);
    const [column, row] = [i % 5, Math.floor(i / 5)];
    const place = {
      x: x + w * (0.1 + 0.2 * column + 0.06 * Math.sin(i * 5.1)),
      y: y + h * (0.09 + 0.165 * row + 0.04 * Math.sin(i * 3.7)),
    };
    const r = 9 + 5 * Math.abs(Math.sin(i * 2.3));
    oval(ctx, place, [r * 1.3, r], alpha('#ff6a1f', glow));
  }
  ctx.strokeStyle = '#8b8f98';
  ctx.lineWidth = 4;
  ctx.beginPath();
  for (let at = x + 16; at < x + w - 8; at += 22) {
    ctx.moveTo(at, y + 6);
    ctx.lineTo(at, y + h - 6);
  }
  ctx.stroke();
}

function drawOven({ ctx, plan, time }: Stage, { x, y, w, h }: Rect): void {
  fillRounded(ctx, { x: x - 10, y: y - 10, w: w + 20, h: h + 20 }, 22, '#c9cfd8');
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 4;
  ctx.stroke();
  fillRounded(ctx, { x, y, w, h }, 16, mix('#5a2a17', '#8f451c', 0.5 + 0.5 * Math.sin(time * 2)));
  fillRounded(ctx, { x: x + 8, y: y + 8, w: w - 16, h: h - 16 }, 10, '#77797f');
}

function drawPan({ ctx, view, plan }: Stage, i: number, count: number): void {
  const { x, y, size } = spotIn(view, count, i);
  ctx.strokeStyle = '#3a3d45';
  ctx.lineWidth = size * 0.09;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x + size * 0.26, y + size * 0.26);
  ctx.lineTo(x + size * 0.44, y + size * 0.44);
  ctx.stroke();
  oval(ctx, { x, y }, [size * 0.43, size * 0.43], '#4a4e58', plan.palette.ink);
  oval(ctx, { x, y }, [size * 0.35, size * 0.35], '#33363e');
}

/** It browns, smokes when it becomes too dark, and turns over in the air. */
function drawPiece(stage: Stage, piece: Piece, count: number): void {
  const { ctx, view, plan, art, time } = stage;
  const { x, y, size } = spotIn(view, count, piece.spot);
  const isDone = piece.heat >= 1;
  const late = clamp(piece.heat - 1, 0, 1);
  const landing = clamp(piece.age * 3, 0, 1);
  const jump = piece.isTurned ? Math.sin(landing * Math.PI) * size * 0.4 : 0;
  const actor = at(plan.theme.things, piece.thing);
  const drawn = size * 0.68 * (piece.isTurned ? 1 : easeBack(landing)) * (isDone ? 1 + 0.04 * Math.sin(time * 12) : 1);
  const pose = { flip: piece.isTurned, tilt: piece.isTurned ? (1 - landing) * turn * 0.5 : 0 };
  const brown = piece.isTurned ? 0.35 : 0.12;
  art.draw(actor, x, y - jump, drawn, pose);
  // Burnt pieces become dark.
  const dark = clamp(brown * Math.min(1, piece.heat) + late * 0.75, 0, 0.9);
  art.draw({ ...actor, tint: late > 0.3 ? '#2a1a12' : '#8a4b1f' }, x, y - jump, drawn, { ...pose, alpha: dark });
  const radius = size * 0.42;
  ctx.lineWidth = size * 0.055;
  ctx.strokeStyle = alpha('#000000', 0.35);
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, turn);
  ctx.stroke();
  ctx.lineCap = 'round';
  ctx.strokeStyle = isDone ? mix(doneColour, lateColour, clamp(late * 1.6 - 0.4, 0, 1)) : '#ffd76a';
  ctx.beginPath();
  ctx.arc(x, y, radius, -turn / 4, -turn / 4 + turn * (isDone ? 1 - late * 0.98 : clamp(piece.heat, 0.01, 1)));
  ctx.stroke();
  if (late > 0.35) drawSmoke(stage, x, y - size * 0.2, size, late);
}

function drawSmoke({ ctx, time }: Stage, x: number, y: number, size: number, strength: number): void {
  for (let n = 0; n < 3; n++) {
    const t = (time * 0.8 + n / 3) % 1;
    const r = size * (0.05 + 0.07 * t);
    oval(
      ctx,
      { x: x + Math.sin(time * 3 + n * 2) * 6, y: y - t * size * 0.4 },
      [r, r],
      alpha('#5a5a5a', (1 - t) * strength * 0.7),
    );
  }
}
