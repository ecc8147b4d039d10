import { write } from '../canvas/lettering.ts';
import type { View } from '../canvas/screen.ts';
import { alpha } from '../math/colour.ts';
import { easeBack, easeOut, inside, type Point, type Rect } from '../math/maths.ts';
import { drawGoal } from './goal.ts';
import type { Stage } from './stage.ts';

/** Space for the score and buttons: games keep important things below this line. */
export const hudHeight = 58;

const buttonSize = 40;

function buttons(view: View): Record<'pause' | 'sound', Rect> {
  const x = view.w - buttonSize - 6;
  return {
    pause: { x, y: 8, w: buttonSize, h: buttonSize },
    sound: { x: x - buttonSize, y: 8, w: buttonSize, h: buttonSize },
  };
}

export function buttonAt(view: View, p: Point): 'pause' | 'sound' | null {
  const { pause, sound } = buttons(view);
  return inside(p, pause) ? 'pause' : inside(p, sound) ? 'sound' : null;
}

export function drawHud(stage: Stage, seconds: number, paused: boolean): void {
  const { ctx, view, hud, plan, art } = stage;
  const { palette } = plan;
  const slide = -40 * (1 - easeOut(seconds * 3));
  ctx.save();
  scrim(stage);
  ctx.translate(0, slide);
  write(ctx, String(Math.round(hud.score)), 18, 25, 21 * (1 + hud.bump * 0.18), {
    align: 'left',
    fill: palette.paper,
    under: palette.ink,
    tabular: true,
  });
  drawGoal(stage);
  if (hud.label)
    write(ctx, hud.label, 18, 47, 9, { align: 'left', fill: palette.paper, under: palette.ink, weight: 0.2 });
  // What cannot be lost is not counted.
  const hearts = plan.rules['gentle'] ? 0 : hud.livesMax;
  for (let i = 0; i < hearts; i++) {
    const x = view.w - buttonSize * 2 - 30 - i * (hud.livesMax > 3 ? 18 : 22);
    ctx.globalAlpha = i < hud.lives ? 1 : 0.3;
    art.draw(art.heart, x, 28, i < hud.lives ? 21 : 17);
  }
  ctx.globalAlpha = 1;
  if (hud.progress >= 0) bar(stage, 18, hud.label ? 56 : 45, Math.min(150, view.w * 0.36), hud.progress);
  ctx.restore();
  drawButtons(stage, paused);
  drawBanner(stage);
}

/** Keeps score and hearts readable over any background. */
function scrim({ ctx, view, plan }: Stage): void {
  const shade = ctx.createLinearGradient(0, 0, 0, hudHeight * 1.4);
  shade.addColorStop(0, alpha(plan.palette.ink, 0.5));
  shade.addColorStop(1, alpha(plan.palette.ink, 0));
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, view.w, hudHeight * 1.4);
}

function bar(stage: Stage, x: number, y: number, w: number, share: number): void {
  const { ctx, plan } = stage;
  ctx.fillStyle = alpha(plan.palette.ink, 0.55);
  ctx.beginPath();
  ctx.roundRect(x - 2, y - 2, w + 4, 10, 5);
  ctx.fill();
  ctx.fillStyle = plan.palette.accent;
  ctx.beginPath();
  ctx.roundRect(x, y, Math.max(6, w * Math.min(1, share)), 6, 3);
  ctx.fill();
}

export function drawButtons(stage: Stage, paused: boolean): void {
  const { ctx, view, plan, sound } = stage;
  const { x, y } = buttons(view).pause;
  // Measured from the pause button's corner; the speaker is to the left of it.
  const signs = new Path2D(
    `${paused ? 'M15 12l13 8-13 8z' : 'M15 13v14m10-14v14'}M-30 17h4l6-5v16l-6-5h-4z${
      sound.isOn() ? 'M-15 15q4 5 0 10' : 'M-15 16l7 8m0-8l-7 8'
    }`,
  );
  ctx.save();
  ctx.translate(x, y);
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const [colour, width] of [
    [alpha(plan.palette.ink, 0.7), 6],
    [plan.palette.paper, 2.6],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke(signs);
  }
  ctx.restore();
}

function drawBanner(stage: Stage): void {
  const { ctx, view, hud, plan } = stage;
  const t = hud.bannerSeconds;
  if (t > 1.5) return;
  ctx.globalAlpha = t > 1.2 ? (1.5 - t) / 0.3 : 1;
  const size = 24 * Math.max(0.1, easeBack(t * 4));
  write(ctx, hud.banner, view.w / 2, view.h * 0.3, size, { fill: plan.palette.accent, under: plan.palette.ink });
  ctx.globalAlpha = 1;
}
