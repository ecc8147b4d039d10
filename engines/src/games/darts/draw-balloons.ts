import { alpha, lighter, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawWind } from '../../stage/wind.ts';
import { type Balloon, type BalloonWorld, handAt, placeOfBalloon } from './balloons.ts';

const colours = ['#ff5f7e', '#ffb02e', '#45c4f5', '#6cd06a', '#b77bff', '#ff8fc7'];

export function drawBalloons(stage: Stage, w: BalloonWorld, aim: number): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  const floor = view.h * 0.93;
  backdrop.draw({ ground: floor });
  for (const balloon of w.balloons) drawBalloon(stage, w, balloon);
  backdrop.drawGround(0, floor);
  const hand = handAt(w);
  shadow(stage, hand.x, floor + 4, 32, 7);
  for (let i = 2; i < 8; i++) {
    ctx.fillStyle = alpha(plan.palette.paper, 0.7 - i * 0.08);
    ctx.beginPath();
    ctx.arc(hand.x + Math.cos(aim) * i * 22, hand.y + Math.sin(aim) * i * 22, 3.4, 0, turn);
    ctx.fill();
  }
  art.draw(plan.theme.hero, hand.x, floor - 38, 84, { flip: Math.cos(aim) < 0, squash: Math.sin(time * 4) * 0.02 });
  for (const arrow of w.arrows) drawArrow(stage, arrow.x, arrow.y, Math.atan2(arrow.vy, arrow.vx));
  if (w.reload <= 0.08) drawArrow(stage, hand.x + Math.cos(aim) * 22, hand.y + Math.sin(aim) * 22, aim);
  drawWind(stage, w.wind, view.w * 0.14, floor - 56);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawBalloon(stage: Stage, w: BalloonWorld, balloon: Balloon): void {
  const { ctx, art, plan, time } = stage;
  const { x, y } = placeOfBalloon(balloon, w.seconds);
  const { r } = balloon;
  const colour = balloon.bad ? mix(plan.palette.danger, '#2b2138', 0.45) : at(colours, balloon.colour);
  ctx.strokeStyle = alpha(plan.palette.ink, 0.7);
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(x, y + r);
  ctx.quadraticCurveTo(x + Math.sin(time * 4 + balloon.phase) * 8, y + r + 16, x, y + r + 28);
  ctx.stroke();
  const skin = ctx.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.1, x, y, r * 1.2);
  skin.addColorStop(0, lighter(colour, 0.65));
  skin.addColorStop(0.5, colour);
  skin.addColorStop(1, mix(colour, '#2b2138', 0.3));
  ctx.fillStyle = skin;
  ctx.strokeStyle = plan.palette.ink;
  ctx.beginPath();
  ctx.ellipse(x, y, r, r * 1.14, 0, 0, turn);
  ctx.moveTo(x, y + r * 1.08);
  ctx.lineTo(x + 6, y + r * 1.3);
  ctx.lineTo(x - 6, y + r * 1.3);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  const rider = at(balloon.bad ? plan.theme.foes : plan.theme.things, balloon.look);
  if (!/balloon|bubble/.test(rider.sprite)) art.draw(rider, x, y, r * 1.15);
}

function drawArrow(stage: Stage, x: number, y: number, angle: number): void {
  const { ctx, plan } = stage;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineCap = 'round';
  ctx.lineWidth = 6;
  ctx.beginPath();
  ctx.moveTo(-22, 0);
  ctx.lineTo(16, 0);
  ctx.stroke();
  ctx.strokeStyle = '#e8c48a';
  ctx.lineWidth = 3;
  ctx.stroke();
  ctx.fillStyle = plan.palette.danger;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(-14, 0);
  ctx.lineTo(-26, -8);
  ctx.lineTo(-22, 0);
  ctx.lineTo(-26, 8);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#dfe6f2';
  ctx.beginPath();
  ctx.moveTo(24, 0);
  ctx.lineTo(12, -6);
  ctx.lineTo(12, 6);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}
