import { darker, lighter } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { mainThing, shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import type { ChopWorld, Log, Side } from './world.ts';

const wood = '#b5743a';
const trunkWidth = 84;

const floorOf = ({ view }: Stage) => view.h * 0.86;
const logHeight = ({ view }: Stage) => Math.max(58, view.h * 0.115);

export function heroPlace(stage: Stage, side: Side): Point {
  return { x: stage.view.w / 2 + (side === 'left' ? -96 : 96), y: floorOf(stage) - 44 };
}

export function drawChopping(stage: Stage, w: ChopWorld): void {
  const { ctx, art, plan, backdrop, effects, time } = stage;
  const floor = floorOf(stage);
  const tall = logHeight(stage);
  backdrop.draw({ ground: floor });
  backdrop.drawGround(0, floor);
  shadow(stage, stage.view.w / 2, floor + 6, trunkWidth * 0.9, 10);
  drawStump(stage, floor);
  w.logs.forEach((log, i) => {
    const bottom = floor - 16 - (i + w.sink) * tall;
    if (bottom > -20) drawLog(stage, log, bottom, tall);
  });
  for (const chip of w.chips) {
    const way = chip.side === 'left' ? 1 : -1;
    ctx.save();
    ctx.translate(stage.view.w / 2 + way * chip.age * 620, floor - 50 - chip.age * 330 + chip.age * chip.age * 900);
    ctx.rotate(way * chip.age * 9);
    box(stage, -trunkWidth / 2, -tall / 2, tall);
    ctx.restore();
  }
  const here = heroPlace(stage, w.side);
  shadow(stage, here.x, floor + 5, 34, 7);
  art.draw(plan.theme.hero, here.x, here.y, 92, {
    flip: w.side === 'right',
    tilt: (w.side === 'left' ? 1 : -1) * w.swing * (holdsAxe(plan.theme.hero) ? 0.5 : 0.25),
    squash: w.stunned > 0 ? 0.25 : Math.sin(time * 5) * 0.02,
    alpha: w.stunned > 0 && Math.sin(time * 28) > 0 ? 0.45 : 1,
  });
  if (!holdsAxe(plan.theme.hero)) drawAxe(stage, here, w);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** Whose picture shows one already. */
const holdsAxe = ({ picture = '', name }: Actor): boolean =>
  /lumberjack|woodcutter|axe|viking|firefighter/.test(picture) || /\baxe\b/.test(name);

function box(stage: Stage, x: number, y: number, h: number): void {
  const { ctx, plan } = stage;
  const bark = ctx.createLinearGradient(x, 0, x + trunkWidth, 0);
  bark.addColorStop(0, lighter(wood, 0.12));
  bark.addColorStop(0.35, lighter(wood, 0.28));
  bark.addColorStop(1, darker(wood, 0.4));
  ctx.fillStyle = bark;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(x, y, trunkWidth, h + 1, 4);
  ctx.fill();
  ctx.stroke();
  ctx.strokeStyle = darker(wood, 0.3);
  ctx.lineWidth = 3;
  for (const share of [0.25, 0.5, 0.75]) {
    ctx.beginPath();
    ctx.moveTo(x + trunkWidth * share, y + h * (0.15 + share * 0.2));
    ctx.lineTo(x + trunkWidth * share, y + h * (0.5 + share * 0.3));
    ctx.stroke();
  }
}

function drawLog(stage: Stage, log: Log, bottom: number, tall: number): void {
  const { ctx, view, art, plan, time } = stage;
  const x = view.w / 2;
  const y = bottom - tall / 2;
  if (log.branch) {
    const way = log.branch === 'left' ? -1 : 1;
    ctx.strokeStyle = plan.palette.ink;
    ctx.lineCap = 'round';
    ctx.lineWidth = 24;
    ctx.beginPath();
    ctx.moveTo(x + way * 30, y);
    ctx.lineTo(x + way * 128, y - 8);
    ctx.stroke();
    ctx.strokeStyle = darker(wood, 0.15);
    ctx.lineWidth = 18;
    ctx.stroke();
    ctx.fillStyle = plan.theme.scene === 'snow' ? '#eef6ff' : '#5fbf4a';
    for (const [dx, dy, r] of [
      [138, -12, 18],
      [122, -24, 15],
      [118, 4, 13],
    ] as const) {
      ctx.beginPath();
      ctx.arc(x + way * dx, y + dy, r, 0, turn);
      ctx.fill();
    }
    const foe = plan.theme.foes.length ? at(plan.theme.foes, log.look) : null;
    // A branch on a branch would be one too many.
    if (foe && log.look < 3 && !/\b(branch|twig|stick|log)$/.test(foe.name))
      art.draw(foe, x + way * 92, y - 30 + Math.sin(time * 5 + log.look) * 2, 40, { flip: way > 0 });
  }
  box(stage, x - trunkWidth / 2, bottom - tall, tall);
  if (!log.thing) return;
  const way = log.thing === 'left' ? -1 : 1;
  art.draw(mainThing(stage, log.look), x + way * 70, y + Math.sin(time * 4 + log.look) * 3, 38);
}

function drawStump(stage: Stage, floor: number): void {
  const { ctx, view, plan } = stage;
  ctx.fillStyle = darker(wood, 0.3);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(view.w / 2 - trunkWidth * 0.62, floor - 18, trunkWidth * 1.24, 26, 8);
  ctx.fill();
  ctx.stroke();
}

function drawAxe(stage: Stage, { x, y }: Point, w: ChopWorld): void {
  const { ctx, plan } = stage;
  const way = w.side === 'left' ? 1 : -1;
  ctx.save();
  ctx.translate(x + way * 26, y + 6);
  ctx.scale(way, 1);
  ctx.rotate(-0.9 + w.swing * 1.7);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineCap = 'round';
  ctx.lineWidth = 9;
  ctx.beginPath();
  ctx.moveTo(0, 16);
  ctx.lineTo(0, -40);
  ctx.stroke();
  ctx.strokeStyle = '#d9a066';
  ctx.lineWidth = 5;
  ctx.stroke();
  ctx.fillStyle = '#dfe6f2';
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.moveTo(-4, -44);
  ctx.quadraticCurveTo(20, -52, 24, -36);
  ctx.quadraticCurveTo(22, -22, -4, -28);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}
