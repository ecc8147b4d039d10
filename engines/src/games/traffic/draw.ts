import { alpha, isAlike, mix } from '../../math/colour.ts';
import { type Point, wrap } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawSea, isBoat } from '../../stage/water.ts';
import { drawLights, drawRoadside, heroTop, roadLeft } from './roadside.ts';
import { drawCar, isOnWheels, isVehicle, longOnes } from './vehicles.ts';
import { type TrafficWorld, widthOfRoad } from './world.ts';

/** Beside the road there is room for what stands there. */
export const laneWidthFor = ({ view }: Stage, lanes: number) => Math.min(92, (view.w - (lanes > 5 ? 60 : 112)) / lanes);

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
  drawLights(stage, w);
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

/** Boats are on water, whatever lies beside it; cars at the beach are on a road along it. */
const isWater = ({ plan: { theme } }: Stage): boolean =>
  isBoat(theme.hero) || (/^(sea|beach|lake|swamp)$/.test(theme.scene) && !isOnWheels(theme.hero));

function drawWater(stage: Stage, w: TrafficWorld, left: number, width: number): void {
  const { ctx, view } = stage;
  ctx.fillStyle = '#f2d9a0';
  ctx.fillRect(left - 9, -20, width + 18, view.h + 40);
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, -20, width, view.h + 40);
  ctx.clip();
  drawSea(stage, 0, -w.along);
  ctx.restore();
}

function drawRoad(stage: Stage, w: TrafficWorld): void {
  const left = roadLeft(stage, w);
  const width = widthOfRoad(w);
  if (isWater(stage)) drawWater(stage, w, left, width);
  else drawAsphalt(stage, w, left, width);
  drawRoadside(stage, w, left, isWater(stage));
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
