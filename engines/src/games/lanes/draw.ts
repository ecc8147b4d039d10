import { alpha } from '../../math/colour.ts';
import { clamp, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Eye, eyeOf, farthest, nearest } from './eye.ts';
import { drawGround, isAfloat } from './ground.ts';
import { chaserOf, drawObstacle } from './obstacles.ts';
import { type Piece, sidePieces } from './sides.ts';
import type { Good, LaneWorld } from './world.ts';

const heroUnits = 92;

export function drawLanes(stage: Stage, w: LaneWorld): void {
  const { ctx, view, backdrop, effects } = stage;
  const eye = eyeOf(stage, w);
  const middle = (w.lanes - 1) / 2;
  backdrop.draw({ x: w.along * 0.012 + (w.x - middle) * 26, ground: isAfloat(stage) ? view.h + 60 : eye.horizon + 14 });
  drawGround(stage, w, eye);
  const pieces: Piece[] = [
    ...sidePieces(stage, w, eye),
    ...w.obstacles.map((one) => ({
      z: Math.max(nearest, one.z - w.along),
      draw: () => drawObstacle(stage, w, eye, one),
    })),
    ...w.goods.map((good) => ({ z: good.z - w.along, draw: () => drawGood(stage, w, eye, good) })),
    { z: 0, draw: () => drawHero(stage, w, eye) },
  ];
  pieces.sort((a, b) => b.z - a.z);
  for (const { z, draw } of pieces) if (z >= nearest && z < farthest) draw();
  drawChaser(stage, w, eye);
  drawSpeed(stage, w, eye);
  effects.draw(ctx);
  backdrop.drawAir((w.x - middle) * 26, -w.along * 0.12);
}

function drawGood(stage: Stage, w: LaneWorld, eye: Eye, good: Good): void {
  const { art, plan, time } = stage;
  const z = good.z - w.along;
  // What was missed does not hide the hero.
  const opacity = clamp(1 + z / 70, 0, 1);
  if (opacity === 0) return;
  const unit = eye.scale(z);
  const ground = eye.at(good.lane, z);
  shadow(stage, ground.x, ground.y, 15 * unit, 4 * unit, 0.26);
  const bob = Math.sin(time * 5 + good.z * 0.02) * 4;
  art.draw(at(plan.theme.things, good.look), ground.x, ground.y - (good.y + 22 + bob) * unit, 46 * unit, {
    alpha: opacity,
  });
}

/** Where the hero's middle is on the screen. */
export function heroPlace(stage: Stage, w: LaneWorld): { x: number; y: number; size: number } {
  const eye = eyeOf(stage, w);
  const { x, y } = eye.at(w.x, 0, w.y);
  const size = heroUnits * eye.scale(0);
  return { x, y: y - size * 0.45, size };
}

function drawHero(stage: Stage, w: LaneWorld, eye: Eye): void {
  const { plan, art } = stage;
  const { x, y, size } = heroPlace(stage, w);
  const ground = eye.at(w.x, 0);
  const near = clamp(1 - w.y / 190, 0.35, 1);
  shadow(stage, ground.x, ground.y, size * 0.38 * near, size * 0.09 * near, 0.4 * near);
  const isRunning = w.y <= 1;
  art.draw(plan.theme.hero, x, y - (isRunning ? Math.abs(Math.sin(w.walked)) * size * 0.06 : 0), size, {
    squash: w.squash,
    tilt: w.lean * 0.42 + (isRunning ? Math.sin(w.walked) * 0.05 : clamp(-w.vy / 3600, -0.14, 0.14)),
    walk: isRunning ? w.walked * 2 : 0.8,
    alpha: w.safe > 0 && Math.sin(w.safe * 30) > 0 ? 0.4 : 1,
  });
}

/** Comes into sight from below after a stumble, and falls back again. */
function drawChaser(stage: Stage, w: LaneWorld, eye: Eye): void {
  const { art, time } = stage;
  const chaser = chaserOf(stage);
  const close = Math.min(1, w.chased, (5 - w.chased) * 2.5);
  if (!chaser || close <= 0) return;
  const z = -80 - (1 - close) * 170;
  // Beside the hero, towards the middle of the track.
  const side = w.x > (w.lanes - 1) / 2 ? -1 : 1;
  const { x, y } = eye.at(w.x - w.lean * 0.3 + side * 0.56, z);
  const size = 84 * eye.scale(z);
  shadow(stage, x, y, size * 0.36, size * 0.08, 0.36);
  art.draw(chaser, x, y - size * (0.45 + Math.abs(Math.sin(time * 11)) * 0.05), size / (chaser.size ?? 1), {
    tilt: Math.sin(time * 11) * 0.07,
    walk: time * 22,
  });
}

/** Lines of wind from the horizon, the more the faster it goes. */
function drawSpeed({ ctx, view, plan, time }: Stage, w: LaneWorld, eye: Eye): void {
  const rush = clamp((w.speed / w.pace - 0.9) * 0.9, 0.12, 1);
  ctx.strokeStyle = alpha(plan.palette.paper, 0.16 + rush * 0.34);
  ctx.lineWidth = 1.4 + rush * 1.6;
  ctx.lineCap = 'round';
  ctx.beginPath();
  const reach = Math.max(view.w, view.h) * 0.72;
  const count = Math.round(8 + rush * 18);
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * turn + Math.sin(i * 7.3) * 0.2;
    // None across the track, where the obstacles are.
    if (Math.sin(angle) > 0.35) continue;
    const from = 0.34 + ((time * (1.1 + rush) + i * 0.37) % 1) * 0.6;
    const to = from + 0.07 + rush * 0.07;
    ctx.moveTo(view.w / 2 + Math.cos(angle) * reach * from, eye.horizon + Math.sin(angle) * reach * from);
    ctx.lineTo(view.w / 2 + Math.cos(angle) * reach * to, eye.horizon + Math.sin(angle) * reach * to);
  }
  ctx.stroke();
}
