import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { colourOfSide } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import { ballRadius, paddleDepth } from './court.ts';
import { type PongWorld, toScreen } from './world.ts';

const trails: { x: number; y: number }[][] = [];

export function drawPong(stage: Stage, w: PongWorld): void {
  const { ctx, view, plan, backdrop, effects } = stage;
  backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 });
  ctx.fillStyle = alpha(plan.palette.ink, 0.2);
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  for (const side of [0, 1] as const) drawHalf(stage, w, side);
  drawLines(stage, w);
  for (const side of [0, 1] as const) drawPaddle(stage, w, side);
  drawBalls(stage, w);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** Each half glows in its player's colour, most near the player's line. */
function drawHalf(stage: Stage, w: PongWorld, side: 0 | 1): void {
  const { ctx, view, plan } = stage;
  const { across, along } = w.court;
  const colour = colourOfSide(stage, side);
  // A glow as strong as by day would hide the colours of a neon night.
  const strength = plan.theme.look === 'neon' ? 0.4 : 1;
  const from = toScreen(stage, across / 2, side === 0 ? along : 0);
  const to = toScreen(stage, across / 2, along / 2);
  const glow = ctx.createLinearGradient(from.x, from.y, to.x, to.y);
  glow.addColorStop(0, alpha(colour, 0.5 * strength));
  glow.addColorStop(0.5, alpha(colour, 0.14 * strength));
  glow.addColorStop(1, alpha(colour, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
}

function drawLines(stage: Stage, w: PongWorld): void {
  const { ctx, plan } = stage;
  const { across, along } = w.court;
  ctx.strokeStyle = alpha(plan.palette.paper, 0.6);
  ctx.lineWidth = 4;
  ctx.setLineDash([14, 14]);
  ctx.beginPath();
  const from = toScreen(stage, 0, along / 2);
  const to = toScreen(stage, across, along / 2);
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.beginPath();
  const middle = toScreen(stage, across / 2, along / 2);
  ctx.arc(middle.x, middle.y, 58, 0, turn);
  ctx.stroke();
  for (const side of [0, 1] as const) {
    const place = toScreen(stage, across / 2, along * (side === 0 ? 0.66 : 0.34));
    write(ctx, String(w.goals[side]), place.x, place.y, 64, { fill: alpha(plan.palette.paper, 0.4), tabular: true });
  }
}

function drawPaddle(stage: Stage, w: PongWorld, side: 0 | 1): void {
  const { ctx, view, plan, art, time } = stage;
  const paddle = w.court.paddles[side];
  const actor = side === 0 ? plan.theme.hero : (plan.theme.foes[0] ?? plan.theme.hero);
  const colour = colourOfSide(stage, side);
  const v = side === 0 ? w.court.along - paddleDepth + 9 : paddleDepth - 9;
  const place = toScreen(stage, paddle.u, v + (side === 0 ? 1 : -1) * paddle.hit * 5);
  const [pw, ph] = view.portrait ? [paddle.width, 18] : [18, paddle.width];
  ctx.fillStyle = alpha(plan.palette.ink, 0.4);
  ctx.beginPath();
  ctx.roundRect(place.x - pw / 2 + 3, place.y - ph / 2 + 6, pw, ph, 9);
  ctx.fill();
  ctx.fillStyle = colour;
  ctx.strokeStyle = darker(colour, 0.5);
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(place.x - pw / 2, place.y - ph / 2, pw, ph, 9);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = lighter(colour, 0.5);
  ctx.beginPath();
  ctx.roundRect(place.x - pw / 2 + 5, place.y - ph / 2 + 4, pw - 10, view.portrait ? 4 : ph - 8, 2);
  if (view.portrait) ctx.fill();
  const jump = Math.abs(Math.sin(time * 10)) * w.cheer[side] * 14;
  art.draw(actor, place.x, place.y - jump, 58 + paddle.hit * 6, {
    squash: paddle.hit * 0.2,
    tilt: paddle.speed * 0.0003,
    flip: side === 1,
  });
}

function drawBalls(stage: Stage, w: PongWorld): void {
  const { ctx, plan, art, time } = stage;
  const thing = plan.theme.things[0] ?? plan.theme.hero;
  w.court.balls.forEach((ball, i) => {
    const place = toScreen(stage, ball.u, ball.v);
    trails[i] ??= [];
    const trail = trails[i] ?? [];
    trail.push(place);
    if (trail.length > 9) trail.shift();
    trail.forEach((p, age) => {
      ctx.fillStyle = alpha(plan.palette.paper, (age / 9) * 0.25);
      ctx.beginPath();
      ctx.arc(p.x, p.y, ballRadius * (0.3 + (age / 9) * 0.6), 0, turn);
      ctx.fill();
    });
    art.draw(thing, place.x, place.y, ballRadius * 2.5, { tilt: time * (ball.spin || 2) });
  });
  trails.length = w.court.balls.length;
}
