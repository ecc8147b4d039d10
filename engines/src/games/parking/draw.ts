import { propOfScene } from '../../art/scenery/props.ts';
import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
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

const longOnes = /^(bus|truck|train|tank)$/;

const paints = ['#e8453c', '#3f8ef0', '#ffc53d', '#55b84a', '#b06bff', '#f4f6fb', '#ff8a3d', '#2fc4b2'];

/** A car from above, in the hero's colour; a hero that is not a car sits in it. */
function drawCar(stage: Stage, actor: Actor, x: number, y: number, angle: number, steer: number, paint?: number): void {
  const { ctx, art, plan } = stage;
  const colour = paint === undefined ? art.colourOf(actor) : at(paints, paint);
  const [long, wide] = [carLength, carWidth];
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.fillStyle = alpha(plan.palette.ink, 0.35);
  ctx.beginPath();
  ctx.roundRect(-long / 2 + 3, -wide / 2 + 5, long, wide, 10);
  ctx.fill();
  ctx.fillStyle = '#1c1a26';
  for (const end of [-0.3, 0.3])
    for (const side of [-1, 1]) {
      ctx.save();
      ctx.translate(end * long, side * wide * 0.48);
      if (end > 0) ctx.rotate(steer * 0.5);
      ctx.fillRect(-7, -4, 14, 8);
      ctx.restore();
    }
  ctx.fillStyle = colour;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(-long / 2, -wide / 2, long, wide, 11);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = darker(colour, 0.22);
  ctx.beginPath();
  ctx.roundRect(-long * 0.32, -wide * 0.36, long * 0.54, wide * 0.72, 6);
  ctx.fill();
  ctx.fillStyle = '#bfe8ff';
  ctx.beginPath();
  ctx.roundRect(long * 0.1, -wide * 0.34, long * 0.13, wide * 0.68, 4);
  ctx.roundRect(-long * 0.33, -wide * 0.3, long * 0.08, wide * 0.6, 3);
  ctx.fill();
  if (paint === undefined && longOnes.test(actor.sprite)) {
    // A roof over its whole length, with hatches.
    ctx.fillStyle = lighter(colour, 0.18);
    ctx.beginPath();
    ctx.roundRect(-long * 0.46, -wide * 0.42, long * 0.86, wide * 0.84, 5);
    ctx.fill();
    ctx.fillStyle = darker(colour, 0.3);
    for (const at of [-0.3, 0, 0.22]) ctx.fillRect(long * at, -wide * 0.18, long * 0.1, wide * 0.36);
    ctx.fillStyle = '#bfe8ff';
    ctx.fillRect(long * 0.41, -wide * 0.36, long * 0.05, wide * 0.72);
  }
  ctx.fillStyle = '#fff2b0';
  for (const side of [-1, 1]) ctx.fillRect(long / 2 - 6, side * wide * 0.3 - 4, 5, 8);
  ctx.fillStyle = '#ff4040';
  for (const side of [-1, 1]) ctx.fillRect(-long / 2 + 1, side * wide * 0.3 - 4, 4, 8);
  ctx.fillStyle = lighter(colour, 0.4);
  ctx.fillRect(long * 0.28, -wide * 0.25, 3, wide * 0.5);
  ctx.restore();
  if (paint === undefined && !vehicles.test(actor.sprite)) art.draw(actor, x, y, wide * 1.05);
}
