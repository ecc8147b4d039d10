import { propOfScene } from '../../art/scenery/props.ts';
import type { View } from '../../canvas/screen.ts';
import { alpha, mix } from '../../math/colour.ts';
import { clamp, easeBack, lerp, type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { drawCarFromAbove, paints } from '../../stage/draw-car.ts';
import { drawStick } from '../../stage/draw-stick.ts';
import { shadow } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawAddress, drawLamps, drawProp, drawRim, drawStreets, propsOf } from './draw-town.ts';
import { patienceLeft } from './round.ts';
import type { Address } from './town.ts';
import type { Foe, Round } from './world.ts';

const heroUnits = 58;
const spotUnits = 31;
/** Drawn from above, because they are seen from the side in the sprites. */
const cars = /^(car|truck|bus|taxi|van|ambulance|fire ?truck|police ?car|racecar|jeep|limousine)$/;
const isCar = ({ sprite, name }: Actor): boolean => cars.test(sprite) || cars.test(name);

/** The corner of the map that is at the corner of the screen: the hero is in the middle, but for the map's edges. */
export function cameraOf({ w, h }: View, { me, town }: Round): Point {
  const along = (middle: number, screen: number, map: number, rim: number) =>
    map + rim < screen ? (map - screen) / 2 : clamp(middle - screen / 2, -rim, map - screen + 26);
  return { x: along(me.x, w, town.w, 26), y: along(me.y, h, town.h, hudHeight + 20) };
}

export function drawDelivery(stage: Stage, r: Round): void {
  const { ctx, view, backdrop, effects } = stage;
  const camera = cameraOf(view, r);
  backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 }, camera.x, camera.y);
  ctx.save();
  ctx.translate(-camera.x, -camera.y);
  const hasStreets = r.town.blocks.length > 0;
  if (hasStreets) drawStreets(stage, r.town, { ...camera, w: view.w, h: view.h });
  drawRim(stage, r.town);
  drawSpot(stage, r);
  drawStanding(stage, r, camera);
  if (hasStreets) drawLamps(stage, r.town);
  drawHanded(stage, r);
  ctx.restore();
  drawWish(stage, r, camera);
  effects.draw(ctx);
  backdrop.drawAir(camera.x, camera.y);
  drawStick(stage);
}

/** Everything that stands on the ground, the farthest first. */
function drawStanding(stage: Stage, r: Round, camera: Point): void {
  const { view, plan } = stage;
  const isSeen = ({ x, y }: Point) =>
    x > camera.x - 90 && x < camera.x + view.w + 90 && y > camera.y - 90 && y < camera.y + view.h + 90;
  const props = propsOf(stage, propOfScene[plan.theme.scene]);
  const standing: { foot: number; draw(): void }[] = [];
  for (const prop of r.town.props.filter(isSeen))
    standing.push({ foot: prop.y + prop.size * 0.4, draw: () => drawProp(stage, prop, props) });
  for (const address of [...r.town.addresses, ...(r.town.home ? [r.town.home] : [])].filter(isSeen))
    standing.push({ foot: address.y + address.size * 0.4, draw: () => drawPlace(stage, r, address) });
  for (const foe of r.foes.filter(isSeen))
    standing.push({
      foot: foe.y + (foe.way === 'flies' ? 90 : 18),
      draw: () => drawFoe(stage, foe, r.foes.indexOf(foe)),
    });
  standing.push({ foot: r.me.y + 20, draw: () => drawHero(stage, r) });
  for (const one of standing.sort((a, b) => a.foot - b.foot)) one.draw();
}

/** Where all is brought to one place in the open, things are picked up from flowers and shells, not from houses. */
function drawPlace(stage: Stage, r: Round, address: Address): void {
  const { art, plan, time } = stage;
  const { home, blocks } = r.town;
  const isSource = home !== null && address !== home;
  const isOpen = blocks.length === 0;
  if (isSource && isOpen) {
    const source = art.actor(propOfScene[plan.theme.scene]);
    drawProp(stage, { x: address.x, y: address.door.y - 34, size: 50, look: address.look }, [source]);
  } else drawAddress(stage, address, isSource ? undefined : plan.theme.address);
  const happy = r.happy.find((one) => one.at === address);
  if (happy) {
    const rise = (happy.age * 0.7) % 1;
    const x = address.x + Math.sin(happy.age * 5) * 6;
    art.draw(art.heart, x, address.y - address.size * 0.35 - rise * 26, 17, { alpha: 1 - rise });
  }
  const [good] = plan.theme.things;
  if (r.job.at !== address || !r.job.isPickUp || !good) return;
  const { x, y } = address.door;
  shadow(stage, x, y + 2, 14, 4);
  art.draw(good, x, y - 16 - Math.abs(Math.sin(time * 5)) * 7, 22, { squash: Math.sin(time * 10) * 0.05 });
}

/** The place in front of the door, in a ring that pulses. */
function drawSpot({ ctx, plan, time }: Stage, r: Round): void {
  const { x, y } = r.job.at.door;
  const { accent, paper } = plan.palette;
  const pulse = (time * 0.9) % 1;
  ctx.fillStyle = alpha(accent, 0.3);
  ctx.strokeStyle = alpha(paper, 0.9);
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(x, y, spotUnits, 0, turn);
  ctx.fill();
  ctx.stroke();
  ctx.strokeStyle = alpha(accent, 1 - pulse);
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.arc(x, y, spotUnits + 1 + pulse * 18, 0, turn);
  ctx.stroke();
}

