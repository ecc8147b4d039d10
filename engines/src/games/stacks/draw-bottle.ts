import { alpha, darker, lighter } from '../../math/colour.ts';
import { clamp, easeInOut, lerp, type Point } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawCork, drawGlass } from './draw-glass.ts';
import { drawMark } from './draw-mark.ts';
import { footOf } from './layout.ts';
import type { Moving, StacksWorld } from './world.ts';

/** A colour of liquid and how many pieces of it there are, from the bottom up. */
type Layer = { kind: number; count: number };

/** Measures of a bottle around the middle of its bottom. */
type Shape = { half: number; height: number; step: number; foot: number };

function shapeOf({ layout, rules, holder }: StacksWorld): Shape {
  const { unit, step } = layout;
  return { half: unit * 0.5, height: step * rules.height + unit * 0.42, step, foot: footOf(holder) * unit };
}

function bottomOf({ layout }: StacksWorld, i: number): Point {
  const { x, y, w, h } = layout.places[i] ?? layout.grid.field;
  return { x: x + w / 2, y: y + h - footOf(layout.holder) * layout.unit };
}

const layersOf = (stack: readonly number[], more = 0): Layer[] =>
  stack.map((kind, i) => ({ kind, count: i === stack.length - 1 ? 1 + more : 1 }));

/** From 0 to 1: how much of a move has been poured. */
function poured({ age, seconds }: Moving): number {
  return clamp((age / seconds - 0.3) / 0.45, 0, 1);
}

export function drawBottle(stage: Stage, w: StacksWorld, i: number): void {
  const { ctx, time } = stage;
  const shape = shapeOf(w);
  const bottom = bottomOf(w, i);
  const lift = (w.lifted[i] ?? 0) * w.layout.unit * 0.34;
  const shake = Math.sin((w.shaken[i] ?? 0) * 45) * 3;
  const { moving } = w;
  let layers = layersOf(w.stacks[i] ?? []);
  // What is still in the air is not in here yet.
  if (moving?.to === i) {
    const stack = w.stacks[i] ?? [];
    const there = stack.length - moving.count;
    layers = [...layersOf(stack.slice(0, there)), { kind: moving.kind, count: moving.count * poured(moving) }];
  }
  drawFoot(stage, bottom, shape, lift);
  ctx.save();
  ctx.translate(bottom.x + shake, bottom.y - lift);
  const wave = w.chosen === i ? Math.sin(time * 7) * 0.05 : 0;
  paintBottle(stage, w, shape, layers, wave, 0);
  if ((w.closed[i] ?? 0) > 0) drawCork(stage, shape, w.closed[i] ?? 0);
  ctx.restore();
}

function drawFoot({ ctx }: Stage, { x, y }: Point, { half }: Shape, lift: number): void {
  ctx.fillStyle = alpha('#000000', 0.35);
  ctx.beginPath();
  ctx.ellipse(x, y + half * 0.16, half * (1.15 - lift / 120), half * 0.2, 0, 0, Math.PI * 2);
  ctx.fill();
}

/** The bottle goes over the other one, tilts as far as its liquid needs to reach the lip, and comes back. */
export function drawPouring(stage: Stage, w: StacksWorld, moving: Moving): void {
  const { ctx, view } = stage;
  const shape = shapeOf(w);
  const share = clamp(moving.age / moving.seconds, 0, 1);
  const [from, to] = [bottomOf(w, moving.from), bottomOf(w, moving.to)];
  const side = sideOf(from.x, to.x, shape.height, view.w);
  const there = share < 0.3 ? easeInOut(share / 0.3) : share > 0.78 ? 1 - easeInOut((share - 0.78) / 0.22) : 1;
  const rest = (w.stacks[moving.from] ?? []).length;
  const level = (rest + moving.count * (1 - poured(moving))) * shape.step;
  const tilt = Math.atan2(shape.height - level, shape.half) * there * 0.97 * side;
  const lip = { x: to.x - side * shape.half * 0.25, y: to.y - shape.height - shape.half * 0.35 };
  // The lip of the bottle, as it stands and as it pours.
  const start = { x: from.x + side * shape.half, y: from.y - shape.height - (1 - there) * 4 };
  const at = { x: lerp(start.x, lip.x, there), y: lerp(start.y, lip.y, there) };
  const isFlowing = poured(moving) > 0 && poured(moving) < 1;
  const colour = w.faces[moving.kind]?.colour ?? '#ffffff';
  if (isFlowing) drawStream(stage, w, moving, at, to, shape, colour);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(tilt);
  ctx.translate(-side * shape.half, shape.height);
  const layers = layersOf(w.stacks[moving.from] ?? []);
  layers.push({ kind: moving.kind, count: moving.count * (1 - poured(moving)) });
  paintBottle(stage, w, shape, layers, 0, tilt);
  ctx.restore();
}

