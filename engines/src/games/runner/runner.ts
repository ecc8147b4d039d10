import { approach } from '../../math/maths.ts';
import { unitsBehind } from '../../stage/chaser.ts';
import { take } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawRunner } from './draw.ts';
import { layOut } from './stretches.ts';
import {
  behindMax,
  floorOf,
  heroSize,
  heroX,
  type Item,
  isAboveRail,
  isFlipping,
  isOverPit,
  lineY,
  type RunnerWorld,
  railHeight,
  roomOf,
  screenY,
} from './world.ts';

const gravity = 2100;
const jumpSpeed = 720;

/** Run, jump (twice in the air), avoid what hurts. With the rule `flip`, a tap inverts gravity instead. */
run((stage): Game => {
  const w = newWorld(stage);
  const leap = () => (isFlipping(stage) ? flip(stage, w) : jump(stage, w));
  return {
    reset: () => reset(stage, w),
    draw: () => drawRunner(stage, w),
    update: (dt) => update(stage, w, dt),
    idle: (dt) => advance(w, dt, 130),
    press: leap,
    action: leap,
    direction: (d, by) => {
      if (d === 'up' && by === 'key') leap();
      if (d === 'down' && !isFlipping(stage)) w.vy = Math.min(w.vy, -900);
    },
  };
});

function newWorld({ view, rule }: Stage): RunnerWorld {
  return {
    items: [],
    pits: [],
    rails: [],
    x: 0,
    speed: rule('speed', 250),
    y: 0,
    vy: 0,
    side: 1,
    jumps: 0,
    held: false,
    squash: 0,
    safe: 0,
    next: view.w * 0.42,
    streak: 0,
    walked: 0,
    behind: behindMax,
  };
}

function reset(stage: Stage, w: RunnerWorld): void {
  Object.assign(w, newWorld(stage));
  stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
}

function flip(stage: Stage, w: RunnerWorld): void {
  w.side = w.side > 0 ? -1 : 1;
  w.y = Math.max(0, roomOf(stage) - w.y);
  // Extra speed, because the way across is long.
  w.vy = -320;
  w.squash = -0.2;
  stage.sound.play('jump');
}

function jump(stage: Stage, w: RunnerWorld): void {
  w.held = true;
  const grounded = w.y <= 0 && w.vy <= 0 && !isOverPit(stage, w);
  const first = grounded || (w.jumps === 0 && (w.y < 14 || isAboveRail(w)));
  if (!first && w.jumps >= 2) return;
  w.jumps = first ? 1 : 2;
  w.vy = first ? jumpSpeed : jumpSpeed * 0.86;
  w.squash = -0.25;
  stage.sound.play('jump', first ? 0 : 2);
  const { edge, paper } = stage.plan.palette;
  stage.effects.burst(heroX(stage), floorOf(stage) - w.y, [edge, paper], { count: 8, speed: 90, life: 0.4, size: 4 });
}

function advance(w: RunnerWorld, dt: number, pace: number): void {
  w.x += pace * dt;
  w.walked += (pace * dt) / 22;
  w.squash = approach(w.squash, 0, 9, dt);
}

function update(stage: Stage, w: RunnerWorld, dt: number): void {
  if (!stage.input.held() && stage.input.axis().y >= 0) w.held = false;
  // The speed still grows slowly beyond its maximum, so that every round ends.
  const isAtTop = w.speed >= stage.rule('topSpeed', 520);
  w.speed += dt * (isAtTop ? 2 : stage.rule('acceleration', 4.5));
  const before = Math.floor(w.x / 200);
  advance(w, dt, w.speed);
  if (Math.floor(w.x / 200) > before) stage.hud.score += 5;
  fall(stage, w, dt);
  w.safe = Math.max(0, w.safe - dt);
  w.behind = approach(w.behind, unitsBehind(stage, behindMax), 3, dt);
  while (w.next < w.x + stage.view.w * 1.3) layOut(stage, w);
  for (const item of w.items) meet(stage, w, item);
  w.items = w.items.filter((item) => item.x > w.x - stage.view.w * 0.4);
  const isAhead = ({ to }: { to: number }) => to > w.x - stage.view.w * 0.4;
  w.pits = w.pits.filter(isAhead);
  w.rails = w.rails.filter(isAhead);
  stage.hud.label = `${Math.floor(w.x / 40)} M`;
}

