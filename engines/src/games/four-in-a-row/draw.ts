import { alpha, darker } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { fillRounded, middleOf } from '../../stage/board.ts';
import {
  colourOfSide,
  drawPlayers,
  faceOf,
  isClassic,
  isPlayersTurn,
  pieceOfSide,
  type Side,
} from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import type { RowWorld } from './world.ts';

export function drawFourInARow(stage: Stage, w: RowWorld): void {
  const { ctx, view, backdrop, effects, time } = stage;
  const { grid, rack, falling, duel } = w;
  backdrop.draw({ x: time * 8, ground: view.h, dim: 0.1 });
  const back = { x: grid.field.x - 4, y: grid.field.y - 4, w: grid.field.w + 8, h: grid.field.h + 8 };
  fillRounded(ctx, back, 12, alpha(stage.plan.palette.ink, 0.75));
  rack.cells.forEach((played, i) => {
    const side = stage.played > 0 ? played : sampleOf(rack, i);
    if (side === null) return;
    const spot = { column: i % rack.columns, row: Math.floor(i / rack.columns) };
    drawDisc(stage, w, side, spot, w.won?.includes(i) ?? false);
  });
  if (falling) drawDisc(stage, w, falling.side, { column: falling.i % rack.columns, row: falling.y }, false);
  drawRack(stage, w);
  if (!falling && isPlayersTurn(duel)) {
    const bob = Math.sin(time * 5) * 0.05;
    drawDisc(stage, w, duel.turn, { column: w.column, row: -0.86 + bob }, false);
  }
  drawPlayers(stage, duel, grid);
  effects.draw(ctx);
  backdrop.drawAir();
}

const sampleHeights = [1, 2, 0, 3, 2, 1, 0];

/** The title shows a round in progress. */
function sampleOf({ columns, cells }: RowWorld['rack'], i: number): Side | null {
  const up = Math.floor((cells.length - 1 - i) / columns);
  const column = i % columns;
  return up < (sampleHeights[column] ?? 0) ? ((column + up) % 2 === 0 ? 0 : 1) : null;
}

function drawDisc(
  stage: Stage,
  { grid }: RowWorld,
  side: Side,
  spot: { column: number; row: number },
  isWon: boolean,
): void {
  const { ctx, art, time, plan } = stage;
  const { x, y } = middleOf(grid, spot);
  const radius = grid.cell * 0.43;
  const colour = colourOfSide(stage, side);
  for (const [size, fill] of [
    [1, darker(colour, 0.45)],
    [0.92, colour],
    [0.74, faceOf(stage, colour, 0.4)],
  ] as const) {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.arc(x, y, radius * size, 0, turn);
    ctx.fill();
  }
  if (!isClassic(stage))
    art.draw(pieceOfSide(stage, side), x, y, radius * 1.34, { tilt: isWon ? Math.sin(time * 9) * 0.25 : 0 });
  if (!isWon) return;
  ctx.strokeStyle = plan.palette.paper;
  ctx.lineWidth = 4 + Math.sin(time * 10) * 1.5;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, turn);
  ctx.stroke();
}

/** The rack is in front of the discs: one sheet with round holes. */
function drawRack(stage: Stage, { grid, rack }: RowWorld): void {
  const { ctx, plan } = stage;
  const { x, y, w, h } = grid.field;
  const sheet = plan.palette.second;
  ctx.fillStyle = sheet;
  ctx.beginPath();
  ctx.roundRect(x - 8, y - 8, w + 16, h + 16, 16);
  for (let row = 0; row < rack.rows; row++)
    for (let column = 0; column < rack.columns; column++) {
      const place = middleOf(grid, { column, row });
      ctx.moveTo(place.x + grid.cell * 0.41, place.y);
      ctx.arc(place.x, place.y, grid.cell * 0.41, 0, turn, true);
    }
  ctx.fill('evenodd');
  ctx.strokeStyle = darker(sheet, 0.35);
  ctx.lineWidth = 3;
  ctx.stroke();
  ctx.fillStyle = darker(sheet, 0.3);
  for (const side of [x - 14, x + w + 4]) {
    ctx.beginPath();
    ctx.roundRect(side, y - 14, 10, h + 40, 5);
    ctx.fill();
  }
}
