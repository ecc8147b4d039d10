import { alpha, darker, lighter } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawFrame, drawOnlooker, drawTray, fillRounded, middleOf } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Mirror } from './optics.ts';
import type { LaserWorld } from './world.ts';

export function drawLaserMirrors(stage: Stage, w: LaserWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  const { optics, grid } = w;
  const { palette, theme } = plan;
  backdrop.draw({ x: time * 5, ground: view.h, dim: 0.3 });
  drawTray(stage, grid, 0.82);
  for (let row = 0; row < optics.rows; row++) {
    for (let column = 0; column < optics.columns; column++) {
      const { x, y } = middleOf(grid, { column, row });
      const half = grid.cell / 2 - 1.5;
      fillRounded(
        ctx,
        { x: x - half, y: y - half, w: half * 2, h: half * 2 },
        6,
        alpha('#ffffff', (row + column) % 2 ? 0.05 : 0.09),
      );
    }
  }
  optics.blocks.forEach((block, i) => {
    const { x, y } = middleOf(grid, block);
    fillRounded(
      ctx,
      { x: x - grid.cell * 0.44, y: y - grid.cell * 0.44, w: grid.cell * 0.88, h: grid.cell * 0.88 },
      8,
      darker(palette.near, 0.3),
    );
    art.draw(at(theme.foes, i), x, y, grid.cell * 0.66);
  });
  drawBeam(stage, w);
  optics.mirrors.forEach((mirror, i) => {
    drawMirror(stage, w, mirror, w.turned[i] ?? 1);
  });
  const target = middleOf(grid, optics.target);
  const glow = w.beam.isLit ? 0.75 : 0.2 + 0.1 * Math.sin(time * 4);
  ctx.fillStyle = alpha(palette.accent, glow);
  ctx.beginPath();
  ctx.arc(target.x, target.y, grid.cell * (w.beam.isLit ? 0.62 : 0.46), 0, turn);
  ctx.fill();
  art.draw(at(theme.things, 0), target.x, target.y, grid.cell * (0.78 + w.cheer * 0.2), {
    tilt: Math.sin(time * 3) * 0.1,
  });
  const source = middleOf(grid, optics.from);
  fillRounded(
    ctx,
    { x: source.x - grid.cell * 0.46, y: source.y - grid.cell * 0.46, w: grid.cell * 0.92, h: grid.cell * 0.92 },
    10,
    darker(palette.danger, 0.35),
  );
  art.draw(theme.hero, source.x, source.y, grid.cell * 0.8);
  if (w.byKeys) drawFrame(stage, grid, w.cursor, palette.paper);
  drawOnlooker(stage, theme.hero, grid, w.cheer);
  effects.draw(ctx);
}

function drawBeam({ ctx, plan, time }: Stage, { beam, grid }: LaserWorld): void {
  const colour = beam.isLit ? plan.palette.accent : plan.palette.danger;
  ctx.save();
  ctx.beginPath();
  ctx.rect(grid.field.x - 6, grid.field.y - 6, grid.field.w + 12, grid.field.h + 12);
  ctx.clip();
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const [width, opacity, tone] of [
    [15, 0.22, colour],
    [8, 0.6, colour],
    [3, 1, lighter(colour, 0.75)],
  ] as const) {
    ctx.strokeStyle = alpha(tone, opacity * (0.9 + 0.1 * Math.sin(time * 20)));
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const cell of beam.cells) {
      const { x, y } = middleOf(grid, cell);
      ctx.lineTo(x, y);
    }
    ctx.stroke();
  }
  ctx.restore();
}

function drawMirror({ ctx, plan }: Stage, { grid }: LaserWorld, mirror: Mirror, share: number): void {
  const { x, y } = middleOf(grid, mirror);
  const angle = (mirror.isSlash ? -1 : 1) * (Math.PI / 4) + (1 - share) * (Math.PI / 2) * (mirror.isSlash ? 1 : -1);
  const reach = grid.cell * 0.38;
  ctx.strokeStyle = alpha(plan.palette.paper, 0.25);
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(x, y, grid.cell * 0.42, 0, turn);
  ctx.stroke();
  ctx.lineCap = 'round';
  for (const [width, colour, off] of [
    [10, plan.palette.ink, 0],
    [7, '#9fc4dc', 0],
    [3, '#ffffff', -1.5],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(x - Math.cos(angle) * reach, y - Math.sin(angle) * reach + off);
    ctx.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach + off);
    ctx.stroke();
  }
}
