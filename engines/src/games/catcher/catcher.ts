import { alpha } from '../../math/colour.ts';
import { approach, clamp, turn } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { asksFor, hurt, shadow, take } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { isOnWater, isSwimming, sinkOf } from '../../stage/water.ts';

type Falling = {
  actor: Actor;
  x: number;
  y: number;
  vy: number;
  sway: number;
  phase: number;
  bad: boolean;
  heart: boolean;
  done: boolean;
};

type CatcherWorld = {
  x: number;
  wanted: number;
  lean: number;
  falling: Falling[];
  wait: number;
  streak: number;
  missed: number;
  safe: number;
  gulp: number;
  frenzy: number;
};

const heroSize = 92;
const guardSize = 70;

/** Catch the good things and avoid the bad ones. A long streak starts a shower in which everything is good. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    reset: () => {
      Object.assign(w, newWorld(stage));
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
      stage.hud.progress = 0;
    },
    draw: () => draw(stage, w),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      w.wanted = p.x;
    },
    move: (p) => {
      w.wanted = p.x;
    },
  };
});

function newWorld({ view }: Stage): CatcherWorld {
  const x = view.w / 2;
  return { x, wanted: x, lean: 0, falling: [], wait: 0, streak: 0, missed: 0, safe: 0, gulp: 0, frenzy: 0 };
}

/** "Three misses and it's over": less falls, and all of it has to be caught. */
const mustCatch = (stage: Stage) => asksFor(stage, 'misses-cost');

const floor = (stage: Stage) => stage.view.h * (stage.view.portrait ? 0.88 : 0.86);

function spawn(stage: Stage, w: CatcherWorld): void {
  const { random, view, plan } = stage;
  const hard = clamp(stage.played / 40 + plan.difficulty * 0.1, 0, 1);
  const bad =
    w.frenzy <= 0 &&
    !plan.theme.guarded &&
    !asksFor(stage, 'no-enemies') &&
    stage.played > 1.5 &&
    random.chance(0.3 + hard * 0.32);
  const heart = !bad && stage.hud.lives < stage.hud.livesMax && random.chance(0.03);
  w.falling.push({
    actor: heart ? stage.art.heart : random.pick(bad ? plan.theme.foes : plan.theme.things),
    // Some of the bad things fall where the hero is.
    x: bad && random.chance(0.4) ? clamp(w.x, 40, view.w - 40) : random.range(40, view.w - 40),
    y: -40,
    vy: stage.rule('speed', 150) * random.range(0.8, 1.2) * (1 + hard * 0.9 + stage.played / 80),
    sway: random.chance(0.3) ? random.range(16, 44) : 0,
    phase: random.range(0, turn),
    bad,
    heart,
    done: false,
  });
  w.wait = (w.frenzy > 0 ? 0.16 : (0.66 - hard * 0.38) * (mustCatch(stage) ? 2 : 1)) * random.range(0.7, 1.2);
}

function update(stage: Stage, w: CatcherWorld, dt: number): void {
  const { view, input } = stage;
  const by = input.axis().x;
  if (by) w.wanted = clamp(w.x + by * 90, 0, view.w);
  const before = w.x;
  w.x = clamp(approach(w.x, w.wanted, by ? 5.5 : 13, dt), heroSize * 0.4, view.w - heroSize * 0.4);
  if (!by && !input.pointer.down && Math.abs(w.wanted - w.x) > 90) w.wanted = approach(w.wanted, w.x, 2, dt);
  w.lean = approach(w.lean, clamp((w.x - before) / Math.max(0.001, dt) / 900, -0.3, 0.3), 12, dt);
  w.safe = Math.max(0, w.safe - dt);
  w.gulp = approach(w.gulp, 0, 8, dt);
  w.frenzy = Math.max(0, w.frenzy - dt);
  w.wait -= dt;
  if (w.wait <= 0) spawn(stage, w);
  for (const item of w.falling) {
    item.y += item.vy * dt;
    const x = item.x + Math.sin(stage.time * 2.4 + item.phase) * item.sway;
    const dy = floor(stage) - heroSize * 0.6 - item.y;
    if (Math.abs(x - w.x) < heroSize * (item.bad ? 0.42 : 0.56) && Math.abs(dy) < heroSize * 0.42)
      meet(stage, w, item, x);
    if (item.y < floor(stage) - 8 || item.done) continue;
    item.done = true;
    stage.effects.burst(x, floor(stage), item.bad ? stage.plan.palette.danger : stage.plan.palette.paper, {
      count: 8,
      speed: 100,
      gravity: 300,
      size: 4,
    });
    if (!item.bad && w.frenzy <= 0) w.streak = 0;
    if (!item.bad && !item.heart && w.frenzy <= 0 && mustCatch(stage)) hurt(stage, { x, y: floor(stage) }, item.actor);
    if (!item.heart && guards(stage).some((at) => Math.abs(at - x) < guardSize * 0.5)) harm(stage, w, x);
  }
  w.falling = w.falling.filter((item) => !item.done);
  stage.hud.progress = w.frenzy > 0 ? w.frenzy / 5 : (w.streak % 15) / 15;
  stage.hud.label = w.streak > 2 ? `STREAK ${w.streak}` : '';
}

