import { alpha, darker, mix } from '../../math/colour.ts';
import { turn, wrap } from '../../math/maths.ts';
import { hashOf } from '../../math/random.ts';
import type { Hour } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawSea } from '../../stage/water.ts';
import type { DownhillWorld } from './world.ts';

export type Surface = 'water' | 'snow' | 'road' | 'meadow' | 'sky';

const pavedScenes = new Set([
  'city',
  'cyber',
  'stadium',
  'castle',
  'haunted',
  'room',
  'kitchen',
  'dungeon',
  'space',
  'starship',
  'shop',
  'school',
]);

/** The surface, which determines the vehicle. */
export function surfaceOf({ plan }: Stage): Surface {
  const { scene } = plan.theme;
  if (scene === 'sea' || scene === 'beach' || plan.rules['river']) return 'water';
  if (scene === 'sky') return 'sky';
  if (scene === 'snow') return 'snow';
  return pavedScenes.has(scene) || /skate/.test(plan.theme.hero.name) ? 'road' : 'meadow';
}

export function drawSlope(stage: Stage, w: DownhillWorld): void {
  const { view, backdrop } = stage;
  const surface = surfaceOf(stage);
  if (surface === 'water') drawWater(stage, w);
  else if (surface === 'sky') drawDepths(stage, w);
  else backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 }, 0, w.along - 20);
  if (surface === 'snow') drawSnow(stage, w);
  if (surface === 'road') drawRoad(stage, w);
}

/** Open air, with far clouds that come up slower than what is near. */
function drawDepths(stage: Stage, w: DownhillWorld): void {
  const { ctx, view, plan } = stage;
  const { sky, paper } = plan.palette;
  const fade = ctx.createLinearGradient(0, 0, 0, view.h);
  fade.addColorStop(0, sky[0]);
  fade.addColorStop(1, sky[1]);
  ctx.fillStyle = fade;
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  for (let i = 0; i < 14; i++) {
    const n = hashOf(`far ${i} ${plan.seed}`);
    const size = 26 + (n % 34);
    const x = (n >>> 6) % Math.max(1, Math.round(view.w));
    const y = wrap(i * 83 - w.along * (0.25 + (i % 3) * 0.12), view.h + 160) - 80;
    ctx.fillStyle = alpha(paper, 0.16 + (i % 3) * 0.08);
    for (const [dx, dy, by] of [
      [-0.9, 0.1, 0.6],
      [0, -0.15, 0.85],
      [0.9, 0.12, 0.55],
    ] as const) {
      ctx.beginPath();
      ctx.ellipse(x + dx * size, y + dy * size, size * by, size * by * 0.55, 0, 0, turn);
      ctx.fill();
    }
  }
}

/** The sea, seen from above; whoever surfs has fronts of big waves behind and ahead. */
function drawWater(stage: Stage, w: DownhillWorld): void {
  drawSea(stage, 0, w.along);
  if (!/surf/.test(stage.plan.theme.hero.name)) return;
  const { ctx, view, time } = stage;
  const step = 300;
  for (let row = Math.floor(w.along / step) - 1; row * step < w.along + view.h + step; row++) {
    const top = row * step - w.along + Math.sin(time * 0.7 + row) * 10;
    const crest = (x: number) => top + Math.sin(x / 74 + row * 2.1) * 13 + Math.sin(x / 31 + row) * 4;
    const face = ctx.createLinearGradient(0, top - 20, 0, top + 130);
    face.addColorStop(0, 'rgba(196,246,250,0.85)');
    face.addColorStop(0.25, 'rgba(52,176,208,0.75)');
    face.addColorStop(0.7, 'rgba(8,62,120,0.55)');
    face.addColorStop(1, 'rgba(8,62,120,0)');
    ctx.fillStyle = face;
    ctx.beginPath();
    for (let x = -20; x <= view.w + 20; x += 10) ctx.lineTo(x, crest(x));
    ctx.lineTo(view.w + 20, top + 130);
    ctx.lineTo(-20, top + 130);
    ctx.fill();
    // The lip that falls over, and lines of foam that run down the face.
    ctx.fillStyle = '#ffffff';
    for (let x = -16; x <= view.w + 20; x += 13) {
      const size = 7 + Math.abs(Math.sin(x * 0.7 + row + time * 2)) * 6;
      ctx.beginPath();
      ctx.arc(x, crest(x) + 2, size, 0, turn);
      ctx.fill();
    }
    ctx.strokeStyle = 'rgba(255,255,255,0.35)';
    ctx.lineWidth = 3;
    for (let x = 10; x < view.w; x += 38) {
      ctx.beginPath();
      ctx.moveTo(x, crest(x) + 18);
      ctx.quadraticCurveTo(x + 10, top + 50, x + 2, top + 74 + ((x * 7) % 30));
      ctx.stroke();
    }
  }
}

