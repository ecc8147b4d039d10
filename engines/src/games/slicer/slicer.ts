import { clamp, type Point } from '../../math/maths.ts';
import { asksFor, take } from '../../stage/feedback.ts';
import type { Direction } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawSlicer } from './draw.ts';
import { type SlicerWorld, size, trailSeconds } from './world.ts';

const gravity = 620;
const missSeconds = 1.6;

/** Things fly up: swipe through as many as possible in one stroke, and never through a foe. */
run((stage): Game => {
  const w = newWorld();
  const stroke = (p: Point) => {
    if (w.last) cut(stage, w, w.last, p);
    w.last = p;
    w.trail.push({ ...p, age: 0 });
  };
  return {
    reset: () => {
      Object.assign(w, newWorld());
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    draw: () => drawSlicer(stage, w),
    idle: (dt) => fly(stage, w, dt, true),
    update: (dt) => {
      fly(stage, w, dt, false);
      w.chainAge += dt;
      if (w.chainAge > 0.35 && w.chain > 0) endChain(stage, w);
    },
    press: (p) => {
      w.last = p;
    },
    move: (p) => {
      if (stage.input.pointer.down) stroke(p);
    },
    release: () => {
      w.last = null;
    },
    tap: (p) => cut(stage, w, { x: p.x - 10, y: p.y - 10 }, { x: p.x + 10, y: p.y + 10 }),
    action: () => slash(stage, w, null),
    direction: (d, by) => {
      if (by === 'key') slash(stage, w, d);
    },
  };
});

function newWorld(): SlicerWorld {
  return { tossed: [], halves: [], wait: 0.1, burst: 0, trail: [], chain: 0, chainAge: 9, spared: 0, last: null };
}

function toss(stage: Stage, w: SlicerWorld, tame: boolean): void {
  const { random, view, plan } = stage;
  const hard = clamp(stage.played / 70 + plan.difficulty * 0.1, 0, 1);
  const bad = !tame && !asksFor(stage, 'no-enemies') && stage.played > 3 && random.chance(0.14 + hard * 0.14);
  const x = random.range(view.w * 0.15, view.w * 0.85);
  const rise = random.range(0.62, 0.84) * view.h;
  w.tossed.push({
    actor: random.pick(bad ? plan.theme.foes : plan.theme.things),
    x,
    y: view.h + 40,
    vx: (view.w / 2 - x) * random.range(0.1, 0.6),
    vy: -Math.sqrt(2 * gravity * rise),
    spin: random.range(-3, 3),
    turned: random.range(-0.5, 0.5),
    bad,
    done: false,
    isFree: tame,
  });
  if (w.burst > 0) w.burst--;
  else if (stage.played > 8 && random.chance(0.25 + hard * 0.3)) w.burst = random.int(2, 4);
  w.wait = w.burst > 0 ? 0.12 : (tame ? 0.7 : 1.25 - hard * 0.6) * random.range(0.7, 1.2);
}

function fly(stage: Stage, w: SlicerWorld, dt: number, tame: boolean): void {
  w.wait -= dt;
  w.spared = Math.max(0, w.spared - dt);
  if (w.wait <= 0) toss(stage, w, tame);
  for (const t of [...w.tossed, ...w.halves]) {
    t.vy += gravity * dt;
    t.x += t.vx * dt;
    t.y += t.vy * dt;
    t.turned += t.spin * dt;
  }
  for (const spot of w.trail) spot.age += dt;
  w.trail = w.trail.filter((spot) => spot.age < trailSeconds);
  for (const t of w.tossed) {
    if (t.y < stage.view.h + 60 || t.vy < 0) continue;
    t.done = true;
    if (t.bad || tame || t.isFree || w.spared > 0) continue;
    w.spared = missSeconds;
    lose(stage, t.x, stage.view.h - 40, 'MISSED');
  }
  w.tossed = w.tossed.filter((t) => !t.done);
  w.halves = w.halves.filter((h) => h.y < stage.view.h + 80);
}

/** Cuts everything in the path of the stroke. */
function cut(stage: Stage, w: SlicerWorld, from: Point, to: Point): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  for (const t of w.tossed) {
    if (t.done || distanceToStroke(t, from, to) > size * 0.45) continue;
    t.done = true;
    const colour = stage.art.colourOf(t.actor);
    if (t.bad) {
      stage.effects.burst(t.x, t.y, [stage.plan.palette.danger, colour], { count: 34, speed: 320 });
      lose(stage, t.x, t.y, 'OUCH!');
      continue;
    }
    take(stage, t.actor);
    w.chain++;
    w.chainAge = 0;
    for (const side of [1, -1] as const) {
      w.halves.push({
        ...t,
        cut: angle,
        side,
        vx: t.vx + Math.cos(angle + (side * Math.PI) / 2) * 90,
        vy: Math.min(t.vy, 0) * 0.4 + Math.sin(angle + (side * Math.PI) / 2) * 90 - 60,
        spin: t.spin + side * 2,
      });
    }
    stage.add(10 * Math.min(5, w.chain), { x: t.x, y: t.y - 20 });
    stage.sound.play('pop', Math.min(10, w.chain * 2));
    stage.effects.burst(t.x, t.y, [colour, stage.plan.palette.paper], { count: 16, speed: 230, gravity: 500, size: 5 });
    stage.effects.shake(2);
  }
}

function endChain(stage: Stage, w: SlicerWorld): void {
  if (w.chain >= 3) {
    stage.banner(`${w.chain} IN ONE!`);
    stage.add(w.chain * 20);
    stage.sound.play('power');
  }
  w.chain = 0;
}

function lose(stage: Stage, x: number, y: number, word: string): void {
  stage.hud.lives--;
  stage.sound.play('hit');
  stage.effects.shake(10);
  stage.effects.flash(stage.plan.palette.danger, 0.3);
  stage.effects.note(x, y, word, stage.plan.palette.danger, 14);
  if (stage.hud.lives <= 0) stage.over();
}

/** By keys: a stroke through the nearest thing, in the chosen direction. */
function slash(stage: Stage, w: SlicerWorld, d: Direction | null): void {
  const { view } = stage;
  const target = w.tossed.filter((t) => !t.bad && t.y < view.h).sort((a, b) => b.y - a.y)[0];
  const at = target ?? { x: view.w / 2, y: view.h * 0.5 };
  const flat = d === 'left' || d === 'right' || d === null;
  const reach = 120;
  const from = flat ? { x: at.x - reach, y: at.y + 20 } : { x: at.x - 20, y: at.y - reach };
  const to = flat ? { x: at.x + reach, y: at.y - 20 } : { x: at.x + 20, y: at.y + reach };
  for (let i = 0; i <= 8; i++)
    w.trail.push({
      x: from.x + ((to.x - from.x) * i) / 8,
      y: from.y + ((to.y - from.y) * i) / 8,
      age: 0.08 - i * 0.01,
    });
  cut(stage, w, from, to);
}

function distanceToStroke(p: Point, a: Point, b: Point): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const share = length ? clamp(((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length, 0, 1) : 0;
  return Math.hypot(p.x - a.x - share * (b.x - a.x), p.y - a.y - share * (b.y - a.y));
}
