import { sceneArtOf } from '../art/scenery/scenes.ts';
import { wantsLessMotion } from '../canvas/screen.ts';
import { alpha } from '../math/colour.ts';
import { turn, wrap } from '../math/maths.ts';
import type { Stage } from './stage.ts';

/** Spreads the n-th drop over the screen without a visible pattern. */
const spread = (n: number, step: number) => (n * step) % 1;

/** A blizzard, a downpour, thick fog. */
const isHeavy = ({ plan }: Stage): boolean => plan.skies?.includes('heavy') === true;

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

function drawRain(stage: Stage, isStorm: boolean): void {
  const { ctx, view, time, plan } = stage;
  ctx.fillStyle = alpha('#0b1a33', isStorm ? 0.24 : 0.14);
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  const slant = isStorm ? 0.34 : 0.1;
  const pace = isStorm ? 900 : plan.mood === 'calm' ? 430 : 640;
  const drops = Math.round((view.w * view.h) / (isStorm ? 1900 : 2600)) * (isHeavy(stage) ? 1.7 : 1);
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
  if (isStorm) drawLightning(stage);
}

const betweenBolts = 4.5;

/** A bolt from the clouds, each time at another place, and its light. */
function drawLightning({ ctx, view, time }: Stage): void {
  const age = time % betweenBolts;
  if (age > 0.5) return;
  if (age < 0.14) {
    ctx.fillStyle = alpha('#f4f8ff', 0.36 - age * 2.4);
    ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  }
  const n = Math.floor(time / betweenBolts) + 1;
  let x = view.w * (0.12 + spread(n, 0.7548776) * 0.76);
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x, -10);
  for (let i = 1; i < 8; i++) {
    x += (spread(n * 9 + i, 0.6180339) - 0.5) * 60;
    ctx.lineTo(x, (view.h * 0.5 * i) / 7);
  }
  for (const [colour, width] of [
    ['#a9c8ff', 9],
    ['#ffffff', 3],
  ] as const) {
    ctx.strokeStyle = alpha(colour, (width > 5 ? 0.4 : 1) * (1 - age * 2));
    ctx.lineWidth = width;
    ctx.stroke();
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

function drawSnow(stage: Stage): void {
  const { ctx, view, time } = stage;
  const isBlizzard = isHeavy(stage);
  const flakes = Math.round((view.w * view.h) / (isBlizzard ? 1500 : 3200));
  if (isBlizzard) {
    ctx.fillStyle = 'rgba(226,236,248,0.2)';
    ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
    drawWind(stage);
  }
  ctx.fillStyle = alpha('#ffffff', 0.88);
  ctx.beginPath();
  for (let n = 0; n < flakes; n++) {
    const size = 1.4 + spread(n, 0.413) * 2.6;
    const pace = (26 + size * 16) * (isBlizzard ? 3.4 : 1);
    const y = wrap(spread(n, 0.6180339) * view.h + time * pace, view.h + 20) - 10;
    const sway = isBlizzard ? -time * pace * 0.9 : Math.sin(time * 0.9 + n) * 16;
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

/** Thicker at a distance than near the ground, where one plays; banks of it drift by. */
function drawFog(stage: Stage): void {
  const { ctx, view, time } = stage;
  const thick = isHeavy(stage) ? 1.3 : 1;
  const tint = stage.plan.hour === 'night' ? '#aebccd' : '#e8edf2';
  const veil = ctx.createLinearGradient(0, 0, 0, view.h);
  veil.addColorStop(0, alpha(tint, 0.2 * thick));
  veil.addColorStop(0.55, alpha(tint, 0.36 * thick));
  veil.addColorStop(1, alpha(tint, 0.22 * thick));
  ctx.fillStyle = veil;
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  for (let n = 0; n < 9; n++) {
    const wide = view.w * (0.5 + spread(n, 0.37) * 0.4);
    const x = wrap(spread(n, 0.7548776) * view.w * 1.6 + time * (8 + spread(n, 0.29) * 14), view.w + wide * 2) - wide;
    const y = view.h * (0.12 + n * 0.1) + Math.sin(time * 0.3 + n) * 10;
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(1, 0.24);
    const bank = ctx.createRadialGradient(0, 0, 0, 0, 0, wide);
    bank.addColorStop(0, alpha(tint, 0.4 * thick));
    bank.addColorStop(0.6, alpha(tint, 0.2 * thick));
    bank.addColorStop(1, alpha(tint, 0));
    ctx.fillStyle = bank;
    ctx.fillRect(-wide, -wide, wide * 2, wide * 2);
    ctx.restore();
  }
}
