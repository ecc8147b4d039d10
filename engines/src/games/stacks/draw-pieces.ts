import { alpha, darker, lighter } from '../../math/colour.ts';
import { clamp, easeInOut, lerp, type Point, turn } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawMark } from './draw-mark.ts';
import type { Face } from './faces.ts';
import { hoverOf, isMirrored, slotOf } from './layout.ts';
import { runOf } from './rules.ts';
import type { Moving, StacksWorld } from './world.ts';

export type PlacedPiece = Point & {
  kind: number;
  stack: number;
  /** Out of its stack: it waits above, or is on its way. */
  isUp: boolean;
  /** How far it turns on its way. */
  tilt: number;
};

export function placesOfPieces(w: StacksWorld): PlacedPiece[] {
  const { moving } = w;
  return w.stacks.flatMap((stack, i) => {
    const arriving = moving?.to === i ? moving.count : 0;
    const lifted = w.lifted[i] ?? 0;
    const run = w.rules.bySize ? 1 : runOf(stack);
    return stack.map((kind, n): PlacedPiece => {
      const onWay = n - (stack.length - arriving);
      if (moving && onWay >= 0) return { kind, stack: i, isUp: true, ...onTheWay(w, moving, onWay, n) };
      const slot = slotOf(w.layout, i, n);
      const isTop = n === stack.length - 1;
      const hover = hoverOf(w.layout, i, n);
      // On a branch all that are alike get ready.
      const isLifted = w.holder === 'branch' ? n >= stack.length - run : isTop;
      const share = isLifted ? lifted : 0;
      const shake = Math.sin((w.shaken[i] ?? 0) * 45) * 3;
      return { kind, stack: i, isUp: share > 0.02, x: slot.x + shake, y: lerp(slot.y, hover.y, share), tilt: 0 };
    });
  });
}

/** Out of one stack, in an arc to the other and down into it; each a little after the one before. */
function onTheWay(w: StacksWorld, moving: Moving, order: number, n: number): Point & { tilt: number } {
  const { layout, stacks } = w;
  const t = clamp(moving.age / moving.seconds, 0, 1);
  const late = moving.count > 1 ? order / moving.count : 0;
  const share = clamp((t - late * 0.3) / 0.7, 0, 1);
  const source = (stacks[moving.from] ?? []).length + moving.count - 1 - order;
  const from = slotOf(layout, moving.from, source);
  const to = slotOf(layout, moving.to, n);
  if (w.holder === 'branch') {
    const x = lerp(from.x, to.x, easeInOut(share));
    const arc = Math.sin(share * Math.PI) * layout.unit * 1.1;
    return { x, y: lerp(from.y, to.y, easeInOut(share)) - arc, tilt: Math.sin(share * Math.PI * 4) * 0.22 };
  }
  const up = order === 0 && moving.count === 1 ? hoverOf(layout, moving.from, source) : hoverOf(layout, moving.from, 0);
  const down = hoverOf(layout, moving.to, n);
  const [rise, fall] = [0.22, 0.7];
  if (share < rise) return { x: from.x, y: lerp(from.y, up.y, easeInOut(share / rise)), tilt: 0 };
  if (share > fall) {
    const s = (share - fall) / (1 - fall);
    return { x: to.x, y: lerp(down.y, to.y, s * s), tilt: 0 };
  }
  const s = (share - rise) / (fall - rise);
  const arc = Math.sin(s * Math.PI) * layout.unit * 0.3;
  const side = Math.sign(to.x - from.x);
  const isRolling = w.holder === 'tube';
  return {
    x: lerp(up.x, down.x, easeInOut(s)),
    y: lerp(up.y, down.y, easeInOut(s)) - arc,
    tilt: isRolling ? Math.sin(s * Math.PI * 2) * 0.3 * side : 0,
  };
}

export function drawPiece(stage: Stage, w: StacksWorld, piece: PlacedPiece): void {
  const face = w.faces[piece.kind];
  if (!face) return;
  if (w.holder === 'peg') drawDisc(stage, w, piece, face);
  else if (w.holder === 'rod') drawRing(stage, w, piece, face);
  else if (face.actor) drawThing(stage, w, piece, face);
  else drawBall(stage.ctx, piece, w.layout.unit * 0.46, face);
}

