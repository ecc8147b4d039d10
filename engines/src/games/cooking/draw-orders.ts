import { oval } from '../../canvas/pens.ts';
import { alpha, darker, lighter, lightnessOf, mix } from '../../math/colour.ts';
import { clamp, type Point, type Rect, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { fillRounded } from '../../stage/board.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { ingredientPlace, shelfIn, slipIn, vesselIn } from './layout.ts';
import { mixed, mixedDish } from './mixtures.ts';
import type { Order } from './orders.ts';
import { type CookingWorld, ingredientsOf, vessels } from './world.ts';

/** The card of an ingredient that is in already. */
export const inColour = '#bff0b8';
const paperColour = '#fffdf4';
/** Behind a bone or an egg, which paper would swallow. */
const tileOfPale = '#b07a4c';

const isPale = ({ art }: Stage, actor: Actor): boolean => lightnessOf(art.colourOf(actor)) > 0.78;

export function drawOrders(stage: Stage, w: CookingWorld): void {
  drawVessel(stage, w.kitchen.orders[w.active]);
  drawShelf(stage, w);
  w.kitchen.orders.forEach((order, i) => {
    drawSlip(stage, slipIn(stage.view, i), order, i === w.active);
  });
}

/** The dish, what belongs in it, and how long it is waited for. */
function drawSlip(stage: Stage, slip: Rect, order: Order, isActive: boolean): void {
  const { ctx, plan, art, time } = stage;
  const share = clamp(order.left / order.most, 0, 1);
  const isLate = share < 0.3;
  const shake = isLate ? Math.sin(time * 30) * 1.5 : 0;
  ctx.save();
  ctx.translate(shake, isActive ? 6 : 0);
  fillRounded(ctx, slip, 12, isActive ? paperColour : mix(paperColour, plan.palette.mid, 0.35));
  ctx.strokeStyle = isActive ? plan.palette.accent : alpha(plan.palette.ink, 0.6);
  ctx.lineWidth = isActive ? 5 : 3;
  ctx.stroke();
  const size = slip.h * 0.4;
  art.draw(mixedDish(stage, order), slip.x + slip.w / 2, slip.y + slip.h * 0.27, size);
  const cell = Math.min((slip.w - 12) / Math.max(3, order.parts.length), slip.h * 0.34);
  order.parts.forEach((part, n) => {
    const x = slip.x + slip.w / 2 + (n - (order.parts.length - 1) / 2) * cell;
    const y = slip.y + slip.h * 0.66;
    const actor = at(ingredientsOf(stage), part);
    if (order.isIn[n]) drawDisc(ctx, { x, y }, cell * 0.48, inColour);
    else if (isPale(stage, actor)) drawDisc(ctx, { x, y }, cell * 0.48, tileOfPale);
    art.draw(actor, x, y, cell * 0.82, { alpha: order.isIn[n] ? 0.45 : 1 });
  });
  const bar = { x: slip.x + 10, y: slip.y + slip.h - 16, w: slip.w - 20, h: 8 };
  fillRounded(ctx, bar, 4, alpha(plan.palette.ink, 0.25));
  const colour = share > 0.5 ? '#43b85c' : isLate ? '#f0404f' : '#f5b52e';
  fillRounded(ctx, { ...bar, w: Math.max(6, bar.w * share) }, 4, colour);
  ctx.restore();
}

function drawDisc(ctx: CanvasRenderingContext2D, { x, y }: Point, r: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, turn);
  ctx.fill();
}

function drawShelf(stage: Stage, w: CookingWorld): void {
  const { ctx, view, plan, art } = stage;
  const ingredients = ingredientsOf(stage);
  const { field } = shelfIn(view, ingredients.length);
  fillRounded(ctx, { x: field.x - 8, y: field.y - 8, w: field.w + 16, h: field.h + 16 }, 18, '#8a5a33');
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.stroke();
  ingredients.forEach((actor, i) => {
    const { x, y, size } = ingredientPlace(view, ingredients.length, i);
    const side = size * 0.9;
    fillRounded(
      ctx,
      { x: x - side / 2, y: y - side / 2, w: side, h: side },
      side * 0.2,
      isPale(stage, actor) ? tileOfPale : '#fbe9cb',
    );
    if (w.byKeys && w.cursor === i) {
      ctx.strokeStyle = plan.palette.danger;
      ctx.lineWidth = 4;
      ctx.stroke();
    }
    art.draw(actor, x, y, side * 0.8);
  });
}

