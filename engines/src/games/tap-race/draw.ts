import { write } from '../../canvas/lettering.ts';
import { oval } from '../../canvas/pens.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { clamp, type Point, type Rect } from '../../math/maths.ts';
import { fillRounded } from '../../stage/board.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { climberPlace, drawClimb } from './draw-climb.ts';
import { drawLift, lifterPlace } from './draw-lift.ts';
import { drawTrack, runnerPlace } from './draw-track.ts';
import { type Foot, nextFoot, startSeconds } from './race.ts';
import { rivalOf, type TapWorld } from './world.ts';

export function drawTapRace(stage: Stage, w: TapWorld): void {
  const { ctx, effects, backdrop } = stage;
  if (w.style === 'climb') drawClimb(stage, w);
  else if (w.style === 'lift') drawLift(stage, w);
  else drawTrack(stage, w);
  drawWay(stage, w);
  drawFeet(stage, w);
  drawStart(stage, w);
  effects.draw(ctx);
  backdrop.drawAir();
}

export function heroPlace(stage: Stage, w: TapWorld): Point {
  if (w.style === 'climb') return climberPlace(stage, w, -1);
  return w.style === 'lift' ? lifterPlace(stage, w, -1) : runnerPlace(stage, w, -1);
}

/** The whole way as a line, with everybody on it. */
function drawWay(stage: Stage, w: TapWorld): void {
  const { ctx, view, plan, art } = stage;
  const bar: Rect = { x: 30, y: hudHeight + 22, w: view.w - 60, h: 8 };
  fillRounded(ctx, { x: bar.x - 12, y: bar.y - 4, w: bar.w + 24, h: 16 }, 8, alpha(plan.palette.ink, 0.6));
  fillRounded(ctx, { ...bar, w: bar.w * clamp(w.race.me.place / w.race.length, 0, 1) }, 4, plan.palette.accent);
  const at = (place: number) => bar.x + bar.w * clamp(place / w.race.length, 0, 1);
  w.race.rivals.forEach((rival, i) => {
    art.draw(rivalOf(stage, w.round, i), at(rival.place), bar.y + 2, 20);
  });
  art.draw(plan.theme.hero, at(w.race.me.place), bar.y + 2, 28);
}

export function buttonsOf({ view }: Stage): Record<Foot, Point & { r: number }> {
  const r = Math.min(62, view.w * 0.15, view.h * 0.14);
  const y = view.h - r - (view.portrait ? 34 : 12);
  const x = view.portrait ? view.w * 0.25 : r + 26;
  return { left: { x, y, r }, right: { x: view.w - x, y, r } };
}

/** Two large buttons, of which the next shines, and between them how even the steps are. */
function drawFeet(stage: Stage, w: TapWorld): void {
  const { ctx, view, plan, time } = stage;
  const { ink, accent, second, paper } = plan.palette;
  const buttons = buttonsOf(stage);
  const next = nextFoot(w.race);
  for (const foot of ['left', 'right'] as const) {
    const { x, y, r } = buttons[foot];
    const isNext = foot === next && w.race.wait <= 0 && w.result === null;
    const down = w.pressed[foot] * 6;
    const colour = foot === 'left' ? accent : second;
    // On a wide screen they are over the lanes.
    ctx.globalAlpha = view.portrait ? 1 : 0.72;
    oval(ctx, { x, y: y + 7 }, [r, r], alpha(ink, 0.6));
    oval(
      ctx,
      { x, y: y + down },
      [r, r],
      isNext ? lighter(colour, 0.25) : darker(colour, 0.18),
      isNext ? '#ffffff' : ink,
    );
    const reach = r * 0.42 * (isNext ? 1 + Math.sin(time * 14) * 0.06 : 1);
    const way = foot === 'left' ? -1 : 1;
    ctx.fillStyle = ink;
    ctx.beginPath();
    ctx.moveTo(x + way * reach, y + down);
    ctx.lineTo(x - way * reach * 0.7, y + down - reach);
    ctx.lineTo(x - way * reach * 0.7, y + down + reach);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
  const gauge = { x: view.w / 2 - 9, y: buttons.left.y - buttons.left.r, w: 18, h: buttons.left.r * 2 };
  fillRounded(ctx, { x: gauge.x - 4, y: gauge.y - 4, w: gauge.w + 8, h: gauge.h + 8 }, 13, alpha(ink, 0.7));
  const full = gauge.h * clamp(w.even, 0.06, 1);
  fillRounded(ctx, { ...gauge, y: gauge.y + gauge.h - full, h: full }, 9, w.even > 0.6 ? '#58d05a' : paper);
}

/** Three lights, and off they go. */
function drawStart(stage: Stage, { race }: TapWorld): void {
  const { ctx, view, plan } = stage;
  const sinceStart = race.seconds;
  if (race.wait <= 0 && sinceStart > 0.8) return;
  const lit = race.wait > 0 ? Math.ceil((startSeconds - race.wait) / (startSeconds / 3)) : 3;
  const y = view.h * (view.portrait ? 0.24 : 0.34);
  fillRounded(ctx, { x: view.w / 2 - 78, y: y - 27, w: 156, h: 54 }, 27, alpha(plan.palette.ink, 0.85));
  for (let i = 0; i < 3; i++) {
    const isOn = i < lit;
    const colour = race.wait <= 0 ? '#58d05a' : isOn ? '#ff5147' : '#4a4454';
    oval(ctx, { x: view.w / 2 + (i - 1) * 48, y }, [17, 17], colour, darker(colour, 0.4));
  }
  if (race.wait <= 0) write(ctx, 'GO!', view.w / 2, y + 58, 30, { fill: plan.palette.accent, under: plan.palette.ink });
}
