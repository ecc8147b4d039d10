import { oval } from '../../canvas/pens.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { counterIn, frontOf, guestIn } from './layout.ts';
import { type CookingWorld, ingredientsOf } from './world.ts';

/** Those who ordered: content at first, then restless, and red with anger before they leave. */
export function drawGuests(stage: Stage, w: CookingWorld): void {
  const { view, plan, art, time } = stage;
  w.kitchen.orders.forEach((order, i) => {
    const { x, y, size } = guestIn(view, i);
    const anger = clamp(1 - order.left / order.most, 0, 1);
    const isLate = anger > 0.7;
    const restless = anger > 0.4 ? Math.sin(time * (isLate ? 26 : 7) + i) * (isLate ? 0.1 : 0.07) : 0;
    art.draw(at(plan.theme.foes, order.guest), x, y - (isLate ? Math.abs(Math.sin(time * 9)) * 6 : 0), size, {
      tilt: restless + Math.sin(time * 2 + i) * 0.03,
      squash: Math.sin(time * 3 + i) * 0.02,
    });
    if (anger > 0.4) drawFace(stage, { x: x + size * 0.42, y: y - size * 0.34 }, size * 0.17, anger);
    if (isLate) drawSteam(stage, { x, y: y - size * 0.45 }, size);
  });
}

/** What somebody thinks who waits: a straight mouth, then a frown. */
function drawFace({ ctx, plan }: Stage, { x, y }: Point, r: number, anger: number): void {
  const isLate = anger > 0.7;
  oval(ctx, { x, y }, [r, r], isLate ? '#ff5a4d' : '#ffd23f', plan.palette.ink);
  const ink = '#2a1a14';
  for (const side of [-1, 1]) oval(ctx, { x: x + side * r * 0.36, y: y - r * 0.08 }, [r * 0.13, r * 0.17], ink);
  ctx.strokeStyle = ink;
  ctx.lineWidth = Math.max(1.5, r * 0.14);
  ctx.lineCap = 'round';
  ctx.beginPath();
  if (isLate) ctx.arc(x, y + r * 0.72, r * 0.38, turn * 0.6, turn * 0.9);
  else {
    ctx.moveTo(x - r * 0.34, y + r * 0.42);
    ctx.lineTo(x + r * 0.34, y + r * 0.42);
  }
  for (const side of isLate ? [-1, 1] : []) {
    ctx.moveTo(x + side * r * 0.62, y - r * 0.5);
    ctx.lineTo(x + side * r * 0.2, y - r * 0.32);
  }
  ctx.stroke();
}

function drawSteam({ ctx, time }: Stage, { x, y }: Point, size: number): void {
  for (const side of [-1, 1]) {
    const t = (time * 1.4 + (side + 1) / 4) % 1;
    const r = size * (0.04 + t * 0.06);
    oval(
      ctx,
      { x: x + side * size * (0.28 + t * 0.16), y: y - t * size * 0.16 },
      [r, r],
      alpha('#ffffff', 0.8 * (1 - t)),
    );
  }
}

/** A worktop with its front, which hides the feet of the guests. */
export function drawCounter(stage: Stage): void {
  const { ctx, view, plan } = stage;
  const { x, y, w, h } = counterIn(view, ingredientsOf(stage).length);
  const front = frontOf(view);
  const wood = mix('#c98d5a', plan.palette.mid, 0.12);
  const light = ctx.createLinearGradient(0, y, 0, y + h);
  light.addColorStop(0, darker(wood, 0.12));
  light.addColorStop(1, lighter(wood, 0.16));
  ctx.fillStyle = light;
  ctx.fillRect(x, y, w, h);
  ctx.fillStyle = darker(wood, 0.4);
  ctx.fillRect(x, y + h, w, front);
  ctx.fillStyle = alpha(plan.palette.ink, 0.3);
  ctx.fillRect(x, y + h + front, w, 7);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  for (const edge of [y, y + h, y + h + front]) {
    ctx.beginPath();
    ctx.moveTo(x, edge);
    ctx.lineTo(x + w, edge);
    ctx.stroke();
  }
}
