import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { at } from '../../math/random.ts';
import type { Actor, Plan } from '../../plan.ts';
import { isUnplayed } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { cellsOf, columns, landed, newPiece, rows } from './well.ts';
import type { BlocksWorld } from './world.ts';

const hues = ['#4cc9f0', '#ffd166', '#c77dff', '#80ed99', '#ff6b6b', '#5b8def', '#ff9f43'];

export function drawBlocks(stage: Stage, w: BlocksWorld): void {
  const { ctx, plan, view, backdrop, effects } = stage;
  const { field, cell } = w;
  backdrop.draw({ x: stage.time * 8, ground: view.h });
  drawSide(stage, w);
  ctx.fillStyle = alpha(plan.palette.ink, 0.78);
  ctx.strokeStyle = plan.palette.edge;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.roundRect(field.x - 4, field.y - 4, field.w + 8, field.h + 8, 8);
  ctx.fill();
  ctx.stroke();
  ctx.strokeStyle = alpha(plan.palette.paper, 0.06);
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (let x = 1; x < columns; x++) {
    ctx.moveTo(field.x + x * cell, field.y);
    ctx.lineTo(field.x + x * cell, field.y + field.h);
  }
  ctx.stroke();
  for (let y = 0; y < rows; y++) {
    const flash = w.clearing.includes(y);
    for (let x = 0; x < columns; x++) {
      const shape = (stage.played > 0 ? w.well[y]?.[x] : sampleAt(x, y)) ?? -1;
      if (shape < 0) continue;
      const shrink = flash ? Math.max(0, w.clearFor / 0.3) : 1;
      drawCell(stage, shape, field.x + x * cell, field.y + y * cell, cell, shrink, flash);
    }
  }
  if (!w.clearing.length) {
    for (const { x, y } of cellsOf(landed(w.well, w.piece))) {
      if (y < 0) continue;
      ctx.strokeStyle = alpha(at(plan.palette.pieces ?? hues, w.piece.shape), 0.6);
      ctx.lineWidth = 2;
      ctx.strokeRect(field.x + x * cell + 2, field.y + y * cell + 2, cell - 4, cell - 4);
    }
    for (const { x, y } of cellsOf(w.piece)) {
      if (y >= 0) drawCell(stage, w.piece.shape, field.x + x * cell, field.y + y * cell, cell, 1, false);
    }
  }
  effects.draw(ctx);
  backdrop.drawAir();
}

const sampleHeights = [10, 9, 9, 7, 7, 8, 6, 8, 9, 11];

/** The title shows a round in progress, because the well of a new one is empty. */
function sampleAt(x: number, y: number): number {
  const up = rows - 1 - y;
  return up < (sampleHeights[x] ?? 0) ? ((x >> 1) * 3 + (up >> 1) * 5 + x * up) % hues.length : -1;
}

function drawCell(
  stage: Stage,
  shape: number,
  x: number,
  y: number,
  size: number,
  shrink: number,
  flash: boolean,
): void {
  const { ctx, art, plan } = stage;
  const colour = flash ? '#ffffff' : tintOf(plan, shape);
  const inset = 0.8 + ((1 - shrink) * size) / 2;
  ctx.fillStyle = darker(colour, 0.4);
  ctx.beginPath();
  ctx.roundRect(x + inset, y + inset, size - inset * 2, size - inset * 2, size * 0.2);
  ctx.fill();
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(x + inset, y + inset, size - inset * 2, size - inset * 2 - size * 0.1, size * 0.2);
  ctx.fill();
  ctx.fillStyle = alpha('#ffffff', 0.3);
  ctx.fillRect(x + inset + size * 0.14, y + inset + size * 0.06, (size - inset * 2) * 0.72, size * 0.1);
  // Blocks in colours that were asked for are nothing but their colour.
  if (!flash && !plan.palette.pieces) art.draw(emblemOf(plan, shape), x + size / 2, y + size / 2, size * 0.72);
}

function tintOf(plan: Plan, shape: number): string {
  if (plan.palette.pieces) return at(plan.palette.pieces, shape);
  return mix(at(hues, shape), at([plan.palette.accent, plan.palette.second], shape), 0.25);
}

function emblemOf(plan: Plan, shape: number): Actor {
  const { things, hero } = plan.theme;
  return at(things.length > 0 ? things : [hero], shape);
}

/** The next pieces, and the hero watching. */
function drawSide(stage: Stage, w: BlocksWorld): void {
  const { ctx, art, plan, view } = stage;
  const x = w.field.x + w.field.w + (view.portrait ? 50 : 60);
  const size = 15;
  ctx.fillStyle = alpha(plan.palette.ink, 0.55);
  ctx.beginPath();
  ctx.roundRect(x - 38, w.field.y, 76, 190, 10);
  ctx.fill();
  write(ctx, 'NEXT', x, w.field.y + 16, 9, { fill: lighter(plan.palette.accent, 0.2), weight: 0.22 });
  w.bag.slice(0, 3).forEach((shape, i) => {
    const cells = cellsOf({ ...newPiece(shape), x: 0, y: 0 });
    const left = (Math.min(...cells.map((c) => c.x)) + Math.max(...cells.map((c) => c.x)) + 1) / 2;
    const top = (Math.min(...cells.map((c) => c.y)) + Math.max(...cells.map((c) => c.y)) + 1) / 2;
    for (const c of cells)
      drawCell(stage, shape, x + (c.x - left) * size, w.field.y + 56 + i * 52 + (c.y - top) * size, size, 1, false);
  });
  if (isUnplayed(stage)) return;
  const y = w.field.y + w.field.h - 40;
  art.draw(plan.theme.hero, x, y - Math.abs(Math.sin(stage.time * 9)) * 26 * w.cheer, 66, {
    squash: Math.sin(stage.time * 3) * 0.03,
    walk: stage.time * 2,
  });
}
