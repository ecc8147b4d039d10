import { oval, strokeThrough } from '../../canvas/pens.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { type Point, turn, wrap } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { shadow } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Racer } from './race.ts';
import { rivalOf, type TapWorld } from './world.ts';

/** So many metres are on the screen. */
const metresShown = 27;

type Lanes = { top: number; height: number; count: number; size: number; heroX: number; metre: number };

/** Each has a lane; the player's is the nearest. */
function lanesOf({ view }: Stage, w: TapWorld): Lanes {
  const count = w.race.rivals.length + 1;
  const top = view.portrait ? view.h * 0.36 : hudHeight + 82;
  const bottom = view.portrait ? view.h - 190 : view.h - 66;
  const height = (bottom - top) / count;
  return { top, height, count, size: Math.min(84, height * 1.25), heroX: view.w * 0.42, metre: view.w / metresShown };
}

/** -1 is the player. */
const racerOf = ({ race }: TapWorld, i: number): Racer => (i < 0 ? race.me : at(race.rivals, i));

export function runnerPlace(stage: Stage, w: TapWorld, i: number): Point {
  const { top, height, count, size, heroX, metre } = lanesOf(stage, w);
  const lane = i < 0 ? count - 1 : i;
  const ahead = racerOf(w, i).place - w.race.me.place;
  return { x: heroX + ahead * metre, y: top + (lane + 0.78) * height - size * 0.42 };
}

export function drawTrack(stage: Stage, w: TapWorld): void {
  const { backdrop, view } = stage;
  const { top, metre } = lanesOf(stage, w);
  const camera = w.race.me.place * metre;
  backdrop.draw({ x: camera, ground: top });
  backdrop.drawFloor({ x: -20, y: top, w: view.w + 40, h: view.h - top + 20 }, camera);
  drawLanes(stage, w, camera);
  for (let i = 0; i < w.race.rivals.length; i++) drawRacer(stage, w, i);
  drawRacer(stage, w, -1);
}

function drawLanes(stage: Stage, w: TapWorld, camera: number): void {
  const { ctx, view, plan, time } = stage;
  const { top, height, count, heroX, metre } = lanesOf(stage, w);
  const isWater = w.style !== 'run';
  const water = mix('#3aa0dc', plan.palette.sky[1], 0.25);
  const clay = mix('#cf6243', plan.palette.ground, 0.15);
  for (let lane = 0; lane < count; lane++) {
    const colour = isWater ? water : clay;
    ctx.fillStyle = lane % 2 ? colour : lighter(colour, 0.08);
    ctx.fillRect(-20, top + lane * height, view.w + 40, height + 0.5);
    if (isWater) drawRipples(stage, top + (lane + 0.5) * height, camera, lane);
  }
  for (let line = 0; line <= count; line++) {
    const y = top + line * height;
    if (isWater) drawFloats(stage, y, camera);
    else {
      ctx.fillStyle = alpha('#ffffff', 0.85);
      ctx.fillRect(-20, y - 1.5, view.w + 40, 3);
    }
  }
  // A mark every ten metres, and the line at the end.
  for (let mark = 0; mark < w.race.length; mark += 10) {
    const x = heroX + mark * metre - camera;
    if (x < -20 || x > view.w + 20) continue;
    ctx.fillStyle = alpha('#ffffff', mark === 0 ? 0.9 : 0.22);
    ctx.fillRect(x - (mark === 0 ? 4 : 2), top, mark === 0 ? 8 : 4, height * count);
  }
  const end = heroX + w.race.length * metre - camera;
  if (end < view.w + 60) drawFinish(stage, end, top, height * count, time);
}

function drawRipples({ ctx, view, time }: Stage, y: number, camera: number, lane: number): void {
  ctx.fillStyle = alpha('#ffffff', 0.25);
  for (let i = 0; i < 7; i++) {
    const x = wrap(i * 97 + lane * 41 - camera, view.w + 80) - 40;
    ctx.beginPath();
    ctx.ellipse(x, y + Math.sin(time * 2 + i) * 3, 16, 2, 0, 0, turn);
    ctx.fill();
  }
}

function drawFloats({ ctx, view }: Stage, y: number, camera: number): void {
  for (let x = -wrap(camera, 28) - 20; x < view.w + 20; x += 14) {
    ctx.fillStyle = Math.round((x + camera) / 14) % 2 ? '#ffffff' : '#e8503f';
    ctx.beginPath();
    ctx.ellipse(x, y, 6, 3.5, 0, 0, turn);
    ctx.fill();
  }
}

/** A chequered line with two posts and a ribbon. */
function drawFinish({ ctx, plan }: Stage, x: number, top: number, height: number, time: number): void {
  const side = 9;
  for (let row = 0; row * side < height; row++)
    for (let column = 0; column < 3; column++) {
      ctx.fillStyle = (row + column) % 2 ? '#1c1a26' : '#ffffff';
      ctx.fillRect(x + column * side, top + row * side, side, Math.min(side, height - row * side));
    }
  const { accent, danger, ink } = plan.palette;
  strokeThrough(
    ctx,
    [
      { x: x + 13, y: top },
      { x: x + 13, y: top - 64 },
    ],
    [9, ink],
    [5, '#f4f6fb'],
  );
  const flutter = Math.sin(time * 5) * 4;
  ctx.fillStyle = danger;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.moveTo(x + 13, top - 64);
  ctx.lineTo(x + 60, top - 54 + flutter);
  ctx.lineTo(x + 13, top - 36);
  ctx.closePath();
  ctx.stroke();
  ctx.fill();
  oval(ctx, { x: x + 13, y: top - 66 }, [6, 6], accent, ink);
}

