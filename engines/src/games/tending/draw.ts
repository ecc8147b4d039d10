import { oval } from '../../canvas/pens.ts';
import { alpha, mix } from '../../math/colour.ts';
import { clamp, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawStanding } from '../../stage/board.ts';
import { drawFloorOfPlace } from '../../stage/horizon.ts';
import type { Stage } from '../../stage/stage.ts';
import { isBoat } from '../../stage/water.ts';
import { careOf, drawState, drawWick, giftOf, hasFlame, isPlant, type Place, sizeOf } from './acts.ts';
import { drawSprout } from './draw-sprout.ts';
import type { Charge } from './garden.ts';
import { horizonOf, placeOf, type TendingWorld } from './world.ts';

export function drawTending(stage: Stage, w: TendingWorld): void {
  const { ctx, plan, art, backdrop, effects, time } = stage;
  drawFloorOfPlace(stage, horizonOf(stage), plan.theme.things.every(isBoat));
  w.charges.forEach((charge, i) => {
    drawCharge(stage, w, charge, i);
  });
  drawStanding(stage, w.hero.x, w.hero.y, 70);
  art.draw(plan.theme.hero, w.hero.x, w.hero.y, 70, {
    flip: w.goal.x < w.hero.x - 2,
    walk: (w.hero.x + w.hero.y) * 0.08,
    squash: Math.sin(time * 4) * 0.03,
  });
  for (const { i, age } of w.gifts) drawGift(stage, w, i, age);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawCharge(stage: Stage, w: TendingWorld, charge: Charge, i: number): void {
  const { ctx, plan, art, time } = stage;
  const { x, y, size } = placeOf(stage, w, i);
  const need = clamp(charge.need, 0, 1);
  const colour = need < 0.5 ? mix('#52d681', '#ffd23f', need * 2) : mix('#ffd23f', '#ff4d5e', (need - 0.5) * 2);
  const radius = size * 0.4;
  const isUrgent = need > 0.7;
  const actor = at(plan.theme.things, i);
  const care = careOf(stage, i);
  drawBed(stage, x, y, radius, isPlant(actor));
  ctx.lineWidth = size * 0.07;
  ctx.strokeStyle = alpha(plan.palette.ink, 0.35);
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, turn);
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.arc(x, y, radius, -turn / 4, -turn / 4 + turn * Math.max(0.01, 1 - need));
  ctx.stroke();
  if (w.byKeys && w.cursor === i) {
    ctx.strokeStyle = plan.palette.paper;
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.arc(x, y, radius + size * 0.07, 0, turn);
    ctx.stroke();
  }
  const happy = Math.max(0, 1 - charge.cared * 2);
  // Candles and houses stand still, and fires do not sleep.
  const isStill = care === 'light' || care === 'put-out';
  const drawn = size * sizeOf(stage, i, need, charge.grown) * (isStill ? 1 : 1 + happy * 0.15);
  const pose = isStill
    ? { alpha: care === 'light' && !hasFlame(actor) ? 1 - need * 0.5 : 1 }
    : {
        tilt: isUrgent ? Math.sin(time * 22) * 0.14 : Math.sin(time * 2 + i) * 0.06,
        squash: need * 0.16,
        asleep: need > 0.85,
      };
  const draw = () => art.draw(actor, x, y - (isStill ? 0 : happy * 8), drawn, pose);
  if (care === 'water' && isPlant(actor) && charge.grown < 0.75)
    drawSprout(stage, { x, y: y + size * 0.2, size }, charge.grown, actor);
  else if (care === 'light' && hasFlame(actor)) drawWick(stage, { x, y, size: drawn }, draw);
  else draw();
  drawState(stage, i, { x, y, size }, need);
  drawWish(stage, i, need, { x, y, size });
}

/** What it needs, in a bubble. */
function drawWish(stage: Stage, i: number, need: number, { x, y, size }: Place): void {
  const { ctx, plan, art, time } = stage;
  const care = careOf(stage, i);
  const radius = size * 0.4;
  const isUrgent = need > 0.7;
  if (need < 0.4 || care === 'put-out') return;
  const bubble = { x: x + radius * 0.78, y: y - radius * 0.84 + Math.sin(time * 5 + i) * 3 };
  ctx.fillStyle = isUrgent ? plan.palette.danger : '#ffffff';
  ctx.beginPath();
  ctx.arc(bubble.x, bubble.y, size * (care === 'bring' ? 0.16 : 0.13), 0, turn);
  ctx.fill();
  art.draw(giftOf(stage, i), bubble.x, bubble.y, size * (care === 'bring' ? 0.24 : 0.18));
}

/** Plants are in soil, others on a cushion. */
function drawBed({ ctx, plan }: Stage, x: number, y: number, radius: number, isEarth: boolean): void {
  const fill = ctx.createRadialGradient(x, y - radius * 0.3, radius * 0.1, x, y, radius);
  const [light, dark] = isEarth ? ['#a8703f', '#6b4023'] : ['#ffffff', mix('#ffffff', plan.palette.second, 0.35)];
  fill.addColorStop(0, light);
  fill.addColorStop(1, dark);
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, turn);
  ctx.fill();
  if (!isEarth) return;
  // Crumbs, light and dark, in a pattern of their own for each bed.
  for (let i = 0; i < 14; i++) {
    const angle = i * 2.4 + x;
    const out = radius * 0.82 * Math.sqrt((i + 0.5) / 14);
    const crumb = { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out };
    oval(ctx, crumb, [radius * (0.05 + (i % 3) * 0.018), radius * 0.045], alpha(i % 2 ? '#3f2312' : '#c99762', 0.5));
  }
}

/** Drops and bubbles fly in swarms; a dish, a bandage or a wrench comes alone, and a crop goes to the hero. */
function drawGift(stage: Stage, w: TendingWorld, i: number, age: number): void {
  const { art } = stage;
  const { x, y, size } = placeOf(stage, w, i);
  const care = careOf(stage, i);
  const t = care === 'harvest' ? 1 - age / 0.4 : age / 0.4;
  const isAlone = care === 'bring' || care === 'harvest' || care === 'light';
  for (let n = 0; n < (isAlone ? 1 : 4); n++) {
    const dx = w.hero.x + (x - w.hero.x) * t + (isAlone ? 0 : (n - 1.5) * 12);
    const dy = w.hero.y + (y - w.hero.y) * t - Math.sin(t * Math.PI) * 40 - n * 5;
    art.draw(giftOf(stage, i), dx, dy, isAlone ? size * 0.3 : 18, { alpha: isAlone ? 1 : 1 - t * 0.6 });
  }
}
