import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, easeBack, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { fillRounded } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Link } from './chain.ts';
import { landingOf, overflowOf, type Piece, radiusOf } from './jar.ts';
import { type DropWorld, onScreen } from './world.ts';

export function drawDropMerge(stage: Stage, w: DropWorld): void {
  const { ctx, view, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 6, ground: view.h, dim: 0.12 });
  drawBack(stage, w);
  for (const piece of w.pieces) drawPiece(stage, w, piece);
  drawFront(stage, w);
  drawDropper(stage, w);
  drawNext(stage, w);
  drawChain(stage, w);
  effects.draw(ctx);
  backdrop.drawAir();
}

const glassUnits = 9;

function drawBack({ ctx, plan }: Stage, { grid: { field } }: DropWorld): void {
  const { x, y, w, h } = field;
  const { ink, paper } = plan.palette;
  ctx.fillStyle = alpha(ink, 0.25);
  ctx.beginPath();
  ctx.ellipse(x + w / 2, y + h + glassUnits, w * 0.5, 9, 0, 0, turn);
  ctx.fill();
  const glass = ctx.createLinearGradient(x, 0, x + w, 0);
  glass.addColorStop(0, alpha(mix(ink, paper, 0.15), 0.62));
  glass.addColorStop(0.5, alpha(ink, 0.5));
  glass.addColorStop(1, alpha(mix(ink, paper, 0.15), 0.62));
  ctx.fillStyle = glass;
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, [0, 0, 18, 18]);
  ctx.fill();
}

/** The walls, the shine on them, and the rim, which blinks before the jar overflows. */
function drawFront({ ctx, plan, time }: Stage, { grid: { field }, pieces }: DropWorld): void {
  const { x, y, w, h } = field;
  const { danger, paper, edge } = plan.palette;
  const half = glassUnits / 2;
  ctx.lineJoin = ctx.lineCap = 'round';
  ctx.lineWidth = glassUnits;
  ctx.strokeStyle = lighter(edge, 0.45);
  ctx.beginPath();
  ctx.moveTo(x - half, y - 6);
  ctx.lineTo(x - half, y + h - 12);
  ctx.quadraticCurveTo(x - half, y + h + half, x + 14, y + h + half);
  ctx.lineTo(x + w - 14, y + h + half);
  ctx.quadraticCurveTo(x + w + half, y + h + half, x + w + half, y + h - 12);
  ctx.lineTo(x + w + half, y - 6);
  ctx.stroke();
  ctx.lineWidth = 2.5;
  ctx.strokeStyle = alpha('#ffffff', 0.55);
  ctx.beginPath();
  ctx.moveTo(x - half - 1, y);
  ctx.lineTo(x - half - 1, y + h * 0.6);
  ctx.moveTo(x + w + half - 1, y);
  ctx.lineTo(x + w + half - 1, y + h * 0.3);
  ctx.stroke();
  fillRounded(ctx, { x: x + w * 0.035, y: y + h * 0.08, w: w * 0.03, h: h * 0.42 }, 6, alpha('#ffffff', 0.1));
  const full = overflowOf(pieces);
  const isBlinking = full > 0.15 && Math.sin(time * 18) > 0;
  ctx.save();
  ctx.lineWidth = 3;
  ctx.strokeStyle = full > 0.15 ? (isBlinking ? danger : lighter(danger, 0.4)) : alpha(paper, 0.5);
  ctx.setLineDash([9, 9]);
  ctx.beginPath();
  ctx.moveTo(x + 2, y);
  ctx.lineTo(x + w - 2, y);
  ctx.stroke();
  ctx.restore();
}

function drawPiece(stage: Stage, { grid, chain }: DropWorld, piece: Piece): void {
  const { x, y } = onScreen(grid, piece);
  const pop = piece.age < 0.25 && piece.hasLanded ? 1 + Math.sin(piece.age * 25) * 0.06 : 1;
  const isRisky = piece.above > 0.2 && Math.sin(stage.time * 18) > 0;
  drawBall(stage, at(chain, piece.rank), x, y, piece.r * grid.cell * pop, piece.angle, isRisky);
}

/** A ball of the kind's colour with its picture in it. */
function drawBall(stage: Stage, link: Link, x: number, y: number, r: number, angle: number, isRisky = false): void {
  const { ctx, art, plan } = stage;
  const { colour, actor } = link;
  const shade = ctx.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.1, x, y, r);
  shade.addColorStop(0, lighter(colour, 0.55));
  shade.addColorStop(0.75, colour);
  shade.addColorStop(1, darker(colour, 0.18));
  ctx.fillStyle = shade;
  ctx.beginPath();
  ctx.arc(x, y, Math.max(0, r - 0.8), 0, turn);
  ctx.fill();
  ctx.lineWidth = clamp(r * 0.06, 1.2, 2.6);
  ctx.strokeStyle = isRisky ? plan.palette.danger : darker(colour, 0.4);
  ctx.stroke();
  art.draw(actor, x, y, r * 1.56, { tilt: angle });
  ctx.fillStyle = alpha('#ffffff', 0.32);
  ctx.beginPath();
  ctx.ellipse(x - r * 0.4, y - r * 0.56, r * 0.26, r * 0.13, -0.6, 0, turn);
  ctx.fill();
}

