import { propOfScene } from '../../art/scenery/props.ts';
import { alpha, darker, isAlike, lighter, mix } from '../../math/colour.ts';
import { type Point, wrap } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { type TrafficWorld, widthOfRoad } from './world.ts';

/** Sprites drawn from the side or the front, which get a separate body seen from above. */
const seenFromSide = /^(car|truck|bus|motorcycle|bicycle|train|tank|taxi|van|ambulance|firetruck|tractor|policecar)$/;
const longOnes = /^(bus|truck|train|tank|firetruck)$/;
const ownFromAbove = /^(racecar|fighter|rocket|spaceship|ufo|boat|ship|plane)$/;

export const laneWidthFor = ({ view }: Stage, lanes: number) => Math.min(92, (view.w - 36) / lanes);
export const roadLeft = ({ view }: Stage, w: TrafficWorld) => (view.w - widthOfRoad(w)) / 2;
export const heroTop = ({ view }: Stage) => view.h * (view.portrait ? 0.78 : 0.8);

export function drawTraffic(stage: Stage, w: TrafficWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 }, 0, -w.along);
  drawRoad(stage, w);
  const left = roadLeft(stage, w);
  const placeY = (y: number) => heroTop(stage) - (y - w.along);
  for (const thing of w.things) {
    const y = placeY(thing.y);
    shadow(stage, left + thing.x, y + 16, 13, 4);
    art.draw(at(plan.theme.things, thing.look), left + thing.x, y + Math.sin(time * 4 + thing.y) * 3, 38);
  }
  for (const car of [...w.cars].sort((a, b) => b.y - a.y)) {
    const y = placeY(car.y);
    if (y < -120 || y > view.h + 120) continue;
    const turning = (car.towards - car.lane) * 0.14;
    const spin = car.hit > 0 ? Math.sin(car.hit * 9) * 0.3 : 0;
    const foe = at(plan.theme.foes, car.look);
    const long = car.long || longOnes.test(foe.sprite) ? 1.35 : 1;
    const paint = art.colourOf(foe);
    // Only the player's car has its colour.
    const isAsHero = isAlike(paint, art.colourOf(plan.theme.hero));
    const colour = isAsHero ? at(otherPaints, car.look) : paint;
    if (isVehicle(foe)) drawCar(stage, foe, colour, { x: left + car.x, y }, w.laneWidth, long, turning + spin);
    else drawOnFoot(stage, foe, { x: left + car.x, y }, w.laneWidth, spin);
    if (car.towards !== car.lane && Math.sin(time * 16) > 0) {
      ctx.fillStyle = '#ffb52e';
      ctx.beginPath();
      ctx.arc(left + car.x + Math.sign(car.towards - car.lane) * w.laneWidth * 0.3, y - 30, 5, 0, 7);
      ctx.fill();
    }
  }
  ctx.globalAlpha = w.safe > 0 && Math.sin(time * 28) > 0 ? 0.45 : 1;
  const { hero } = plan.theme;
  const place = { x: left + w.x, y: heroTop(stage) };
  // Among cars everybody drives; around icebergs a penguin swims.
  if (isVehicle(hero) || plan.theme.foes.some(isVehicle))
    drawCar(stage, hero, art.colourOf(hero), place, w.laneWidth, 1.05, w.vx / 1500);
  else drawOnFoot(stage, hero, place, w.laneWidth, w.vx / 1500);
  if (hero.name === 'taxi') drawTaxiSign(stage, place, w.vx / 1500);
  ctx.globalAlpha = 1;
  effects.draw(ctx);
  backdrop.drawAir(0, -w.along * 0.6);
}

const isVehicle = ({ sprite }: Actor): boolean => seenFromSide.test(sprite) || ownFromAbove.test(sprite);

