import { alpha, darker } from '../../math/colour.ts';
import { easeBack, turn } from '../../math/maths.ts';
import { asksFor, shadow } from '../../stage/feedback.ts';
import { drawFloorOfPlace } from '../../stage/horizon.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Hole, WhackWorld } from './world.ts';

export function drawWhack(stage: Stage, w: WhackWorld): void {
  const { ctx, view, backdrop, effects } = stage;
  const top = hudHeight + (view.portrait && view.h > 600 ? 66 : 46);
  drawFloorOfPlace(stage, top + 20);
  if (!asksFor(stage, 'spare')) drawHero(stage, w, top + 34);
  for (const [place, hole] of w.holes.entries()) drawHole(stage, w, hole, place);
  effects.draw(ctx);
  if (asksFor(stage, 'shoots')) drawSight(stage, w);
  else if (w.mallet.age < 0.22) drawMallet(stage, w);
  backdrop.drawAir();
}

/** The hero watches from behind the holes, and jumps at every hit. */
function drawHero(stage: Stage, w: WhackWorld, ground: number): void {
  const { art, plan, view, time } = stage;
  const size = Math.min(84, w.size * 0.8);
  const jump = w.mallet.age < 0.3 ? Math.sin((w.mallet.age / 0.3) * Math.PI) * 12 : 0;
  shadow(stage, view.w / 2, ground + 2, size * 0.34, size * 0.08);
  art.draw(plan.theme.hero, view.w / 2, ground - size * 0.42 - jump, size, {
    squash: Math.sin(time * 3) * 0.03,
    walk: time * 2,
  });
}

function drawHole(stage: Stage, w: WhackWorld, hole: Hole, place: number): void {
  const { ctx, plan, art, time } = stage;
  const { x, y } = hole.at;
  const r = w.size * 0.44;
  ctx.fillStyle = alpha(plan.palette.edge, 0.9);
  ctx.beginPath();
  ctx.ellipse(x, y + 3, r * 1.16, r * 0.46, 0, 0, turn);
  ctx.fill();
  ctx.fillStyle = darker(plan.palette.ground, 0.75);
  ctx.beginPath();
  ctx.ellipse(x, y, r, r * 0.36, 0, 0, turn);
  ctx.fill();
  if (w.byKeys && place === w.cursor) {
    ctx.strokeStyle = plan.palette.accent;
    ctx.lineWidth = 4;
    ctx.stroke();
  }
  const { guest } = hole;
  if (!guest) return;
  const up = Math.min(easeBack(guest.age * 5), easeBack((guest.stays - guest.age) * 5));
  const rise = guest.hit > 0 ? 1 - guest.hit * 2 : up;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x - w.size, y - w.size * 2, w.size * 2, w.size * 2);
  ctx.ellipse(x, y, r, r * 0.36, 0, 0, Math.PI);
  ctx.clip();
  art.draw(guest.actor, x, y + w.size * (0.5 - rise * 0.74), w.size * 0.86, {
    squash: guest.hit > 0 ? 0.35 : Math.sin(time * 6 + place) * 0.04,
    asleep: guest.hit > 0,
    white: guest.hit > 0 && guest.hit < 0.06,
  });
  ctx.restore();
  ctx.strokeStyle = plan.palette.edge;
  ctx.lineWidth = r * 0.16;
  ctx.beginPath();
  ctx.ellipse(x, y + 3, r * 1.06, r * 0.4, 0, 0.12, Math.PI - 0.12);
  ctx.stroke();
}

function drawMallet(stage: Stage, w: WhackWorld): void {
  const { ctx, plan } = stage;
  const swing = Math.min(1, w.mallet.age / 0.06);
  ctx.save();
  ctx.translate(w.mallet.at.x + w.size * 0.55, w.mallet.at.y + w.size * 0.2);
  ctx.rotate(0.9 - swing * 1.5);
  ctx.fillStyle = '#a8642e';
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(-5, -w.size * 0.55, 10, w.size * 0.6, 4);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = plan.palette.accent;
  ctx.beginPath();
  ctx.roundRect(-w.size * 0.3, -w.size * 0.78, w.size * 0.6, w.size * 0.32, 9);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

/** A cross-hair where the last shot went, with its flash. */
export function drawSight({ ctx, plan }: Stage, w: Pick<WhackWorld, 'mallet' | 'size'>): void {
  const { x, y } = w.mallet.at;
  const r = w.size * (w.mallet.age < 0.1 ? 0.2 : 0.28);
  if (w.mallet.age < 0.08) {
    ctx.fillStyle = plan.palette.accent;
    ctx.beginPath();
    ctx.arc(x, y, r * 1.4, 0, turn);
    ctx.fill();
  }
  if (w.mallet.age > 1.5) return;
  for (const [colour, width] of [
    [plan.palette.ink, 6],
    [plan.palette.danger, 3],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, turn);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      ctx.moveTo(x + dx * r * 0.5, y + dy * r * 0.5);
      ctx.lineTo(x + dx * r * 1.5, y + dy * r * 1.5);
    }
    ctx.stroke();
  }
}