function drawRacer(stage: Stage, w: TapWorld, i: number): void {
  const { art, plan, time, view } = stage;
  const { size } = lanesOf(stage, w);
  const racer = racerOf(w, i);
  const { x, y } = runnerPlace(stage, w, i);
  const actor = i < 0 ? plan.theme.hero : rivalOf(stage, w.round, i);
  if (x < -size * 0.4 || x > view.w + size * 0.4) {
    drawFarAway(stage, actor, x < 0, y, size * 0.5);
    return;
  }
  const isCheering = i < 0 && w.cheer > 0.05;
  const hop = isCheering
    ? Math.abs(Math.sin(time * 9)) * 16
    : Math.abs(Math.sin(racer.stride)) * Math.min(6, racer.speed);
  if (w.style === 'row') drawBoat(stage, { x, y: y + size * 0.34 }, size, racer, i);
  else if (w.style === 'run') shadow(stage, x, y + size * 0.44, size * 0.32, size * 0.08);
  const isAfloat = w.style !== 'run';
  art.draw(
    actor,
    x,
    y - (isAfloat ? Math.sin(time * 3 + i) * 2 : hop) - (w.style === 'row' ? size * 0.12 : 0),
    size * (isAfloat ? 0.85 : 1),
    {
      tilt:
        racer.stumble * 0.5 +
        (w.style === 'swim' ? 0.35 + Math.sin(racer.stride) * 0.12 : Math.min(0.16, racer.speed * 0.012)),
      ...(w.style === 'run' && { walk: racer.stride * 1.5 }),
    },
  );
  if (w.style === 'swim') drawSplash(stage, { x, y: y + size * 0.26 }, size, racer);
  if (w.style === 'row') drawOars(stage, { x, y: y + size * 0.36 }, size, racer, i);
}

/** Whoever is out of sight is shown small at the edge. */
function drawFarAway({ ctx, art, view, plan }: Stage, actor: Actor, isBehind: boolean, y: number, size: number): void {
  const x = isBehind ? 20 : view.w - 20;
  const way = isBehind ? -1 : 1;
  ctx.fillStyle = alpha(plan.palette.ink, 0.5);
  ctx.beginPath();
  ctx.moveTo(x + way * 18, y);
  ctx.lineTo(x + way * 8, y - 10);
  ctx.lineTo(x + way * 8, y + 10);
  ctx.fill();
  art.draw(actor, x - way * 6, y, size, { alpha: 0.85 });
}

const hulls = ['#c8593d', '#3f8ef0', '#55b84a', '#9457eb', '#ffd23f', '#2fc4b2'];

function drawBoat({ ctx, plan }: Stage, { x, y }: Point, size: number, { speed }: Racer, i: number): void {
  const w = size * 0.95;
  ctx.fillStyle = alpha('#ffffff', Math.min(0.5, speed * 0.05));
  ctx.beginPath();
  ctx.ellipse(x - w * 0.9, y + size * 0.12, w * 0.5, size * 0.06, 0, 0, turn);
  ctx.fill();
  ctx.fillStyle = at(hulls, i + 1);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.moveTo(x - w * 0.8, y - size * 0.06);
  ctx.quadraticCurveTo(x, y + size * 0.04, x + w * 0.95, y - size * 0.12);
  ctx.quadraticCurveTo(x + w * 0.6, y + size * 0.22, x, y + size * 0.22);
  ctx.quadraticCurveTo(x - w * 0.7, y + size * 0.2, x - w * 0.8, y - size * 0.06);
  ctx.fill();
  ctx.stroke();
}

function drawOars({ ctx, plan }: Stage, { x, y }: Point, size: number, { stride }: Racer, i: number): void {
  const sweep = Math.sin(stride) * size * 0.4;
  const dip = Math.cos(stride) * size * 0.1;
  const blade = { x: x + sweep, y: y + size * 0.3 + dip };
  strokeThrough(ctx, [{ x, y: y - size * 0.05 }, blade], [7, plan.palette.ink], [4, '#d9a066']);
  oval(ctx, blade, [9, 5], darker(at(hulls, i + 1), 0.15), plan.palette.ink, 0.6);
}

/** Only the upper half is above the water. */
function drawSplash({ ctx, plan }: Stage, { x, y }: Point, size: number, { speed, stride }: Racer): void {
  const water = mix('#3aa0dc', plan.palette.sky[1], 0.25);
  ctx.fillStyle = alpha(water, 0.92);
  ctx.beginPath();
  ctx.ellipse(x, y + size * 0.12, size * 0.5, size * 0.15, 0, 0, turn);
  ctx.fill();
  ctx.fillStyle = alpha('#ffffff', 0.8);
  for (let k = 0; k < 4; k++) {
    const reach = wrap(stride * 0.5 + k * 0.27, 1);
    const r = Math.min(6, speed) * (1 - reach) * 0.9;
    ctx.beginPath();
    ctx.ellipse(x - size * (0.2 + reach * 0.8), y - Math.sin(reach * Math.PI) * size * 0.25, r, r, 0, 0, turn);
    ctx.fill();
  }
}
