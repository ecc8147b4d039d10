import { approach, clamp } from '../../math/maths.ts';
import { asksFor, counted } from '../../stage/feedback.ts';
import { exitPrice, isLastExit } from '../../stage/goal.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { waitsAtGoal } from './captive.ts';
import { drawPlatformer, padsOf } from './draw.ts';
import { huntWhoWaits } from './hunter.ts';
import { bossLife, groundAt, newLevel, tile } from './level.ts';
import { hurt, isLocked, meetAll } from './meet.ts';
import { shootAhead } from './shots.ts';
import { heroSize, type PlatformerWorld } from './world.ts';

const runSpeed = 235;
const jumpSpeed = 640;
const gravity = 1750;
/** A jump slightly too early or too late still counts. */
const graceSeconds = 0.11;

/** Run and jump to the far end: collect things, stomp on foes, avoid the gaps. */
run((stage): Game => {
  const w: PlatformerWorld = {
    level: newLevel(stage.plan, 1, stage.random),
    number: 1,
    x: 0,
    y: 0,
    vx: 0,
    vy: 0,
    facing: 1,
    airborne: 0,
    leapt: false,
    asked: 9,
    held: false,
    squash: 0,
    walked: 0,
    safe: 0,
    refuge: { x: 0, y: 0 },
    camera: { x: 0, y: 0 },
    byKeys: false,
    begun: 0,
    won: 0,
    streak: 0,
    shots: [],
    reload: 0,
    waited: { x: 0, seconds: 0 },
    hunter: null,
  };
  const ask = () => {
    w.asked = 0;
    w.held = true;
  };
  return {
    reset: () => {
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
      begin(stage, w, 1);
    },
    draw: () => drawPlatformer(stage, w),
    update: (dt) => update(stage, w, dt),
    idle: (dt) => {
      w.walked += dt * 3;
    },
    press: (p) => {
      w.byKeys = false;
      if (padsOf(stage.view).hit(p) === 'jump') ask();
    },
    action: ask,
    direction: (d, by) => {
      if (by === 'key') w.byKeys = true;
      if (d === 'up') ask();
    },
  };
});

function begin(stage: Stage, w: PlatformerWorld, number: number): void {
  w.number = number;
  if (exitPrice(stage.plan) > 0) stage.hud.taken = 0;
  w.level = newLevel(stage.plan, number, stage.random);
  w.x = tile * 1.5;
  w.y = groundAt(w.level, w.x) ?? 0;
  w.vx = w.vy = 0;
  w.facing = 1;
  w.safe = 1;
  w.begun = w.won = 0;
  w.streak = 0;
  w.shots = [];
  w.waited = { x: w.x, seconds: 0 };
  w.hunter = null;
  w.refuge = { x: w.x, y: w.y };
  w.camera = { x: 0, y: w.y };
  if (w.level.boss) stage.banner('BOSS!');
  else if (number > 1) stage.banner(`LEVEL ${number}`);
}

function wantedDirection(stage: Stage): number {
  const by = stage.input.axis().x;
  if (by) return by;
  const pads = padsOf(stage.view);
  const touched = stage.input.touches().map((p) => pads.hit(p));
  return (touched.includes('right') ? 1 : 0) - (touched.includes('left') ? 1 : 0);
}

