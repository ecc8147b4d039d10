import { oval } from '../canvas/pens.ts';
import { approach, clamp, easeBack, type Point, type Rect } from '../math/maths.ts';
import { at } from '../math/random.ts';
import type { Clock } from './clock-bar.ts';
import { counted } from './feedback.ts';
import type { Stage } from './stage.ts';

/** What games share in which something has to be found in a picture, by taps or with a lens that keys move. */
export type Search = {
  /** The picture that is searched, from one. */
  round: number;
  /** Of its phase: it is searched, everything was found, or the rest is shown because time ran out. */
  seconds: number;
  /** Seconds since the last find. */
  since: number;
  cheer: number;
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

export function stepSearch(stage: Stage, w: Search, field: Rect, dt: number): void {
  w.seconds += dt;
  w.since += dt;
  w.cheer = approach(w.cheer, 0, 1.6, dt);
  for (const one of w.wrong) one.seconds += dt;
  w.wrong = w.wrong.filter(({ seconds }) => seconds < 1);
  moveLens(stage, w, field, dt);
  stage.hud.label = counted(stage, 'ROUND', 'rounds', w.round);
}

/** A round without a clock ends after so many pictures. */
const picturesWithoutClock = 8;

/** The next picture, or the end after the last. */
export function goOn(stage: Stage, w: Search, show: (round: number) => void): void {
  const last = stage.rule('rounds', 0) || (w.clock ? Infinity : picturesWithoutClock);
  if (w.round < last) {
    show(w.round + 1);
    return;
  }
  stage.hud.won = true;
  stage.over();
}

/** With a life left, the clock is half full again and the next picture is as crowded. */
export function tryAgain(stage: Stage, w: Search, show: (round: number) => void): void {
  if (stage.hud.lives <= 0 || !w.clock) {
    stage.over();
    return;
  }
  w.clock.left = w.clock.most / 2;
  show(w.round);
}

function moveLens(stage: Stage, w: Search, field: Rect, dt: number): void {
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

/** On what was found. */
export function drawTick({ ctx, plan }: Stage, { x, y }: Point, r: number): void {
  oval(ctx, { x, y }, [r, r], '#3fae4a', plan.palette.ink);
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = r * 0.4;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x - r * 0.45, y);
  ctx.lineTo(x - r * 0.1, y + r * 0.4);
  ctx.lineTo(x + r * 0.5, y - r * 0.4);
  ctx.stroke();
}
