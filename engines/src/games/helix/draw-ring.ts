import { alpha, darker, isAlike, lighter, mix } from '../../math/colour.ts';
import { clamp, type Point, turn, wrap } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { asksFor } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Fall, heatOf } from './fall.ts';
import type { Part, Ring } from './tower.ts';

/** How high a circle that lies flat is drawn, of its width. */
export const flatness = 0.3;
const thickness = 13;
const stepAngle = 0.16;
const seam = 0.03;

/** Where the tower is on the screen. */
export type Look = {
  x: number;
  yOf(y: number): number;
  /** Radii of the rings and of the pole, and of the circle on which the ball bounces. */
  rim: number;
  pole: number;
  way: number;
  depth: number;
};

export function lookOf({ view }: Stage, { camera }: Fall): Look {
  const rim = Math.min(142, view.w * 0.37);
  const top = view.h * (view.portrait ? 0.46 : 0.35);
  return {
    x: view.w / 2,
    yOf: (y) => y - camera + top,
    rim,
    pole: rim * 0.34,
    way: rim * 0.72,
    depth: flatness,
  };
}

type Half = 'front' | 'back';

/** The front is what is below the middle of the pole on the screen. */
export function drawHalf(stage: Stage, fall: Fall, ring: Ring, look: Look, half: Half): void {
  const { ctx } = stage;
  const y = look.yOf(ring.y);
  if (ring.shattered >= 0) {
    drawShards(stage, fall, ring, look, half);
    return;
  }
  const turned = ring.turned + fall.turned;
  const pieces = ring.parts.flatMap((part) => piecesIn(part, turned, half));
  const colourOf = ({ isDangerous }: Part) => colourOfPart(stage, ring, isDangerous);
  for (const piece of pieces) drawSides(ctx, look, y, piece, colourOf(piece.part));
  for (const piece of pieces) drawTop(ctx, look, y, piece, colourOf(piece.part));
  for (const piece of pieces) if (piece.part.isDangerous) drawStripes(ctx, look, y, piece);
  for (const part of ring.parts) if (part.isDangerous) drawFoe(stage, ring, part, turned, look, y, half);
  drawThing(stage, ring, turned, look, y, half);
}

/** What is left of a broken ring flies apart and falls. */
function drawShards(stage: Stage, fall: Fall, ring: Ring, look: Look, half: Half): void {
  const { ctx } = stage;
  const age = ring.shattered;
  if (age > 0.5) return;
  ctx.globalAlpha = 1 - age * 2;
  for (const part of ring.parts)
    for (let angle = part.from + 0.2; angle < part.to; angle += 0.4) {
      const turned = angle + ring.turned + fall.turned;
      if (!isIn(half, turned)) continue;
      const out = look.way + age * 170;
      const y = look.yOf(ring.y) + age * age * 520 - age * 60;
      ctx.fillStyle = colourOfPart(stage, ring, part.isDangerous);
      ctx.beginPath();
      for (const [radius, off] of [
        [out - 26, -0.13],
        [out + 26, -0.16],
        [out + 22, 0.15],
        [out - 20, 0.1],
      ] as const) {
        const p = onCircle(look, y, radius, turned + off + age * 1.2);
        ctx.lineTo(p.x, p.y);
      }
      ctx.fill();
    }
  ctx.globalAlpha = 1;
}

function colourOfPart({ plan, time }: Stage, ring: Ring, isDangerous: boolean): string {
  const { danger, second, accent, edge } = plan.palette;
  if (isDangerous) return danger;
  const calm = [second, accent, lighter(edge, 0.25)].filter((one) => !isAlike(one, danger));
  const own = calm.length > 0 ? at(calm, Math.floor(ring.number / 4)) : '#4fa8e8';
  const heat = plan.rules['gentle'] ? 0 : clamp(heatOf(ring, plan.difficulty), 0, 1);
  return mix(own, danger, heat * (heat > 0.8 ? 0.72 + Math.sin(time * 16) * 0.16 : 0.7));
}

/** A part of a ring on one side of the pole, in the angles of the screen; whole ends are those of the part. */
type Piece = { from: number; to: number; part: Part; startsHere: boolean; endsHere: boolean };

/** The front has the angles up to half a turn, the back those after it. */
function piecesIn(part: Part, turned: number, half: Half): Piece[] {
  const from = wrap(part.from + turned, turn);
  const to = from + part.to - part.from;
  // The front reaches a little behind the pole, so that there is no seam.
  const starts = half === 'front' ? [-seam, turn - seam] : [turn / 2, turn * 1.5];
  return starts.flatMap((start) => {
    const [a, b] = [Math.max(from, start), Math.min(to, start + turn / 2 + (half === 'front' ? seam * 2 : 0))];
    return b - a > 0.001 ? [{ from: a, to: b, part, startsHere: a === from, endsHere: b === to }] : [];
  });
}

