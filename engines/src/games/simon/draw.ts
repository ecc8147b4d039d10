import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { clamp, type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawStanding } from '../../stage/board.ts';
import { isUnplayed } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { middleOfRing, padPlace, type SimonWorld } from './world.ts';

const colours = ['#ff6b6b', '#ffd23f', '#3ddc84', '#4aa8ff', '#b47bff', '#ff9f45', '#3fd6d0', '#ff7ac6', '#b5d334'];

export function drawSimon(stage: Stage, w: SimonWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 8, ground: view.h, dim: 0.16 });
  const middle = middleOfRing(view);
  for (let pad = 0; pad < w.pads; pad++) drawPad(stage, w, pad);
  const isWatching = w.phase !== 'repeat';
  const size = padPlace(stage, w, 0).size * 0.64;
  ctx.fillStyle = alpha(plan.palette.ink, 0.5);
  ctx.strokeStyle = isWatching ? alpha(plan.palette.paper, 0.5) : plan.palette.accent;
  ctx.lineWidth = isWatching ? 4 : 5 + Math.sin(time * 7) * 2;
  ctx.beginPath();
  ctx.arc(middle.x, middle.y, size * 0.72, 0, turn);
  ctx.fill();
  ctx.stroke();
  if (isUnplayed(stage))
    write(ctx, String(w.sequence.length), middle.x, middle.y, size * 0.5, {
      fill: plan.palette.paper,
      under: plan.palette.ink,
    });
  else drawHero(stage, w, middle, size);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawHero(stage: Stage, w: SimonWorld, { x, y }: Point, size: number): void {
  const { art, plan, time } = stage;
  drawStanding(stage, x, y, size);
  art.draw(plan.theme.hero, x, y - Math.abs(Math.sin(time * 9)) * w.cheer * 22, size, {
    tilt: Math.sin(time * 2.4) * 0.06 + Math.sin(time * 50) * w.wrong * 0.2,
    squash: Math.sin(time * 3) * 0.03,
  });
}

/** Things that are only told apart by their colours have those of their pads. */
const colourOfPad = ({ plan }: Stage, pad: number): string => at(plan.palette.pieces ?? colours, pad);

function drawPad(stage: Stage, w: SimonWorld, pad: number): void {
  const { ctx, plan, art, time } = stage;
  const { x, y, size } = padPlace(stage, w, pad);
  const lit = clamp(1 - (w.lit[pad] ?? 9) * 2.6, 0, 1);
  const thing = at([...plan.theme.things, ...plan.theme.foes], pad);
  const colour = colourOfPad(stage, pad);
  const radius = (size / 2) * (0.94 + lit * 0.1);
  if (lit > 0) {
    ctx.fillStyle = alpha(lighter(colour, 0.5), lit * 0.5);
    ctx.beginPath();
    ctx.arc(x, y, radius * 1.24, 0, turn);
    ctx.fill();
  }
  ctx.fillStyle = darker(colour, 0.5);
  ctx.beginPath();
  ctx.arc(x, y + 6 * (1 - lit), radius, 0, turn);
  ctx.fill();
  ctx.fillStyle = lit > 0 ? lighter(colour, 0.25 + lit * 0.4) : darker(colour, w.phase === 'repeat' ? 0.06 : 0.22);
  ctx.strokeStyle = w.byKeys && w.pads !== 4 && w.cursor === pad ? plan.palette.paper : darker(colour, 0.35);
  ctx.lineWidth = w.byKeys && w.pads !== 4 && w.cursor === pad ? 6 : 3;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, turn);
  ctx.fill();
  ctx.stroke();
  if (thing.tint) {
    ctx.fillStyle = lighter(colour, 0.78);
    ctx.beginPath();
    ctx.arc(x, y, size * (0.35 + lit * 0.06), 0, turn);
    ctx.fill();
  }
  art.draw({ ...thing, tint: thing.tint && colour }, x, y, size * (0.56 + lit * 0.12), {
    tilt: Math.sin(time * 18) * lit * 0.2,
  });
}
