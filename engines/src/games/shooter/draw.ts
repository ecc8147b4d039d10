import { varied } from '../../art/variety.ts';
import { alpha, lighter } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { drawRoundShot, drawShot } from '../../stage/draw-shot.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawFoam, drawSea, isBoat } from '../../stage/water.ts';
import { drawCities } from './cities.ts';
import { type Foe, heroSize, isAfloat, isOnFoot, isSideways, onScreen, type ShooterWorld, type Shot } from './world.ts';

export function drawShooter(stage: Stage, w: ShooterWorld): void {
  const { ctx, view, art, backdrop, effects, time } = stage;
  const sideways = isSideways(stage);
  const flown = time * 140;
  if (isOnFoot(stage))
    backdrop.drawFloor(
      { x: -20, y: -20, w: view.w + 40, h: view.h + 40 },
      sideways ? flown * 0.5 : 0,
      sideways ? 0 : -flown * 0.5,
    );
  else if (isAfloat(stage)) drawSea(stage, sideways ? flown * 0.5 : 0, sideways ? 0 : -flown * 0.5);
  else backdrop.draw({ x: sideways ? flown : Math.sin(time * 0.2) * 60, ground: view.h + (sideways ? 0 : 12) });
  backdrop.drawAir(sideways ? flown : 0, sideways ? 0 : -flown);
  for (const item of w.loot) {
    const p = onScreen(stage, item);
    art.draw(item.actor, p.x, p.y, 40, { tilt: Math.sin(item.age * 5) * 0.25 });
  }
  drawCities(stage, w);
  for (const foe of w.foes) drawFoe(stage, foe);
  for (const shot of w.shots) drawFlying(stage, shot);
  drawHero(stage, w);
  effects.draw(ctx);
}

/** How far to turn what is drawn from the side or from below, so that its nose points where it flies: -1 up, 1 down. */
function noseOf(stage: Stage, { sprite, picture }: Actor, way: 1 | -1): number {
  if (picture !== undefined || isOnFoot(stage)) return 0;
  if (isSideways(stage)) return /^(rocket|spaceship|fighter)$/.test(sprite) ? turn / 4 : 0;
  return sprite === 'plane' ? (way * turn) / 4 : 0;
}

function drawFoe(stage: Stage, foe: Foe): void {
  const { ctx, art, plan } = stage;
  const p = onScreen(stage, foe);
  if (isOnFoot(stage)) shadow(stage, p.x, p.y + foe.size * 0.46, foe.size * 0.36, foe.size * 0.1);
  if (isAfloat(stage) && isBoat(foe.actor)) drawFoam(stage, p.x, p.y, foe.size, isSideways(stage) ? -1 : 0);
  art.draw(foe.path === 'boss' ? foe.actor : varied(art, foe.actor, foe.phase * 5), p.x, p.y, foe.size, {
    white: foe.hit > 0,
    flip: isSideways(stage),
    tilt: Math.sin(foe.age * 4 + foe.phase) * (isAfloat(stage) ? 0.05 : 0.12) + noseOf(stage, foe.actor, 1),
    ...(isOnFoot(stage) && { walk: foe.age * 8 + foe.phase }),
  });
  if (foe.path !== 'boss') return;
  const top = p.y - foe.size * 0.62;
  ctx.fillStyle = alpha(plan.palette.ink, 0.6);
  ctx.fillRect(p.x - 50, top, 100, 7);
  ctx.fillStyle = plan.palette.danger;
  ctx.fillRect(p.x - 49, top + 1, (98 * foe.life) / foe.lifeMax, 5);
}

function drawFlying(stage: Stage, shot: Shot): void {
  const { ctx, plan } = stage;
  const p = onScreen(stage, shot);
  const own = shot.hurts === 'foe';
  const { tool } = plan.theme;
  if (isAfloat(stage) && (!tool || /cannon/.test(tool.name))) {
    drawRoundShot(stage, p, 17);
    return;
  }
  if (own && tool) {
    const ahead = onScreen(stage, { along: shot.along + shot.va, across: shot.across + shot.vc });
    drawShot(stage, p, 32, Math.atan2(ahead.y - p.y, ahead.x - p.x));
    return;
  }
  const colour = own ? plan.palette.accent : plan.palette.danger;
  const long = own ? 13 : 7;
  const wide = own ? 5 : 7;
  ctx.fillStyle = alpha(colour, 0.4);
  ctx.beginPath();
  ctx.arc(p.x, p.y, own ? 11 : 13, 0, turn);
  ctx.fill();
  ctx.fillStyle = lighter(colour, 0.5);
  ctx.beginPath();
  ctx.ellipse(p.x, p.y, isSideways(stage) ? long : wide, isSideways(stage) ? wide : long, 0, 0, turn);
  ctx.fill();
}

function drawHero(stage: Stage, w: ShooterWorld): void {
  const { ctx, art, plan, time } = stage;
  const sideways = isSideways(stage);
  const p = onScreen(stage, w.me);
  if (isOnFoot(stage)) shadow(stage, p.x, p.y + heroSize * 0.46, heroSize * 0.36, heroSize * 0.1);
  else if (isAfloat(stage)) drawFoam(stage, p.x, p.y, heroSize, sideways ? 1 : 0);
  else {
    const flame = 8 + Math.sin(time * 40) * 3;
    const behind = heroSize * 0.5;
    ctx.fillStyle = alpha(plan.palette.accent, 0.75);
    ctx.beginPath();
    if (sideways) ctx.ellipse(p.x - behind, p.y, flame * 1.5, flame * 0.7, 0, 0, turn);
    else ctx.ellipse(p.x, p.y + behind, flame * 0.7, flame * 1.5, 0, 0, turn);
    ctx.fill();
  }
  art.draw(plan.theme.hero, p.x, p.y, heroSize, {
    tilt: isOnFoot(stage) ? 0 : w.lean + noseOf(stage, plan.theme.hero, -1),
    ...(isOnFoot(stage) && { walk: time * 9 }),
    alpha: w.safe > 0 && Math.sin(w.safe * 28) > 0 ? 0.35 : 1,
  });
}
