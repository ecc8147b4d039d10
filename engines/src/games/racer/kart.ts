import { alpha, darker, lighter } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';

const vehicles = new Set([
  'car',
  'racecar',
  'truck',
  'bus',
  'motorcycle',
  'bicycle',
  'train',
  'tank',
  'plane',
  'rocket',
  'ufo',
  'boat',
  'spaceship',
  'fighter',
  'helicopter',
]);

const bikes = /^(motorcycle|bicycle|scooter)$/;

/** A rider on two wheels, seen from behind. */
function drawBike({ ctx, plan }: Stage, colour: string, size: number): void {
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = Math.max(0.6, size * 0.02);
  const part = (fill: string, x: number, y: number, w: number, h: number, r: number) => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.roundRect((x - w / 2) * size, y * size, w * size, h * size, r * size);
    ctx.fill();
    ctx.stroke();
  };
  part('#1c1a26', 0, -0.34, 0.16, 0.36, 0.07);
  part('#3a3d4c', 0, -0.6, 0.66, 0.07, 0.03);
  part(colour, 0, -0.5, 0.34, 0.26, 0.1);
  part(darker(colour, 0.4), 0, -0.8, 0.4, 0.36, 0.14);
  part('#f4f1e8', 0, -1, 0.26, 0.26, 0.13);
  part(plan.palette.danger, 0, -0.36, 0.16, 0.07, 0.03);
}

const boxes = /^(truck|bus|train)$/;

/** The tall back of a truck or bus, in the colour that is set. */
function drawBox(ctx: CanvasRenderingContext2D, size: number): void {
  ctx.beginPath();
  ctx.roundRect(-size * 0.37, -size * 0.96, size * 0.74, size * 0.72, size * 0.07);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#bfeaff';
  for (const side of [-1, 1]) ctx.fillRect(side * size * 0.16 - size * 0.11, -size * 0.86, size * 0.22, size * 0.22);
  ctx.fillStyle = '#fff2b0';
  for (const side of [-1, 1]) ctx.fillRect(side * size * 0.28 - size * 0.05, -size * 0.95, size * 0.1, size * 0.05);
  ctx.beginPath();
  ctx.moveTo(0, -size * 0.9);
  ctx.lineTo(0, -size * 0.3);
  ctx.stroke();
}

const boats = /^(boat|ship|submarine)$/;
const swimmers = /fish|dolphin|shark|whale|swimmer|seal|turtle|octopus|seahorse|mermaid|penguin|duck|swan|otter/;
const runners = /^(horse|unicorn|zebra|deer|reindeer)$|runner|sprinter|athlete|jockey|camel|ostrich|greyhound|pony/;

const crawlers = /snail|slug|worm|caterpillar|tortoise|beetle|ladybug|crab|lizard|hedgehog/;

const isSwimming = ({ sprite, name }: Actor): boolean => boats.test(sprite) || swimmers.test(name);

/** A race of boats or of fish is on water, also in a town. */
export const isOnWater = ({ plan: { theme } }: Stage): boolean =>
  boats.test(theme.hero.sprite) ||
  /swimmer|rower|kayak|canoe/.test(theme.hero.name) ||
  (/^(sea|beach|lake)$/.test(theme.scene) && isSwimming(theme.hero));

/** Who swims, rows, gallops, runs or crawls has no wheels. */
const isOnFoot = (stage: Stage, actor: Actor): boolean =>
  isOnWater(stage) || isSwimming(actor) || crawls(actor) || runners.test(actor.name) || runners.test(actor.sprite);

const crawls = ({ sprite, name }: Actor): boolean => crawlers.test(`${sprite} ${name}`);

function drawWithoutWheels(stage: Stage, actor: Actor, size: number, lean: number): void {
  const { ctx, art, time } = stage;
  const isAfloat = isOnWater(stage);
  if (isAfloat) {
    ctx.fillStyle = alpha('#ffffff', 0.7);
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.ellipse(side * size * 0.4, -size * 0.02, size * 0.26, size * 0.06, side * 0.5, 0, turn);
      ctx.fill();
    }
  }
  const isSlow = !isAfloat && crawls(actor);
  const bob = isAfloat ? Math.sin(time * 5) * 0.02 : isSlow ? 0 : Math.abs(Math.sin(time * 11)) * 0.05;
  art.draw(actor, 0, -size * (0.44 + bob), size * 0.94, {
    tilt: lean * 0.5,
    ...(!isAfloat && { walk: time * (isSlow ? 5 : 16) }),
    ...(isSlow && { squash: Math.sin(time * 6) * 0.07 }),
  });
}

/** Seen from behind; a racer that is not a vehicle sits in a kart of its own colour. */
export function drawKart(
  stage: Stage,
  actor: Actor,
  x: number,
  y: number,
  size: number,
  lean: number,
  dizzy: number,
): void {
  const { ctx, art, plan, time } = stage;
  const colour = art.colourOf(actor);
  const shake = dizzy > 0 ? Math.sin(time * 40) * size * 0.03 : Math.sin(time * 30) * size * 0.006;
  ctx.save();
  ctx.translate(x, y + shake);
  ctx.fillStyle = alpha(plan.palette.ink, 0.4);
  ctx.beginPath();
  ctx.ellipse(0, 0, size * 0.52, size * 0.1, 0, 0, turn);
  ctx.fill();
  ctx.rotate(lean * 0.5 + (dizzy > 0 ? Math.sin(dizzy * 14) * 0.3 : 0));
  if (actor.picture && vehicles.has(actor.sprite)) {
    // A shopping cart is a vehicle itself and needs no kart.
    art.draw(actor, 0, -size * 0.42, size * 0.96, { tilt: lean * 0.5 });
    ctx.restore();
    return;
  }
  if (isOnFoot(stage, actor)) {
    drawWithoutWheels(stage, actor, size, lean);
    ctx.restore();
    return;
  }
  if (bikes.test(actor.sprite)) {
    drawBike(stage, colour, size);
    ctx.restore();
    return;
  }
  if (!vehicles.has(actor.sprite)) art.draw(actor, lean * size * 0.2, -size * 0.5, size * 0.74, { tilt: lean * 0.6 });
  ctx.fillStyle = '#1c1a26';
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.roundRect(side * size * 0.4 - size * 0.12, -size * 0.26, size * 0.24, size * 0.28, size * 0.07);
    ctx.fill();
  }
  const paint = ctx.createLinearGradient(0, -size * 0.36, 0, 0);
  paint.addColorStop(0, lighter(colour, 0.3));
  paint.addColorStop(1, darker(colour, 0.35));
  ctx.fillStyle = paint;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = Math.max(0.6, size * 0.02);
  ctx.beginPath();
  ctx.roundRect(-size * 0.36, -size * 0.34, size * 0.72, size * 0.28, size * 0.1);
  ctx.fill();
  ctx.stroke();
  if (boxes.test(actor.sprite)) drawBox(ctx, size);
  else if (vehicles.has(actor.sprite)) {
    ctx.beginPath();
    ctx.roundRect(-size * 0.26, -size * 0.56, size * 0.52, size * 0.28, size * 0.09);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = '#bfeaff';
    ctx.beginPath();
    ctx.roundRect(-size * 0.2, -size * 0.51, size * 0.4, size * 0.16, size * 0.05);
    ctx.fill();
  }
  ctx.fillStyle = plan.palette.danger;
  for (const side of [-1, 1]) ctx.fillRect(side * size * 0.24 - size * 0.06, -size * 0.22, size * 0.12, size * 0.07);
  ctx.restore();
}
