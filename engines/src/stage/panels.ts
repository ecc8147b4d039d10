import { picturesOfDocument } from '../art/pictures.ts';
import { widthOf, write } from '../canvas/lettering.ts';
import { alpha, lighter } from '../math/colour.ts';
import { clamp, easeBack, easeInOut, easeOut, turn } from '../math/maths.ts';
import { drawButtons } from './hud.ts';
import { drawPoster } from './poster.ts';
import type { Stage } from './stage.ts';
import { drawVeil, showsBoard } from './title-veil.ts';
import { drawWordmark } from './wordmark.ts';

const finePointer = () => window.matchMedia('(pointer: fine)').matches;

/**
 * The title is drawn above the running game; the hand below shows the first gesture. A preview asks for nothing, and
 * its lower part is left to the app's own text.
 */
export function drawTitle(stage: Stage, seconds: number, best: number, isPreview: boolean): void {
  const { ctx, view, plan } = stage;
  const { palette } = plan;
  drawVeil(stage);
  const bottom = drawWordmark(stage, view.portrait ? view.h * 0.2 : view.h * 0.24, seconds);
  ctx.globalAlpha = clamp(seconds * 2 - 0.6, 0, 1);
  const goalEnd = paragraph(stage, plan.goal, bottom + 24, 12, Math.min(view.w - 40, 560));
  if (!showsBoard(plan.kind)) drawPoster(stage, seconds, goalEnd + 16);
  if (isPreview) {
    ctx.globalAlpha = 1;
    return;
  }
  drawHints(stage);
  if (best > 0) {
    write(ctx, `BEST ${best}`, 18, 28, 10, { align: 'left', fill: palette.accent, under: palette.ink, weight: 0.2 });
  }
  ctx.globalAlpha = 1;
  drawButtons(stage, false);
}

/** The hand, what to touch and, beside a mouse, the keys: each below the real end of the one above. */
function drawHints(stage: Stage): void {
  const { view, plan } = stage;
  const { touch, keys } = plan.controls;
  const width = view.w - 40;
  const hints = finePointer()
    ? [
        { text: touch, size: 10.5, gap: 45 },
        { text: keys, size: 9, gap: 9 },
      ]
    : [{ text: touch, size: 12, gap: 46 }];
  const height = hints.reduce(
    (sum, { text, size, gap }) => sum + gap + heightOf(evenLines(text, size, width), size),
    0,
  );
  const top = Math.min(view.h * (view.portrait ? 0.76 : 0.8), view.h - 6 - height);
  let y = top;
  for (const { text, size, gap } of hints) y = paragraph(stage, text, y + gap + size / 2, size, width);
  drawHand(stage, view.w / 2, top);
}

function drawHand(stage: Stage, x: number, y: number): void {
  const { ctx, plan, time } = stage;
  const t = (time % 1.6) / 1.6;
  const swing = Math.sin(time * 2.6);
  const { gesture } = plan.controls;
  let dx = 0;
  let pressed = gesture !== 'tap' || t < 0.3;
  if (gesture === 'drag' || gesture === 'stick') dx = swing * 44;
  if (gesture === 'swipe') {
    dx = -40 + easeInOut(t * 1.8) * 80;
    pressed = t < 0.6;
  }
  if (gesture === 'hold') pressed = t < 0.7;
  ctx.strokeStyle = alpha(plan.palette.paper, 0.5);
  ctx.lineWidth = 3;
  ctx.lineCap = 'round';
  if (gesture === 'drag' || gesture === 'swipe' || gesture === 'stick') {
    ctx.beginPath();
    ctx.moveTo(x - 44, y);
    ctx.lineTo(x + 44, y);
    ctx.stroke();
  }
  ctx.save();
  ctx.translate(x + dx, y);
  if (pressed) {
    ctx.strokeStyle = plan.palette.accent;
    ctx.beginPath();
    ctx.arc(0, 0, 12 + (gesture === 'tap' ? t * 40 : 4), 0, turn);
    ctx.stroke();
  }
  ctx.translate(0, pressed ? 0 : 8);
  ctx.rotate(-0.25);
  ctx.fillStyle = '#fff';
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(-5, -4, 10, 30, 5);
  ctx.roundRect(-9, 14, 26, 20, 9);
  ctx.stroke();
  ctx.fill();
  ctx.restore();
}

