import { traceSign } from '../../canvas/signs.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import { drawOnlooker, drawStanding, drawTray, fillRounded, middleOf } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import { buttonRadius, type SokobanWorld } from './world.ts';

export function drawSokoban(stage: Stage, w: SokobanWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  const { grid, room } = w;
  backdrop.draw({ x: time * 6, ground: view.h, dim: 0.15 });
  drawTray(stage, grid, 0.8);
  room.walls.forEach((isWall, i) => {
    drawFloor(stage, w, i, isWall);
  });
  for (const mark of room.marks) drawMark(stage, w, mark);
  w.places.forEach((place, n) => {
    const { x, y } = middleOf(grid, { column: place.x, row: place.y });
    const isHome = room.marks.includes(w.moved.crates[n] ?? -1);
    drawCrate(stage, w, { x, y }, isHome);
  });
  const hero = middleOf(grid, { column: w.heroPlace.x, row: w.heroPlace.y });
  drawStanding(stage, hero.x, hero.y, grid.cell * 0.8);
  art.draw(
    plan.theme.hero,
    hero.x,
    hero.y - grid.cell * 0.06 - Math.abs(Math.sin(time * 9)) * w.cheer * 14,
    grid.cell * 0.9,
    {
      flip: w.facing === 'left',
      squash: Math.sin(time * 3) * 0.03,
    },
  );
  if (view.portrait) drawOnlooker(stage, plan.theme.hero, grid, w.cheer);
  drawButton(stage, w.buttons.undo, 'undo', w.before.length > 0);
  drawButton(stage, w.buttons.restart, 'restart', w.before.length > 0);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawFloor({ ctx, plan }: Stage, { grid, room }: SokobanWorld, i: number, isWall: boolean): void {
  const [column, row] = [i % room.columns, Math.floor(i / room.columns)];
  const { x, y } = middleOf(grid, { column, row });
  const half = grid.cell / 2 - 1;
  const box = { x: x - half, y: y - half, w: half * 2, h: half * 2 };
  const { ground, near, paper } = plan.palette;
  if (!isWall) {
    fillRounded(ctx, box, 5, mix(lighter(ground, 0.35), paper, (column + row) % 2 ? 0.3 : 0.42));
    return;
  }
  fillRounded(ctx, box, 8, darker(near, 0.5));
  fillRounded(ctx, { ...box, h: box.h - grid.cell * 0.14 }, 8, darker(near, 0.15));
  fillRounded(ctx, { x: box.x + 5, y: box.y + 4, w: box.w - 10, h: grid.cell * 0.14 }, 4, alpha('#ffffff', 0.2));
}

/** What the prompt names for it, or a painted ring. */
function drawMark({ ctx, art, plan, time }: Stage, { grid, room }: SokobanWorld, i: number): void {
  const { x, y } = middleOf(grid, { column: i % room.columns, row: Math.floor(i / room.columns) });
  const [, target] = plan.theme.things;
  if (target) art.draw(target, x, y, grid.cell * 0.92);
  ctx.strokeStyle = alpha(plan.palette.danger, target ? 0.55 : 0.95);
  ctx.lineWidth = Math.max(2, grid.cell * 0.06);
  for (const share of target ? [0.44] : [0.34 + Math.sin(time * 3) * 0.02, 0.14]) {
    ctx.beginPath();
    ctx.arc(x, y, grid.cell * share, 0, turn);
    ctx.stroke();
  }
}

/** One that is home is framed. */
function drawCrate(stage: Stage, { grid }: SokobanWorld, { x, y }: Point, isHome: boolean): void {
  const { ctx, art, plan, time } = stage;
  const [thing = plan.theme.hero] = plan.theme.things;
  drawStanding(stage, x, y, grid.cell * 0.8);
  art.draw(thing, x, y, grid.cell * 0.86, { tilt: isHome ? Math.sin(time * 4) * 0.05 : 0 });
  if (!isHome) return;
  const half = grid.cell * 0.45;
  ctx.strokeStyle = plan.palette.accent;
  ctx.lineWidth = Math.max(3, grid.cell * 0.07);
  ctx.beginPath();
  ctx.roundRect(x - half, y - half, half * 2, half * 2, 10);
  ctx.stroke();
}

function drawButton({ ctx, plan }: Stage, { x, y }: Point, sign: 'undo' | 'restart', isOn: boolean): void {
  const { ink, paper } = plan.palette;
  ctx.save();
  ctx.globalAlpha = isOn ? 1 : 0.5;
  ctx.fillStyle = alpha(ink, 0.7);
  ctx.strokeStyle = paper;
  ctx.lineWidth = 3;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.arc(x, y, buttonRadius, 0, turn);
  ctx.fill();
  ctx.stroke();
  const r = buttonRadius * 0.42;
  ctx.beginPath();
  traceSign(ctx, sign, { x, y }, r);
  ctx.stroke();
  ctx.restore();
}