const vesselOf = (stage: Stage) => at(vessels, stage.rule('vessel', 0));

/** What is in already lies on the plate, one on the other, or looks out of the pot. */
function drawVessel(stage: Stage, order: Order | undefined): void {
  const { view, art } = stage;
  const ingredients = ingredientsOf(stage);
  const { x, y, size } = vesselIn(view, ingredients.length);
  const inside = (order?.parts ?? []).filter((_, n) => order?.isIn[n]).map((i) => at(ingredients, i));
  const colour = inside.length > 0 ? mixed(inside.map(art.colourOf)) : '#9bd4e8';
  shadow(stage, x, y + size * 0.44, size * 0.42, size * 0.08, 0.3);
  const vessel = vesselOf(stage);
  if (vessel === 'plate') {
    drawPlate(stage, { x, y: y + size * 0.32 }, size);
    inside.forEach((actor, n) => {
      art.draw(actor, x + (n % 2 ? 5 : -5), y + size * (0.2 - n * 0.15), size * 0.42);
    });
    return;
  }
  const rim = { x, y: y - size * 0.12 };
  if (vessel !== 'glass') drawPot(stage, rim, size, vessel === 'pot' ? '#3a3f4c' : '#e7b98a');
  oval(stage.ctx, rim, [size * (vessel === 'glass' ? 0.2 : 0.36), size * 0.09], colour, darker(colour, 0.35));
  inside.forEach((actor, n) => {
    art.draw(actor, x + (n - (inside.length - 1) / 2) * size * 0.19, rim.y - size * 0.05, size * 0.26, {
      tilt: Math.sin(stage.time * 3 + n) * 0.15,
    });
  });
  if (vessel === 'glass') drawGlass(stage, rim, size, colour, inside.length);
  else drawFront(stage, rim, size, vessel === 'pot' ? '#3a3f4c' : '#e7b98a');
  if (vessel === 'pot' && inside.length > 0) drawSteam(stage, rim, size, colour);
}

function drawPlate({ ctx, plan }: Stage, { x, y }: Point, size: number): void {
  oval(ctx, { x, y }, [size * 0.48, size * 0.13], '#ffffff', plan.palette.ink);
  oval(ctx, { x, y: y - size * 0.015 }, [size * 0.34, size * 0.08], '#e8edf4');
}

function drawPot({ ctx, plan }: Stage, { x, y }: Point, size: number, colour: string): void {
  oval(ctx, { x, y: y + size * 0.24 }, [size * 0.46, size * 0.34], colour, plan.palette.ink);
  oval(ctx, { x, y }, [size * 0.42, size * 0.12], lighter(colour, 0.22), plan.palette.ink);
}

/** The near side of the pot, in front of what floats in it. */
function drawFront({ ctx, plan }: Stage, { x, y }: Point, size: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.ellipse(x, y, size * 0.42, size * 0.12, 0, 0, turn / 2);
  ctx.bezierCurveTo(x - size * 0.62, y + size * 0.6, x + size * 0.62, y + size * 0.6, x + size * 0.42, y);
  ctx.fill('evenodd');
  ctx.stroke();
}

function drawGlass({ ctx }: Stage, { x, y }: Point, size: number, colour: string, count: number): void {
  const full = clamp(0.25 + count * 0.2, 0, 1);
  const [top, bottom] = [y, y + size * 0.52];
  const level = bottom - (bottom - top) * full;
  const halfAt = (at: number) => size * (0.16 + 0.06 * ((bottom - at) / (bottom - top)));
  for (const [from, fill] of [[level, alpha(colour, 0.85)], [top, alpha('#ffffff', 0.28)]] as const) {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(x - halfAt(from), from);
    ctx.lineTo(x + halfAt(from), from);
    ctx.lineTo(x + halfAt(bottom), bottom);
    ctx.lineTo(x - halfAt(bottom), bottom);
    ctx.closePath();
    ctx.fill();
  } // biome-ignore format: one layer a line
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 4;
  ctx.stroke();
}

function drawSteam({ ctx, time }: Stage, { x, y }: Point, size: number, colour: string): void {
  for (let n = 0; n < 4; n++) {
    const t = (time * 0.5 + n / 4) % 1;
    oval(
      ctx,
      { x: x + (n - 1.5) * size * 0.16 + Math.sin(time * 2 + n) * 5, y: y - size * (0.06 + t * 0.4) },
      [size * 0.05 * (1 + t), size * 0.05 * (1 + t)],
      alpha(lighter(colour, 0.5), 0.5 * (1 - t)),
    );
  }
}
