import { varied } from '../../art/variety.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { at } from '../../math/random.ts';
import type { Actor, Scene } from '../../plan.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Eye, nearest } from './eye.ts';
import { hazeOf, surfaceOf } from './ground.ts';
import type { LaneWorld, Obstacle } from './world.ts';

/** Who runs after the hero, if the prompt says so; the rule counts the foes from one. */
export const chaserOf = (stage: Stage): Actor | undefined => stage.plan.theme.foes[stage.rule('chaser', 0) - 1];

const isLow = ({ way }: Actor) => way === 'stands';
const isTrain = ({ sprite }: Actor) => sprite === 'train';

/** The foes that are met as obstacles of this shape; without any, the engine's own are drawn. */
function foesOf(stage: Stage, shape: Obstacle['shape']): Actor[] {
  if (shape === 'long') return [];
  const met = stage.plan.theme.foes.filter((foe) => foe !== chaserOf(stage) && !isTrain(foe));
  return met.filter((foe) => isLow(foe) === (shape === 'low'));
}

export function drawObstacle(stage: Stage, w: LaneWorld, eye: Eye, obstacle: Obstacle): void {
  const foes = foesOf(stage, obstacle.shape);
  const z = obstacle.z - w.along;
  if (foes.length > 0) drawFoe(stage, eye, obstacle, at(foes, obstacle.look), z);
  else if (obstacle.shape === 'low') drawHurdle(stage, eye, obstacle, z);
  else drawBlock(stage, eye, obstacle, z);
}

/** One that was run into is flung away. */
const flung = ({ hit, look }: Obstacle) => ({
  up: hit === null ? 0 : hit * 520 - hit * hit * 700,
  aside: hit === null ? 0 : (look % 2 ? 1 : -1) * hit * 4.5,
  tilt: hit === null ? 0 : (look % 2 ? 1 : -1) * hit * 7,
});

function drawFoe(stage: Stage, eye: Eye, obstacle: Obstacle, foe: Actor, z: number): void {
  const { art, time } = stage;
  const { up, aside, tilt } = flung(obstacle);
  const unit = eye.scale(z);
  const size = (obstacle.shape === 'low' ? 62 : 104) * unit * Math.min(1.2, Math.max(0.8, foe.size ?? 1));
  const ground = eye.at(obstacle.lane + aside, z);
  shadow(stage, ground.x, ground.y, size * 0.4, size * 0.09, 0.34);
  const step = obstacle.shape === 'low' ? 0 : Math.abs(Math.sin(time * 7 + obstacle.look)) * 0.05;
  // A picture stands on its feet, not on the edge of its box.
  art.draw(
    varied(art, foe, obstacle.look),
    ground.x,
    ground.y - up * unit - size * (0.44 + step),
    size / (foe.size ?? 1),
    {
      tilt: tilt + (obstacle.shape === 'low' ? 0 : Math.sin(time * 7 + obstacle.look) * 0.05),
      ...(obstacle.shape === 'tall' && { walk: time * 11 + obstacle.look }),
    },
  );
}

/** A striped board on two feet. */
function drawHurdle(stage: Stage, eye: Eye, obstacle: Obstacle, z: number): void {
  const { ctx, plan } = stage;
  const { palette } = plan;
  const { up, aside, tilt } = flung(obstacle);
  const unit = eye.scale(z);
  const { x, y } = eye.at(obstacle.lane + aside, z);
  const tone = hazeOf(stage, z);
  shadow(stage, x, y, 42 * unit, 6 * unit, 0.34);
  ctx.save();
  ctx.translate(x, y - up * unit);
  ctx.rotate(tilt);
  const part = (left: number, bottom: number, wide: number, high: number, colour: string) => {
    ctx.fillStyle = tone(colour);
    ctx.beginPath();
    ctx.roundRect(left * unit, -(bottom + high) * unit, wide * unit, high * unit, 4 * unit);
    ctx.fill();
  };
  for (const side of [-1, 1]) part(side * 32 - 5, 0, 10, 50, darker(mix(palette.ink, palette.mid, 0.3), 0.1));
  part(-42, 22, 84, 25, palette.paper);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = tone(palette.danger);
  for (let i = -3; i < 4; i++) {
    ctx.beginPath();
    ctx.moveTo((i * 24 - 8) * unit, -20 * unit);
    ctx.lineTo((i * 24 + 4) * unit, -20 * unit);
    ctx.lineTo((i * 24 + 18) * unit, -48 * unit);
    ctx.lineTo((i * 24 + 6) * unit, -48 * unit);
    ctx.fill();
  }
  ctx.restore();
  ctx.restore();
}

const stony = new Set<Scene>(['temple', 'castle', 'dungeon', 'cave', 'haunted', 'desert', 'volcano', 'moon', 'mouth']);
const leafy = new Set<Scene>(['forest', 'jungle', 'meadow', 'farm', 'autumn', 'swamp', 'lake']);

type Make = 'train' | 'stone' | 'hedge' | 'container';

function makeOf(stage: Stage): Make {
  const { scene } = stage.plan.theme;
  if (surfaceOf(stage) === 'rails') return 'train';
  return stony.has(scene) ? 'stone' : leafy.has(scene) ? 'hedge' : 'container';
}

