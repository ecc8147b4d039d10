import { clamp, distance, type Point } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { asksFor, shotsLeft } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawSight } from './draw.ts';
import type { WhackWorld } from './world.ts';

type Flier = Point & { actor: Actor; vx: number; vy: number; phase: number; isHit: boolean };
type Flock = Pick<WhackWorld, 'mallet' | 'size' | 'wait' | 'left' | 'streak' | 'shots'> & { fliers: Flier[] };

const groundOf = ({ view }: Stage): number => view.h * 0.82;

/** Shoot those who fly across the sky, before the time is up. Every hit adds time. */
export function flockGame(stage: Stage): Game {
  const w = newFlock(stage);
  return {
    reset: () => {
      Object.assign(w, newFlock(stage));
      stage.hud.livesMax = stage.hud.lives = asksFor(stage, 'spare') ? stage.rule('lives', 3) : 0;
      stage.hud.progress = 1;
    },
    draw: () => draw(stage, w),
    idle: (dt) => fly(stage, w, dt),
    update: (dt) => {
      fly(stage, w, dt);
      aim(stage, w, dt);
      if (stage.rule('shots', 0) === 0) w.left -= dt * (1 + stage.played / 60);
      stage.hud.progress = clamp(w.left / stage.rule('seconds', 30), 0, 1);
      stage.hud.label = w.streak > 2 ? `STREAK ${w.streak}` : '';
      if (w.left <= 0 || shotsLeft(stage, w.shots) === 0) stage.over();
    },
    press: (p) => shoot(stage, w, p),
    action: () => shoot(stage, w, w.mallet.at),
  };
}

const newFlock = (stage: Stage): Flock => ({
  fliers: [],
  size: Math.min(104, stage.view.w * 0.22),
  wait: 0.2,
  left: stage.rule('seconds', 30),
  streak: 0,
  shots: 0,
  mallet: { at: { x: stage.view.w / 2, y: stage.view.h * 0.4 }, age: 1 },
});

function fly(stage: Stage, w: Flock, dt: number): void {
  const { view, random, plan, played, time } = stage;
  w.mallet.age += dt;
  w.wait -= dt;
  const hard = clamp(played / 60 + plan.difficulty * 0.1, 0, 1);
  const most = stage.rule('foes', 0) || Number.POSITIVE_INFINITY;
  if (w.wait <= 0 && w.fliers.filter(({ isHit }) => !isHit).length < most) {
    w.wait = (1 - hard * 0.5) * random.range(0.6, 1.2);
    const side = random.chance(0.5) ? 1 : -1;
    const isSpared = asksFor(stage, 'spare') && random.chance(0.2);
    w.fliers.push({
      actor: isSpared ? plan.theme.hero : random.pick(plan.theme.foes),
      x: view.w / 2 - side * (view.w / 2 + w.size / 2),
      y: random.range(hudHeight + w.size, groundOf(stage) - w.size),
      vx: side * random.range(0.24, 0.36) * (1 + hard * 0.6) * Math.max(view.w, 520),
      vy: random.range(-30, 30),
      phase: random.range(0, 6),
      isHit: false,
    });
  }
  for (const one of w.fliers) {
    one.x += one.vx * (one.isHit ? 0.2 : 1) * dt;
    one.y += (one.vy + (one.isHit ? 0 : Math.sin(time * 4 + one.phase) * 40)) * dt;
    if (one.isHit) one.vy += 900 * dt;
  }
  w.fliers = w.fliers.filter(({ x, y }) => Math.abs(x - view.w / 2) < view.w / 2 + w.size && y < groundOf(stage));
}

/** The arrow keys move the sight. */
function aim({ input, view }: Stage, w: Flock, dt: number): void {
  const by = input.axis();
  if (by.x === 0 && by.y === 0) return;
  const { x, y } = w.mallet.at;
  w.mallet.at = { x: clamp(x + by.x * 420 * dt, 0, view.w), y: clamp(y + by.y * 420 * dt, 0, view.h) };
  w.mallet.age = Math.max(0.2, Math.min(w.mallet.age, 0.5));
}

function shoot(stage: Stage, w: Flock, p: Point): void {
  const { palette, theme } = stage.plan;
  w.mallet = { at: p, age: 0 };
  w.shots++;
  stage.sound.play('shoot');
  const one = w.fliers.find((flier) => !flier.isHit && distance(flier, p) < w.size * 0.5);
  if (!one) {
    w.streak = 0;
    return;
  }
  one.isHit = true;
  one.vy = -120;
  if (one.actor === theme.hero) {
    stage.hud.lives--;
    stage.sound.play('hit');
    stage.effects.flash(palette.danger, 0.4);
    if (stage.hud.lives <= 0) stage.over();
    return;
  }
  w.streak++;
  stage.hud.defeated++;
  stage.add(20 + Math.min(20, w.streak) * 3, { x: p.x, y: p.y - 24 });
  w.left = Math.min(stage.rule('seconds', 30), w.left + 0.45);
  stage.sound.play('pop', w.streak % 8);
  stage.effects.burst(one.x, one.y, [stage.art.colourOf(one.actor), palette.paper], { count: 14, speed: 180 });
}

function draw(stage: Stage, w: Flock): void {
  const { ctx, art, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 4, ground: groundOf(stage) });
  for (const { actor, x, y, vx, phase, isHit } of w.fliers)
    art.draw(actor, x, y, w.size, {
      flip: vx < 0,
      asleep: isHit,
      tilt: isHit ? Math.PI * 0.8 : Math.sin(time * 4 + phase) * 0.12,
      squash: isHit ? 0 : Math.sin(time * 14 + phase) * 0.1,
    });
  backdrop.drawGround(time * 4, groundOf(stage));
  effects.draw(ctx);
  drawSight(stage, w);
  backdrop.drawAir();
}
