import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { easeInOut, lerp, type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { drawFrame, drawTray, fillRounded, type Grid, middleOf } from '../../stage/board.ts';
import { colourOfSide, drawPlayers, isPlayersTurn, other, type Side } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import { isSunk, markOf, type Sea, type Ship } from './sea.ts';
import type { SeaWorld } from './world.ts';

export function drawBattleship(stage: Stage, w: SeaWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  const { duel, grids } = w;
  backdrop.draw({ x: time * 8, ground: view.h, dim: 0.15 });
  for (const side of [1, 0] as const) drawSea(stage, w, side);
  if (isPlayersTurn(duel) && !w.shot && stage.played > 0) {
    const target = grids[other(duel.turn)];
    drawEdge(stage, target, colourOfSide(stage, duel.turn));
    if (w.byKeys) drawFrame(stage, target, w.cursor, plan.palette.paper);
  }
  drawShot(stage, w);
  drawPlayers(
    stage,
    duel,
    view.portrait ? grids[0] : { ...grids[0], field: { ...grids[0].field, x: grids[1].field.x } },
  );
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawSea(stage: Stage, w: SeaWorld, side: Side): void {
  const { ctx, plan, time } = stage;
  const [grid, sea] = [w.grids[side], w.seas[side]];
  const water = mix('#2a86c8', plan.palette.sky[0], 0.3);
  drawTray(stage, grid, 0.8);
  sea.tried.forEach((_, i) => {
    const { column, row } = spotOf(sea, i);
    const { x, y } = middleOf(grid, { column, row });
    const half = grid.cell / 2 - 1;
    const shade = (column + row) % 2 ? 0.04 : 0.12;
    const wave = 0.03 * Math.sin(time * 1.6 + column * 0.9 + row * 0.6);
    fillRounded(ctx, { x: x - half, y: y - half, w: half * 2, h: half * 2 }, 4, lighter(water, shade + wave + 0.03));
  });
  const isHidden = side === 1 || w.duel.twoPlayers;
  sea.ships.forEach((ship, n) => {
    const isLost = isSunk(sea, ship);
    if (isHidden && !isLost && w.duel.result === null) return;
    drawShip(stage, grid, sea, ship, pieceOf(stage, side, n), { side, isFaded: isLost || isHidden });
  });
  sea.tried.forEach((_, i) => {
    drawMark(stage, grid, sea, i);
  });
  drawList(stage, grid, sea, side);
}

const spotOf = ({ size }: Sea, i: number) => ({ column: i % size, row: Math.floor(i / size) });

/** Two kinds of things are one for each side, others one for each ship. */
function pieceOf({ plan }: Stage, side: Side, n: number): Actor {
  const { things } = plan.theme;
  return at(things, things.length === 2 ? side : n);
}

const isVessel = ({ sprite, picture }: Actor) => sprite === 'ship' && !picture;

/** A hull with its guns, or a raft with one of the requested things on each cell. */
function drawShip(
  stage: Stage,
  grid: Grid,
  sea: Sea,
  { cells }: Ship,
  piece: Actor,
  { side, isFaded }: { side: Side; isFaded: boolean },
): void {
  const { ctx, art, plan } = stage;
  const first = middleOf(grid, spotOf(sea, cells[0] ?? 0));
  const last = middleOf(grid, spotOf(sea, cells.at(-1) ?? 0));
  const isUpright = last.y > first.y;
  const half = grid.cell * 0.4;
  const length = (isUpright ? last.y - first.y : last.x - first.x) + half * 2;
  const steel = mix(colourOfSide(stage, side), '#77839a', 0.55);
  ctx.save();
  ctx.globalAlpha = isFaded ? 0.6 : 1;
  ctx.translate(first.x, first.y);
  if (isUpright) ctx.rotate(turn / 4);
  ctx.lineWidth = 2;
  ctx.strokeStyle = darker(plan.palette.ink, 0.2);
  ctx.fillStyle = isVessel(piece) ? steel : alpha(darker('#a9713f', 0.1), 0.9);
  ctx.beginPath();
  // Round at the stern, pointed at the bow.
  ctx.moveTo(0, -half);
  ctx.lineTo(length - half * 2, -half);
  ctx.quadraticCurveTo(length - half, -half * 0.6, length - half, 0);
  ctx.quadraticCurveTo(length - half, half * 0.6, length - half * 2, half);
  ctx.lineTo(0, half);
  ctx.arc(0, 0, half, turn / 4, -turn / 4);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  if (isVessel(piece)) for (const n of cells.keys()) drawGun(stage, n * grid.cell, half, steel);
  ctx.restore();
  if (isVessel(piece)) return;
  ctx.globalAlpha = isFaded ? 0.75 : 1;
  for (const i of cells) {
    const { x, y } = middleOf(grid, spotOf(sea, i));
    art.draw(piece, x, y, grid.cell * 0.78);
  }
  ctx.globalAlpha = 1;
}

function drawGun({ ctx }: Stage, x: number, half: number, steel: string): void {
  ctx.fillStyle = lighter(steel, 0.35);
  ctx.beginPath();
  ctx.roundRect(x, -half * 0.12, half * 0.85, half * 0.24, half * 0.1);
  ctx.fill();
  ctx.fillStyle = lighter(steel, 0.5);
  ctx.beginPath();
  ctx.arc(x, 0, half * 0.42, 0, turn);
  ctx.fill();
  ctx.stroke();
}

/** A ring for a miss, a cross on a red peg for a hit: they differ in more than colour. */
function drawMark({ ctx, plan, time }: Stage, grid: Grid, sea: Sea, i: number): void {
  const mark = markOf(sea, i);
  if (mark === 'open') return;
  const { x, y } = middleOf(grid, spotOf(sea, i));
  const r = grid.cell * (mark === 'miss' ? 0.14 : 0.3);
  ctx.fillStyle = mark === 'sunk' ? darker(plan.palette.danger, 0.45) : plan.palette.danger;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, turn);
  if (mark === 'miss') {
    ctx.strokeStyle = alpha('#ffffff', 0.8);
    ctx.lineWidth = Math.max(1.5, grid.cell * 0.06);
    ctx.stroke();
    return;
  }
  ctx.fill();
  const arm = r * (mark === 'hit' ? 0.5 + 0.06 * Math.sin(time * 6) : 0.5);
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = Math.max(2, grid.cell * 0.07);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x - arm, y - arm);
  ctx.lineTo(x + arm, y + arm);
  ctx.moveTo(x + arm, y - arm);
  ctx.lineTo(x - arm, y + arm);
  ctx.stroke();
}