function fall(stage: Stage, w: RunnerWorld, dt: number): void {
  const wasUp = w.y > 2 || w.vy > 0;
  const wasAbove = isAboveRail(w);
  w.vy -= gravity * (w.held && w.vy > 0 ? 0.72 : 1.08) * dt;
  w.y += w.vy * dt;
  if (wasAbove && w.vy <= 0 && w.y <= railHeight) {
    grind(stage, w, dt);
    return;
  }
  const deep = isOverPit(stage, w) ? 130 : 46;
  if (w.y < -deep) {
    // Put back out of the pit, with one heart less.
    hurt(stage, w);
    w.y = 150;
    w.vy = 200;
    w.jumps = 1;
    return;
  }
  if (w.y > 0 || isOverPit(stage, w)) return;
  if (wasUp && w.vy < -200) {
    w.squash = 0.28;
    stage.effects.burst(heroX(stage), lineY(stage, w), stage.plan.palette.edge, {
      count: 6,
      speed: 80,
      life: 0.35,
      size: 4,
    });
  }
  w.y = 0;
  w.vy = 0;
  w.jumps = 0;
}

/** Along a rail there are points for every metre, and sparks. */
function grind(stage: Stage, w: RunnerWorld, dt: number): void {
  Object.assign(w, { y: railHeight, vy: 0, jumps: 0 });
  stage.hud.score += Math.round((w.x + w.speed * dt) / 20) - Math.round(w.x / 20);
  if (stage.random.chance(0.4))
    stage.effects.burst(heroX(stage), floorOf(stage) - railHeight, stage.plan.palette.accent, {
      count: 2,
      speed: 120,
      life: 0.3,
      size: 3,
    });
}

function meet(stage: Stage, w: RunnerWorld, item: Item): void {
  const dx = item.x - w.x;
  const height = w.side > 0 ? item.y : roomOf(stage) - item.y;
  const reach = (item.size + heroSize) * (item.kind === 'foe' ? 0.31 : 0.5);
  if (item.seen || Math.hypot(dx, height - (w.y + heroSize * 0.44)) > reach) return;
  if (item.kind === 'foe') {
    if (w.safe <= 0) item.seen = true;
    hurt(stage, w);
    return;
  }
  item.seen = true;
  const { hud, effects, sound, plan } = stage;
  const place = { x: heroX(stage) + dx, y: floorOf(stage) - item.y };
  if (item.kind === 'heart') hud.lives = Math.min(hud.livesMax, hud.lives + 1);
  else w.streak++;
  take(stage, item.actor);
  const worth = item.kind === 'heart' ? 50 : 10 + Math.min(10, Math.floor(w.streak / 5)) * 5;
  stage.add(worth, { x: place.x, y: place.y - 20 });
  sound.play(item.kind === 'heart' ? 'power' : 'coin', Math.min(8, Math.floor(w.streak / 3)));
  effects.burst(place.x, place.y, [plan.palette.accent, plan.palette.paper], {
    count: 9,
    speed: 130,
    life: 0.45,
    size: 4,
  });
}

function hurt(stage: Stage, w: RunnerWorld): void {
  if (w.safe > 0) return;
  const { hud, effects, sound, plan, art } = stage;
  hud.lives--;
  w.streak = 0;
  w.safe = 1.6;
  effects.shake(9);
  effects.freeze(0.09);
  effects.flash(plan.palette.danger, 0.35);
  sound.play('hit');
  if (hud.lives > 0) return;
  effects.burst(heroX(stage), screenY(stage, w) - 20, art.colourOf(plan.theme.hero), {
    count: 26,
    speed: 260,
    gravity: 500,
  });
  stage.over();
}
