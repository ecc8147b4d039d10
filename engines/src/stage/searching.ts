import { clamp, easeBack, type Point, type Rect } from '../math/maths.ts';
import { at } from '../math/random.ts';
import type { Clock } from './clock-bar.ts';
import type { Stage } from './stage.ts';

/** What games share in which something has to be found in a picture, by taps or with a lens that keys move. */
export type Search = {
  /** The picture that is searched, from one. */
  round: number;
  clock: Clock | null;
  /** Places that were tapped in vain, with the seconds since. */
  wrong: (Point & { seconds: number })[];
  wrongInARow: number;
  /** The lens that keys move, as a share of the picture. */
  lens: { u: number; v: number };
  byKeys: boolean;
};

const penaltySeconds = 3;
/** In pictures a second. */
const lensSpeed = 0.75;

/** A tap in vain costs time, where there is a clock. */
export function mistake(stage: Stage, w: Search, p: Point): void {
  w.wrong.push({ ...p, seconds: 0 });
  w.wrongInARow++;
  stage.sound.play(w.clock ? 'hit' : 'drop');
  if (!w.clock) return;
  w.clock.left -= penaltySeconds;
  stage.effects.shake(5);
  stage.effects.note(p.x, p.y - 20, `-${penaltySeconds}`, stage.plan.palette.danger);
}

/** Everything in the picture was found. */
export function celebrate(stage: Stage, { round }: Search): void {
  const { view, plan, effects } = stage;
  const colours = [plan.palette.accent, plan.palette.second, plan.palette.paper];
  stage.add(50 * round);
  stage.sound.play('win');
  stage.banner(at(['GREAT!', 'SHARP!', 'EAGLE EYES!'], round - 1));
  effects.burst(view.w / 2, view.h * 0.4, colours, { count: 36, speed: 280, gravity: 240, shape: 'bit' });
}

export function moveLens(stage: Stage, w: Search, field: Rect, dt: number): void {
  const { x, y } = stage.input.axis();
  if (x === 0 && y === 0) return;
  const step = (lensSpeed * dt * Math.sqrt(field.w * field.h)) / Math.hypot(x, y);
  w.byKeys = true;
  w.lens = {
    u: clamp(w.lens.u + (x * step) / field.w, 0, 1),
    v: clamp(w.lens.v + (y * step) / field.h, 0, 1),
  };
}

/** Where a tap was in vain. */
export function drawCross({ ctx, plan }: Stage, { x, y, seconds }: Point & { seconds: number }): void {
  const reach = 12 * easeBack(seconds * 6);
  ctx.globalAlpha = clamp(2 - seconds * 2, 0, 1);
  ctx.lineCap = 'round';
  for (const [width, colour] of [[9, plan.palette.ink], [5, plan.palette.danger]] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(x - reach, y - reach);
    ctx.lineTo(x + reach, y + reach);
    ctx.moveTo(x + reach, y - reach);
    ctx.lineTo(x - reach, y + reach);
    ctx.stroke();
  } // biome-ignore format: one layer a line
  ctx.globalAlpha = 1;
}
