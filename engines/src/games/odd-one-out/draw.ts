import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, easeBack, easeOut } from '../../math/maths.ts';
import { drawFrame, drawOnlooker, drawTray, fillRounded, middleOf } from '../../stage/board.ts';
import { type Clock, drawClockBar } from '../../stage/clock-bar.ts';
import type { Stage } from '../../stage/stage.ts';
import { foundSeconds, type OddWorld, spotOf, wrongBeforeHint } from './world.ts';

export function drawOddOneOut(stage: Stage, w: OddWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 8, ground: view.h, dim: 0.12 });
  drawTray(stage, w.grid, 0.5);
  const count = w.grid.columns * w.grid.rows;
  for (let cell = 0; cell < count; cell++) if (cell !== w.odd) drawCell(stage, w, cell);
  // Above the others, because it grows when it is found.
  drawCell(stage, w, w.odd);
  if (w.byKeys && w.phase === 'search') drawFrame(stage, w.grid, w.cursor, plan.palette.danger, 5);
  if (w.clock) drawClock(stage, w, w.clock);
  drawOnlooker(stage, plan.theme.hero, w.grid, w.cheer);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** Dealt one after the other along the diagonals. */
function drawCell(stage: Stage, w: OddWorld, cell: number): void {
  const { ctx, plan, art, time } = stage;
  const spot = spotOf(w, cell);
  const { x, y } = middleOf(w.grid, spot);
  const isOdd = cell === w.odd;
  const wrong = w.wrong.get(cell);
  const dealt = w.phase === 'search' ? clamp(w.seconds * 4 - (spot.column + spot.row) * 0.09, 0, 1) : 1;
  const leaving = w.phase === 'found' ? easeOut(w.seconds / foundSeconds) : 0;
  const isShown = isOdd && w.phase !== 'search';
  const scale = isShown ? 1 + 0.22 * easeBack(w.seconds * 3) : easeBack(dealt) * (1 - leaving * 0.75);
  const shake = wrong !== undefined && wrong < 0.4 ? Math.sin(wrong * 45) * 5 * (1 - wrong / 0.4) : 0;
  const hint = isOdd && w.clock === null && w.wrong.size >= wrongBeforeHint ? Math.sin(time * 9) * 0.16 : 0;
  ctx.save();
  ctx.translate(x + shake, y);
  ctx.scale(Math.max(0.01, scale), Math.max(0.01, scale));
  ctx.globalAlpha = isOdd ? 1 : w.phase === 'missed' ? 0.4 : 1 - leaving * 0.8;
  const side = w.grid.cell * 0.92;
  const tile = mix('#fffdf7', plan.palette.second, 0.16);
  const card = { x: -side / 2, y: -side / 2, w: side, h: side };
  fillRounded(ctx, { ...card, y: card.y + 3 }, side * 0.16, alpha(plan.palette.ink, 0.35));
  fillRounded(
    ctx,
    card,
    side * 0.16,
    isShown ? lighter(plan.palette.accent, 0.45) : wrong === undefined ? tile : darker(tile, 0.25),
  );
  const { usual, odd } = w.crowd;
  const size = side * 0.8 * (isOdd ? odd.size : 1);
  art.draw(isOdd ? odd.actor : usual, 0, 0, size, {
    tilt: (isOdd && odd.isUpsideDown ? Math.PI : 0) + hint + (isShown ? Math.sin(time * 10) * 0.12 : 0),
    flip: isOdd && odd.isMirrored,
  });
  if (wrong !== undefined) drawCross(stage, side * 0.3);
  ctx.restore();
}

function drawCross({ ctx, plan }: Stage, reach: number): void {
  ctx.strokeStyle = plan.palette.danger;
  ctx.lineWidth = Math.max(4, reach * 0.28);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(-reach, -reach);
  ctx.lineTo(reach, reach);
  ctx.moveTo(reach, -reach);
  ctx.lineTo(-reach, reach);
  ctx.stroke();
}

/** Over the board. */
function drawClock(stage: Stage, { grid }: OddWorld, clock: Clock): void {
  const width = Math.max(grid.field.w, 150);
  const x = grid.field.x + grid.field.w / 2 - width / 2;
  drawClockBar(stage, { x, y: grid.field.y - 34, w: width, h: 14 }, clock);
}
