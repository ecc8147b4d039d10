import { approach, clamp } from '../../math/maths.ts';
import { take } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { fallOnCity, setUpCities } from './cities.ts';
import { drawShooter } from './draw.ts';
import { sendWave, steerFoe } from './foes.ts';
import {
  cityHeight,
  type Foe,
  farOf,
  fuelFor,
  isNear,
  isSideways,
  type Loot,
  onScreen,
  powerMax,
  type ShooterWorld,
  type Shot,
  wideOf,
} from './world.ts';

/** Fly and collect upgrades; shooting is automatic. */
run((stage): Game => {
  const w = newWorld();
  return {
    reset: () => reset(stage, w),
    draw: () => drawShooter(stage, w),
    update: (dt) => update(stage, w, dt),
    resize: () => keepInside(stage, w),
    press: (p) => {
      w.grabbed = { ...w.me, x: p.x, y: p.y };
    },
  };
});

function newWorld(): ShooterWorld {
  return {
    me: { along: 0, across: 0 },
    grabbed: null,
    lean: 0,
    shots: [],
    foes: [],
    loot: [],
    reload: 0,
    power: 1,
    fuel: 0,
    wave: 0,
    bosses: 0,
    calm: 0.2,
    safe: 0,
    still: 0,
    cities: [],
  };
}

function reset(stage: Stage, w: ShooterWorld): void {
  Object.assign(w, newWorld());
  const upright = stage.view.portrait && !isSideways(stage);
  w.me = { along: farOf(stage) * (upright ? 0.2 : 0.14), across: wideOf(stage) / 2 };
  stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
  stage.hud.progress = 0;
  setUpCities(stage, w);
}

function update(stage: Stage, w: ShooterWorld, dt: number): void {
  move(stage, w, dt);
  fire(stage, w, dt);
  w.safe = Math.max(0, w.safe - dt);
  for (const foe of w.foes) steerFoe(stage, w, foe, dt);
  for (const shot of w.shots) fly(stage, w, shot, dt);
  for (const foe of w.foes) if (foe.life > 0 && isNear(foe, w.me, foe.size * 0.36 + 16)) hurt(stage, w);
  for (const foe of w.foes) fallOnCity(stage, w, foe);
  for (const item of w.loot) drift(stage, w, item, dt);
  const [far, wide] = [farOf(stage), wideOf(stage)];
  w.shots = w.shots.filter((s) => s.along > -20 && s.along < far + 30 && s.across > -20 && s.across < wide + 20);
  w.foes = w.foes.filter((foe) => foe.life > 0 && foe.along > -60);
  w.loot = w.loot.filter((item) => item.along > -40);
  stage.hud.progress = w.power >= powerMax ? 1 : w.fuel / fuelFor(w.power);
  if (w.foes.length) return;
  w.calm -= dt;
  if (w.calm > 0) return;
  w.calm = 0.7;
  sendWave(stage, w);
}

function move(stage: Stage, w: ShooterWorld, dt: number): void {
  const { input } = stage;
  const sideways = isSideways(stage);
  const by = input.axis();
  const before = w.me.across;
  if (by.x || by.y) {
    w.grabbed = null;
    w.me.across += (sideways ? by.y : by.x) * 330 * dt;
    w.me.along += (sideways ? by.x : -by.y) * 300 * dt;
  } else if (w.grabbed && input.pointer.down) {
    const dx = (input.pointer.x - w.grabbed.x) * 1.2;
    const dy = (input.pointer.y - w.grabbed.y) * 1.2;
    w.me.across = approach(w.me.across, w.grabbed.across + (sideways ? dy : dx), 22, dt);
    w.me.along = approach(w.me.along, w.grabbed.along + (sideways ? dx : -dy), 22, dt);
  }
  keepInside(stage, w);
  w.still = Math.abs(w.me.across - before) > 0.2 ? 0 : w.still + dt;
  w.lean = approach(w.lean, clamp((w.me.across - before) / Math.max(0.001, dt) / 700, -0.35, 0.35), 10, dt);
}

function keepInside(stage: Stage, w: ShooterWorld): void {
  w.me.across = clamp(w.me.across, isSideways(stage) ? 84 : 26, wideOf(stage) - 26);
  w.me.along = clamp(w.me.along, w.cities.length > 0 ? cityHeight + 44 : 34, farOf(stage) * 0.62);
}

