import { varied } from '../../art/variety.ts';
import { alpha, darker } from '../../math/colour.ts';
import { clamp, turn } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { chaserOf, packOf } from '../../stage/chaser.ts';
import type { Stage } from '../../stage/stage.ts';
import { isOnWater, sinkOf } from '../../stage/water.ts';
import {
  floorOf,
  heroSize,
  heroX,
  type Item,
  isFlipping,
  isOverPit,
  lineY,
  type RunnerWorld,
  railHeight,
  roofOf,
  roomOf,
  screenY,
} from './world.ts';

export function drawRunner(stage: Stage, w: RunnerWorld): void {
  const { ctx, view, plan, backdrop, effects } = stage;
  const floor = floorOf(stage);
  backdrop.draw({ x: w.x, ground: floor });
  for (const pit of w.pits) {
    const shadow = ctx.createLinearGradient(0, floor, 0, view.h);
    shadow.addColorStop(0, darker(plan.palette.ground, 0.6));
    shadow.addColorStop(1, plan.palette.ink);
    ctx.fillStyle = shadow;
    ctx.fillRect(pit.from - w.x + heroX(stage) - 2, floor + 6, pit.to - pit.from + 4, view.h);
  }
  drawLine(stage, w, floor, false);
  if (isFlipping(stage)) drawLine(stage, w, roofOf(stage), true);
  for (const rail of w.rails) drawRail(stage, rail.from - w.x + heroX(stage), rail.to - w.x + heroX(stage), floor);
  for (const item of w.items) if (!item.seen) drawItem(stage, w, item);
  drawChaser(stage, w);
  drawHero(stage, w);
  backdrop.drawNearGround(w.x, floor);
  effects.draw(ctx);
  backdrop.drawAir(w.x * 0.4);
}

function drawRail({ ctx, plan }: Stage, from: number, to: number, floor: number): void {
  const { ink, second, paper } = plan.palette;
  const posts = Math.max(2, Math.round((to - from) / 110));
  for (const [colour, width] of [
    [ink, 12],
    [second, 7],
    [alpha(paper, 0.7), 2],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (let i = 0; i <= posts; i++) {
      const x = from + ((to - from) * i) / posts;
      ctx.moveTo(x, floor);
      ctx.lineTo(x, floor - railHeight);
    }
    ctx.moveTo(from, floor - railHeight);
    ctx.lineTo(to, floor - railHeight);
    ctx.stroke();
  }
}

/** The ground without its pits; the ceiling is the same, upside down. */
function drawLine(stage: Stage, w: RunnerWorld, top: number, above: boolean): void {
  const { ctx, view, backdrop } = stage;
  ctx.save();
  if (above) {
    ctx.translate(0, top * 2);
    ctx.scale(1, -1);
  }
  ctx.beginPath();
  let from = -30;
  for (const pit of w.pits) {
    const left = pit.from - w.x + heroX(stage);
    ctx.rect(from, top - 20, left - from, view.h * 2);
    from = pit.to - w.x + heroX(stage);
  }
  ctx.rect(from, top - 20, view.w + 60 - from, view.h * 2);
  ctx.clip();
  backdrop.drawGround(w.x, top);
  ctx.restore();
}

function drawItem(stage: Stage, w: RunnerWorld, item: Item): void {
  const { view, art, time } = stage;
  const left = item.x - w.x + heroX(stage);
  if (left < -60 || left > view.w + 60) return;
  const isFoe = item.kind === 'foe';
  const upside = isFlipping(stage) && isFoe && item.y > roomOf(stage) / 2;
  // Trees that are met instead of a chaser stand still.
  const isStill = isFoe && !stage.plan.theme.foes.includes(item.actor);
  const hop = isStill
    ? 0
    : isFoe
      ? Math.abs(Math.sin(time * 5 + item.phase)) * 5
      : Math.sin(time * 4 + item.x * 0.02) * 4;
  art.draw(
    isFoe ? varied(art, item.actor, item.phase * 5) : item.actor,
    left,
    floorOf(stage) - item.y - (upside ? -hop : hop),
    item.size,
    {
      flip: isFoe,
      tilt: (upside ? Math.PI : 0) + (isStill ? 0 : Math.sin(time * 4 + item.phase) * 0.08),
      ...(isFoe && item.y < 60 ? { walk: time * 10 + item.phase } : {}),
    },
  );
}

function drawChaser(stage: Stage, w: RunnerWorld): void {
  const chaser = chaserOf(stage);
  if (!chaser) return;
  // The nearest one is in front.
  for (let i = packOf(stage) - 1; i >= 0; i--) drawPursuer(stage, w, chaser, i);
}

/** Jumps over pits, and runs on whatever happens. */
function drawPursuer(stage: Stage, w: RunnerWorld, chaser: Actor, i: number): void {
  const behind = w.behind + i * packGap;
  const at = w.x - behind;
  const pit = w.pits.find(({ from, to }) => at > from - 30 && at < to + 30);
  const leap = pit ? Math.sin(((at - pit.from + 30) / (pit.to - pit.from + 60)) * Math.PI) * 70 : 0;
  const step = Math.abs(Math.sin(w.walked * 1.1 + i)) * 5;
  const y = lineY(stage, w) - w.side * (chaserSize * 0.46 + step + leap);
  stage.art.draw(varied(stage.art, chaser, i), heroX(stage) - behind, y, chaserSize, {
    tilt: (w.side < 0 ? Math.PI : 0) + 0.08 + Math.sin(w.walked + i) * 0.05,
    flip: w.side < 0,
    walk: w.walked * 2 + i,
  });
}

const chaserSize = 84;
const packGap = 44;

function drawHero(stage: Stage, w: RunnerWorld): void {
  const { ctx, plan, art } = stage;
  const x = heroX(stage);
  const near = clamp(1 - w.y / 180, 0.2, 1);
  ctx.fillStyle = alpha(plan.palette.ink, 0.3 * near);
  ctx.beginPath();
  ctx.ellipse(x, lineY(stage, w) + w.side * 3, heroSize * 0.36 * near, 6 * near, 0, 0, turn);
  if (!isOverPit(stage, w) && !isOnWater(stage)) ctx.fill();
  const running = w.y <= 1;
  const step = running ? Math.abs(Math.sin(w.walked)) * 4 : 0;
  const lift = heroSize * 0.46 + (isOnWater(stage) ? -sinkOf(stage, w.x) * Number(running) : step);
  art.draw(plan.theme.hero, x, screenY(stage, w) - w.side * lift, heroSize, {
    squash: w.squash,
    tilt:
      (w.side < 0 ? Math.PI : 0) + (running ? Math.sin(w.walked) * 0.06 : clamp(-w.vy / 2600, -0.25, 0.25) * w.side),
    flip: w.side < 0,
    walk: running ? w.walked * 2 : 0.8,
    alpha: w.safe > 0 && Math.sin(w.safe * 30) > 0 ? 0.35 : 1,
  });
}
