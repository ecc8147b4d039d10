import { propOfScene } from '../../art/scenery/props.ts';
import { write } from '../../canvas/lettering.ts';
import { alpha, mix } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { drawCarFromAbove, paints } from '../../stage/draw-car.ts';
import { mainThing, shadow } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Bay } from './lot.ts';
import { carLength, carWidth, type ParkingWorld, standSeconds } from './world.ts';

const rim = 14;
/** Sprites drawn from the side, which get a separate body seen from above. */
const vehicles =
  /^(car|truck|bus|motorcycle|bicycle|train|tank|taxi|van|ambulance|firetruck|tractor|policecar|racecar)$/;

export const sizeOf = ({ view }: Stage) => ({ w: view.w - rim * 2, h: view.h - hudHeight - 26 - rim });
export const onScreen = (_stage: Stage, p: Point): Point => ({ x: p.x + rim, y: p.y + hudHeight + 26 });

export function drawParking(stage: Stage, w: ParkingWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  const { lot } = w;
  backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 });
  for (let x = 16; x < view.w - 150; x += 74)
    art.draw(art.actor(propOfScene[plan.theme.scene]), x + 60, 40, 44, { alpha: 0.5 });
  ctx.save();
  const origin = onScreen(stage, { x: 0, y: 0 });
  ctx.translate(origin.x, origin.y);
  ctx.fillStyle = plan.palette.paper;
  ctx.beginPath();
  ctx.roundRect(-6, -6, lot.w + 12, lot.h + 12, 16);
  ctx.fill();
  ctx.fillStyle = mix(mix(plan.palette.ink, '#4a4e5c', 0.75), plan.palette.mid, 0.12);
  ctx.beginPath();
  ctx.roundRect(0, 0, lot.w, lot.h, 12);
  ctx.fill();
  for (const bay of lot.bays) drawBay(stage, w, bay);
  for (const thing of lot.things)
    if (!thing.taken) art.draw(mainThing(stage, thing.look), thing.x, thing.y + Math.sin(time * 4 + thing.x) * 3, 32);
  for (const cone of lot.cones) art.draw(art.actor('cone'), cone.x, cone.y - 4, cone.r * 3);
  for (const one of lot.strollers) {
    shadow(stage, one.x, one.y + 16, 14, 5);
    art.draw(at(plan.theme.foes, one.look), one.x, one.y - 4, 42, { flip: one.vx < 0, walk: time * 9 });
  }
  ctx.globalAlpha = w.safe > 0 && Math.sin(time * 28) > 0 ? 0.5 : 1;
  drawCar(stage, plan.theme.hero, w.x, w.y, w.angle, w.steer);
  ctx.globalAlpha = 1;
  ctx.restore();
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawBay(stage: Stage, w: ParkingWorld, bay: Bay): void {
  const { ctx, plan, time } = stage;
  const { accent, paper, ink } = plan.palette;
  const middle = { x: bay.x + bay.w / 2, y: bay.y + bay.h / 2 };
  ctx.strokeStyle = alpha(paper, 0.7);
  ctx.lineWidth = 3;
  ctx.strokeRect(bay.x, bay.y, bay.w, bay.h);
  if (bay === w.lot.target) {
    ctx.fillStyle = alpha(accent, 0.35 + 0.2 * Math.sin(time * 5));
    ctx.fillRect(bay.x + 2, bay.y + 2, bay.w - 4, bay.h - 4);
    ctx.fillStyle = accent;
    ctx.globalAlpha = 0.85;
    ctx.fillRect(bay.x + 2, bay.y + bay.h - 8, (bay.w - 4) * Math.min(1, w.stood / standSeconds), 6);
    ctx.globalAlpha = 1;
    write(ctx, 'P', middle.x, middle.y, 26, { fill: paper, under: ink });
  }
  if (bay.look === null) return;
  const side = bay.x < w.lot.w / 2 ? Math.PI : 0;
  drawCar(stage, at(plan.theme.foes, bay.look), middle.x, middle.y, bay.upright ? -turn / 4 : side, 0, bay.look);
}

/** The hero's car has its colour; a hero that is not a car sits in it. */
function drawCar(stage: Stage, actor: Actor, x: number, y: number, angle: number, steer: number, paint?: number): void {
  const { art } = stage;
  const [long, wide] = [carLength, carWidth];
  const isParked = paint !== undefined;
  const colour = isParked ? at(paints, paint) : art.colourOf(actor);
  // Those that are parked are as long as their bay.
  const body = isParked ? { ...actor, sprite: 'car' } : actor;
  drawCarFromAbove(stage, body, { x, y }, { long, wide, angle, steer, colour });
  if (!isParked && !vehicles.test(actor.sprite)) art.draw(actor, x, y, wide * 1.05);
}