function paintOf({ plan: { palette } }: Stage, make: Make, look: number): string {
  if (make === 'stone') return mix(mix(palette.near, '#8a8078', 0.5), palette.paper, 0.12);
  if (make === 'hedge') return mix('#3f8f3a', palette.mid, 0.35);
  return ['#e8503a', '#2f8fd8', '#f0b429', '#2fa36b', palette.second, palette.accent][look % 6] ?? palette.accent;
}

/** A train, a wall, a hedge or a container: a box with its front, its top and the side towards the camera. */
function drawBlock(stage: Stage, eye: Eye, obstacle: Obstacle, z: number): void {
  const { ctx, view, plan } = stage;
  const make = makeOf(stage);
  const { up, aside, tilt } = flung(obstacle);
  const from = Math.max(nearest, z);
  const to = z + (obstacle.shape === 'long' ? obstacle.length : 44);
  if (to <= from) return;
  const high = make === 'train' ? 150 : 138;
  const lane = obstacle.lane + aside;
  const [half, unit] = [0.45, eye.scale(from)];
  const tone = hazeOf(stage, Math.max(0, from));
  const paint = paintOf(stage, make, obstacle.look);
  const corner = (side: number, at: number, height: number) => eye.at(lane + side * half, at, height + up);
  const face = (points: { x: number; y: number }[], colour: string) => {
    ctx.fillStyle = tone(colour);
    ctx.beginPath();
    for (const { x, y } of points) ctx.lineTo(x, y);
    ctx.closePath();
    ctx.fill();
  };
  const near = corner(0, from, 0);
  shadow(stage, near.x, near.y, 52 * unit, 8 * unit, 0.34);
  const side = near.x < view.w / 2 ? 1 : -1;
  const wall = (low: number, top: number, a: number, b: number) => [
    corner(side, a, low),
    corner(side, a, top),
    corner(side, b, top),
    corner(side, b, low),
  ];
  face(wall(0, high, from, to), darker(paint, 0.36));
  if (make === 'train') {
    for (let at = z + 40; at < to - 60; at += 110)
      if (at >= from) face(wall(78, 122, at, at + 70), mix('#bfe8ff', paint, 0.2));
    face(wall(30, 44, from, to), lighter(paint, 0.4));
  }
  face(
    [corner(-1, from, high), corner(1, from, high), corner(1, to, high), corner(-1, to, high)],
    lighter(paint, 0.26),
  );
  if (z < nearest) return;
  ctx.save();
  ctx.translate(near.x, near.y);
  ctx.rotate(tilt);
  drawFront(ctx, unit, high, make, paint, tone, plan.palette.ink);
  ctx.restore();
}

function drawFront(
  ctx: CanvasRenderingContext2D,
  unit: number,
  high: number,
  make: Make,
  paint: string,
  tone: (colour: string) => string,
  ink: string,
): void {
  const part = (x: number, y: number, wide: number, tall: number, round: number, colour: string) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.roundRect((x - wide / 2) * unit, -(y + tall) * unit, wide * unit, tall * unit, round * unit);
    ctx.fill();
  };
  part(0, 0, 90, high, make === 'train' ? 14 : 5, tone(paint));
  ctx.strokeStyle = alpha(ink, 0.7);
  ctx.lineWidth = Math.max(0.5, 2.4 * unit);
  ctx.stroke();
  if (make === 'train') {
    part(0, 76, 72, 48, 9, tone('#20304a'));
    part(-16, 80, 30, 40, 6, tone('#bfe8ff'));
    part(18, 80, 30, 40, 6, tone('#9fd3f5'));
    part(0, 130, 40, 12, 5, tone('#fff2b0'));
    part(0, 28, 90, 14, 0, tone(lighter(paint, 0.45)));
    for (const side of [-1, 1]) part(side * 29, 46, 17, 17, 8.5, tone('#fff7cf'));
    part(0, 0, 76, 20, 5, tone(darker(paint, 0.5)));
    return;
  }
  if (make === 'stone') {
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 2; i++) {
        const shift = row % 2 ? 11 : -11;
        part(
          (i - 0.5) * 43 + shift * (i ? -0.4 : 0.4),
          row * 34 + 4,
          38,
          27,
          5,
          tone(row % 2 === i ? lighter(paint, 0.12) : darker(paint, 0.12)),
        );
      }
    return;
  }
  if (make === 'hedge') {
    for (let i = 0; i < 11; i++)
      part(
        ((i * 37) % 74) - 37,
        ((i * 53) % 108) + 6,
        15,
        15,
        7,
        tone(i % 3 ? lighter(paint, 0.16) : darker(paint, 0.16)),
      );
    for (let i = 0; i < 4; i++)
      part(((i * 29) % 66) - 30, 20 + ((i * 41) % 92), 9, 9, 4.5, tone(i % 2 ? '#ffd9ec' : '#fff2b0'));
    return;
  }
  for (const x of [-28, 0, 28]) part(x, 12, 14, high - 26, 4, tone(darker(paint, 0.18)));
  part(0, high - 26, 90, 12, 0, tone(lighter(paint, 0.4)));
  part(0, 8, 90, 8, 0, tone(lighter(paint, 0.4)));
}
