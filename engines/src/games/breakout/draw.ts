import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { clamp, type Rect, turn } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { isUnplayed } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import {
  type Ball,
  type BreakoutWorld,
  type Brick,
  ballSize,
  brickAt,
  type Drop,
  paddleWidth,
  paddleX,
  paddleY,
} from './world.ts';

const letters: Record<Drop['kind'], string> = { wide: 'W', more: '3', fire: 'F', life: '+' };

export function drawBreakout(stage: Stage, w: BreakoutWorld): void {
  const { ctx, view, plan, backdrop, effects } = stage;
  const { field } = w;
  backdrop.draw({ x: stage.time * 8, ground: view.h, dim: 0.3 });
  const isNeon = plan.theme.look === 'neon';
  ctx.fillStyle = isNeon ? alpha('#06030f', 0.88) : alpha(plan.palette.ink, 0.35);
  ctx.fillRect(field.x, field.y, field.w, field.h);
  ctx.strokeStyle = alpha(plan.palette.paper, 0.4);
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.moveTo(field.x, view.h);
  ctx.lineTo(field.x, field.y);
  ctx.lineTo(field.x + field.w, field.y);
  ctx.lineTo(field.x + field.w, view.h);
  ctx.stroke();
  for (const brick of w.bricks) if (brick.life > 0) drawBrick(stage, w, brick);
  for (const drop of w.drops) drawDrop(stage, drop);
  drawPaddle(stage, w);
  for (const ball of w.balls) drawBall(stage, w, ball);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** Whoever asks for bricks of candy sees a sweet on each. */
function tileOf({ plan: { rules, theme } }: Stage, { column, row }: Brick): Actor | undefined {
  const tiles = rules['tiles'] ?? 0;
  return tiles > 0 ? theme.things[(column + row * 3) % Math.min(tiles, theme.things.length)] : undefined;
}

function drawBrick(stage: Stage, w: BreakoutWorld, brick: Brick): void {
  const { ctx, plan, art } = stage;
  const grow = clamp(brick.shown * 3, 0, 1);
  const place = brickAt(w, brick);
  const y = place.y - (1 - grow) * 20;
  ctx.globalAlpha = grow;
  if (plan.theme.look === 'neon') {
    drawTube(stage, { ...place, y }, brick);
    ctx.globalAlpha = 1;
    return;
  }
  ctx.fillStyle = darker(brick.colour, 0.4);
  ctx.beginPath();
  ctx.roundRect(place.x, y + 2, place.w, place.h, 3.5);
  ctx.fill();
  ctx.fillStyle = brick.colour;
  ctx.beginPath();
  ctx.roundRect(place.x, y, place.w, place.h - 2, 3.5);
  ctx.fill();
  ctx.fillStyle = alpha('#ffffff', 0.28);
  ctx.fillRect(place.x + 2, y + 1, place.w - 4, 3);
  const made = plan.theme.brick;
  const tile = tileOf(stage, brick);
  if (tile) art.draw(tile, place.x + place.w / 2, y + place.h / 2 - 1, Math.min(place.w * 0.8, place.h * 1.25));
  else if (made && made.sprite !== 'brick') art.draw(made, place.x + place.w / 2, y + place.h / 2 - 1, place.h * 1.25);
  if (brick.life > 1) {
    ctx.strokeStyle = plan.palette.paper;
    ctx.lineWidth = 1.6;
    ctx.strokeRect(place.x + 2.5, y + 2.5, place.w - 5, place.h - 7);
  }
  ctx.globalAlpha = 1;
}

/** A brick of light: dark inside, with an edge that glows. */
function drawTube({ ctx, plan, art }: Stage, { x, y, w, h }: Rect, brick: Brick): void {
  const made = plan.theme.brick;
  ctx.fillStyle = darker(brick.colour, 0.72);
  ctx.beginPath();
  ctx.roundRect(x + 1.5, y + 1.5, w - 3, h - 4, 3.5);
  ctx.fill();
  for (const [width, colour] of [
    [6, alpha(brick.colour, 0.3)],
    [2.2, lighter(brick.colour, 0.25)],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke();
  }
  if (made && made.sprite !== 'brick') art.draw(made, x + w / 2, y + h / 2 - 1, h * 1.25);
  if (brick.life > 1) {
    ctx.fillStyle = lighter(brick.colour, 0.4);
    ctx.fillRect(x + w * 0.25, y + h / 2 - 2, w / 2, 2);
  }
}

function drawDrop(stage: Stage, drop: Drop): void {
  const { ctx, plan } = stage;
  ctx.fillStyle = drop.kind === 'life' ? plan.palette.danger : plan.palette.second;
  ctx.strokeStyle = plan.palette.paper;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.roundRect(drop.x - 17, drop.y - 10, 34, 20, 10);
  ctx.fill();
  ctx.stroke();
  write(ctx, letters[drop.kind], drop.x, drop.y, 9, { fill: plan.palette.paper, weight: 0.24 });
}

function drawPaddle(stage: Stage, w: BreakoutWorld): void {
  const { ctx, art, plan, time } = stage;
  const x = paddleX(stage, w);
  const y = paddleY(stage, w) + w.bounce * 4;
  const half = paddleWidth(stage, w) / 2;
  if (!isUnplayed(stage)) art.draw(plan.theme.hero, x, y + 24, 52, { squash: w.bounce * 0.2, walk: time * 3 });
  const shine = ctx.createLinearGradient(0, y - 6, 0, y + 10);
  shine.addColorStop(0, lighter(plan.palette.accent, 0.4));
  shine.addColorStop(1, darker(plan.palette.accent, 0.3));
  ctx.fillStyle = shine;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(x - half, y - 5, half * 2, 14, 7);
  ctx.fill();
  ctx.stroke();
}

function drawBall(stage: Stage, w: BreakoutWorld, ball: Ball): void {
  const { ctx, plan } = stage;
  const { danger, accent, paper, ink } = plan.palette;
  ball.trail.forEach((spot, i) => {
    const share = i / ball.trail.length;
    ctx.fillStyle = alpha(w.fire > 0 ? danger : accent, share * 0.35);
    ctx.beginPath();
    ctx.arc(spot.x, spot.y, ballSize * share, 0, turn);
    ctx.fill();
  });
  if (plan.theme.tool) {
    stage.art.draw(plan.theme.tool, ball.x, ball.y, ballSize * 3);
    return;
  }
  ctx.fillStyle = w.fire > 0 ? lighter(danger, 0.4) : paper;
  ctx.strokeStyle = ink;
  ctx.beginPath();
  ctx.arc(ball.x, ball.y, ballSize, 0, turn);
  ctx.fill();
  ctx.stroke();
}
