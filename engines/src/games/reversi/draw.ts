import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, easeBack, turn } from '../../math/maths.ts';
import { drawFrame, drawTray, fillRounded, middleOf } from '../../stage/board.ts';
import {
  colourOfSide,
  drawPlayers,
  faceOf,
  isClassic,
  isPlayersTurn,
  other,
  pieceOfSide,
  type Side,
} from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import { countOf, type Discs } from './rules.ts';
import { type ReversiWorld, spotOf, turnSeconds } from './world.ts';

/** The marks of possible moves, in cells. */
const hintRadius = 0.13;

export function drawReversi(stage: Stage, w: ReversiWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  const discs = stage.played > 0 ? w.discs : w.sample;
  backdrop.draw({ x: time * 6, ground: view.h, dim: 0.16 });
  drawFelt(stage, w, discs);
  if (stage.played > 0 && isPlayersTurn(w.duel)) drawHints(stage, w);
  discs.cells.forEach((side, cell) => {
    if (side !== null) drawDisc(stage, w, discs, side, cell);
  });
  if (w.byKeys && isPlayersTurn(w.duel)) drawFrame(stage, w.grid, w.cursor, plan.palette.paper);
  drawShares(stage, w, discs);
  drawPlayers(stage, w.duel, w.grid);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** A cloth with lines and the four points of the usual board. */
function drawFelt(stage: Stage, { grid }: ReversiWorld, { size }: Discs): void {
  const { ctx, plan } = stage;
  const { x, y, w, h } = grid.field;
  const felt = mix('#2f9463', plan.palette.second, 0.22);
  drawTray(stage, grid, 0.8);
  fillRounded(ctx, grid.field, 8, felt);
  const light = ctx.createRadialGradient(x + w / 2, y + h * 0.35, w * 0.1, x + w / 2, y + h / 2, w * 0.75);
  light.addColorStop(0, alpha(lighter(felt, 0.4), 0.45));
  light.addColorStop(1, alpha(darker(felt, 0.5), 0.4));
  ctx.fillStyle = light;
  ctx.fillRect(x, y, w, h);
  ctx.strokeStyle = alpha(darker(felt, 0.6), 0.75);
  ctx.lineWidth = 2;
  ctx.beginPath();
  for (let i = 1; i < size; i++) {
    ctx.moveTo(x + i * grid.cell, y);
    ctx.lineTo(x + i * grid.cell, y + h);
    ctx.moveTo(x, y + i * grid.cell);
    ctx.lineTo(x + w, y + i * grid.cell);
  }
  ctx.stroke();
  if (size < 6) return;
  ctx.fillStyle = darker(felt, 0.65);
  for (const column of [2, size - 2])
    for (const row of [2, size - 2]) {
      ctx.beginPath();
      ctx.arc(x + column * grid.cell, y + row * grid.cell, 4, 0, turn);
      ctx.fill();
    }
}

function drawHints(stage: Stage, w: ReversiWorld): void {
  const { ctx, time, plan } = stage;
  const pulse = 0.62 + 0.22 * Math.sin(time * 5);
  for (const { cell } of w.moves) {
    const { x, y } = middleOf(w.grid, spotOf(w.discs, cell));
    ctx.fillStyle = alpha(plan.palette.paper, pulse);
    ctx.beginPath();
    ctx.arc(x, y, w.grid.cell * hintRadius, 0, turn);
    ctx.fill();
  }
}

/** While a disc turns over it is seen from the edge for a moment, and shows its former side until then. */
function drawDisc(stage: Stage, w: ReversiWorld, discs: Discs, side: Side, cell: number): void {
  const { ctx, art, plan, time } = stage;
  const age = w.ages.get(cell);
  const { x, y } = middleOf(w.grid, spotOf(discs, cell));
  const t = clamp((age?.seconds ?? turnSeconds) / turnSeconds, 0, 1);
  const isTurning = age !== undefined && !age.isNew;
  const shown = isTurning && t < 0.5 ? other(side) : side;
  const wide = isTurning ? Math.max(0.06, Math.abs(Math.cos(t * Math.PI))) : 1;
  const lift = isTurning ? Math.sin(t * Math.PI) * w.grid.cell * 0.28 : 0;
  const radius = w.grid.cell * 0.42 * (age?.isNew ? easeBack(clamp(0.3 + t, 0, 1)) : 1);
  const colour = colourOfSide(stage, shown);
  ctx.save();
  ctx.translate(x, y);
  ctx.fillStyle = alpha(plan.palette.ink, 0.4);
  ctx.beginPath();
  ctx.ellipse(2, 5, radius * Math.max(0.5, wide), radius, 0, 0, turn);
  ctx.fill();
  ctx.translate(0, -lift);
  ctx.scale(wide, 1);
  for (const [dy, size, fill] of [
    [3, 1, darker(colourOfSide(stage, other(shown)), 0.45)],
    [0, 1, darker(colour, 0.22)],
    [0, 0.86, colour],
    [0, 0.72, faceOf(stage, colour, 0.38)],
  ] as const) {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.arc(0, dy, radius * size, 0, turn);
    ctx.fill();
  }
  if (!isClassic(stage))
    art.draw(pieceOfSide(stage, shown), 0, 0, radius * 1.46, {
      tilt: w.duel.result === side ? Math.sin(time * 8) * 0.18 : 0,
    });
  ctx.restore();
  if (w.last !== cell || stage.played === 0) return;
  ctx.strokeStyle = alpha(plan.palette.paper, 0.85);
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(x, y, radius * 0.94, 0, turn);
  ctx.stroke();
}

/** A bar over the board: whose discs are how many. */
function drawShares(stage: Stage, { grid }: ReversiWorld, discs: Discs): void {
  const { ctx, plan } = stage;
  const [own, theirs] = [countOf(discs, 0), countOf(discs, 1)];
  const { x, y, w } = grid.field;
  const bar = { x: x + 40, y: y - 34, w: Math.max(20, w - 80), h: 14 };
  fillRounded(ctx, { x: bar.x - 3, y: bar.y - 3, w: bar.w + 6, h: bar.h + 6 }, 10, alpha(plan.palette.ink, 0.7));
  fillRounded(ctx, bar, 7, colourOfSide(stage, 1));
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(bar.x, bar.y, bar.w, bar.h, 7);
  ctx.clip();
  ctx.fillStyle = colourOfSide(stage, 0);
  ctx.fillRect(bar.x, bar.y, (bar.w * own) / Math.max(1, own + theirs), bar.h);
  ctx.restore();
  for (const side of [0, 1] as const) {
    write(ctx, String(side ? theirs : own), side ? bar.x + bar.w + 22 : bar.x - 22, bar.y + 7, 16, {
      fill: lighter(colourOfSide(stage, side), 0.25),
      under: plan.palette.ink,
      tabular: true,
    });
  }
}
