import { alpha, darker, lighter } from '../../math/colour.ts';
import { easeBack, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawFrame, drawOnlooker, drawTray, fillRounded, middleOf } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import { colourOfLoad, drawPiece, type Load, loadOf } from './draw-piece.ts';
import { spotOf } from './network.ts';
import type { PipesWorld } from './world.ts';

export function drawPipes(stage: Stage, w: PipesWorld): void {
  const { view, plan, backdrop, effects, ctx, time } = stage;
  const { network, grid } = w;
  backdrop.draw({ x: time * 5, ground: view.h, dim: 0.3 });
  drawTray(stage, grid, 0.8);
  for (const [i, piece] of network.pieces.entries()) drawTile(stage, w, i, piece === 0);
  for (const [i, piece] of network.pieces.entries()) if (piece) drawPiece(stage, w, i);
  for (const [n, end] of network.ends.entries()) drawEnd(stage, w, end, n);
  drawSource(stage, w);
  if (w.byKeys) drawFrame(stage, grid, w.cursor, plan.palette.paper);
  drawOnlooker(stage, plan.theme.hero, grid, w.cheer);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawTile(stage: Stage, { network, grid }: PipesWorld, i: number, isEmpty: boolean): void {
  const { ctx, plan } = stage;
  const spot = spotOf(network, i);
  const { x, y } = middleOf(grid, spot);
  const half = grid.cell / 2 - 1.5;
  const box = { x: x - half, y: y - half, w: half * 2, h: half * 2 };
  const base = lighter(plan.palette.ink, (spot.row + spot.column) % 2 ? 0.15 : 0.2);
  fillRounded(ctx, box, grid.cell * 0.14, isEmpty ? alpha(base, 0.2) : base);
  if (isEmpty) return;
  ctx.strokeStyle = alpha('#ffffff', 0.1);
  ctx.lineWidth = 1.5;
  ctx.stroke();
}

/** Waits in the dark, or sags, until it is reached. */
function drawEnd(stage: Stage, w: PipesWorld, end: number, n: number): void {
  const { ctx, plan, art, time } = stage;
  const { x, y } = middleOf(w.grid, spotOf(w.network, end));
  const { cell } = w.grid;
  const share = w.filled[end] ?? 0;
  const colour = colourOfLoad(stage);
  if (share > 0) {
    const glow = ctx.createRadialGradient(x, y, cell * 0.1, x, y, cell * 0.75);
    glow.addColorStop(0, alpha(lighter(colour, 0.4), 0.75 * share));
    glow.addColorStop(1, alpha(colour, 0));
    ctx.fillStyle = glow;
    ctx.beginPath();
    ctx.arc(x, y, cell * 0.75, 0, turn);
    ctx.fill();
  }
  ctx.fillStyle = share > 0.5 ? lighter(colour, 0.55) : darker(plan.palette.ink, 0.2);
  ctx.strokeStyle = share > 0.5 ? '#ffffff' : alpha(plan.palette.paper, 0.35);
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(x, y, cell * 0.34, 0, turn);
  ctx.fill();
  ctx.stroke();
  const isThirsty = /^(water|roots)$/.test(loadOf(stage));
  const sway = Math.sin(time * 3 + n) * 0.08;
  art.draw(at(plan.theme.things, n), x, y, cell * (0.5 + 0.14 * easeBack(share)), {
    tilt: share > 0.5 ? sway : isThirsty ? 0.14 : 0,
    alpha: 0.55 + 0.45 * share,
    squash: share > 0.5 ? Math.sin(time * 6 + n) * 0.03 : isThirsty ? 0.16 : 0,
  });
}

const signs: Record<Load, string> = { water: 'drop', current: 'bolt', roots: 'drop', rails: 'train' };

function drawSource(stage: Stage, w: PipesWorld): void {
  const { ctx, art, time } = stage;
  const { x, y } = middleOf(w.grid, spotOf(w.network, w.network.source));
  const { cell } = w.grid;
  const colour = colourOfLoad(stage);
  const pulse = (time * 0.8) % 1;
  ctx.strokeStyle = alpha(colour, 1 - pulse);
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(x, y, cell * (0.38 + pulse * 0.16), 0, turn);
  ctx.stroke();
  ctx.fillStyle = darker(colour, 0.55);
  ctx.strokeStyle = lighter(colour, 0.3);
  ctx.beginPath();
  ctx.arc(x, y, cell * 0.38, 0, turn);
  ctx.fill();
  ctx.stroke();
  art.draw(art.actor(signs[loadOf(stage)]), x, y, cell * 0.56, { tilt: Math.sin(time * 4) * 0.06 });
}