/** Bumps with a shaded and a lit side, and old tracks. */
function drawSnow(stage: Stage, w: DownhillWorld): void {
  const { ctx, view, plan, time } = stage;
  const shade = mix('#8fb6de', plan.palette.sky[0], 0.25);
  ctx.fillStyle = alpha(mix('#ffffff', plan.palette.sky[1], 0.16), 0.72);
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  ctx.strokeStyle = alpha(shade, 0.3);
  ctx.lineWidth = 3;
  for (const [place, swing] of [
    [0.24, 46],
    [0.7, -60],
  ] as const) {
    for (const side of [-5, 5]) {
      ctx.beginPath();
      for (let y = -20; y <= view.h + 20; y += 14)
        ctx.lineTo(view.w * place + Math.sin((y + w.along) / 120) * swing + side, y);
      ctx.stroke();
    }
  }
  const step = 58;
  const first = Math.floor(w.along / step);
  for (let row = first - 1; row < first + view.h / step + 2; row++) {
    for (let k = 0; k < Math.ceil(view.w / 190); k++) {
      const n = hashOf(`${row} ${k} ${plan.seed}`);
      const x = k * 190 + (n % 170);
      const y = row * step - w.along + (n % 40);
      const size = 14 + ((n >>> 8) % 26);
      ctx.fillStyle = alpha(shade, 0.42);
      ctx.beginPath();
      ctx.ellipse(x + 3, y + 4, size, size * 0.36, 0, 0, turn);
      ctx.fill();
      ctx.fillStyle = alpha('#ffffff', 0.95);
      ctx.beginPath();
      ctx.ellipse(x - 2, y, size * 0.92, size * 0.3, 0, 0, turn);
      ctx.fill();
      const glint = Math.sin(time * 3 + (n % 60)) * 3;
      if (glint > 1.6) {
        ctx.fillStyle = '#ffffff';
        ctx.fillRect(x + size, y - size * 0.6, glint, 1.4);
        ctx.fillRect(x + size + glint / 2 - 0.7, y - size * 0.6 - glint / 2, 1.4, glint);
      }
    }
  }
}

/** Asphalt between two kerbs, with a centre line and seams across. */
function drawRoad(stage: Stage, w: DownhillWorld): void {
  const { ctx, view, plan } = stage;
  const { palette } = plan;
  const left = (view.w - w.slope.width) / 2;
  const tar = mix(mix('#8d8996', palette.ground, 0.2), palette.sky[1], 0.2);
  ctx.fillStyle = tar;
  ctx.fillRect(left, -20, w.slope.width, view.h + 40);
  ctx.strokeStyle = alpha(darker(tar, 0.4), 0.5);
  ctx.lineWidth = 2;
  for (let y = -wrap(w.along, 150); y < view.h + 20; y += 150) {
    ctx.beginPath();
    ctx.moveTo(left, y);
    ctx.lineTo(left + w.slope.width, y);
    ctx.stroke();
  }
  ctx.fillStyle = alpha(palette.paper, 0.75);
  for (let y = -wrap(w.along, 96); y < view.h + 60; y += 96) ctx.fillRect(view.w / 2 - 4, y, 8, 46);
  for (const x of [left - 6, left + w.slope.width - 6]) {
    for (let y = -wrap(w.along, 60); y < view.h + 40; y += 60) {
      ctx.fillStyle = palette.danger;
      ctx.fillRect(x, y, 12, 30);
      ctx.fillStyle = palette.paper;
      ctx.fillRect(x, y + 30, 12, 30);
    }
  }
}

const lights: Partial<Record<Hour, [near: string, far: string]>> = {
  dusk: ['rgba(255,158,64,0.46)', 'rgba(214,72,110,0.3)'],
  dawn: ['rgba(255,196,150,0.26)', 'rgba(150,120,210,0.2)'],
  night: ['rgba(60,90,190,0.3)', 'rgba(6,10,44,0.5)'],
};

/** From above no sky is visible: the light on the ground shows the time of day. */
export function drawHourLight(stage: Stage): void {
  const { ctx, view, plan } = stage;
  const light = lights[plan.hour ?? 'day'];
  if (!light) return;
  const fade = ctx.createLinearGradient(0, 0, view.w * 0.5, view.h);
  fade.addColorStop(0, light[0]);
  fade.addColorStop(1, light[1]);
  // Water stays blue in it.
  ctx.globalAlpha = surfaceOf(stage) === 'water' ? 0.4 : 1;
  ctx.fillStyle = fade;
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  ctx.globalAlpha = 1;
}
