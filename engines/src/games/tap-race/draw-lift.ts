import { oval, strokeThrough } from '../../canvas/pens.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, type Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { fillRounded } from '../../stage/board.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Racer } from './race.ts';
import { rivalOf, type TapWorld } from './world.ts';

const racerOf = ({ race }: TapWorld, i: number): Racer => (i < 0 ? race.me : at(race.rivals, i));

const floorOf = ({ view }: Stage) => view.h * (view.portrait ? 0.68 : 0.7);

/** The player is in front and larger; rivals lift beside. */
function standOf(stage: Stage, w: TapWorld, i: number): Point & { size: number } {
  const { view } = stage;
  const count = w.race.rivals.length;
  const size = Math.min(160, view.w * 0.35, view.h * 0.27);
  if (i < 0) return { x: view.w * (count > 1 ? 0.5 : 0.28), y: floorOf(stage), size };
  const x = count > 1 ? view.w * (i === 0 ? 0.17 : 0.83) : view.w * 0.73;
  return { x, y: floorOf(stage) - 18, size: size * (count > 1 ? 0.68 : 0.86) };
}

export function lifterPlace(stage: Stage, w: TapWorld, i: number): Point {
  const { x, y, size } = standOf(stage, w, i);
  return { x, y: y - size * 0.5 };
}

export function drawLift(stage: Stage, w: TapWorld): void {
  const { ctx, view, plan, backdrop } = stage;
  const floor = floorOf(stage) - 50;
  backdrop.draw({ x: 0, ground: floor });
  backdrop.drawFloor({ x: -20, y: floor, w: view.w + 40, h: view.h - floor + 20 });
  const mat = mix(plan.palette.second, plan.palette.ground, 0.4);
  fillRounded(ctx, { x: view.w * 0.02, y: floor + 22, w: view.w * 0.96, h: 62 }, 14, darker(mat, 0.3));
  fillRounded(ctx, { x: view.w * 0.02, y: floor + 14, w: view.w * 0.96, h: 62 }, 14, mat);
  for (let i = w.race.rivals.length - 1; i >= 0; i--) drawLifter(stage, w, i);
  drawLifter(stage, w, -1);
}

function drawLifter(stage: Stage, w: TapWorld, i: number): void {
  const { ctx, art, plan, time } = stage;
  const { x, y, size } = standOf(stage, w, i);
  const racer = racerOf(w, i);
  const share = clamp(racer.place / w.race.length, 0, 1);
  const isUp = share >= 1;
  const effort = isUp ? 0 : Math.min(1, racer.speed / 8);
  const bar = { x: x + Math.sin(time * 31 + i) * effort * 1.6, y: y - size * (0.16 + share * 1.12) };
  shadow(stage, x, y, size * 0.42, size * 0.09);
  const hop = i < 0 ? Math.abs(Math.sin(time * 9)) * w.cheer * size * 0.06 : 0;
  // Behind the bar while it is low, under it when it is up.
  art.draw(i < 0 ? plan.theme.hero : rivalOf(stage, w.round, i), x, y - size * 0.46 - hop, size, {
    squash: 0.14 * (1 - share) + Math.sin(time * 25) * effort * 0.012,
    flip: i >= 0 && x > stage.view.w / 2,
  });
  for (const side of [-1, 1])
    strokeThrough(
      ctx,
      [
        { x: x + side * size * 0.26, y: y - size * 0.36 },
        { x: bar.x + side * size * 0.34, y: bar.y },
      ],
      [size * 0.1, plan.palette.ink],
      [size * 0.065, lighter(art.colourOf(i < 0 ? plan.theme.hero : rivalOf(stage, w.round, i)), 0.1)],
    );
  drawBar(stage, bar, size, w.round);
  // The line up to which it has to go.
  ctx.strokeStyle = alpha('#ffffff', 0.7);
  ctx.lineWidth = 3;
  ctx.setLineDash([8, 8]);
  ctx.beginPath();
  ctx.moveTo(x - size * 0.6, y - size * 1.28);
  ctx.lineTo(x + size * 0.6, y - size * 1.28);
  ctx.stroke();
  ctx.setLineDash([]);
}

const discs = ['#e8503f', '#3f8ef0', '#ffd23f', '#55b84a', '#9457eb'];

/** More and larger discs from round to round. */
function drawBar({ ctx, plan }: Stage, { x, y }: Point, size: number, round: number): void {
  const reach = size * 0.72;
  strokeThrough(
    ctx,
    [
      { x: x - reach, y },
      { x: x + reach, y },
    ],
    [10, plan.palette.ink],
    [6, '#c9d0da'],
  );
  const count = Math.min(4, 1 + Math.ceil(round / 2));
  for (const side of [-1, 1])
    for (let k = 0; k < count; k++) {
      const h = size * (0.34 - k * 0.045) * (1 + Math.min(0.3, round * 0.03));
      const at0 = x + side * (reach * 0.62 + k * size * 0.085);
      fillRounded(ctx, { x: at0 - size * 0.045, y: y - h - 2, w: size * 0.09, h: h * 2 + 4 }, 6, plan.palette.ink);
      fillRounded(ctx, { x: at0 - size * 0.03, y: y - h, w: size * 0.06, h: h * 2 }, 4, at(discs, k + round));
    }
  oval(ctx, { x: x - reach, y }, [6, 8], '#c9d0da', plan.palette.ink);
  oval(ctx, { x: x + reach, y }, [6, 8], '#c9d0da', plan.palette.ink);
}