function drawFoe(stage: Stage, foe: Foe, i: number): void {
  const { art, time } = stage;
  if (isCar(foe.actor)) {
    const colour = foe.actor.tint ?? at(paints, i * 3 + 1);
    drawCarFromAbove(stage, foe.actor, foe, { long: 58, wide: 31, angle: foe.angle, colour });
    return;
  }
  const isUp = foe.way === 'flies';
  const lift = isUp ? 14 + Math.sin(time * 5 + foe.phase) * 4 : 0;
  shadow(stage, foe.x, foe.y + 20, 17, 5);
  art.draw(foe.actor, foe.x, foe.y - lift, 48 * (foe.actor.size ?? 1), {
    flip: foe.facing < 0,
    walk: time * (foe.chase > 0 ? 15 : 8) + foe.phase,
    tilt: Math.sin(time * 6 + foe.phase) * 0.06,
  });
  if (foe.chase > 0) drawAlarm(stage, foe.x, foe.y - 34 - lift);
}

/** An exclamation mark over whoever has noticed the hero. */
function drawAlarm({ ctx, plan }: Stage, x: number, y: number): void {
  ctx.fillStyle = plan.palette.danger;
  ctx.strokeStyle = plan.palette.paper;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.roundRect(x - 3.5, y - 13, 7, 13, 3);
  ctx.fill();
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(x, y + 5, 3.6, 0, turn);
  ctx.fill();
  ctx.stroke();
}

function drawHero(stage: Stage, r: Round): void {
  const { ctx, art, plan, time } = stage;
  const { hero, things, mount } = plan.theme;
  const { x, y } = r.me;
  const isBlinking = r.safe > 0 && stage.hud.lives < stage.hud.livesMax && Math.sin(time * 28) > 0;
  const isDriver = isCar(hero);
  const light = ctx.createRadialGradient(x, y, 6, x, y, 58);
  light.addColorStop(0, alpha(plan.palette.paper, 0.34));
  light.addColorStop(1, alpha(plan.palette.paper, 0));
  ctx.fillStyle = light;
  ctx.fillRect(x - 58, y - 58, 116, 116);
  if (isDriver) {
    ctx.globalAlpha = isBlinking ? 0.45 : 1;
    drawCarFromAbove(stage, hero, r.me, { long: 60, wide: 33, angle: r.angle, colour: art.colourOf(hero) });
    ctx.globalAlpha = 1;
  } else {
    const isRolling = mount !== undefined;
    shadow(stage, x, y + heroUnits * 0.42, heroUnits * 0.34, 6);
    art.draw(hero, x, y - (isRolling ? 0 : Math.abs(Math.sin(r.walked * 1.6)) * 3), heroUnits, {
      flip: r.facing < 0,
      walk: r.walked * 3,
      tilt: isRolling ? (r.vx / 180) * 0.1 : Math.sin(r.walked * 1.6) * 0.06,
      alpha: isBlinking ? 0.4 : 1,
    });
  }
  const [good] = things;
  if (!good || !r.carried) return;
  const pop = easeBack(clamp(r.since * 3, 0, 1));
  art.draw(good, x - r.facing * 21, y - 20 + Math.sin(time * 6) * 1.5, 22 * pop, { tilt: -r.facing * 0.12 });
}

function drawHanded({ art, plan }: Stage, r: Round): void {
  const [good] = plan.theme.things;
  if (!good) return;
  for (const { x, y, to, age } of r.handed) {
    const t = age / 0.35;
    art.draw(good, lerp(x, to.x, t), lerp(y, to.y, t) - Math.sin(t * Math.PI) * 34, 22, { tilt: t * 5 });
  }
}

/** A bubble over whoever waits, with a ring of patience; at the rim of the screen, an arrow, if that is farther away. */
function drawWish(stage: Stage, r: Round, camera: Point): void {
  const { ctx, view, art, plan, time } = stage;
  const [good] = plan.theme.things;
  const { at: address } = r.job;
  const above = { x: address.x - camera.x, y: address.y - address.size * 0.5 - 26 - camera.y };
  const [left, top] = [40, hudHeight + 34];
  const p = { x: clamp(above.x, left, view.w - left), y: clamp(above.y, top, view.h - 44) };
  const left01 = patienceLeft(r);
  const isUrgent = left01 < 0.35;
  const door = { x: address.door.x - camera.x, y: address.door.y - camera.y };
  const isAway = p.x !== above.x || p.y !== above.y;
  const size = 25 + (isUrgent ? Math.sin(time * 14) * 2 : 0);
  const angle = isAway ? Math.atan2(door.y - p.y, door.x - p.x) : turn / 4;
  const colour = left01 > 0.5 ? mix('#ffd23f', '#3fcf73', left01 * 2 - 1) : mix('#ff4d5e', '#ffd23f', left01 * 2);
  ctx.save();
  ctx.translate(p.x, p.y + (isAway ? 0 : Math.sin(time * 4) * 3));
  ctx.fillStyle = isAway ? plan.palette.accent : '#ffffff';
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  const tip = isAway ? size + 17 : size + 14;
  for (const [turned, far] of [
    [-0.42, size - 1],
    [0, tip],
    [0.42, size - 1],
  ] as const)
    ctx.lineTo(Math.cos(angle + turned) * far, Math.sin(angle + turned) * far);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.arc(0, 0, size, 0, turn);
  ctx.fill();
  ctx.stroke();
  ctx.lineWidth = 5.5;
  ctx.strokeStyle = alpha(plan.palette.ink, 0.16);
  ctx.beginPath();
  ctx.arc(0, 0, size - 4.5, 0, turn);
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.arc(0, 0, size - 4.5, -turn / 4, -turn / 4 + turn * Math.max(0.01, left01));
  ctx.stroke();
  if (good) art.draw(good, 0, 0, 30);
  ctx.restore();
}
