import { oval, strokeThrough } from '../../canvas/pens.ts';
import { alpha, darker, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Style } from './world.ts';

/** Where the two stand, and how large they are. */
export function ringOf({ view }: Stage, style: Style) {
  const size = view.portrait ? Math.min(view.w * 0.42, view.h * 0.3) : Math.min(view.h * 0.42, 260);
  const ground = view.h * (view.portrait ? 0.66 : 0.74);
  const paces = Math.max(size * 0.6, Math.min(view.w * 0.34, size * 1.3));
  const half = style === 'pistols' ? paces : size * (style === 'push' ? 0.36 : 0.52);
  return { size, ground, left: view.w / 2 - half, right: view.w / 2 + half };
}

/** The scene behind them, and what they stand on. */
export function drawSurface(stage: Stage, style: Style): void {
  const { view, backdrop, time } = stage;
  const { ground, size } = ringOf(stage, style);
  const horizon = ground - size * 0.2;
  backdrop.draw({ x: time * 3, ground: horizon, dim: 0.12 });
  backdrop.drawFloor({ x: -20, y: horizon, w: view.w + 40, h: view.h - horizon + 20 });
  if (style === 'boxing') drawCanvas(stage);
  if (style === 'push') drawStrawRing(stage);
}

function cornersOf(stage: Stage) {
  const { view } = stage;
  const { ground, size } = ringOf(stage, 'boxing');
  const half = Math.min(view.w * 0.47, size * 1.75);
  const middle = view.w / 2;
  return { middle, back: half * 0.78, front: half, top: ground - size * 0.2, low: ground + size * 0.24, size };
}

/** The floor of a boxing ring, seen a little from above. */
function drawCanvas(stage: Stage): void {
  const { ctx, plan } = stage;
  const { middle, back, front, top, low, size } = cornersOf(stage);
  const { palette } = plan;
  const floor = mix('#e9e2d2', palette.accent, 0.12);
  ctx.fillStyle = darker(palette.second, 0.3);
  ctx.fillRect(middle - front - 8, low, front * 2 + 16, size * 0.16);
  ctx.fillStyle = floor;
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.moveTo(middle - back, top);
  ctx.lineTo(middle + back, top);
  ctx.lineTo(middle + front, low);
  ctx.lineTo(middle - front, low);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.strokeStyle = alpha(palette.danger, 0.4);
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.ellipse(middle, (top + low) / 2, size * 0.7, size * 0.13, 0, 0, turn);
  ctx.stroke();
}

const ropeHeights = [0.32, 0.56, 0.8];
const ropeColours = ['#e8453c', '#f4f6fb', '#3f8ef0'];

export function drawRopesBehind(stage: Stage): void {
  const { ctx, plan } = stage;
  const { middle, back, front, top, low, size } = cornersOf(stage);
  ropeHeights.forEach((height, i) => {
    const lift = height * size * 0.8;
    const corners = [
      { x: middle - front, y: low - lift },
      { x: middle - back, y: top - lift },
      { x: middle + back, y: top - lift },
      { x: middle + front, y: low - lift },
    ];
    strokeThrough(ctx, corners, [7, plan.palette.ink], [4, ropeColours[i] ?? '#ffffff']);
  });
  for (const x of [middle - back, middle + back]) post(stage, x, top, size * 0.76);
}

export function drawRopesInFront(stage: Stage): void {
  const { middle, front, low, size } = cornersOf(stage);
  for (const x of [middle - front, middle + front]) post(stage, x, low, size * 0.8);
}

function post({ ctx, plan }: Stage, x: number, foot: number, height: number): void {
  ctx.fillStyle = mix(plan.palette.second, '#39405a', 0.4);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(x - 7, foot - height, 14, height, 5);
  ctx.fill();
  ctx.stroke();
}

/** The clay ring of sumo, edged with straw. */
function drawStrawRing(stage: Stage): void {
  const { ctx, view, plan } = stage;
  const { ground, size } = ringOf(stage, 'push');
  const wide = pushReach(stage) + size * 0.62;
  for (const [grow, colour] of [
    [16, '#8b6838'],
    [8, '#e0b878'],
    [-4, mix('#cfa063', plan.palette.ground, 0.15)],
  ] as const) {
    oval(ctx, { x: view.w / 2, y: ground }, [wide + grow, size * 0.2 + grow * 0.5], colour);
  }
}

/** How far the rope, or the two who push, may move to one side. */
export const pushReach = ({ view }: Stage): number => Math.min(view.w * 0.2, 190);
