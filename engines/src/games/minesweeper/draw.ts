import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, easeBack, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawFrame, drawOnlooker, drawTray, fillRounded, middleOf } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import type { MineCell } from './field.ts';
import { buttonRadius, type MineWorld } from './world.ts';

const inks = ['#3b82f6', '#2f9e44', '#e03131', '#7048e8', '#c2410c', '#0891b2', '#111827', '#6b7280'];

export function drawMinesweeper(stage: Stage, w: MineWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  const { palette } = plan;
  backdrop.draw({ x: time * 8, ground: view.h, dim: 0.1 });
  drawTray(stage, w.grid, 0.7);
  w.field.cells.forEach((cell, i) => {
    drawCell(stage, w, cell, i);
  });
  if (w.byKeys) drawFrame(stage, w.grid, w.cursor, palette.accent);
  drawOnlooker(stage, plan.theme.hero, w.grid, w.cheer);
  drawFlagButton(stage, w);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawCell(stage: Stage, w: MineWorld, cell: MineCell, i: number): void {
  const { ctx, plan, art, time } = stage;
  const { palette, theme } = plan;
  const { grid } = w;
  const column = i % w.field.columns;
  const row = Math.floor(i / w.field.columns);
  const { x, y } = middleOf(grid, { column, row });
  const size = grid.cell - 2;
  const box = { x: x - size / 2, y: y - size / 2, w: size, h: size };
  const shown = cell.isOpen ? clamp((w.shown[i] ?? 1) * 6, 0, 1) : 0;
  const odd = (column + row) % 2 === 1;
  if (shown > 0) {
    const paper = mix('#fffaf0', palette.sky[1], odd ? 0.16 : 0.1);
    fillRounded(ctx, box, 4, cell.isMine ? mix(palette.danger, '#ffffff', 0.2) : paper);
    const grow = easeBack(shown);
    if (cell.isMine) {
      const foe = theme.foes[0] ?? theme.hero;
      art.draw(foe, x, y, size * 0.9 * grow, { tilt: Math.sin(time * 9 + i) * 0.12 });
    } else if (cell.near) {
      write(ctx, String(cell.near), x, y, size * 0.46 * grow, { fill: at(inks, cell.near - 1), weight: 0.22 });
    }
  }
  if (shown >= 1) return;
  ctx.save();
  ctx.globalAlpha = 1 - shown;
  const lid = odd ? palette.second : mix(palette.second, palette.ink, 0.14);
  const isDown = w.pressed?.i === i;
  fillRounded(ctx, { ...box, y: box.y + 2 }, 6, darker(lid, 0.35));
  fillRounded(ctx, { ...box, h: size - (isDown ? 0 : 3), y: box.y + (isDown ? 2 : 0) }, 6, lid);
  fillRounded(ctx, { x: box.x + 3, y: box.y + 3, w: size - 6, h: size * 0.28 }, 4, alpha(lighter(lid, 0.6), 0.35));
  if (cell.isFlagged) drawFlag(stage, x, y, size);
  if (isDown && !cell.isOpen) {
    ctx.strokeStyle = palette.accent;
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.arc(x, y, size * 0.6, -turn / 4, -turn / 4 + turn * clamp((w.pressed?.seconds ?? 0) / 0.32, 0, 1));
    ctx.stroke();
  }
  ctx.restore();
}

/** A flag with one of the game's things. */
function drawFlag({ ctx, plan, time }: Stage, x: number, y: number, size: number): void {
  const wave = Math.sin(time * 5 + x) * size * 0.04;
  ctx.strokeStyle = darker(plan.palette.ink, 0.2);
  ctx.lineWidth = Math.max(2, size * 0.08);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x - size * 0.16, y + size * 0.32);
  ctx.lineTo(x - size * 0.16, y - size * 0.32);
  ctx.stroke();
  ctx.fillStyle = plan.palette.accent;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.moveTo(x - size * 0.14, y - size * 0.34);
  ctx.quadraticCurveTo(x + size * 0.1, y - size * 0.36 + wave, x + size * 0.3, y - size * 0.16 + wave);
  ctx.quadraticCurveTo(x + size * 0.06, y - size * 0.06 - wave, x - size * 0.14, y + size * 0.04);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

function drawFlagButton(stage: Stage, { button, flagging }: MineWorld): void {
  const { ctx, plan } = stage;
  ctx.fillStyle = alpha(flagging ? plan.palette.paper : plan.palette.ink, flagging ? 0.95 : 0.6);
  ctx.strokeStyle = flagging ? plan.palette.accent : plan.palette.paper;
  ctx.lineWidth = flagging ? 5 : 3;
  ctx.beginPath();
  ctx.arc(button.x, button.y, buttonRadius, 0, turn);
  ctx.fill();
  ctx.stroke();
  drawFlag(stage, button.x, button.y, buttonRadius * 1.3);
}