function drawThing(stage: Stage, w: StacksWorld, piece: PlacedPiece, { actor, mark, colour }: Face): void {
  if (!actor) return;
  const { ctx, art, time } = stage;
  const { unit } = w.layout;
  const { x, y, tilt, stack } = piece;
  const isBranch = w.holder === 'branch';
  const lifted = w.lifted[stack] ?? 0;
  const hop = isBranch && piece.isUp && tilt === 0 ? Math.abs(Math.sin(time * 8)) * unit * 0.08 * lifted : 0;
  art.draw(actor, x, y - hop, unit * (isBranch ? 0.98 : 0.94), {
    tilt: tilt + (w.closed[stack] ?? 0) * Math.sin(time * 3 + x) * 0.06,
    flip: isBranch && isMirrored(w.layout, stack),
  });
  if (mark === null) return;
  const badge = { x: x + unit * 0.3, y: y + unit * 0.3, r: unit * 0.135 };
  ctx.fillStyle = darker(colour, 0.45);
  ctx.beginPath();
  ctx.arc(badge.x, badge.y, badge.r, 0, turn);
  ctx.fill();
  drawMark(ctx, mark, badge.x, badge.y, badge.r * 0.66, '#000000');
}

function drawBall(ctx: CanvasRenderingContext2D, { x, y }: Point, r: number, { colour, mark }: Face): void {
  const light = ctx.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.1, x, y, r);
  light.addColorStop(0, lighter(colour, 0.55));
  light.addColorStop(0.45, colour);
  light.addColorStop(1, darker(colour, 0.38));
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, turn);
  ctx.fill();
  ctx.fillStyle = light;
  ctx.fill();
  ctx.strokeStyle = darker(colour, 0.55);
  ctx.lineWidth = r * 0.07;
  ctx.stroke();
  drawMark(ctx, mark, x, y + r * 0.08, r * 0.42, colour);
  ctx.fillStyle = alpha('#ffffff', 0.6);
  ctx.beginPath();
  ctx.ellipse(x - r * 0.36, y - r * 0.5, r * 0.24, r * 0.14, -0.6, 0, turn);
  ctx.fill();
}

/** A flat slab with a lit top, on which its thing is shown. */
function drawSlab(stage: Stage, { x, y }: Point, width: number, height: number, colour: string, bend: number): void {
  const { ctx } = stage;
  const [left, top] = [x - width / 2, y - height / 2];
  const round = Math.min(height * bend, width / 2);
  ctx.fillStyle = darker(colour, 0.55);
  ctx.beginPath();
  ctx.roundRect(left - 1.5, top - 1, width + 3, height + 2.5, round + 1);
  ctx.fill();
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(left, top, width, height, round);
  ctx.fill();
  const light = ctx.createLinearGradient(0, top, 0, top + height);
  for (const [place, tone] of [
    [0, 'rgba(255,255,255,0.42)'],
    [0.34, 'rgba(255,255,255,0.06)'],
    [0.7, 'rgba(16,8,40,0.1)'],
    [1, 'rgba(16,8,40,0.42)'],
  ] as const)
    light.addColorStop(place, tone);
  ctx.fillStyle = light;
  ctx.fill();
  ctx.fillStyle = alpha('#ffffff', 0.5);
  ctx.beginPath();
  ctx.roundRect(left + round * 0.7, top + height * 0.14, Math.max(0, width * 0.3), height * 0.12, height * 0.06);
  ctx.fill();
}

/** The smallest is two fifths as wide as the largest. */
export function discWidth({ layout, rules }: StacksWorld, disc: number): number {
  const share = rules.height > 1 ? disc / (rules.height - 1) : 1;
  return layout.unit * lerp(1.55, 4.2, share);
}

function drawDisc(stage: Stage, w: StacksWorld, piece: PlacedPiece, { colour, actor }: Face): void {
  const height = w.layout.step * 0.95;
  drawSlab(stage, piece, discWidth(w, piece.kind), height, colour, 0.34);
  if (actor) stage.art.draw(actor, piece.x, piece.y, height * 0.98);
}

function drawRing(stage: Stage, w: StacksWorld, piece: PlacedPiece, { colour, mark }: Face): void {
  const { unit, step } = w.layout;
  drawSlab(stage, piece, unit * 1.62, step * 0.94, colour, 0.5);
  drawMark(stage.ctx, mark, piece.x, piece.y, step * 0.24, colour);
}