const onCircle = ({ x }: Look, y: number, radius: number, angle: number): Point => ({
  x: x + Math.cos(angle) * radius,
  y: y + Math.sin(angle) * radius * flatness,
});

function anglesOf({ from, to }: Piece): number[] {
  const count = Math.max(2, Math.ceil((to - from) / stepAngle) + 1);
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

function lineAlong(ctx: CanvasRenderingContext2D, look: Look, y: number, radius: number, angles: number[]): void {
  for (const angle of angles) {
    const p = onCircle(look, y, radius, angle);
    ctx.lineTo(p.x, p.y);
  }
}

/** The rim, where it faces the player, and the cut ends. */
function drawSides(ctx: CanvasRenderingContext2D, look: Look, y: number, piece: Piece, colour: string): void {
  const ends: [angle: number, isSeen: boolean][] = [
    [piece.from, piece.startsHere && Math.cos(piece.from) < 0],
    [piece.to, piece.endsHere && Math.cos(piece.to) > 0],
  ];
  ctx.fillStyle = darker(colour, 0.5);
  for (const [angle, isSeen] of ends) {
    if (!isSeen) continue;
    const [inner, outer] = [onCircle(look, y, look.pole, angle), onCircle(look, y, look.rim, angle)];
    ctx.beginPath();
    ctx.moveTo(inner.x, inner.y);
    ctx.lineTo(outer.x, outer.y);
    ctx.lineTo(outer.x, outer.y + thickness);
    ctx.lineTo(inner.x, inner.y + thickness);
    ctx.fill();
  }
  const angles = anglesOf(piece).filter((angle) => Math.sin(angle) > -0.05);
  if (angles.length < 2) return;
  ctx.fillStyle = darker(colour, 0.32);
  ctx.beginPath();
  lineAlong(ctx, look, y, look.rim, angles);
  lineAlong(ctx, look, y + thickness, look.rim, angles.toReversed());
  ctx.fill();
}

/** Along the rim and back along the pole. */
function drawTop(ctx: CanvasRenderingContext2D, look: Look, y: number, piece: Piece, colour: string): void {
  const angles = anglesOf(piece);
  ctx.fillStyle = colour;
  ctx.beginPath();
  lineAlong(ctx, look, y, look.rim, angles);
  lineAlong(ctx, look, y, look.pole, angles.toReversed());
  ctx.fill();
  ctx.strokeStyle = lighter(colour, 0.42);
  ctx.lineWidth = 2;
  ctx.beginPath();
  lineAlong(ctx, look, y, look.rim - 1, angles);
  ctx.stroke();
}

/** Dark rays tell dangerous stretches apart without their colour. */
function drawStripes(ctx: CanvasRenderingContext2D, look: Look, y: number, piece: Piece): void {
  ctx.strokeStyle = alpha('#100a24', 0.4);
  ctx.lineWidth = 4;
  for (let angle = piece.from + 0.08; angle < piece.to - 0.02; angle += 0.17) {
    const [inner, outer] = [onCircle(look, y, look.pole + 4, angle), onCircle(look, y, look.rim - 5, angle + 0.06)];
    ctx.beginPath();
    ctx.moveTo(inner.x, inner.y);
    ctx.lineTo(outer.x, outer.y);
    ctx.stroke();
  }
}

const isIn = (half: Half, angle: number): boolean => Math.sin(angle) >= 0 === (half === 'front');

function drawFoe(stage: Stage, ring: Ring, part: Part, turned: number, look: Look, y: number, half: Half): void {
  const { art, plan, time } = stage;
  const { foes } = plan.theme;
  const angle = (part.from + part.to) / 2 + turned;
  if (foes.length === 0 || !isIn(half, angle) || asksFor(stage, 'no-enemies')) return;
  const p = onCircle(look, y, look.way, angle);
  const near = 0.86 + Math.sin(angle) * 0.14;
  art.draw(at(foes, ring.number), p.x, p.y - 13 * near, 32 * near, {
    tilt: Math.sin(time * 4 + part.from) * 0.08,
    squash: Math.sin(time * 7 + part.from) * 0.04,
  });
}

function drawThing(stage: Stage, ring: Ring, turned: number, look: Look, y: number, half: Half): void {
  const { art, plan, time } = stage;
  const angle = ring.gap + turned;
  const [thing] = plan.theme.things;
  if (!ring.hasThing || !thing || !isIn(half, angle)) return;
  const p = onCircle(look, y, look.way, angle);
  art.draw(thing, p.x, p.y - 4 + Math.sin(time * 4 + ring.number) * 4, 25 * (0.86 + Math.sin(angle) * 0.14), {
    tilt: Math.sin(time * 2 + ring.number) * 0.2,
  });
}
