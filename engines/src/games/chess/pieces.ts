import { turn } from '../../math/maths.ts';
import type { PieceName } from './position.ts';

/** Traces a piece around the middle of a box of 100. */
export function tracePiece(ctx: CanvasRenderingContext2D, name: PieceName): void {
  ctx.beginPath();
  if (name === 'pawn') {
    ctx.arc(0, -14, 13, 0, turn);
    body(ctx, 9, 20, 0);
  } else if (name === 'rook') {
    path(
      ctx,
      '-20,-34 -11,-34 -11,-27 -5,-27 -5,-34 5,-34 5,-27 11,-27 11,-34 20,-34 20,-17 13,-12 13,14 -13,14 -13,-12 -20,-17',
    );
    foot(ctx, 24);
  } else if (name === 'knight') {
    ctx.moveTo(-14, 14);
    ctx.bezierCurveTo(-16, -2, -2, -4, -4, -12);
    ctx.bezierCurveTo(-12, -6, -20, -2, -24, -6);
    ctx.bezierCurveTo(-28, -12, -16, -20, -12, -30);
    ctx.lineTo(-8, -40);
    ctx.lineTo(-1, -33);
    ctx.bezierCurveTo(18, -32, 24, -8, 18, 14);
    ctx.closePath();
    foot(ctx, 24);
  } else if (name === 'bishop') {
    ctx.arc(0, -38, 5, 0, turn);
    ctx.moveTo(0, -34);
    ctx.bezierCurveTo(20, -20, 16, -4, 8, 0);
    ctx.lineTo(12, 14);
    ctx.lineTo(-12, 14);
    ctx.lineTo(-8, 0);
    ctx.bezierCurveTo(-16, -4, -20, -20, 0, -34);
    ctx.closePath();
    foot(ctx, 22);
  } else if (name === 'queen') {
    path(ctx, '-28,-26 -15,-10 -13,-36 -3,-12 0,-40 3,-12 13,-36 15,-10 28,-26 17,14 -17,14');
    for (const [x, y] of [
      [-28, -28],
      [-13, -38],
      [0, -42],
      [13, -38],
      [28, -28],
    ] as const) {
      ctx.moveTo(x + 4, y);
      ctx.arc(x, y, 4, 0, turn);
    }
    foot(ctx, 25);
  } else {
    path(ctx, '-4,-46 4,-46 4,-40 10,-40 10,-33 4,-33 4,-26 -4,-26 -4,-33 -10,-33 -10,-40 -4,-40');
    ctx.moveTo(0, -24);
    ctx.bezierCurveTo(34, -34, 32, -4, 17, 14);
    ctx.lineTo(-17, 14);
    ctx.bezierCurveTo(-32, -4, -34, -34, 0, -24);
    ctx.closePath();
    foot(ctx, 25);
  }
}

function path(ctx: CanvasRenderingContext2D, points: string): void {
  points.split(' ').forEach((point, i) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    if (i) ctx.lineTo(x, y);
    else ctx.moveTo(x, y);
  });
  ctx.closePath();
}

function body(ctx: CanvasRenderingContext2D, top: number, bottom: number, from: number): void {
  ctx.moveTo(-top, from);
  ctx.quadraticCurveTo(-top, 14, -bottom * 0.8, 16);
  ctx.lineTo(bottom * 0.8, 16);
  ctx.quadraticCurveTo(top, 14, top, from);
  ctx.closePath();
  foot(ctx, bottom);
}

function foot(ctx: CanvasRenderingContext2D, half: number): void {
  ctx.roundRect(-half, 18, half * 2, 14, 4);
}
