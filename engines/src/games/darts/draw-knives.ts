import { lighter, mix } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { type KnifeWorld, knifeSeconds } from './knives.ts';

const knifeLength = 74;

export const discOf = ({ view }: Stage): Point & { r: number } => ({
  x: view.w / 2,
  y: view.h * 0.38,
  r: Math.min(view.w * 0.27, view.h * 0.19),
});

export function drawKnives(stage: Stage, w: KnifeWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  const floor = view.h * 0.93;
  backdrop.draw({ ground: floor, dim: 0.2 });
  backdrop.drawGround(0, floor);
  const disc = discOf(stage);
  ctx.save();
  ctx.translate(disc.x, disc.y);
  ctx.rotate(w.angle);
  for (const knife of w.stuck)
    drawKnife(stage, Math.cos(knife) * (disc.r + 24), Math.sin(knife) * (disc.r + 24), knife - turn / 4);
  drawDisc(stage, disc.r);
  for (const prize of w.prizes)
    art.draw(at(plan.theme.things, 0), Math.cos(prize) * (disc.r + 10), Math.sin(prize) * (disc.r + 10), 34, {
      tilt: prize + turn / 4,
    });
  ctx.restore();
  const from = floor - 90;
  const share = w.flying === null ? 0 : 1 - w.flying / knifeSeconds;
  if (w.left > 0) drawKnife(stage, disc.x, from + (disc.y + disc.r - from) * share, 0);
  for (let i = 0; i < w.left; i++) drawKnife(stage, 26, floor - 40 - i * 26, -turn / 4, 0.42);
  shadow(stage, view.w * 0.78, floor + 4, 34, 7);
  art.draw(plan.theme.hero, view.w * 0.78, floor - 40, 88, { squash: Math.sin(time * 4) * 0.02 });
  effects.draw(ctx);
  backdrop.drawAir();
}

/** A slice of a trunk with its rings. */
function drawDisc({ ctx, plan }: Stage, r: number): void {
  const bark = mix(plan.palette.second, '#8a5a36', 0.6);
  for (const [share, colour] of [
    [1.05, plan.palette.ink],
    [1, bark],
    [0.86, lighter(bark, 0.45)],
    [0.6, lighter(bark, 0.32)],
    [0.54, lighter(bark, 0.45)],
    [0.28, lighter(bark, 0.32)],
    [0.22, lighter(bark, 0.45)],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(0, 0, r * share, 0, turn);
    ctx.fill();
  }
}

/** Its point is up, at the given place less half its length. */
function drawKnife({ ctx, plan }: Stage, x: number, y: number, tilt: number, size = 1): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(tilt);
  ctx.scale(size, size);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  ctx.lineJoin = 'round';
  ctx.fillStyle = '#e6edf5';
  ctx.beginPath();
  ctx.moveTo(0, -knifeLength / 2);
  ctx.lineTo(7, -knifeLength / 4);
  ctx.lineTo(7, 6);
  ctx.lineTo(-7, 6);
  ctx.lineTo(-7, -knifeLength / 4);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = plan.palette.danger;
  ctx.beginPath();
  ctx.roundRect(-6, 6, 12, knifeLength / 2 - 6, 4);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}
