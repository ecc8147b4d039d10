import { write } from '../../canvas/lettering.ts';
import { alpha } from '../../math/colour.ts';
import { clamp, lerp, type Point, turn } from '../../math/maths.ts';
import { drawStick } from '../../stage/draw-stick.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Creature, type Field, isDangerous } from './field.ts';

export function onScreen({ view }: Stage, { me, zoom }: Field, p: Point): Point {
  return { x: view.w / 2 + (p.x - me.x) * zoom, y: view.h / 2 + (p.y - me.y) * zoom };
}

export function drawGrowing(stage: Stage, f: Field): void {
  const { ctx, view, backdrop, effects, art } = stage;
  const [left, top] = [f.me.x * f.zoom, f.me.y * f.zoom];
  const isAfloat = stage.rule('afloat', 0) === 1;
  // The ground of the sea stays below, however deep one dives.
  if (isAfloat) backdrop.draw({ x: left, y: clamp(-top, 0, 1500), ground: view.h });
  else backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 }, left, top);
  for (const one of f.creatures.toSorted((a, b) => a.size - b.size)) drawCreature(stage, f, one, isAfloat);
  drawHero(stage, f, isAfloat);
  for (const { actor, x, y, size, age } of f.swallowed) {
    const p = onScreen(stage, f, { x: lerp(x, f.me.x, age * 5), y: lerp(y, f.me.y, age * 5) });
    art.draw(actor, p.x, p.y, size * f.zoom * (1 - age * 4), { tilt: age * 8 });
  }
  effects.draw(ctx);
  backdrop.drawAir(left, top);
  drawStick(stage);
}

function drawHero(stage: Stage, f: Field, isAfloat: boolean): void {
  const { view, plan, art, time } = stage;
  const size = f.size * f.zoom;
  const [x, y] = [view.w / 2, view.h / 2];
  drawLightAround(stage, x, y, size);
  if (!isAfloat) shadow(stage, x, y + size * 0.45, size * 0.36, size * 0.1);
  art.draw(plan.theme.hero, x, y - Math.abs(Math.sin(f.walked)) * 3, size, {
    flip: f.facing < 0,
    walk: f.walked * 1.6,
    tilt: Math.sin(f.walked) * 0.07,
    // A bite makes the hero swell.
    squash: f.chewed < 0.2 ? Math.sin(f.chewed * 15.7) * 0.14 : 0,
    alpha: f.safe > 0 && stage.hud.lives < stage.hud.livesMax && Math.sin(time * 28) > 0 ? 0.4 : 1,
  });
}

function drawCreature(stage: Stage, f: Field, one: Creature, isAfloat: boolean): void {
  const { view, art, time } = stage;
  const p = onScreen(stage, f, one);
  const size = one.size * f.zoom;
  if (p.x < -size || p.y < -size || p.x > view.w + size || p.y > view.h + size) return;
  if (one.isFoe) drawSign(stage, p, size, isDangerous(f, one));
  if (!isAfloat) shadow(stage, p.x, p.y + size * 0.45, size * 0.34, size * 0.09);
  art.draw(one.actor, p.x, p.y, size, {
    flip: one.vx < 0,
    tilt: Math.sin(time * 4 + one.phase) * 0.07,
    ...(one.isFoe && { walk: time * 8 + one.phase }),
  });
  if (one.isFoe && isDangerous(f, one)) drawWarning(stage, p, size);
}

/** Foes have a ring: whole and light around those to eat, red and dashed around those to flee from. */
function drawSign({ ctx, plan, time }: Stage, p: Point, size: number, isDanger: boolean): void {
  const { danger, accent } = plan.palette;
  ctx.save();
  ctx.fillStyle = alpha(isDanger ? danger : accent, isDanger ? 0.2 : 0.14);
  ctx.strokeStyle = alpha(isDanger ? danger : accent, 0.85);
  ctx.lineWidth = isDanger ? 3.5 : 2;
  if (isDanger) {
    ctx.setLineDash([9, 7]);
    ctx.lineDashOffset = -time * 22;
  }
  ctx.beginPath();
  ctx.arc(p.x, p.y, size * 0.58, 0, turn);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

function drawWarning({ ctx, plan }: Stage, p: Point, size: number): void {
  const [x, y] = [p.x + size * 0.42, p.y - size * 0.44];
  ctx.fillStyle = plan.palette.danger;
  ctx.strokeStyle = plan.palette.paper;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.moveTo(x, y - 14);
  ctx.lineTo(x + 14, y + 10);
  ctx.lineTo(x - 14, y + 10);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  write(ctx, '!', x, y + 2, 11, { fill: plan.palette.paper });
}

/** Keeps the hero visible on a ground of the same colour. */
function drawLightAround({ ctx, plan }: Stage, x: number, y: number, size: number): void {
  const light = ctx.createRadialGradient(x, y, size * 0.1, x, y, size * 1.1);
  light.addColorStop(0, alpha(plan.palette.paper, 0.42));
  light.addColorStop(1, alpha(plan.palette.paper, 0));
  ctx.fillStyle = light;
  ctx.fillRect(x - size * 1.1, y - size * 1.1, size * 2.2, size * 2.2);
}
