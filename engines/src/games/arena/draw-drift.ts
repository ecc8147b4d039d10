import { alpha } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { drawShot } from '../../stage/draw-shot.ts';
import type { Stage } from '../../stage/stage.ts';
import { type DriftWorld, type Rock, shipSize, sizeOf } from './drift-world.ts';

/** Sprites that point up, and may be turned any way. */
const pointsUp = /^(fighter|rocket|spaceship)$/;

/** How far the corners of an outlined rock are from its middle. */
const corners = [1, 0.8, 1, 0.92, 0.7, 1, 0.85, 1, 0.66, 0.95];

export function drawDrift(stage: Stage, w: DriftWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  const isNeon = plan.theme.look === 'neon';
  if (isNeon) {
    ctx.fillStyle = '#000000';
    ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  } else backdrop.draw({ x: time * 4, ground: view.h + 40 });
  backdrop.drawAir();
  for (const find of w.finds)
    art.draw(find.actor, find.x, find.y, 36, { alpha: find.age > 9 && Math.sin(time * 20) > 0 ? 0.3 : 1 });
  for (const rock of w.rocks) {
    if (isNeon && rock.actor.sprite === 'asteroid' && !rock.actor.picture) drawOutline(stage, rock);
    else art.draw(rock.actor, rock.x, rock.y, sizeOf(rock), { tilt: rock.angle, white: rock.hit > 0 });
  }
  for (const shot of w.shots) drawShot(stage, shot, 28, Math.atan2(shot.vy, shot.vx));
  drawShip(stage, w);
  effects.draw(ctx);
}

/** Neon rocks are lines of light, as on the screens of old. */
function drawOutline({ ctx, plan }: Stage, rock: Rock): void {
  const r = sizeOf(rock) * 0.48;
  ctx.strokeStyle = rock.hit > 0 ? plan.palette.paper : plan.palette.second;
  ctx.lineWidth = 2.5;
  ctx.lineJoin = 'round';
  ctx.shadowColor = plan.palette.second;
  ctx.shadowBlur = 10;
  ctx.beginPath();
  for (const [i, share] of corners.entries()) {
    const angle = rock.angle + (i / corners.length) * turn;
    ctx.lineTo(rock.x + Math.cos(angle) * r * share, rock.y + Math.sin(angle) * r * share);
  }
  ctx.closePath();
  ctx.stroke();
  ctx.shadowBlur = 0;
}

/** A ship turns as a whole; others swim, fly or walk upright, and look where they shoot. */
function drawShip(stage: Stage, { ship, safe }: DriftWorld): void {
  const { ctx, art, plan, time } = stage;
  const { hero } = plan.theme;
  const opacity = safe > 0 && Math.sin(time * 28) > 0 ? 0.4 : 1;
  const isShip = pointsUp.test(hero.sprite) && !hero.picture;
  ctx.save();
  ctx.globalAlpha = opacity;
  ctx.translate(ship.x, ship.y);
  ctx.rotate(ship.angle);
  if (ship.thrust && isShip) drawFlame(stage);
  const isOutline = isShip && plan.theme.look === 'neon';
  if (isOutline) ctx.scale((hero.size ?? 1) * 0.8, (hero.size ?? 1) * 0.8);
  if (isOutline) drawHull(stage);
  ctx.restore();
  if (isOutline) return;
  art.draw(hero, ship.x, ship.y, isShip ? shipSize : shipSize * 1.5, {
    alpha: opacity,
    ...(isShip ? { tilt: ship.angle + Math.PI / 2 } : { flip: Math.cos(ship.angle) < 0 }),
    ...(!isShip && ship.thrust && { squash: Math.sin(time * 16) * 0.06 }),
  });
  if (isShip) return;
  const [far, up] = [Math.cos(ship.angle), Math.sin(ship.angle)];
  ctx.fillStyle = alpha(plan.palette.accent, opacity);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(ship.x + far * shipSize * 1.12, ship.y + up * shipSize * 1.12);
  ctx.lineTo(ship.x + far * shipSize * 0.86 - up * 8, ship.y + up * shipSize * 0.86 + far * 8);
  ctx.lineTo(ship.x + far * shipSize * 0.86 + up * 8, ship.y + up * shipSize * 0.86 - far * 8);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

function drawFlame({ ctx, plan, time }: Stage): void {
  const long = shipSize * (0.75 + Math.sin(time * 60) * 0.12);
  ctx.fillStyle = plan.palette.accent;
  ctx.beginPath();
  ctx.moveTo(-shipSize * 0.3, -7);
  ctx.lineTo(-long, 0);
  ctx.lineTo(-shipSize * 0.3, 7);
  ctx.fill();
}

function drawHull({ ctx, plan }: Stage): void {
  ctx.fillStyle = '#000000';
  ctx.strokeStyle = plan.palette.second;
  ctx.lineWidth = 3;
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(shipSize * 0.78, 0);
  ctx.lineTo(-shipSize * 0.5, -shipSize * 0.52);
  ctx.lineTo(-shipSize * 0.3, 0);
  ctx.lineTo(-shipSize * 0.5, shipSize * 0.52);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}
