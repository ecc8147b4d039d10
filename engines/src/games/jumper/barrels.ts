import type { Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Barrel, heroSize, type JumperWorld, place, stepX, widthOf } from './world.ts';

const gravity = 620;
const throwerSize = 104;

/** 1: the first foe stands at the top and throws the second one down; 2: the first foes fall by themselves. */
export const hasBarrels = (stage: Stage): boolean => stage.rule('barrels', 0) > 0;
const hasThrower = (stage: Stage): boolean => stage.rule('barrels', 0) === 1;

/** It keeps to the top of the view, and paces from side to side. */
function throwerOf(stage: Stage, w: JumperWorld): Point {
  const { view, played } = stage;
  const wide = widthOf(stage);
  return {
    x: wide / 2 + Math.sin(played * 0.8) * wide * 0.34,
    y: w.camera + view.h * 0.86 - hudHeight - throwerSize * 0.6,
  };
}

/** Out of the hand of the thrower, or from anywhere above the view. */
const startOf = (stage: Stage, w: JumperWorld): Point =>
  hasThrower(stage)
    ? throwerOf(stage, w)
    : { x: widthOf(stage) * stage.random.range(0.08, 0.92), y: w.camera + stage.view.h + 40 };

/** Throws barrels, which bounce down from step to step; whether one of them hits the hero. */
export function rollBarrels(stage: Stage, w: JumperWorld, dt: number): boolean {
  const { random, plan, played } = stage;
  w.nextBarrel -= dt;
  if (w.nextBarrel <= 0) {
    w.nextBarrel = Math.max(0.9, 2.6 - plan.difficulty * 0.15 - played * 0.015) * random.range(0.8, 1.2);
    w.barrels.push({ ...startOf(stage, w), vx: random.range(-70, 70), vy: 60, angle: 0 });
    stage.sound.play('drop');
  }
  for (const barrel of w.barrels) fall(stage, w, barrel, dt);
  w.barrels = w.barrels.filter(({ y }) => y > w.camera - 80);
  return w.barrels.some((barrel) => Math.hypot(barrel.x - w.x, barrel.y - w.y - heroSize * 0.4) < 38);
}

function fall(stage: Stage, w: JumperWorld, barrel: Barrel, dt: number): void {
  const wide = widthOf(stage);
  const before = barrel.y;
  barrel.vy = Math.max(-300, barrel.vy - gravity * dt);
  barrel.y += barrel.vy * dt;
  barrel.x += barrel.vx * dt;
  barrel.angle += barrel.vx * dt * 0.05;
  if (barrel.x < 20 || barrel.x > wide - 20) barrel.vx = Math.abs(barrel.vx) * (barrel.x < 20 ? 1 : -1);
  const step = w.steps.find(
    (one) =>
      barrel.vy < 0 &&
      before - 18 >= one.y &&
      barrel.y - 18 < one.y &&
      Math.abs(stepX(stage, one) - barrel.x) < one.w / 2,
  );
  if (!step) return;
  barrel.y = step.y + 18;
  barrel.vy = 110;
  barrel.vx = (barrel.vx < 0 ? -1 : 1) * 110;
}

export function drawBarrels(stage: Stage, w: JumperWorld): void {
  const { art, plan, time } = stage;
  for (const { x, y, angle } of w.barrels) {
    const p = place(stage, w, x, y);
    art.draw(at(plan.theme.foes, hasThrower(stage) ? 1 : 0), p.x, p.y, 44, { tilt: angle });
  }
  if (!hasThrower(stage)) return;
  const thrower = throwerOf(stage, w);
  const p = place(stage, w, thrower.x, thrower.y);
  art.draw(at(plan.theme.foes, 0), p.x, p.y, throwerSize, {
    squash: Math.sin(time * 5) * 0.05,
    flip: Math.cos(stage.played * 0.8) < 0,
  });
}