/** Where those who are protected stand. */
const guards = ({ view, plan }: Stage): number[] => (plan.theme.guarded ? [view.w * 0.27, view.w * 0.73] : []);

/** Somebody who was to be protected is hit. */
function harm(stage: Stage, w: CatcherWorld, x: number): void {
  if (w.safe > 0) return;
  w.safe = 0.8;
  hurt(stage, { x, y: floor(stage) - 20 }, stage.plan.theme.guarded);
}

function meet(stage: Stage, w: CatcherWorld, item: Falling, x: number): void {
  const { palette } = stage.plan;
  if (item.bad) {
    if (w.safe > 0) return;
    item.done = true;
    w.safe = 1.3;
    w.streak = 0;
    hurt(stage, { x, y: item.y }, item.actor);
    return;
  }
  item.done = true;
  take(stage, item.actor);
  w.streak++;
  w.gulp = 1;
  if (item.heart) stage.hud.lives = Math.min(stage.hud.livesMax, stage.hud.lives + 1);
  stage.add(10 + Math.min(20, w.streak) * 2, { x, y: item.y - 20 });
  stage.sound.play('coin', w.streak % 10);
  stage.effects.burst(x, item.y, [stage.art.colourOf(item.actor), palette.accent], { count: 10, speed: 150 });
  // Things caught in a shower do not start another one.
  if (w.streak % 15 || w.frenzy > 0) return;
  w.frenzy = 5;
  stage.banner('SHOWER!');
  stage.sound.play('power');
}

function draw(stage: Stage, w: CatcherWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  // Whoever swims is above the bed of the sea.
  const bed = floor(stage) + (isSwimming(stage) ? 40 : 0);
  backdrop.draw({ x: w.x * 0.2, ground: bed });
  backdrop.drawGround(0, bed);
  const { guarded } = plan.theme;
  for (const [i, x] of guards(stage).entries())
    if (guarded) art.draw(guarded, x, floor(stage) - guardSize * 0.44, guardSize, { walk: 0, flip: i > 0 });
  for (const item of w.falling) {
    const x = item.x + Math.sin(time * 2.4 + item.phase) * item.sway;
    const near = clamp(item.y / floor(stage), 0, 1);
    if (!isOnWater(stage)) shadow(stage, x, bed + 6, 20 * near, 5 * near, 0.28 * near);
    art.draw(item.actor, x, item.y, item.bad ? 62 : 54, { tilt: Math.sin(time * 3 + item.phase) * 0.35 });
  }
  if (!isOnWater(stage)) shadow(stage, w.x, bed + 6, heroSize * 0.42, 8);
  art.draw(plan.theme.hero, w.x, floor(stage) - heroSize * 0.42 + sinkOf(stage, w.x), heroSize, {
    tilt: w.lean,
    squash: w.gulp * 0.18,
    walk: w.x * 0.09,
    flip: w.lean < -0.02,
    alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.4 : 1,
  });
  drawTool(stage, w);
  backdrop.drawNearGround(0, floor(stage));
  effects.draw(ctx);
  backdrop.drawAir();
  if (w.frenzy > 0) {
    ctx.strokeStyle = alpha(plan.palette.accent, 0.5 + 0.4 * Math.sin(time * 12));
    ctx.lineWidth = 10;
    ctx.strokeRect(0, 0, view.w, view.h);
  }
}

/** What it is caught with is held up with both arms, so that it is no hat; a hat is one. */
function drawTool(stage: Stage, w: CatcherWorld): void {
  const { ctx, art, plan } = stage;
  const { tool, hero } = plan.theme;
  if (!tool) return;
  const base = floor(stage) + sinkOf(stage, w.x);
  const isWorn = /(^| )(hat|cap|helmet|crown|sombrero)$/.test(tool.name);
  const y = base - heroSize * (isWorn ? 0.98 : 1.12);
  ctx.lineCap = 'round';
  for (const [colour, width] of [
    [plan.palette.ink, 9],
    [art.colourOf(hero), 6],
  ] as const) {
    if (isWorn) break;
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const side of [-1, 1]) {
      ctx.moveTo(w.x + side * heroSize * 0.3, base - heroSize * 0.28);
      ctx.quadraticCurveTo(w.x + side * heroSize * 0.52, base - heroSize * 0.6, w.x + side * heroSize * 0.24, y + 4);
    }
    ctx.stroke();
  }
  art.draw(tool, w.x, y, heroSize * 0.62, { tilt: w.lean, squash: w.gulp * 0.3 });
}
