import { alpha, darker, lighter } from '../../math/colour.ts';
import { clamp, easeBack, easeOut } from '../../math/maths.ts';
import { drawFrame, drawTray, fillRounded, middleOf } from '../../stage/board.ts';
import { colourOfSide, drawPlayers, isClassic, isPlayersTurn, pieceOfSide } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import type { TicTacToeWorld } from './world.ts';

export function drawTicTacToe(stage: Stage, w: TicTacToeWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 8, ground: view.h, dim: 0.1 });
  drawTray(stage, w.grid);
  w.cells.forEach((_, i) => {
    drawCell(stage, w, i);
  });
  if (w.byKeys && isPlayersTurn(w.duel)) drawFrame(stage, w.grid, w.cursor, plan.palette.paper, 5);
  drawStrike(stage, w);
  drawPlayers(stage, w.duel, w.grid);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawCell(stage: Stage, w: TicTacToeWorld, i: number): void {
  const { ctx, plan, art, time } = stage;
  const { grid } = w;
  const { x, y } = middleOf(grid, { column: i % w.size, row: Math.floor(i / w.size) });
  const size = grid.cell * 0.9;
  const box = { x: x - size / 2, y: y - size / 2, w: size, h: size };
  const side = stage.played > 0 ? w.cells[i] : sampleOf(i);
  fillRounded(ctx, box, size * 0.16, alpha(plan.palette.paper, 0.13));
  if (side === null || side === undefined) return;
  const colour = colourOfSide(stage, side);
  // Crosses and noughts in the colours of their sides are seen on plain tiles.
  const face = isClassic(stage) ? plan.palette.paper : lighter(colour, 0.35);
  const grow = easeBack(clamp((w.ages[i] ?? 1) * 5, 0, 1));
  const half = (size / 2) * grow;
  const isWon = w.won?.includes(i) ?? false;
  fillRounded(ctx, { x: x - half, y: y - half + 4, w: half * 2, h: half * 2 }, half * 0.3, darker(colour, 0.5));
  fillRounded(ctx, { x: x - half, y: y - half, w: half * 2, h: half * 2 - 2 }, half * 0.3, face);
  const hop = isWon ? Math.abs(Math.sin(time * 8 + i)) * size * 0.08 : 0;
  art.draw(pieceOfSide(stage, side), x, y - hop, size * 0.78 * grow, { tilt: isWon ? Math.sin(time * 9) * 0.12 : 0 });
}

/** The title shows a round in progress. */
const sampleOf = (i: number): 0 | 1 | null => ([0, 1] as const)[(i * 7 + 3) % 5] ?? null;

function drawStrike(stage: Stage, w: TicTacToeWorld): void {
  const { ctx, plan } = stage;
  const [first, last] = [w.won?.[0], w.won?.at(-1)];
  if (first === undefined || last === undefined) return;
  const from = middleOf(w.grid, { column: first % w.size, row: Math.floor(first / w.size) });
  const to = middleOf(w.grid, { column: last % w.size, row: Math.floor(last / w.size) });
  const t = easeOut((w.duel.result === null ? 1 : 1.7 - w.duel.wait) * 2.4);
  for (const [width, colour] of [
    [14, plan.palette.ink],
    [8, plan.palette.paper],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
    ctx.stroke();
  }
}
