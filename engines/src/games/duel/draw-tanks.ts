import { oval } from '../../canvas/pens.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import type { Point } from '../../math/maths.ts';
import { colourOfSide, type Side } from '../../stage/duel.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { shellRadius, type TankField, tankRadius } from './tanks.ts';
import { type DuelWorld, fighterOf } from './world.ts';

const top = hudHeight + 46;
const edge = 12;

/** Height of the field as a share of its width. */
export const tallnessOf = ({ view }: Stage): number => (view.h - top - edge) / (view.w - edge * 2);

type Layout = Point & { scale: number };

function layoutOf({ view }: Stage, { w, h }: TankField): Layout {
  const scale = Math.min((view.w - edge * 2) / w, (view.h - top - edge) / h);
  return { x: (view.w - w * scale) / 2, y: top + (view.h - top - edge - h * scale) / 2, scale };
}

export function onScreen(stage: Stage, field: TankField, p: Point): Point {
  const { x, y, scale } = layoutOf(stage, field);
  return { x: x + p.x * scale, y: y + p.y * scale };
}

export function onField(stage: Stage, field: TankField, p: Point): Point {
  const { x, y, scale } = layoutOf(stage, field);
  return { x: (p.x - x) / scale, y: (p.y - y) / scale };
}

export function drawTanks(stage: Stage, w: DuelWorld): void {
  const { ctx, view, plan, backdrop } = stage;
  const { palette } = plan;
  const field = w.tanks;
  const layout = layoutOf(stage, field);
  backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 });
  ctx.save();
  ctx.translate(layout.x, layout.y);
  ctx.scale(layout.scale, layout.scale);
  ctx.fillStyle = alpha(mix(palette.ground, palette.ink, 0.25), 0.55);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 0.9;
  ctx.beginPath();
  ctx.roundRect(0, 0, field.w, field.h, 2);
  ctx.fill();
  ctx.stroke();
  for (const wall of field.walls) {
    ctx.fillStyle = alpha(palette.ink, 0.4);
    ctx.fillRect(wall.x + 0.5, wall.y + 1, wall.w, wall.h);
    ctx.fillStyle = mix(palette.second, '#8a7a66', 0.55);
    ctx.lineWidth = 0.6;
    ctx.beginPath();
    ctx.roundRect(wall.x, wall.y, wall.w, wall.h, 0.9);
    ctx.fill();
    ctx.stroke();
  }
  for (const shell of field.shells) {
    oval(ctx, shell, [shellRadius + 0.4, shellRadius + 0.4], palette.ink);
    oval(ctx, shell, [shellRadius, shellRadius], lighter(colourOfSide(stage, shell.owner), 0.4));
  }
  for (const side of [0, 1] as const) drawTank(stage, w, side);
  ctx.restore();
}

/** Tracks, hull, turret and gun; whoever is no tank looks out of the hatch. */
function drawTank(stage: Stage, w: DuelWorld, side: Side): void {
  const { ctx, plan, art } = stage;
  const tank = w.tanks.tanks[side];
  const { ink } = plan.palette;
  const colour = tank.health <= 0 ? '#4a4650' : tank.flash > 0.5 ? '#ffffff' : colourOfSide(stage, side);
  const r = tankRadius;
  ctx.save();
  ctx.translate(tank.x, tank.y);
  ctx.strokeStyle = ink;
  ctx.lineWidth = 0.5;
  ctx.save();
  ctx.rotate(tank.angle);
  ctx.fillStyle = darker(colour, 0.55);
  for (const lane of [-1, 1]) {
    ctx.beginPath();
    ctx.roundRect(-r, lane * r * 0.72 - r * 0.26, r * 2, r * 0.52, 0.8);
    ctx.fill();
    ctx.stroke();
  }
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(-r * 0.86, -r * 0.62, r * 1.72, r * 1.24, 1);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
  ctx.rotate(tank.gun);
  ctx.fillStyle = darker(colour, 0.25);
  ctx.beginPath();
  ctx.roundRect(0, -r * 0.15, r * 1.45, r * 0.3, 0.4);
  ctx.fill();
  ctx.stroke();
  oval(ctx, { x: 0, y: 0 }, [r * 0.5 + 0.4, r * 0.5 + 0.4], ink);
  oval(ctx, { x: 0, y: 0 }, [r * 0.5, r * 0.5], lighter(colour, 0.15));
  ctx.restore();
  const actor = fighterOf(stage, side, w.round);
  if (actor.sprite !== 'tank' && tank.health > 0) art.draw(actor, tank.x, tank.y, r * 1.5);
}