function update(stage: Stage, w: PlatformerWorld, dt: number): void {
  w.safe = Math.max(0, w.safe - dt);
  w.begun += dt;
  w.squash = approach(w.squash, 0, 10, dt);
  const jumping = stage.input.touches().some((p) => padsOf(stage.view).hit(p) === 'jump');
  w.held = jumping || stage.input.axis().y < 0 || (w.byKeys && stage.input.held());
  const direction = w.won === 0 ? wantedDirection(stage) : waitsAtGoal(stage, w.number) ? 0 : 0.6;
  if (direction) w.facing = direction > 0 ? 1 : -1;
  w.vx = approach(w.vx, direction * runSpeed, direction ? 9 : 12, dt);
  w.walked += (Math.abs(w.vx) * dt) / 16;
  walk(w, w.vx * dt);
  leap(stage, w, dt);
  fall(stage, w, dt);
  huntWhoWaits(stage, w, dt);
  meetAll(stage, w, dt);
  shootAhead(stage, w, dt);
  const { view } = stage;
  const ahead = w.x + w.facing * 50 - view.w * 0.44;
  w.camera.x = approach(w.camera.x, clamp(ahead, 0, w.level.ground.length * tile - view.w), 5, dt);
  w.camera.y = approach(w.camera.y, Math.max(w.y - 40, tile), 3, dt);
  stage.hud.label = counted(stage, 'LEVEL', 'levels', w.number);
  const { boss } = w.level;
  const isBlocked = boss !== null && boss.squashed === 0;
  if (isBlocked || isLocked(stage, w)) w.x = Math.min(w.x, w.level.goal - tile);
  if (isBlocked && Math.abs(boss.x - w.x) < view.w) stage.hud.progress = boss.life / bossLife;
  else stage.hud.progress = clamp(w.x / w.level.goal, 0, 1);
  if (w.won === 0 && w.x > w.level.goal) {
    w.won = 0.01;
    stage.add(200 + w.number * 50, undefined);
    stage.sound.play('win');
    stage.effects.burst(
      view.w / 2,
      view.h * 0.3,
      [stage.plan.palette.accent, stage.plan.palette.second, stage.plan.palette.danger],
      { count: 60, speed: 320, gravity: 320, shape: 'bit', life: 1.4 },
    );
  }
  if (w.won > 0) w.won += dt;
  if (w.won > 1.5 && !isLastExit(stage, w.number)) begin(stage, w, w.number + 1);
}

/** Moves sideways until a step that is too high blocks the way. */
function walk(w: PlatformerWorld, dx: number): void {
  const half = heroSize * 0.3;
  const next = w.x + dx;
  const wall = groundAt(w.level, next + Math.sign(dx) * half);
  if (wall !== null && wall > w.y + 6) {
    w.vx = 0;
    return;
  }
  w.x = Math.max(half, next);
}

function leap(stage: Stage, w: PlatformerWorld, dt: number): void {
  w.asked += dt;
  w.airborne += dt;
  if (w.asked > graceSeconds) return;
  const isInAir = w.airborne > graceSeconds;
  if (isInAir && (w.leapt || !asksFor(stage, 'double-jump'))) return;
  w.leapt = isInAir;
  w.vy = jumpSpeed;
  w.asked = w.airborne = 9;
  w.squash = -0.24;
  stage.sound.play('jump');
}

function fall(stage: Stage, w: PlatformerWorld, dt: number): void {
  const before = w.y;
  w.vy = Math.max(-900, w.vy - gravity * (w.held && w.vy > 0 ? 0.62 : 1.15) * dt);
  w.y += w.vy * dt;
  const floor = floorUnder(w, before);
  if (floor !== null && w.vy <= 0 && w.y <= floor) {
    if (w.vy < -300) w.squash = 0.24;
    w.y = floor;
    w.vy = 0;
    w.airborne = 0;
    w.leapt = false;
    w.streak = 0;
    // Far enough from the edge for players who keep running when they are put back.
    const isSolid = [-1, 0, 1, 2, 3].every((i) => groundAt(w.level, w.x + i * tile) !== null);
    if (isSolid && groundAt(w.level, w.x) === floor) w.refuge = { x: w.x, y: floor };
  }
  if (w.y > -160) return;
  hurt(stage, w);
  w.x = w.refuge.x;
  w.y = w.refuge.y + 60;
  w.vx = w.vy = 0;
}

/** Ground and ledges stop a fall; ledges can be passed from below. */
function floorUnder(w: PlatformerWorld, before: number): number | null {
  const half = heroSize * 0.26;
  const grounds = [groundAt(w.level, w.x - half), groundAt(w.level, w.x + half)].filter(
    (g): g is number => g !== null && g <= before + 10,
  );
  const ledges = w.level.ledges
    .filter((l) => w.x + half > l.x && w.x - half < l.x + l.w && before >= l.y - 2)
    .map((l) => l.y);
  const all = [...grounds, ...ledges];
  return all.length ? Math.max(...all) : null;
}