function fire(stage: Stage, w: ShooterWorld, dt: number): void {
  w.reload -= dt;
  if (w.reload > 0) return;
  w.reload = stage.rule('fireSeconds', 0.19);
  for (let i = 0; i < w.power; i++) {
    const off = i - (w.power - 1) / 2;
    w.shots.push({ along: w.me.along + 26, across: w.me.across + off * 11, va: 620, vc: off * 34, hurts: 'foe' });
  }
  stage.sound.play('shoot');
}

function fly(stage: Stage, w: ShooterWorld, shot: Shot, dt: number): void {
  shot.along += shot.va * dt;
  shot.across += shot.vc * dt;
  if (shot.hurts === 'hero') {
    if (!isNear(shot, w.me, 17)) return;
    shot.along = -999;
    hurt(stage, w);
    return;
  }
  const target = w.foes.find((foe) => foe.life > 0 && isNear(shot, foe, foe.size * 0.48 + 6));
  if (!target) return;
  shot.along = 9999;
  strike(stage, w, target);
}

function strike(stage: Stage, w: ShooterWorld, foe: Foe): void {
  foe.life--;
  foe.hit = 0.08;
  if (foe.life > 0) return;
  const { effects, sound, art, plan, random, hud } = stage;
  hud.defeated++;
  const p = onScreen(stage, foe);
  const boss = foe.path === 'boss';
  if (boss) w.bosses++;
  effects.burst(p.x, p.y, [art.colourOf(foe.actor), plan.palette.accent, plan.palette.paper], {
    count: boss ? 50 : 14,
    speed: boss ? 320 : 190,
    size: boss ? 8 : 5,
  });
  effects.ring(p.x, p.y, plan.palette.paper, boss ? 120 : 42);
  effects.shake(boss ? 14 : 3);
  sound.play('boom');
  stage.add(boss ? 500 : 20 * foe.lifeMax, p);
  const heart = boss || (hud.lives < hud.livesMax && random.chance(0.04));
  if (!heart && !random.chance(0.42)) return;
  w.loot.push({
    along: foe.along,
    across: foe.across,
    actor: heart ? art.heart : random.pick(plan.theme.things),
    heart,
    age: 0,
  });
}

function hurt(stage: Stage, w: ShooterWorld): void {
  if (w.safe > 0) return;
  const { effects, plan, hud } = stage;
  const p = onScreen(stage, w.me);
  hud.lives--;
  w.safe = 2;
  w.power = Math.max(1, w.power - 1);
  effects.shake(12);
  effects.freeze(0.1);
  effects.flash(plan.palette.danger, 0.4);
  effects.burst(p.x, p.y, stage.art.colourOf(plan.theme.hero), { count: 24, speed: 240 });
  stage.sound.play('hit');
  if (hud.lives <= 0) stage.over();
}

function drift(stage: Stage, w: ShooterWorld, item: Loot, dt: number): void {
  item.age += dt;
  item.along -= 74 * dt;
  if (isNear(item, w.me, 90)) {
    item.along = approach(item.along, w.me.along, 7, dt);
    item.across = approach(item.across, w.me.across, 7, dt);
  }
  if (!isNear(item, w.me, 36)) return;
  collect(stage, w, item);
  item.along = -999;
}

function collect(stage: Stage, w: ShooterWorld, item: Loot): void {
  const { effects, sound, plan, hud } = stage;
  const p = onScreen(stage, item);
  if (item.heart) hud.lives = Math.min(hud.livesMax, hud.lives + 1);
  w.fuel++;
  take(stage, item.actor);
  stage.add(10, p);
  sound.play('coin', w.fuel % 7);
  effects.burst(p.x, p.y, plan.palette.accent, { count: 8, speed: 120 });
  if (w.fuel < fuelFor(w.power)) return;
  w.fuel = 0;
  if (w.power >= powerMax) {
    stage.add(100, p);
    return;
  }
  w.power++;
  stage.banner('STRONGER!');
  sound.play('power');
  effects.ring(p.x, p.y, plan.palette.accent, 90);
}