/** It comes from its own side, if there is room for it. */
function sideOf(from: number, to: number, height: number, width: number): 1 | -1 {
  const own = from < to ? 1 : -1;
  const end = to - own * height * 0.95;
  const other = to + own * height * 0.95;
  const overhang = (x: number) => Math.max(0, -x, x - width);
  return overhang(end) > overhang(other) ? (own === 1 ? -1 : 1) : own;
}

function drawStream(
  { ctx, time }: Stage,
  w: StacksWorld,
  moving: Moving,
  from: Point,
  to: Point,
  shape: Shape,
  colour: string,
): void {
  const before = (w.stacks[moving.to] ?? []).length - moving.count;
  const surface = to.y - (before + moving.count * poured(moving)) * shape.step;
  const wide = shape.half * (0.2 + 0.03 * Math.sin(time * 30));
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(to.x - wide / 2 - shape.half * 0.12, from.y - 1, wide, Math.max(0, surface - from.y), wide / 2);
  ctx.fill();
  ctx.fillStyle = lighter(colour, 0.45);
  ctx.beginPath();
  ctx.ellipse(to.x - shape.half * 0.12, surface, wide * 1.3, wide * 0.4, 0, 0, Math.PI * 2);
  ctx.fill();
}

/** Around the middle of the bottom; liquid stays level in a bottle that is tilted. */
function paintBottle(stage: Stage, w: StacksWorld, shape: Shape, layers: Layer[], wave: number, tilt: number): void {
  const { ctx } = stage;
  const { half, height, step } = shape;
  drawGlass(ctx, half, height, () => {
    const slope = Math.tan(clamp(-tilt, -1.45, 1.45)) + wave;
    let level = 0;
    layers.forEach(({ kind, count }, n) => {
      if (count <= 0) return;
      const colour = w.faces[kind]?.colour ?? '#ffffff';
      const next = level + count * step;
      if (slope === 0) {
        ctx.fillStyle = colour;
        ctx.fillRect(-half, -next, half * 2, next - level + (n === 0 ? 2 : 0.5));
      } else fillBetween(ctx, half, n === 0 ? -height : level, next, slope, colour);
      const isSame = layers[n + 1]?.kind === kind;
      if (!isSame) drawSurface(ctx, half, next, slope, colour);
      if (count === 1 && Math.abs(tilt) < 0.2)
        drawMark(ctx, w.faces[kind]?.mark ?? null, 0, -(level + step * 0.5), step * 0.21, colour);
      level = next;
    });
  });
}

/** The light rim where a colour ends. */
function drawSurface(ctx: CanvasRenderingContext2D, half: number, level: number, slope: number, colour: string): void {
  ctx.fillStyle = lighter(colour, 0.38);
  if (slope === 0) {
    ctx.beginPath();
    ctx.ellipse(0, -level, half, half * 0.11, 0, 0, Math.PI * 2);
    ctx.fill();
    return;
  }
  ctx.strokeStyle = lighter(colour, 0.38);
  ctx.lineWidth = half * 0.12;
  ctx.beginPath();
  ctx.moveTo(-half, -level - half * slope);
  ctx.lineTo(half, -level + half * slope);
  ctx.stroke();
}

function fillBetween(
  ctx: CanvasRenderingContext2D,
  half: number,
  low: number,
  high: number,
  slope: number,
  colour: string,
): void {
  ctx.fillStyle = low < 0 ? darker(colour, 0.02) : colour;
  const wide = half * 1.1;
  ctx.beginPath();
  ctx.moveTo(-wide, -low - wide * slope + 0.5);
  ctx.lineTo(wide, -low + wide * slope + 0.5);
  ctx.lineTo(wide, -high + wide * slope);
  ctx.lineTo(-wide, -high - wide * slope);
  ctx.closePath();
  ctx.fill();
}
