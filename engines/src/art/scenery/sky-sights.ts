import { alpha, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import { disc } from './strip.ts';

type Size = { w: number; h: number };

const bands = ['#ff5a5a', '#ff9d3c', '#ffe14d', '#5fd56a', '#4aa8ff', '#6a6bff', '#b264f0'];

/** From one side of the sky to the other, behind the scenery. */
export function drawRainbow(ctx: CanvasRenderingContext2D, { w, h }: Size): void {
  const wide = Math.min(w * 0.56, h * 0.5);
  const band = wide * 0.045;
  ctx.lineWidth = band + 1;
  bands.forEach((colour, i) => {
    ctx.strokeStyle = alpha(colour, 0.72);
    ctx.beginPath();
    ctx.arc(w / 2, h * 0.66, wide - i * band, Math.PI, turn);
    ctx.stroke();
  });
}

const greens = ['#4dffb0', '#39e6c9', '#8f7bff', '#57ff8f'];

/** Curtains of light, each a row of rays above a wavy hem. */
export function drawAurora(ctx: CanvasRenderingContext2D, { w, h }: Size, random: Random): void {
  ctx.globalCompositeOperation = 'lighter';
  for (let curtain = 0; curtain < 4; curtain++) {
    const colour = greens[curtain] ?? '#4dffb0';
    const hem = h * (0.3 + curtain * 0.085);
    const [bend, phase] = [random.range(1.4, 2.6), random.range(0, turn)];
    const step = 5;
    for (let x = -step; x < w + step; x += step) {
      const along = (x / w) * turn * bend + phase;
      const y = hem + Math.sin(along) * h * 0.06 + Math.sin(along * 2.3) * h * 0.025;
      const tall = h * (0.15 + 0.1 * Math.abs(Math.sin(along * 1.7 + curtain)) + random.range(0, 0.05));
      const glow = 0.2 + 0.22 * Math.abs(Math.sin(along * 0.8 + curtain * 2));
      const ray = ctx.createLinearGradient(0, y - tall, 0, y + h * 0.03);
      ray.addColorStop(0, alpha(mix(colour, '#a24dff', 0.6), 0));
      ray.addColorStop(0.55, alpha(mix(colour, '#7a5cff', 0.3), glow * 0.55));
      ray.addColorStop(0.88, alpha(colour, glow * 1.3));
      ray.addColorStop(1, alpha(colour, 0));
      ctx.fillStyle = ray;
      ctx.fillRect(x, y - tall, step + 1, tall + h * 0.03);
    }
  }
  ctx.globalCompositeOperation = 'source-over';
}

/** The band of the galaxy and bright stars, for a night that is asked for because of them. */
export function drawStarryNight(ctx: CanvasRenderingContext2D, { w, h }: Size, random: Random): void {
  for (let i = 0; i < 46; i++) {
    const share = i / 45;
    const [x, y] = [w * (share * 1.2 - 0.1) + random.range(-20, 20), h * (0.5 - share * 0.42) + random.range(-26, 26)];
    const r = random.range(30, 62);
    const mist = ctx.createRadialGradient(x, y, 0, x, y, r);
    mist.addColorStop(0, alpha(i % 3 ? '#b9c8ff' : '#f0c8ff', 0.1));
    mist.addColorStop(1, alpha('#b9c8ff', 0));
    ctx.fillStyle = mist;
    ctx.fillRect(x - r, y - r, r * 2, r * 2);
  }
  for (let i = 0; i < 190; i++) {
    ctx.fillStyle = alpha(i % 5 ? '#ffffff' : '#ffeec2', random.range(0.45, 1));
    disc(ctx, random.range(0, w), random.range(0, h * 0.75), random.range(0.5, 1.7));
  }
  for (let i = 0; i < 16; i++)
    drawTwinkle(ctx, random.range(0, w), random.range(h * 0.05, h * 0.55), random.range(4, 9));
}

function drawTwinkle(ctx: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  ctx.fillStyle = 'rgba(255,250,224,0.95)';
  ctx.beginPath();
  for (let i = 0; i < 8; i++) {
    const out = i % 2 ? r * 0.22 : r;
    ctx.lineTo(x + Math.cos((i / 8) * turn) * out, y + Math.sin((i / 8) * turn) * out);
  }
  ctx.fill();
}
