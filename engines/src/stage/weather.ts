import { sceneArtOf } from '../art/scenery/scenes.ts';
import { wantsLessMotion } from '../canvas/screen.ts';
import { alpha } from '../math/colour.ts';
import { turn, wrap } from '../math/maths.ts';
import type { Stage } from './stage.ts';

/** Spreads the n-th drop over the screen without a visible pattern. */
const spread = (n: number, step: number) => (n * step) % 1;

/** The requested weather, drawn over every mechanic that is not in a house. With reduced motion it stands still. */
export function drawWeather(open: Stage): void {
  const { weather } = open.plan;
  if (weather === undefined || sceneArtOf(open.plan).hasWindows) return;
  const { ctx } = open;
  const stage = wantsLessMotion() ? { ...open, time: 1 } : open;
  ctx.save();
  if (weather === 'rain' || weather === 'storm') drawRain(stage, weather === 'storm');
  if (weather === 'snow') drawSnow(stage);
  if (weather === 'wind') drawWind(stage);
  if (weather === 'fog') drawFog(stage);
  ctx.restore();
}

function drawRain({ ctx, view, time, plan }: Stage, isStorm: boolean): void {
  ctx.fillStyle = alpha('#0b1a33', isStorm ? 0.24 : 0.14);
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  const slant = isStorm ? 0.34 : 0.1;
  const pace = isStorm ? 900 : plan.mood === 'calm' ? 430 : 640;
  const drops = Math.round((view.w * view.h) / (isStorm ? 1900 : 2600));
  ctx.lineCap = 'round';
  for (const near of [0, 1]) {
    ctx.strokeStyle = alpha('#d8ecff', near ? 0.55 : 0.28);
    ctx.lineWidth = near ? 2 : 1.2;
    ctx.beginPath();
    for (let n = near; n < drops; n += 2) {
      const fall = time * pace * (near ? 1 : 0.7) * (0.8 + spread(n, 0.37) * 0.4);
      const y = wrap(spread(n, 0.6180339) * view.h * 1.3 + fall, view.h + 60) - 40;
      const x = wrap(spread(n, 0.7548776) * view.w - y * slant, view.w + 20) - 10;
      const length = near ? 20 : 13;
      ctx.moveTo(x, y);
      ctx.lineTo(x - slant * length, y + length);
    }
    ctx.stroke();
  }
  drawSplashes(ctx, view, time, drops);
  if (isStorm && time % 6.5 < 0.14) {
    ctx.fillStyle = alpha('#f4f8ff', 0.4 - (time % 6.5) * 2.4);
    ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  }
}

/** Rings where drops hit the ground, in the lower part of the view. */
function drawSplashes(ctx: CanvasRenderingContext2D, view: Stage['view'], time: number, drops: number): void {
  ctx.lineWidth = 1.2;
  for (let n = 0; n < drops / 5; n++) {
    const age = (time * 1.7 + spread(n, 0.37)) % 1;
    const round = Math.floor(time * 1.7 + spread(n, 0.37));
    const x = spread(n * 7 + round * 3, 0.7548776) * view.w;
    const y = view.h * (0.55 + 0.45 * spread(n * 5 + round * 11, 0.6180339));
    ctx.strokeStyle = alpha('#e4f1ff', 0.4 * (1 - age));
    ctx.beginPath();
    ctx.ellipse(x, y, 2 + age * 8, 1 + age * 3, 0, 0, turn);
    ctx.stroke();
  }
}

function drawSnow({ ctx, view, time }: Stage): void {
  const flakes = Math.round((view.w * view.h) / 3600);
  ctx.fillStyle = alpha('#ffffff', 0.85);
  ctx.beginPath();
  for (let n = 0; n < flakes; n++) {
    const size = 1.4 + spread(n, 0.413) * 2.6;
    const y = wrap(spread(n, 0.6180339) * view.h + time * (26 + size * 16), view.h + 20) - 10;
    const sway = Math.sin(time * 0.9 + n) * 16;
    const x = wrap(spread(n, 0.7548776) * view.w + sway, view.w + 20) - 10;
    ctx.moveTo(x + size, y);
    ctx.arc(x, y, size, 0, turn);
  }
  ctx.fill();
}

function drawWind({ ctx, view, time }: Stage): void {
  ctx.strokeStyle = alpha('#ffffff', 0.35);
  ctx.lineWidth = 2;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (let n = 0; n < 14; n++) {
    const x = wrap(spread(n, 0.7548776) * view.w + time * (260 + spread(n, 0.29) * 260), view.w + 160) - 80;
    const y = spread(n, 0.6180339) * view.h;
    ctx.moveTo(x - 60, y);
    ctx.quadraticCurveTo(x, y + Math.sin(time * 2 + n) * 10, x + 50, y);
  }
  ctx.stroke();
}

function drawFog({ ctx, view, time }: Stage): void {
  for (let n = 0; n < 4; n++) {
    const y = view.h * (0.2 + n * 0.22) + Math.sin(time * 0.3 + n) * 16;
    const band = ctx.createLinearGradient(0, y - 90, 0, y + 90);
    band.addColorStop(0, alpha('#e6ecf2', 0));
    band.addColorStop(0.5, alpha('#e6ecf2', 0.3 + 0.06 * Math.sin(time * 0.5 + n * 2)));
    band.addColorStop(1, alpha('#e6ecf2', 0));
    ctx.fillStyle = band;
    ctx.fillRect(-20, y - 90, view.w + 40, 180);
  }
}