export function drawOver(stage: Stage, seconds: number, best: number, newBest: boolean): void {
  const { ctx, view, plan, hud, art, time } = stage;
  const { palette } = plan;
  shade(stage, 0.62 * easeOut(seconds * 3));
  const middle = view.w / 2;
  const y = view.h * 0.5;
  const grow = easeBack(seconds * 2.6);
  ctx.save();
  ctx.translate(middle, y);
  ctx.scale(grow, grow);
  drawCard(stage);
  write(ctx, hud.won ? 'YOU WIN!' : newBest ? 'NEW BEST!' : 'GAME OVER', 0, -96, 24, {
    fill: palette.accent,
    under: palette.ink,
  });
  art.draw(plan.theme.hero, 0, -36, 66, {
    tilt: newBest || hud.won ? Math.sin(time * 8) * 0.2 : -0.35,
    squash: newBest || hud.won ? 0 : 0.2,
  });
  const counted = Math.round(hud.score * easeOut(seconds * 1.4 - 0.2));
  write(ctx, String(counted), 0, 32, 40, { fill: palette.paper, under: palette.ink, tabular: true });
  write(ctx, `BEST ${Math.max(best, hud.score)}`, 0, 72, 10, { fill: palette.paper, under: palette.ink, weight: 0.2 });
  ctx.restore();
  if (newBest && seconds < 2 && Math.random() < 0.4) {
    const colours = [palette.accent, palette.second, palette.danger, palette.paper];
    stage.effects.burst(Math.random() * view.w, -6, colours, {
      count: 4,
      gravity: 260,
      life: 2,
      shape: 'bit',
      speed: 90,
    });
  }
  if (newBest) stage.effects.draw(ctx);
  if (seconds > 0.5) {
    ctx.globalAlpha = 0.65 + 0.35 * Math.sin(time * 5);
    write(ctx, 'TAP TO PLAY AGAIN', middle, y + 116, 10, { fill: palette.paper, under: palette.ink, weight: 0.2 });
    ctx.globalAlpha = 1;
  }
  drawButtons(stage, false);
}

/** Keeps the result readable over cards, letters and bright boards. */
function drawCard({ ctx, plan }: Stage): void {
  ctx.fillStyle = alpha(plan.palette.ink, 0.78);
  ctx.strokeStyle = alpha(plan.palette.accent, 0.85);
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(-132, -126, 264, 266, 24);
  ctx.fill();
  ctx.stroke();
}

export function drawPause(stage: Stage): void {
  const { ctx, view, plan } = stage;
  shade(stage, 0.6);
  write(ctx, 'PAUSED', view.w / 2, view.h / 2 - 14, 26, { fill: plan.palette.paper, under: plan.palette.ink });
  write(ctx, 'TAP TO GO ON', view.w / 2, view.h / 2 + 22, 10, { fill: plan.palette.accent, under: plan.palette.ink });
  const { credits } = picturesOfDocument();
  credits.forEach((credit, i) => {
    write(ctx, credit, view.w / 2, view.h - 16 - (credits.length - 1 - i) * 14, 6, {
      fill: plan.palette.paper,
      weight: 0.2,
    });
  });
  drawButtons(stage, true);
}

function shade(stage: Stage, strength: number): void {
  const { ctx, view, plan } = stage;
  ctx.fillStyle = alpha(plan.palette.ink, strength);
  ctx.fillRect(0, 0, view.w, view.h);
}

/** Returns the y at which it ends. */
function paragraph(stage: Stage, text: string, y: number, size: number, width: number): number {
  const { ctx, view, plan } = stage;
  const lines = evenLines(text, size, width);
  const end = y - size / 2 + heightOf(lines, size);
  band(stage, Math.max(...lines.map((line) => widthOf(line, size))), y, end - size / 2, size);
  lines.forEach((line, i) => {
    write(ctx, line, view.w / 2, y + i * size * 1.7, size, {
      fill: lighter(plan.palette.paper, 0.3),
      under: plan.palette.ink,
      weight: 0.2,
    });
  });
  return end;
}

const heightOf = (lines: string[], size: number): number => size + (lines.length - 1) * size * 1.7;

/** Balances the lines, so that no single word is left on the last one. */
function evenLines(text: string, size: number, width: number): string[] {
  let lines = broken(text, size, width);
  for (let narrow = width * 0.95; narrow > width * 0.3; narrow *= 0.95) {
    const even = broken(text, size, narrow);
    if (even.length > lines.length) break;
    lines = even;
  }
  return lines;
}

/** A darker strip behind lines of text from one middle to another, which fades out at both ends. */
function band({ ctx, view, plan }: Stage, width: number, from: number, to: number, size: number): void {
  const half = Math.min(view.w / 2, width / 2 + size * 3);
  const middle = view.w / 2;
  const fade = ctx.createLinearGradient(middle - half, 0, middle + half, 0);
  const edge = Math.min(0.3, (size * 3) / half);
  for (const [place, strength] of [
    [0, 0],
    [edge, 0.52],
    [1 - edge, 0.52],
    [1, 0],
  ] as const)
    fade.addColorStop(place, alpha(plan.palette.ink, strength));
  ctx.fillStyle = fade;
  ctx.fillRect(middle - half, from - size, half * 2, to - from + size * 2);
}

function broken(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  // Chinese and Japanese use no spaces and may break anywhere.
  const isUnspaced = /[\u3040-\u30ff\u3400-\u9fff]/.test(text);
  const space = isUnspaced ? '' : ' ';
  for (const word of text.split(space)) {
    const last = lines[lines.length - 1];
    const longer = `${last}${space}${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