/** The hero carries the piece along the rim, and a dotted line shows where it will land. */
function drawDropper(stage: Stage, w: DropWorld): void {
  const { ctx, art, plan, time } = stage;
  const { grid, chain } = w;
  const r = radiusOf(w.held, chain.length);
  const ready = w.wait <= 0 ? 1 : easeBack(clamp(1 - w.wait * 2.2, 0, 1));
  const held = onScreen(grid, { x: w.aim, y: -0.25 - r });
  const landing = onScreen(grid, { x: w.aim, y: landingOf(w.pieces, w.aim, r) });
  if (w.wait <= 0) {
    ctx.save();
    ctx.lineWidth = 2.5;
    ctx.lineCap = 'round';
    ctx.strokeStyle = alpha(plan.palette.paper, 0.55);
    ctx.setLineDash([1, 9]);
    ctx.beginPath();
    ctx.moveTo(held.x, held.y + r * grid.cell + 4);
    ctx.lineTo(landing.x, Math.max(held.y, landing.y));
    ctx.stroke();
    ctx.restore();
  }
  const size = clamp(grid.cell * 1.25, 34, 60);
  const top = held.y - r * grid.cell - size * 0.36 + Math.sin(time * 3) * 1.5;
  const hop = Math.abs(Math.sin(time * 9)) * w.cheer * size * 0.2;
  art.draw(plan.theme.hero, held.x, top - hop, size, {
    tilt: Math.sin(time * 2) * 0.06 + Math.sin(time * 14) * w.cheer * 0.1,
    squash: w.wait > 0.35 ? 0.1 : 0,
  });
  if (ready > 0.05) drawBall(stage, at(chain, w.held), held.x, held.y, r * grid.cell * ready, 0);
}

function drawNext(stage: Stage, { grid, chain, next }: DropWorld): void {
  const { ctx, view, plan } = stage;
  const { field } = grid;
  const { x, y } = view.portrait ? { x: 46, y: field.y + field.h + 54 } : { x: field.x / 2, y: field.y + 40 };
  fillRounded(ctx, { x: x - 30, y: y - 36, w: 60, h: 68 }, 16, alpha(plan.palette.ink, 0.6));
  write(ctx, 'NEXT', x, y - 24, 8, { fill: lighter(plan.palette.accent, 0.2), weight: 0.22 });
  const r = clamp(radiusOf(next, chain.length) * grid.cell, 8, 21);
  drawBall(stage, at(chain, next), x, y + 6, r, 0);
}

/** All kinds from small to large; those that were never reached are dark. */
function drawChain(stage: Stage, w: DropWorld): void {
  const { ctx, view, plan } = stage;
  const { field } = w.grid;
  const ranks = w.chain.length;
  const room = view.portrait
    ? { x: 86, y: field.y + field.h + 18, w: view.w - 100, h: 68 }
    : { x: field.x + field.w + 24, y: field.y, w: Math.min(190, view.w - field.x - field.w - 38), h: field.h };
  const columns = view.portrait ? Math.ceil(ranks / 2) : 3;
  const rows = Math.ceil(ranks / columns);
  const cell = Math.min(room.w / columns, room.h / rows);
  if (cell < 14) return;
  fillRounded(ctx, { ...room, h: cell * rows }, 16, alpha(plan.palette.ink, 0.6));
  w.chain.forEach((link, rank) => {
    const x = room.x + (room.w / columns) * ((rank % columns) + 0.5);
    const y = room.y + cell * (Math.floor(rank / columns) + 0.5);
    ctx.globalAlpha = rank <= w.best ? 1 : 0.38;
    const isGoal = rank === ranks - 1;
    const beat = isGoal && rank > w.best ? 1 + Math.sin(stage.time * 4) * 0.05 : 1;
    drawBall(stage, link, x, y, cell * (0.34 + (0.1 * rank) / ranks) * beat, 0);
    ctx.globalAlpha = 1;
    if (!isGoal) return;
    ctx.strokeStyle = plan.palette.accent;
    ctx.lineWidth = 2.5;
    ctx.beginPath();
    ctx.arc(x, y, cell * 0.46, 0, turn);
    ctx.stroke();
  });
}
