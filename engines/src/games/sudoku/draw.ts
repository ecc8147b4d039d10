import { lookOf } from '../../art/pictures.ts';
import { write } from '../../canvas/lettering.ts';
import { alpha, darker, mix } from '../../math/colour.ts';
import { clamp, easeBack, type Rect } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawFrame, drawOnlooker, drawTray, fillRounded, middleOf } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import { boxAt, boxOf } from './grid.ts';
import { padBoxes, type SudokuWorld } from './world.ts';

export function drawSudoku(stage: Stage, w: SudokuWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 6, ground: view.h, dim: 0.16 });
  drawTray(stage, w.grid, 0.85);
  for (let cell = 0; cell < w.digits.length; cell++) drawCell(stage, w, cell);
  drawLines(stage, w);
  drawFrame(stage, w.grid, w.cursor, plan.palette.accent, 5);
  padBoxes(stage, w).forEach((box, i) => {
    drawButton(stage, w, box, i + 1);
  });
  if (!view.portrait) drawOnlooker(stage, plan.theme.hero, w.grid, w.cheer);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** Digits, unless things were asked for. */
function drawSign(stage: Stage, w: SudokuWorld, digit: number, box: Rect, ink: string, grow = 1): void {
  const { ctx, art, plan } = stage;
  const [x, y, size] = [box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, box.h)];
  const cast = [...plan.theme.things, plan.theme.hero, ...plan.theme.foes];
  const distinct = cast.filter((actor, i) => cast.findIndex((one) => lookOf(one) === lookOf(actor)) === i);
  const isPictured = stage.rule('pictures', 0) > 0;
  if (isPictured && distinct.length >= w.size) art.draw(at(distinct, digit - 1), x, y, size * 0.8 * grow);
  else write(ctx, String(digit), x, y, size * 0.46 * grow, { fill: ink, weight: 0.18 });
}

function drawCell(stage: Stage, w: SudokuWorld, cell: number): void {
  const { ctx, plan } = stage;
  const { palette } = plan;
  const spot = { column: cell % w.size, row: Math.floor(cell / w.size) };
  const { x, y } = middleOf(w.grid, spot);
  const half = w.grid.cell / 2;
  const box = { x: x - half, y: y - half, w: half * 2 + 0.4, h: half * 2 + 0.4 };
  const own = w.cursor.row * w.size + w.cursor.column;
  const digit = w.digits[cell];
  const isNear =
    spot.row === w.cursor.row || spot.column === w.cursor.column || boxAt(w.size, cell) === boxAt(w.size, own);
  const isSame = digit && digit === w.digits[own];
  const paper = mix('#fffaf0', palette.sky[1], boxAt(w.size, cell) % 2 ? 0.06 : 0.14);
  ctx.fillStyle = isSame ? mix(paper, palette.accent, 0.55) : isNear ? mix(paper, palette.accent, 0.18) : paper;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  if (w.wrong.cell === cell && w.wrong.age < 0.8) {
    fillRounded(ctx, box, 0, alpha(palette.danger, 0.7 * (1 - w.wrong.age)));
    const shake = Math.sin(w.wrong.age * 50) * 4 * (1 - w.wrong.age);
    drawSign(stage, w, w.wrong.digit, { ...box, x: box.x + shake }, '#7a0c16');
  }
  if (!digit) return;
  const ink = w.given[cell] ? '#241c38' : darker(mix(palette.second, '#1b4fd0', 0.5), 0.15);
  drawSign(stage, w, digit, box, ink, easeBack(clamp((w.ages[cell] ?? 9) * 4, 0, 1)));
}

function drawLines(stage: Stage, w: SudokuWorld): void {
  const { ctx, plan } = stage;
  const { field, cell } = w.grid;
  const [bw, bh] = boxOf(w.size);
  for (let i = 0; i <= w.size; i++) {
    for (const isRow of [false, true]) {
      const isThick = i % (isRow ? bh : bw) === 0;
      ctx.strokeStyle = isThick ? plan.palette.ink : alpha('#241c38', 0.25);
      ctx.lineWidth = isThick ? 3 : 1;
      ctx.beginPath();
      if (isRow) {
        ctx.moveTo(field.x, field.y + i * cell);
        ctx.lineTo(field.x + field.w, field.y + i * cell);
      } else {
        ctx.moveTo(field.x + i * cell, field.y);
        ctx.lineTo(field.x + i * cell, field.y + field.h);
      }
      ctx.stroke();
    }
  }
}

function drawButton(stage: Stage, w: SudokuWorld, box: Rect, digit: number): void {
  const { ctx, plan } = stage;
  const isUsedUp = w.digits.filter((one) => one === digit).length >= w.size;
  const colour = mix(plan.palette.paper, '#ffffff', 0.4);
  ctx.save();
  ctx.globalAlpha = isUsedUp ? 0.3 : 1;
  fillRounded(ctx, { ...box, y: box.y + 4 }, 10, darker(colour, 0.45));
  fillRounded(ctx, box, 10, colour);
  drawSign(stage, w, digit, box, '#241c38');
  ctx.restore();
}