/** Creatures without a car, and things that lie on the road: those neither walk nor cast a shadow. */
function drawOnFoot(stage: Stage, actor: Actor, { x, y }: Point, laneWidth: number, turned: number): void {
  const { art, time } = stage;
  const size = Math.min(74, laneWidth * 0.86);
  if (actor.way === 'stands') {
    art.draw(actor, x, y, size, { tilt: turned });
    return;
  }
  shadow(stage, x, y + size * 0.44, size * 0.34, 6);
  art.draw(actor, x, y, size, { tilt: turned + Math.sin(time * 6 + x) * 0.05, walk: time * 10 + x });
}

const otherPaints = ['#8d97ab', '#4f7fc4', '#e9ebf0', '#5a6b5d'];

/** Black and yellow squares on the roof. */
function drawTaxiSign({ ctx }: Stage, { x, y }: Point, turned: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turned);
  for (let i = 0; i < 10; i++) {
    ctx.fillStyle = (i + Math.floor(i / 5)) % 2 ? '#ffd84a' : '#1c1a26';
    ctx.fillRect(-15 + (i % 5) * 6, -2 + Math.floor(i / 5) * 6, 6, 6);
  }
  ctx.restore();
}

/** Boats and the sea are on water, whatever lies beside it. */
const isWater = ({ plan: { theme } }: Stage): boolean =>
  /^(sea|beach|lake|swamp)$/.test(theme.scene) || /^(boat|ship|submarine)$/.test(theme.hero.sprite);

function drawWater(stage: Stage, w: TrafficWorld, left: number, width: number): void {
  const { ctx, view, plan, time } = stage;
  const blue = mix('#1f8fd8', plan.palette.sky[0], 0.3);
  ctx.fillStyle = '#f2d9a0';
  ctx.fillRect(left - 9, -20, width + 18, view.h + 40);
  ctx.fillStyle = blue;
  ctx.fillRect(left, -20, width, view.h + 40);
  ctx.lineWidth = 4;
  ctx.lineCap = 'round';
  for (let i = 0; i < 24; i++) {
    const y = wrap(i * 67 + w.along, view.h + 80) - 40;
    const x = left + 30 + wrap(i * 137 + Math.sin(time + i) * 10, width - 60);
    ctx.strokeStyle = alpha(i % 3 ? lighter(blue, 0.4) : '#ffffff', 0.55);
    ctx.beginPath();
    ctx.moveTo(x - 18, y);
    ctx.quadraticCurveTo(x, y - 10, x + 18, y);
    ctx.stroke();
  }
}

function drawRoad(stage: Stage, w: TrafficWorld): void {
  const left = roadLeft(stage, w);
  const width = widthOfRoad(w);
  if (isWater(stage)) drawWater(stage, w, left, width);
  else drawAsphalt(stage, w, left, width);
  drawRoadside(stage, w, left);
}

function drawAsphalt(stage: Stage, w: TrafficWorld, left: number, width: number): void {
  const { ctx, view, plan } = stage;
  const { palette } = plan;
  ctx.fillStyle = palette.paper;
  ctx.fillRect(left - 9, -20, width + 18, view.h + 40);
  ctx.fillStyle = palette.danger;
  for (let y = wrap(w.along, 60) - 80; y < view.h + 20; y += 60) {
    ctx.fillRect(left - 9, y, 9, 30);
    ctx.fillRect(left + width, y, 9, 30);
  }
  ctx.fillStyle = mix(mix(palette.ink, '#4a4e5c', 0.7), palette.mid, 0.12);
  ctx.fillRect(left, -20, width, view.h + 40);
  ctx.fillStyle = alpha(palette.paper, 0.6);
  for (let lane = 1; lane < w.lanes; lane++)
    for (let y = wrap(w.along, 84) - 84; y < view.h + 20; y += 84)
      ctx.fillRect(left + lane * w.laneWidth - 2.5, y, 5, 44);
}

