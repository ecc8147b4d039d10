import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { clamp, easeBack, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawStanding } from '../../stage/board.ts';
import { asksFor } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { labelOf, numbersOf } from './in-order.ts';
import { type Bubble, type BubbleWorld, bubbleColours, castOf, hasBalloons, insideOf } from './world.ts';

export function drawBubblePop(stage: Stage, w: BubbleWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 8, ground: view.h });
  if (w.party > 0) drawRays(stage, Math.min(1, w.party));
  const size = view.portrait ? 104 : 92;
  drawStanding(stage, view.w / 2, view.h - size * 0.56, size);
  art.draw(plan.theme.hero, view.w / 2, view.h - size * 0.56 - Math.abs(Math.sin(time * 8)) * w.cheer * 24, size, {
    tilt: Math.sin(time * 2) * 0.06 + Math.sin(time * 12) * w.cheer * 0.1,
    squash: Math.sin(time * 2.6) * 0.03,
  });
  for (const bubble of w.bubbles) drawBubble(stage, bubble);
  for (const one of w.freed)
    art.draw(at(castOf(stage), one.kind), one.x, one.y, one.size, { tilt: one.spin * one.age });
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawBubble(stage: Stage, bubble: Bubble): void {
  const { ctx, art, time } = stage;
  const wobble = Math.sin(time * 3 + bubble.phase) * 0.035;
  const radius = bubble.radius * easeBack(clamp(0.5 + bubble.age * 2, 0, 1));
  ctx.save();
  ctx.translate(bubble.x + Math.sin(time * 50) * 6 * (bubble.shaken ?? 0), bubble.y);
  ctx.scale(1 + wobble, 1 - wobble);
  if (hasBalloons(stage)) {
    drawBalloon(stage, bubble, radius);
    ctx.restore();
    return;
  }
  const inside = insideOf(stage, bubble);
  // The colour is all that tells an empty one from others.
  const isPlain = inside === null && !hasDigits(stage);
  ctx.fillStyle = isPlain ? alpha(bubble.colour, 0.72) : alpha(lighter(bubble.colour, 0.25), 0.42);
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, turn);
  ctx.fill();
  if (hasDigits(stage)) drawDigit(stage, bubble, radius);
  else if (inside) art.draw(inside, 0, 0, radius * 1.24, { tilt: Math.sin(time * 1.7 + bubble.phase) * 0.15 });
  ctx.strokeStyle = alpha(lighter(bubble.colour, 0.55), 0.95);
  ctx.lineWidth = bubble.isBig ? 5 : 3;
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, turn);
  ctx.stroke();
  ctx.strokeStyle = alpha('#ffffff', 0.85);
  ctx.lineWidth = radius * 0.11;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.arc(0, 0, radius * 0.78, turn * 0.55, turn * 0.67);
  ctx.stroke();
  ctx.fillStyle = alpha('#ffffff', 0.8);
  ctx.beginPath();
  ctx.arc(radius * 0.42, radius * 0.5, radius * 0.07, 0, turn);
  ctx.fill();
  ctx.restore();
}

function drawBalloon(stage: Stage, bubble: Bubble, r: number): void {
  const { ctx, art, plan, time } = stage;
  const { colour, phase } = bubble;
  ctx.strokeStyle = alpha(plan.palette.ink, 0.5);
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(0, r * 1.2);
  ctx.quadraticCurveTo(Math.sin(time * 2 + phase) * 12, r * 1.6, 0, r * 2);
  ctx.stroke();
  ctx.fillStyle = darker(colour, 0.15);
  ctx.beginPath();
  ctx.moveTo(-r * 0.14, r * 1.26);
  ctx.lineTo(0, r * 1.04);
  ctx.lineTo(r * 0.14, r * 1.26);
  ctx.fill();
  const skin = ctx.createRadialGradient(-r * 0.35, -r * 0.4, r * 0.1, 0, 0, r * 1.2);
  skin.addColorStop(0, lighter(colour, 0.5));
  skin.addColorStop(0.6, colour);
  skin.addColorStop(1, darker(colour, 0.3));
  ctx.fillStyle = skin;
  ctx.beginPath();
  ctx.ellipse(0, 0, r, r * 1.12, 0, 0, turn);
  ctx.fill();
  const cast = insideOf(stage, bubble);
  if (hasDigits(stage)) drawDigit(stage, bubble, r);
  else if (cast) art.draw(cast, 0, 0, r * 1.1, { tilt: Math.sin(time * 1.7 + phase) * 0.15 });
  ctx.fillStyle = alpha('#ffffff', 0.65);
  ctx.beginPath();
  ctx.ellipse(-r * 0.42, -r * 0.55, r * 0.12, r * 0.24, 0.6, 0, turn);
  ctx.fill();
}

const hasDigits = (stage: Stage) => asksFor(stage, 'digits') || numbersOf(stage) > 0;

/** "Balloons with numbers": one to nine, the same as long as it floats. */
function drawDigit(stage: Stage, { phase, number }: Bubble, r: number): void {
  const { ctx, plan } = stage;
  const digit = labelOf(stage, number ?? 1 + (Math.floor(Math.abs(phase) * 10) % 9));
  write(ctx, digit, 0, 0, r * (digit.length > 1 ? 0.7 : 0.8), { fill: '#fff', under: plan.palette.ink, weight: 0.22 });
}

/** Coloured light rotates in the background during a party. */
function drawRays({ ctx, view, time }: Stage, strength: number): void {
  const reach = Math.hypot(view.w, view.h);
  for (let i = 0; i < 14; i++) {
    const from = (i / 14) * turn + time * 0.4;
    ctx.fillStyle = alpha(at(bubbleColours, i), 0.3 * strength);
    ctx.beginPath();
    ctx.moveTo(view.w / 2, view.h * 0.6);
    ctx.arc(view.w / 2, view.h * 0.6, reach, from, from + turn / 28);
    ctx.fill();
  }
}
