import { alpha, darker, lighter, lightnessOf, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import type { Plan, Sky } from '../../plan.ts';
import type { SceneArt } from './scene-art.ts';
import { drawRainbow, drawStarryNight } from './sky-sights.ts';
import { disc } from './strip.ts';

/** The light in the sky: sun, moon, planets, beams. */
export function drawLight(
  ctx: CanvasRenderingContext2D,
  scene: Pick<SceneArt, 'light' | 'air' | 'hasWindows'>,
  plan: Plan,
  w: number,
  h: number,
  random: Random,
): void {
  const { light = 'sun' } = scene;
  const { palette, weather, hour } = plan;
  const sees = (sky: Sky) => plan.skies?.includes(sky) === true;
  const isCovered = weather === 'rain' || weather === 'storm' || weather === 'fog' || sees('clouds');
  const isOutside = !scene.hasWindows && light !== 'none';
  const dark = lightnessOf(palette.sky[0]) < 0.4;
  if ((dark && !isCovered && light !== 'rays' && light !== 'none') || scene.air === 'stars')
    stars(ctx, w, h, random, palette.paper);
  if (sees('stars') && isOutside) drawStarryNight(ctx, { w, h }, random);
  // Neon and fire light the air above the ground.
  if (plan.theme.look === 'neon' || scene.air === 'embers')
    halo(ctx, w / 2, h * 0.8, h * 0.62, lighter(palette.sky[1], 0.12), 0.75);
  const x = w * random.range(0.2, 0.8);
  const isLow = hour === 'dusk' || hour === 'dawn';
  const y = h * (isLow && light === 'sun' ? random.range(0.36, 0.46) : random.range(0.14, 0.3));
  const isSunny = light === 'sun' && !isCovered && (!dark || isLow);
  const r = Math.min(w, h) * random.range(0.09, 0.14) * (isSunny && isLow ? 1.7 : 1);
  if (isSunny) {
    const sun = mix(lighter(palette.accent, 0.45), isLow ? '#ffb070' : '#fff2b8', 0.8);
    halo(ctx, x, y, r * 3.4, sun, 0.6);
    ctx.fillStyle = sun;
    disc(ctx, x, y, r);
  }
  // Lower than the title is, so that it is seen behind it as well.
  if (sees('full-moon') && isOutside) moon(ctx, x, h * 0.36, Math.min(w, h) * 0.21, palette.paper);
  else if ((light === 'moon' || (light === 'sun' && dark)) && !isSunny && !isCovered) moon(ctx, x, y, r, palette.paper);
  if (light === 'planets') {
    planet(ctx, x, y + h * 0.06, r * 1.5, palette.second, true);
    planet(ctx, wrapTo(x + w * 0.5, w), h * random.range(0.45, 0.7), r * 0.6, palette.accent, false);
  }
  if (light === 'rays') {
    for (let i = 0; i < 6; i++) {
      const from = (i / 6) * w * 1.2 - w * 0.1 + random.range(-20, 20);
      const wide = random.range(14, 46);
      const beam = ctx.createLinearGradient(0, 0, 0, h * 0.8);
      beam.addColorStop(0, alpha(lighter(palette.sky[0], 0.7), 0.3));
      beam.addColorStop(1, alpha(palette.sky[1], 0));
      ctx.fillStyle = beam;
      ctx.beginPath();
      ctx.moveTo(from, 0);
      ctx.lineTo(from + wide, 0);
      ctx.lineTo(from + wide * 2.4 - w * 0.16, h * 0.8);
      ctx.lineTo(from - w * 0.2, h * 0.8);
      ctx.fill();
    }
  }
  if (light === 'stripes') {
    const big = Math.min(w, h) * 0.28;
    const cy = h * 0.5;
    halo(ctx, w / 2, cy, big * 2.2, palette.second, 0.5);
    const fade = ctx.createLinearGradient(0, cy - big, 0, cy + big);
    fade.addColorStop(0, palette.accent);
    fade.addColorStop(1, palette.second);
    ctx.save();
    ctx.beginPath();
    for (let i = 0; i < 9; i++)
      ctx.rect(0, i ? cy - big * 0.1 + i * big * 0.14 : 0, w, i ? big * (0.12 - i * 0.01) : cy - big * 0.0);
    ctx.clip();
    ctx.fillStyle = fade;
    disc(ctx, w / 2, cy, big);
    ctx.restore();
  }
  if (isCovered && light !== 'none' && light !== 'rays') clouds(ctx, w, h, random, palette.sky, weather === 'storm');
  if (sees('rainbow') && isOutside) drawRainbow(ctx, { w, h });
  if (light === 'lamps') {
    for (const side of [0.16, 0.84]) halo(ctx, w * side, h * 0.24, Math.min(w, h) * 0.5, palette.accent, 0.42);
  }
}

function moon(ctx: CanvasRenderingContext2D, x: number, y: number, r: number, paper: string): void {
  halo(ctx, x, y, r * 3, paper, 0.32);
  ctx.fillStyle = mix(paper, '#fff3cf', 0.5);
  disc(ctx, x, y, r);
  ctx.fillStyle = alpha(darker(paper, 0.4), 0.22);
  for (const [dx, dy, k] of [
    [-0.3, -0.2, 0.22],
    [0.35, 0.1, 0.28],
    [-0.1, 0.45, 0.17],
    [0.2, -0.5, 0.13],
  ] as const)
    disc(ctx, x + dx * r, y + dy * r, k * r);
}

/** A heavy cloud cover, darker at the top. */
function clouds(
  ctx: CanvasRenderingContext2D,
  w: number,
  h: number,
  random: Random,
  [top, bottom]: [string, string],
  isStorm: boolean,
): void {
  for (let row = 3; row >= 0; row--) {
    const shade = isStorm ? mix(top, '#161b29', 0.6) : darker(top, 0.25);
    const colour = mix(mix(top, bottom, 0.3), shade, (3 - row) / 3);
    ctx.fillStyle = colour;
    for (let x = -40; x < w + 60; x += random.range(34, 62)) {
      const r = random.range(34, 66);
      ctx.beginPath();
      ctx.ellipse(x, h * 0.075 * row - 6, r, r * 0.62, 0, 0, turn);
      ctx.fill();
    }
  }
}

function wrapTo(x: number, w: number): number {
  return x > w ? x - w : x;
}

function stars(ctx: CanvasRenderingContext2D, w: number, h: number, random: Random, colour: string): void {
  for (let i = 0; i < 110; i++) {
    ctx.fillStyle = alpha(colour, random.range(0.25, 0.95));
    disc(ctx, random.range(0, w), random.range(0, h), random.range(0.4, 1.5));
  }
}

function halo(ctx: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string, strength: number): void {
  const glow = ctx.createRadialGradient(x, y, 0, x, y, r);
  glow.addColorStop(0, alpha(colour, strength));
  glow.addColorStop(1, alpha(colour, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(x - r, y - r, r * 2, r * 2);
}

function planet(ctx: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string, ringed: boolean): void {
  const ball = ctx.createRadialGradient(x - r * 0.4, y - r * 0.4, r * 0.1, x, y, r * 1.1);
  ball.addColorStop(0, lighter(colour, 0.4));
  ball.addColorStop(0.6, colour);
  ball.addColorStop(1, darker(colour, 0.6));
  ctx.fillStyle = ball;
  disc(ctx, x, y, r);
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, r, 0, turn);
  ctx.clip();
  ctx.fillStyle = alpha(darker(colour, 0.4), 0.3);
  for (const dy of [-0.5, -0.05, 0.45]) ctx.fillRect(x - r, y + dy * r, r * 2, r * 0.18);
  ctx.restore();
  if (!ringed) return;
  ctx.strokeStyle = alpha(lighter(colour, 0.5), 0.75);
  ctx.lineWidth = r * 0.13;
  ctx.beginPath();
  ctx.ellipse(x, y, r * 1.75, r * 0.42, -0.35, -0.25, Math.PI + 0.25);
  ctx.stroke();
}