/** Which ships are left, as bars of their length under the water. */
function drawList(stage: Stage, { field }: Grid, sea: Sea, side: Side): void {
  const { ctx, plan } = stage;
  const cells = sea.ships.reduce((sum, ship) => sum + ship.cells.length, 0);
  const unit = Math.min(9, (field.w - sea.ships.length * 6) / cells);
  let x = field.x + (field.w - cells * unit - (sea.ships.length - 1) * 6) / 2;
  for (const ship of sea.ships) {
    const w = ship.cells.length * unit;
    const box = { x, y: field.y + field.h + 13, w, h: 6 };
    const isLost = isSunk(sea, ship);
    fillRounded(ctx, { x: x - 1.5, y: box.y - 1.5, w: w + 3, h: 9 }, 4, alpha(plan.palette.ink, 0.75));
    fillRounded(ctx, box, 3, isLost ? alpha(plan.palette.paper, 0.25) : lighter(colourOfSide(stage, side), 0.25));
    x += w + 6;
  }
}

/** The water that is to be fired at. */
function drawEdge({ ctx, time }: Stage, { field: { x, y, w, h } }: Grid, colour: string): void {
  ctx.strokeStyle = lighter(colour, 0.2);
  ctx.lineWidth = 4 + Math.sin(time * 5);
  ctx.beginPath();
  ctx.roundRect(x - 6, y - 6, w + 12, h + 12, 12);
  ctx.stroke();
}

/** In an arc from the middle of the own water. */
function drawShot({ ctx, plan }: Stage, { shot, grids, seas }: SeaWorld): void {
  if (!shot) return;
  const to = middleOf(grids[other(shot.side)], spotOf(seas[0], shot.i));
  const { field } = grids[shot.side];
  const from: Point = { x: field.x + field.w / 2, y: field.y + field.h / 2 };
  const share = easeInOut(shot.share);
  const height = Math.sin(shot.share * Math.PI) * 46;
  ctx.fillStyle = plan.palette.ink;
  ctx.strokeStyle = plan.palette.accent;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.arc(lerp(from.x, to.x, share), lerp(from.y, to.y, share) - height, 6 + height * 0.06, 0, turn);
  ctx.fill();
  ctx.stroke();
}
