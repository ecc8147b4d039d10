import type { View } from '../../canvas/screen.ts';
import { distance, type Point } from '../../math/maths.ts';
import { take } from '../../stage/feedback.ts';
import { exitPrice } from '../../stage/goal.ts';
import type { Stage } from '../../stage/stage.ts';
import { tile, type Walker } from './level.ts';
import { heroSize, type PlatformerWorld } from './world.ts';

/** The ground line of the scenery. */
export const groundLine = (view: View) => view.h * (view.portrait ? 0.8 : 0.86);

/** World to screen: the ground is above the thumbs. */
export function toScreen(stage: Stage, w: PlatformerWorld, x: number, y: number): Point {
  const { view } = stage;
  const base = view.h * (view.portrait ? 0.7 : 0.76);
  return { x: x - w.camera.x, y: base - (y - w.camera.y) };
}

/** The exit is locked until enough, or all that exist, are taken. */
export function isLocked({ plan, hud }: Stage, { level }: PlatformerWorld): boolean {
  const price = exitPrice(plan);
  const isLeft = () => level.prizes.some(({ actor, taken }) => !taken && actor === plan.theme.things[0]);
  return hud.taken < price && isLeft();
}

export function meetAll(stage: Stage, w: PlatformerWorld, dt: number): void {
  const chest = { x: w.x, y: w.y + heroSize * 0.45 };
  for (const prize of w.level.prizes) {
    if (prize.taken || distance(prize, chest) > 34) continue;
    const wasLocked = isLocked(stage, w);
    prize.taken = true;
    take(stage, prize.actor);
    if (wasLocked && !isLocked(stage, w)) stage.banner('THE EXIT IS OPEN!');
    w.streak++;
    const p = toScreen(stage, w, prize.x, prize.y);
    if (prize.heart) stage.hud.lives = Math.min(stage.hud.livesMax, stage.hud.lives + 1);
    stage.add(prize.heart ? 50 : 10, p);
    stage.sound.play(prize.heart ? 'power' : 'coin', Math.min(7, w.streak));
    stage.effects.burst(p.x, p.y, [stage.plan.palette.accent, stage.plan.palette.paper], {
      count: 8,
      speed: 120,
      size: 4,
    });
  }
  for (const spring of w.level.springs) {
    if (w.vy > 0 || Math.abs(w.x - spring.x - tile / 2) > tile * 0.6 || Math.abs(w.y - spring.y) > 14) continue;
    w.vy = 980;
    w.airborne = 9;
    w.squash = -0.3;
    stage.sound.play('power');
  }
  for (const spike of w.level.spikes) {
    if (Math.abs(w.x - spike.x - tile / 2) < tile * 0.5 && w.y < spike.y + 20 && w.y > spike.y - 20)
      bounceOff(stage, w);
  }
  for (const walker of w.level.walkers) meetWalker(stage, w, walker, dt);
}

function meetWalker(stage: Stage, w: PlatformerWorld, walker: Walker, dt: number): void {
  if (walker.squashed > 0) {
    walker.squashed += dt;
    return;
  }
  walker.x += walker.pace * dt;
  if (walker.x > walker.to || walker.x < walker.from)
    walker.pace = walker.x > walker.to ? -Math.abs(walker.pace) : Math.abs(walker.pace);
  const y = walker.y + (walker.flies ? Math.sin(stage.time * 2.4 + walker.phase) * 26 : 0);
  const isBoss = walker === w.level.boss;
  const [wide, high] = isBoss ? [60, 92] : [36, 40];
  if (Math.abs(w.x - walker.x) > wide || w.y - y > high || y - w.y > 40) return;
  if (w.vy < 0 && w.y > y + (isBoss ? 50 : 12)) {
    if (strike(walker)) stage.hud.defeated++;
    w.vy = 520;
    w.airborne = 9;
    w.streak++;
    const p = toScreen(stage, w, walker.x, y + 20);
    stage.add(50 * Math.max(1, w.streak), p);
    stage.sound.play('boom');
    stage.effects.freeze(0.06);
    stage.effects.burst(p.x, p.y, [stage.art.colourOf(walker.actor), stage.plan.palette.paper], {
      count: 14,
      speed: 180,
    });
  } else if (Math.abs(w.x - walker.x) < wide - 6) bounceOff(stage, w);
}

/** A foe with more than one life turns around and becomes faster; true if it was its last. */
export function strike(walker: Walker): boolean {
  walker.life--;
  const isDefeated = walker.life <= 0;
  if (isDefeated) walker.squashed = 0.01;
  else walker.pace *= -1.25;
  return isDefeated;
}

function bounceOff(stage: Stage, w: PlatformerWorld): void {
  if (!hurt(stage, w)) return;
  w.vy = 380;
  w.vx = -w.facing * 200;
}

/** Costs a heart, unless one was just lost; true if it did. */
export function hurt(stage: Stage, w: PlatformerWorld): boolean {
  if (w.safe > 0 || w.won > 0) return false;
  stage.hud.lives--;
  w.safe = 1.8;
  stage.sound.play('hit');
  stage.effects.shake(9);
  stage.effects.freeze(0.1);
  stage.effects.flash(stage.plan.palette.danger, 0.35);
  if (stage.hud.lives <= 0) stage.over();
  return true;
}
