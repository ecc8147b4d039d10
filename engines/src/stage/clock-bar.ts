import { write } from '../canvas/lettering.ts';
import { alpha, lighter } from '../math/colour.ts';
import { clamp, type Rect, turn } from '../math/maths.ts';
import { fillRounded } from './board.ts';
import type { Stage } from './stage.ts';

/** Seconds left, and how many it holds. */
export type Clock = { left: number; most: number };

/** Takes from the clock, with a tick for each of the last seconds; true when it has run out, which costs a life. */
export function runDown(stage: Stage, clock: Clock, dt: number): boolean {
  const before = Math.ceil(clock.left);
  clock.left -= dt;
  if (clock.left <= 5 && Math.ceil(clock.left) < before) stage.sound.play('tick', 5 - before);
  if (clock.left > 0) return false;
  clock.left = 0;
  stage.hud.lives--;
  stage.sound.play('lose');
  stage.effects.shake(8);
  return true;
}

/** A dial with a bar, which turns red towards the end; `place` is the bar's with the dial and the seconds beside it. */
export function drawClockBar(stage: Stage, place: Rect, { left, most }: Clock): void {
  const { ctx, plan, time } = stage;
  const share = clamp(left / most, 0, 1);
  const isLow = left < 5;
  const colour = isLow ? plan.palette.danger : plan.palette.accent;
  const bar = { x: place.x + 30, y: place.y, w: place.w - 72, h: 14 };
  fillRounded(ctx, { x: bar.x - 3, y: bar.y - 3, w: bar.w + 6, h: bar.h + 6 }, 10, alpha(plan.palette.ink, 0.72));
  fillRounded(ctx, { ...bar, w: Math.max(8, bar.w * share) }, 7, colour);
  const middle = { x: bar.x - 18, y: bar.y + 7 };
  const beat = isLow ? 1 + 0.1 * Math.abs(Math.sin(time * 8)) : 1;
  ctx.fillStyle = '#fffdf7';
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.arc(middle.x, middle.y, 12 * beat, 0, turn);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(middle.x, middle.y);
  ctx.arc(middle.x, middle.y, 9 * beat, -turn / 4, -turn / 4 + turn * share);
  ctx.fill();
  write(ctx, String(Math.ceil(left)), bar.x + bar.w + 24, middle.y, 16 * beat, {
    fill: isLow ? lighter(plan.palette.danger, 0.25) : plan.palette.paper,
    under: plan.palette.ink,
    tabular: true,
  });
}
