import { alpha, darker, lighter } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { middleOf } from '../../stage/board.ts';
import { asksFor } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { beyond, opposite, type Side, sidesOfPiece, spotOf } from './network.ts';
import type { PipesWorld } from './world.ts';

/** What the pieces lead: water in pipes or in roots, current in wires, trains on rails. */
export type Load = 'water' | 'current' | 'roots' | 'rails';

export function loadOf(stage: Stage): Load {
  if (asksFor(stage, 'roots')) return 'roots';
  if (asksFor(stage, 'rails')) return 'rails';
  return asksFor(stage, 'wires') ? 'current' : 'water';
}

/** A stroke along a piece: its width as a share of the cell, and its colour. */
type Stroke = [width: number, colour: string];

type Look = {
  empty: Stroke[];
  /** What flows, over the empty piece. */
  full: (colour: string) => Stroke[];
  /** The width of what moves along, and the length of its parts and of the gaps between them. */
  moving: [width: number, part: number, gap: number];
  joint: string;
};

const looks: Record<Load, Look> = {
  water: {
    empty: [
      [0.42, '#1b2230'],
      [0.36, '#8b9bad'],
      [0.27, '#c3cfdb'],
      [0.2, '#33404f'],
    ],
    full: (colour) => [[0.2, colour]],
    moving: [0.07, 0.1, 0.3],
    joint: '#aebccb',
  },
  current: {
    empty: [
      [0.24, '#141824'],
      [0.16, '#6b7588'],
      [0.06, '#8590a3'],
    ],
    full: (colour) => [
      [0.4, alpha(colour, 0.22)],
      [0.16, colour],
      [0.06, '#fffbe0'],
    ],
    moving: [0.1, 0.05, 0.4],
    joint: '#8d98aa',
  },
  roots: {
    empty: [
      [0.3, '#2c1a10'],
      [0.23, '#7d5433'],
      [0.1, '#9a6d45'],
    ],
    full: (colour) => [[0.12, colour]],
    moving: [0.06, 0.08, 0.34],
    joint: '#7d5433',
  },
  rails: {
    empty: [
      [0.46, '#4b4038'],
      [0.32, '#c9ced6'],
      [0.24, '#5b4c40'],
    ],
    full: (colour) => [
      [0.32, colour],
      [0.24, '#5b4c40'],
    ],
    moving: [0.15, 0.16, 0.7],
    joint: '#8a6a4c',
  },
};

const colours = { water: '#2f9bff', current: '#ffd23f', roots: '#6fe07a' } as const;

/** What flows has its own colour; tracks take that of the game. */
export function colourOfLoad(stage: Stage): string {
  const load = loadOf(stage);
  return load === 'rails' ? stage.plan.palette.accent : colours[load];
}

const middles: Record<Side, [x: number, y: number]> = { 1: [0, -0.5], 2: [0.5, 0], 4: [0, 0.5], 8: [-0.5, 0] };

export function drawPiece(stage: Stage, w: PipesWorld, i: number): void {
  const { ctx, time } = stage;
  const { cell } = w.grid;
  const { x, y } = middleOf(w.grid, spotOf(w.network, i));
  const piece = w.network.pieces[i] ?? 0;
  const sides = sidesOfPiece.filter((side) => piece & side);
  const load = loadOf(stage);
  const look = looks[load];
  const share = w.filled[i] ?? 0;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(-(w.behind[i] ?? 0) * (turn / 4));
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'round';
  for (const stroke of look.empty) strokePiece(ctx, cell, sides, stroke);
  if (load === 'rails') drawSleepers(ctx, cell, sides);
  if (share > 0) {
    const entry = entryOf(w, i);
    const colour = colourOfLoad(stage);
    ctx.globalAlpha = share;
    for (const stroke of look.full(colour)) strokePiece(ctx, cell, sides, stroke);
    if (load === 'rails') drawSleepers(ctx, cell, sides);
    const [width, part, gap] = look.moving;
    ctx.lineCap = 'round';
    ctx.setLineDash([part * cell, gap * cell]);
    ctx.lineDashOffset = -time * cell * 0.9;
    ctx.strokeStyle = load === 'rails' ? darker(colour, 0.35) : lighter(colour, 0.65);
    ctx.lineWidth = width * cell;
    ctx.beginPath();
    for (const side of sides) if (side !== entry) trace(ctx, cell, entry, side, sides.length);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.globalAlpha = 1;
  }
  for (const side of sides) drawJoint(ctx, cell, side, load === 'water', look.joint);
  ctx.restore();
}

/** The side at which it is reached; the source has none. */
function entryOf({ network, flow }: PipesWorld, i: number): Side | null {
  const from = flow.from[i] ?? -1;
  return sidesOfPiece.find((side) => from !== i && from !== -1 && beyond(network, i, side) === from) ?? null;
}

/** In one path: where ways part, transparent strokes must not add up. */
function strokePiece(ctx: CanvasRenderingContext2D, cell: number, sides: Side[], [width, colour]: Stroke): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width * cell;
  ctx.beginPath();
  const [first = null, second] = sides;
  if (second === undefined) trace(ctx, cell, null, first ?? 1, 1);
  else for (const side of sides.slice(1)) trace(ctx, cell, first, side, sides.length);
  ctx.stroke();
}

/** From one side to another: straight on, in a bend, or by the middle where ways part. */
function trace(ctx: CanvasRenderingContext2D, cell: number, from: Side | null, to: Side, count: number): void {
  const [tx, ty] = middles[to];
  const [fx, fy] = from === null ? [0, 0] : middles[from];
  ctx.moveTo(fx * cell, fy * cell);
  if (from !== null && count === 2 && to !== opposite(from)) ctx.quadraticCurveTo(0, 0, tx * cell, ty * cell);
  else {
    if (from !== null) ctx.lineTo(0, 0);
    ctx.lineTo(tx * cell, ty * cell);
  }
}

function drawSleepers(ctx: CanvasRenderingContext2D, cell: number, sides: Side[]): void {
  ctx.setLineDash([cell * 0.07, cell * 0.1]);
  strokePiece(ctx, cell, sides, [0.2, '#8a6a4c']);
  ctx.setLineDash([]);
}

/** Where a piece ends: a collar of a pipe, a contact of a wire. */
function drawJoint(ctx: CanvasRenderingContext2D, cell: number, side: Side, isCollar: boolean, colour: string): void {
  const [dx, dy] = middles[side];
  const r = cell * 0.06;
  const x = dx * cell - Math.sign(dx) * (r + 2);
  const y = dy * cell - Math.sign(dy) * (r + 2);
  if (isCollar) {
    const [w, h] = dx === 0 ? [cell * 0.5, r * 2] : [r * 2, cell * 0.5];
    ctx.fillStyle = '#1b2230';
    ctx.beginPath();
    ctx.roundRect(x - w / 2 - 1, y - h / 2 - 1, w + 2, h + 2, 3);
    ctx.fill();
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.roundRect(x - w / 2, y - h / 2, w, h, 3);
    ctx.fill();
    ctx.fillStyle = darker(colour, 0.25);
  } else ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, isCollar ? r * 0.5 : r, 0, turn);
  ctx.fill();
}
