import { alpha, darker, lighter, lightnessOf, mix } from '../../math/colour.ts';
import { clamp, lerp, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawScales, scaly } from './draw-scales.ts';
import { drawEngine, drawWagon } from './draw-train.ts';
import { doesWrap, type Food, linkAt, placeOf, type SnakeWorld } from './world.ts';

export function drawSnake(stage: Stage, w: SnakeWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  backdrop.draw({ ground: view.h, dim: 0.35 });
  drawBoard(stage, w);
  const dark = darker(mix(plan.palette.mid, plan.palette.ground, 0.5), 0.35);
  // On a black board a black stone is only its highlights.
  const stone = lightnessOf(dark) < 0.3 ? mix(dark, '#9aa6ba', 0.5) : dark;
  for (const rock of w.rocks) {
    const p = placeOf(w, rock);
    art.draw(art.actor('rock', stone), p.x, p.y, w.cell * 1.05);
  }
  for (const food of w.foods) drawFood(stage, w, food);
  for (const rover of w.rovers) {
    const p = placeOf(w, {
      x: lerp(rover.from.x, rover.x, rover.walked),
      y: lerp(rover.from.y, rover.y, rover.walked),
    });
    art.draw(rover.actor, p.x, p.y, w.cell * 1.2, { walk: time * 8 });
  }
  drawBody(stage, w);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawBoard(stage: Stage, w: SnakeWorld): void {
  const { ctx, plan, backdrop } = stage;
  const { field, cell } = w;
  const { ink, ground, edge, second } = plan.palette;
  ctx.fillStyle = ink;
  ctx.beginPath();
  ctx.roundRect(field.x - 6, field.y - 6, field.w + 12, field.h + 12, 12);
  ctx.fill();
  backdrop.drawFloor(field);
  ctx.fillStyle = alpha(lighter(ground, 0.5), 0.09);
  for (let y = 0; y < w.rows; y++) {
    for (let x = y % 2; x < w.columns; x += 2) ctx.fillRect(field.x + x * cell, field.y + y * cell, cell, cell);
  }
  const open = doesWrap(stage);
  ctx.strokeStyle = open ? second : darker(edge, 0.1);
  ctx.lineWidth = 4;
  ctx.setLineDash(open ? [10, 10] : []);
  ctx.beginPath();
  ctx.roundRect(field.x - 3, field.y - 3, field.w + 6, field.h + 6, 9);
  ctx.stroke();
  ctx.setLineDash([]);
}

function drawFood(stage: Stage, w: SnakeWorld, food: Food): void {
  const { ctx, plan, art, time } = stage;
  const p = placeOf(w, food);
  ctx.fillStyle = alpha(plan.palette.accent, 0.22 + 0.1 * Math.sin(time * 4));
  ctx.beginPath();
  ctx.arc(p.x, p.y, w.cell * 0.62, 0, turn);
  ctx.fill();
  art.draw(food.actor, p.x, p.y + Math.sin(time * 4 + food.x) * 2, w.cell * 1.1 * clamp(food.age * 4, 0, 1), {
    tilt: Math.sin(time * 3 + food.y) * 0.15,
  });
}

const rainbow = ['#e8403a', '#f29a4a', '#ffd23f', '#55b84a', '#3f8ef0', '#4b4fd6', '#9457eb'];

function drawBody(stage: Stage, w: SnakeWorld): void {
  const { ctx, plan, art, time } = stage;
  const { hero } = plan.theme;
  const colour = art.colourOf(hero);
  const isRainbow = stage.rule('rainbow', 0) > 0;
  const parade = stage.rule('parade', 0) > 0;
  const isScaly = !parade && !isRainbow && scaly.test(hero.name);
  if (isScaly) drawScales(stage, w, colour);
  const isTrain = /train|locomotive|tram|subway|metro/.test(hero.name);
  for (let i = isScaly ? 0 : w.body.length - 1; i >= 1; i--) {
    const p = linkAt(w, i);
    const follower = w.eaten[i - 3];
    // Passengers sit in the wagons.
    if (parade && follower && !isTrain) {
      art.draw(follower, p.x, p.y + Math.sin(time * 8 + i) * 2, w.cell * 0.98, { walk: time * 10 + i });
      continue;
    }
    if (isTrain) {
      drawWagon(stage, w, i, isRainbow ? at(rainbow, i - 1) : colour);
      continue;
    }
    const r = w.cell * (0.46 - (i / w.body.length) * 0.12);
    ctx.fillStyle = alpha(plan.palette.ink, 0.35);
    ctx.beginPath();
    ctx.arc(p.x, p.y + 3, r + 2, 0, turn);
    ctx.fill();
    ctx.fillStyle = isRainbow ? at(rainbow, i - 1) : i % 2 ? colour : mix(colour, plan.palette.paper, 0.28);
    ctx.beginPath();
    ctx.arc(p.x, p.y, r, 0, turn);
    ctx.fill();
    ctx.fillStyle = alpha('#ffffff', 0.25);
    ctx.beginPath();
    ctx.arc(p.x - r * 0.3, p.y - r * 0.35, r * 0.3, 0, turn);
    ctx.fill();
  }
  const head = linkAt(w, 0);
  if (isTrain) {
    drawEngine(stage, w, head, isRainbow ? at(rainbow, 6) : colour);
    return;
  }
  art.draw(hero, head.x, head.y - 3, w.cell * (1.5 + w.chewing * 0.2), {
    flip: w.heading === 'left',
    walk: time * 14,
    squash: w.chewing * 0.12,
    asleep: w.dazed > 0,
    alpha: w.dazed > 0 && Math.sin(time * 28) > 0 ? 0.5 : 1,
  });
}
