import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { drawOnlooker, drawTray } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import type { SlidingWorld } from './world.ts';

export function drawSlidingPuzzle(stage: Stage, w: SlidingWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 8, ground: view.h, dim: 0.12 });
  drawTray(stage, w.grid, 0.75);
  const last = w.slides.cells.length - 1;
  w.places.forEach((_, piece) => {
    if (piece !== last || w.solvedFor >= 0) drawPiece(stage, w, piece);
  });
  drawOnlooker(stage, plan.theme.hero, w.grid, w.cheer);
  if (!isOfNumbers(stage)) drawModel(stage, w);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** The classic one: fifteen numbers and a hole. */
const isOfNumbers = (stage: Stage): boolean => stage.rule('digits', 0) > 0;

/** The finished picture, small: beside the onlooker on a phone, else on the other side of the board. */
function drawModel(stage: Stage, w: SlidingWorld): void {
  const { ctx, view, plan } = stage;
  const { x, y, w: width, h: height } = w.grid.field;
  const [below, beside] = [view.h - y - height - 14, view.w - x - width];
  const isBelow = below > x;
  const size = Math.min(110, isBelow ? Math.min(below - 20, view.w / 2 - 80) : beside - 24);
  if (size < 40) return;
  const [wide, high] = width > height ? [size, (size * height) / width] : [(size * width) / height, size];
  ctx.save();
  ctx.translate(
    isBelow ? Math.max(12, x) : x + width + (beside - wide) / 2,
    isBelow ? view.h - (below + high) / 2 : y + (height - high) / 2,
  );
  ctx.beginPath();
  ctx.roundRect(0, 0, wide, high, 8);
  ctx.strokeStyle = plan.palette.paper;
  ctx.lineWidth = 6;
  ctx.stroke();
  ctx.clip();
  drawPicture(stage, w, wide, high);
  ctx.restore();
}

function drawPiece(stage: Stage, w: SlidingWorld, piece: number): void {
  const { ctx, plan } = stage;
  const { cell, field } = w.grid;
  const { columns, rows, cells } = w.slides;
  const place = w.places[piece] ?? { x: 0, y: 0 };
  const isWhole = w.solvedFor >= 0;
  const gap = isWhole ? Math.max(0, 1.5 - w.solvedFor * 4) : 1.5;
  const [x, y] = [field.x + place.x * cell, field.y + place.y * cell];
  const size = cell - gap * 2;
  if (isOfNumbers(stage)) {
    if (piece < cells.length - 1) drawNumber(stage, piece, x + gap, y + gap, size);
    return;
  }
  ctx.save();
  ctx.globalAlpha = isWhole && piece === cells.length - 1 ? clamp(w.solvedFor * 3, 0, 1) : 1;
  ctx.beginPath();
  ctx.roundRect(x + gap, y + gap, size, size, gap * 5);
  ctx.clip();
  ctx.translate(x - (piece % columns) * cell, y - Math.floor(piece / columns) * cell);
  drawPicture(stage, w, columns * cell, rows * cell);
  ctx.restore();
  if (isWhole) return;
  ctx.strokeStyle = alpha('#ffffff', 0.45);
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.roundRect(x + gap + 1, y + gap + 1, size - 2, size - 2, 7);
  ctx.stroke();
  const small = clamp(cell * 0.14, 8, 13);
  write(ctx, String(piece + 1), x + small * 1.5, y + small * 1.5, small, {
    fill: '#ffffff',
    under: alpha(plan.palette.ink, 0.8),
    weight: 0.2,
  });
}

/** In two colours by turns, so that rows are easy to follow. */
function drawNumber({ ctx, plan }: Stage, piece: number, x: number, y: number, size: number): void {
  const colour = piece % 2 ? plan.palette.second : plan.palette.accent;
  ctx.fillStyle = darker(colour, 0.35);
  ctx.beginPath();
  ctx.roundRect(x, y, size, size, 9);
  ctx.fill();
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(x, y, size, size - Math.max(3, size * 0.07), 9);
  ctx.fill();
  write(ctx, String(piece + 1), x + size / 2, y + size * 0.47, size * (piece < 9 ? 0.48 : 0.4), {
    fill: '#ffffff',
    under: alpha(plan.palette.ink, 0.85),
    weight: 0.2,
  });
}

/** The picture of this level: a member of the cast, large, in a sunburst with four others. */
function drawPicture(stage: Stage, w: SlidingWorld, width: number, height: number): void {
  const { ctx, art, plan } = stage;
  const { palette, theme } = plan;
  // A picture that was asked for is shown alone, in each level.
  const isAsked = stage.rule('shown', 0) === 1;
  const cast = isAsked ? theme.things : [theme.hero, ...theme.things, ...theme.foes];
  const fade = ctx.createLinearGradient(0, 0, width * 0.4, height);
  fade.addColorStop(0, mix(palette.sky[0], palette.accent, 0.35));
  fade.addColorStop(1, mix(palette.sky[1], palette.second, 0.4));
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
  for (let i = 0; i < 16; i++) {
    ctx.fillStyle = alpha(lighter(i % 2 ? palette.accent : palette.second, 0.3), 0.35);
    ctx.beginPath();
    ctx.moveTo(width / 2, height / 2);
    ctx.arc(width / 2, height / 2, width, (i / 16) * turn, ((i + 0.5) / 16) * turn);
    ctx.fill();
  }
  if (!isAsked) drawCorners(stage, at(cast, w.level), width, height);
  art.draw(at(cast, w.level - 1), width / 2, height / 2, Math.min(width, height) * (isAsked ? 0.94 : 0.8));
}

function drawCorners({ art }: Stage, actor: Actor, width: number, height: number): void {
  for (const [x, y] of [
    [0.15, 0.15],
    [0.85, 0.15],
    [0.15, 0.85],
    [0.85, 0.85],
  ] as const)
    art.draw(actor, width * x, height * y, width * 0.26);
}
