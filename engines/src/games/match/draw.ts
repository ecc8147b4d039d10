import { alpha, lighter, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { isUnplayed } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Board, eachSpot, type Spot, tileAt } from './board.ts';
import type { MatchWorld } from './world.ts';

/** Backgrounds of the tiles: six hues as far apart as possible, so that kinds are easy to tell apart. */
const backs = ['#ff8fa3', '#ffd166', '#8fd694', '#7cc4ff', '#c9a2ff', '#ffb37c', '#8ee3d8'];

export function drawMatch(stage: Stage, world: MatchWorld): void {
  const { ctx, plan, view, effects, backdrop } = stage;
  backdrop.draw({ x: stage.time * 10, ground: view.h, dim: 0.12 });
  for (const [rim, colour] of [
    [9, lighter(plan.palette.edge, 0.2)],
    [5, mix(plan.palette.ink, plan.palette.sky[0], 0.25)],
  ] as const) {
    ctx.fillStyle = colour;
    traceBoard(ctx, world, rim);
    ctx.fill();
  }
  drawPillars(stage, world);
  ctx.save();
  traceBoard(ctx, world, 2);
  ctx.clip();
  eachSpot(world.board, (spot) => drawCell(stage, world, spot));
  eachSpot(world.board, (spot) => drawTile(stage, world, spot));
  ctx.restore();
  if (world.chosen) frame(stage, world, world.chosen, plan.palette.paper);
  if (world.byKeys && !world.chosen) frame(stage, world, world.cursor, plan.palette.accent);
  drawHero(stage, world);
  world.cheer = Math.max(0, world.cheer - 0.03);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** All cells of the board, whatever its outline, each enlarged by a rim. */
function traceBoard(ctx: CanvasRenderingContext2D, { board, field, cell }: MatchWorld, rim: number): void {
  ctx.beginPath();
  eachSpot(board, ({ column, row }) => {
    const size = cell + rim * 2;
    ctx.roundRect(field.x + column * cell - rim, field.y + row * cell - rim, size, size, rim * 1.4);
  });
}

/** A hole amid the board is filled, so that it does not look like a missing tile. */
function drawPillars({ ctx, plan }: Stage, { board, field, cell }: MatchWorld): void {
  const { columns } = board;
  board.holes?.forEach((isOut, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    if (!isOut || !isAmid(board, { column, row })) return;
    const place = (by: number) =>
      [field.x + column * cell + by, field.y + row * cell + by, cell - by * 2, cell - by * 2] as const;
    for (const [by, colour] of [
      [-1, mix(plan.palette.edge, plan.palette.ink, 0.45)],
      [cell * 0.1, mix(plan.palette.edge, plan.palette.ink, 0.2)],
    ] as const) {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.roundRect(...place(by), cell * 0.12);
      ctx.fill();
    }
  });
}

/** Whether there are cells of the board on all four sides, however far. */
function isAmid({ holes = [], columns, rows }: Board, { column, row }: Spot): boolean {
  const cells = (from: number, step: number, count: number) => Array.from({ length: count }, (_, i) => from + i * step);
  const ways = [
    cells(row * columns, 1, column),
    cells(row * columns + column + 1, 1, columns - column - 1),
    cells(column, columns, row),
    cells((row + 1) * columns + column, columns, rows - row - 1),
  ];
  return ways.every((way) => way.some((i) => !holes[i]));
}

/** Next to or below the board, wherever there is more space; jumps at every match. */
function drawHero(stage: Stage, { field, cheer }: MatchWorld): void {
  const { ctx, view, plan, art, time } = stage;
  const below = view.h - field.y - field.h - 14;
  const isBelow = below > field.x;
  const size = Math.min(120, (isBelow ? below : field.x) * 0.78);
  if (size < 44 || isUnplayed(stage)) return;
  const x = isBelow ? view.w / 2 : field.x / 2;
  const y = view.h - 12 - size * 0.5;
  ctx.fillStyle = alpha(plan.palette.ink, 0.35);
  ctx.beginPath();
  ctx.ellipse(x, y + size * 0.46, size * 0.42, size * 0.09, 0, 0, turn);
  ctx.fill();
  art.draw(plan.theme.hero, x, y - Math.abs(Math.sin(time * 9)) * cheer * size * 0.25, size, {
    tilt: Math.sin(time * 2) * 0.05 + Math.sin(time * 14) * cheer * 0.12,
    squash: Math.sin(time * 2.6) * 0.025,
  });
}

function drawCell(stage: Stage, world: MatchWorld, spot: Spot): void {
  const { ctx, plan } = stage;
  ctx.fillStyle = alpha(plan.palette.paper, (spot.column + spot.row) % 2 ? 0.05 : 0.1);
  ctx.fillRect(world.field.x + spot.column * world.cell, world.field.y + spot.row * world.cell, world.cell, world.cell);
}

function drawTile(stage: Stage, world: MatchWorld, spot: Spot): void {
  const { ctx, art, time } = stage;
  const tile = tileAt(world.board, spot);
  if (!tile) return;
  const { cell, field } = world;
  const hinted = world.hint?.some((s) => s.column === spot.column && s.row === spot.row) ?? false;
  const shrink = tile.dying ? Math.max(0, world.clearing / 0.2) : 1;
  const x = field.x + (tile.x + 0.5) * cell + (hinted ? Math.sin(time * 14) * 2 : 0);
  const y = field.y + (tile.y + 0.5) * cell;
  const size = cell * 0.9 * shrink;
  const back = at(backs, tile.kind);
  ctx.fillStyle = alpha(back, 0.9);
  ctx.beginPath();
  ctx.roundRect(x - size / 2, y - size / 2, size, size, size * 0.28);
  ctx.fill();
  ctx.fillStyle = alpha('#ffffff', 0.22);
  ctx.beginPath();
  ctx.roundRect(x - size * 0.42, y - size * 0.45, size * 0.84, size * 0.36, size * 0.16);
  ctx.fill();
  art.draw(at(world.cast, tile.kind), x, y, size * 0.86, { tilt: tile.dying ? (1 - shrink) * 2 : 0 });
  if (tile.special === 'none') return;
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 3;
  ctx.beginPath();
  if (tile.special === 'kind') ctx.arc(x, y, size * 0.46 + Math.sin(time * 6) * 2, 0, turn);
  const dx = tile.special === 'row' ? size * 0.46 : 0;
  const dy = tile.special === 'column' ? size * 0.46 : 0;
  if (tile.special !== 'kind') {
    for (const side of [-1, 1]) {
      ctx.moveTo(x + side * dx, y + side * dy);
      ctx.lineTo(x + side * (dx - Math.sign(dx) * 7) - dy * 0.14, y + side * (dy - Math.sign(dy) * 7) - dx * 0.14);
      ctx.moveTo(x + side * dx, y + side * dy);
      ctx.lineTo(x + side * (dx - Math.sign(dx) * 7) + dy * 0.14, y + side * (dy - Math.sign(dy) * 7) + dx * 0.14);
    }
  }
  ctx.stroke();
}

function frame(stage: Stage, world: MatchWorld, spot: Spot, colour: string): void {
  const { ctx } = stage;
  const grow = 2 + Math.sin(stage.time * 8) * 1.5;
  ctx.strokeStyle = colour;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.roundRect(
    world.field.x + spot.column * world.cell - grow,
    world.field.y + spot.row * world.cell - grow,
    world.cell + grow * 2,
    world.cell + grow * 2,
    12,
  );
  ctx.stroke();
}