function drawRoadside(stage: Stage, w: TrafficWorld, left: number): void {
  const { view, art, plan } = stage;
  const prop = art.actor(propOfScene[plan.theme.scene]);
  const first = Math.floor((w.along - view.h) / 96);
  for (let row = first; row < first + (view.h / 96) * 3; row++) {
    const y = heroTop(stage) - (row * 96 - w.along);
    if (y < -60 || y > view.h + 60) continue;
    for (let x = left - 44; x > -40; x -= 88) {
      const shift = wrap(row * 7919 + Math.round(x) * 31, 40) - 20;
      art.draw(prop, x + shift, y + shift, 60);
      art.draw(prop, view.w - x - shift, y - shift, 60);
    }
  }
}

const bikes = /^(motorcycle|bicycle|scooter)$/;

/** Two wheels, a handlebar and a rider with a helmet. */
function drawBike({ ctx, plan }: Stage, colour: string, { x, y }: Point, length: number, turned: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turned);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  const part = (fill: string, left: number, top: number, w: number, h: number, r: number) => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.roundRect(left, top, w, h, r);
    ctx.fill();
    ctx.stroke();
  };
  for (const end of [-0.5, 0.2]) part('#1c1a26', -5, end * length, 10, length * 0.3, 5);
  part(colour, -8, -length * 0.34, 16, length * 0.68, 8);
  part('#3a3d4c', -20, -length * 0.26, 40, 6, 3);
  part(darker(colour, 0.35), -15, -length * 0.1, 30, length * 0.26, 12);
  ctx.fillStyle = '#f4f1e8';
  ctx.beginPath();
  ctx.arc(0, 0, 10, 0, 7);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

/** A car from above in the driver's colour; a driver that is not a car sits in it. */
function drawCar(
  stage: Stage,
  actor: Actor,
  colour: string,
  { x, y }: Point,
  laneWidth: number,
  long: number,
  turned: number,
): void {
  const { ctx, art, plan } = stage;
  const width = Math.min(52, laneWidth * 0.62);
  const length = width * 1.75 * long;
  shadow(stage, x + 3, y + 6, width * 0.62, length * 0.54, 0.35);
  if (ownFromAbove.test(actor.sprite)) {
    art.draw(actor, x, y, length, { tilt: turned });
    return;
  }
  if (bikes.test(actor.sprite)) {
    drawBike(stage, colour, { x, y }, length, turned);
    return;
  }
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turned);
  ctx.fillStyle = '#1c1a26';
  for (const side of [-1, 1])
    for (const end of [-0.3, 0.3]) ctx.fillRect(side * width * 0.5 - 5, end * length - 9, 10, 18);
  ctx.fillStyle = colour;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(-width / 2, -length / 2, width, length, width * 0.32);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = darker(colour, 0.25);
  ctx.beginPath();
  ctx.roundRect(-width * 0.36, -length * 0.24, width * 0.72, length * 0.56, 8);
  ctx.fill();
  ctx.fillStyle = mix('#bfe8ff', colour, 0.15);
  ctx.beginPath();
  ctx.roundRect(-width * 0.34, -length * 0.24, width * 0.68, length * 0.15, 5);
  ctx.roundRect(-width * 0.3, length * 0.2, width * 0.6, length * 0.1, 4);
  ctx.fill();
  ctx.fillStyle = lighter(colour, 0.3);
  ctx.fillRect(-width * 0.3, -length * 0.44, width * 0.6, 4);
  ctx.fillStyle = '#fff2b0';
  for (const side of [-1, 1]) ctx.fillRect(side * width * 0.3 - 5, -length / 2 + 2, 10, 5);
  ctx.fillStyle = '#ff4040';
  for (const side of [-1, 1]) ctx.fillRect(side * width * 0.3 - 5, length / 2 - 7, 10, 5);
  ctx.restore();
  if (!seenFromSide.test(actor.sprite)) art.draw(actor, x, y + length * 0.03, width * 0.98, { tilt: turned });
}
