import { alpha, lighter } from '../../math/colour.ts';
import { clamp, easeBack, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawStanding } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Bubble, type BubbleWorld, bubbleColours, castOf } from './bubble-pop.ts';

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
  ctx.translate(bubble.x, bubble.y);
  ctx.scale(1 + wobble, 1 - wobble);
  ctx.fillStyle = alpha(lighter(bubble.colour, 0.25), 0.42);
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, turn);
  ctx.fill();
  art.draw(at(castOf(stage), bubble.kind), 0, 0, radius * 1.24, { tilt: Math.sin(time * 1.7 + bubble.phase) * 0.15 });
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
