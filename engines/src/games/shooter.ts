import { alpha, lighter } from '../art/colour.ts';
import type { Actor } from '../plan.ts';
import { approach, clamp, type Point, turn } from '../stage/maths.ts';
import { at } from '../stage/random.ts';
import { run } from '../stage/run.ts';
import type { Game, Stage } from '../stage/stage.ts';

/**
 * Fly, fire by itself, collect to grow stronger. Everything is reckoned along (from the hero's side to the foes') and
 * across, so that one set of rules plays upwards or, with the rule `side`, to the right.
 */
run(shooter);

type Spot = { along: number; across: number };
type Shot = Spot & { va: number; vc: number; hurts: 'hero' | 'foe' };
type Foe = Spot & {
  actor: Actor;
  size: number;
  life: number;
  lifeMax: number;
  age: number;
  path: Path;
  phase: number;
  hit: number;
  fires: number;
  home: Spot;
};
type Loot = Spot & { actor: Actor; heart: boolean; age: number };
type Path = 'wave' | 'dive' | 'drift' | 'march' | 'boss';

const heroSize = 56;

function shooter(stage: Stage): Game {
  const { ctx, view, plan, art, effects, sound, hud, backdrop, input } = stage;
  const { hero, foes: kinds, things } = plan.theme;
  const sideways = stage.rule('side', 0) > 0;
  const formation = stage.rule('formation', 0) > 0;
  const far = () => (sideways ? view.w : view.h);
  const wide = () => (sideways ? view.h : view.w);
  const onScreen = (s: Spot): Point => (sideways ? { x: s.along, y: s.across } : { x: s.across, y: view.h - s.along });

  let me: Spot = { along: 0, across: 0 };
  let grabbed: (Spot & { x: number; y: number }) | null = null;
  let lean = 0;
  let shots: Shot[] = [];
  let foes: Foe[] = [];
  let loot: Loot[] = [];
  let reload = 0;
  let power = 1;
  let fuel = 0;
  let wave = 0;
  let calm = 0;
  let safe = 0;

  const reset = () => {
    me = { along: far() * (view.portrait && !sideways ? 0.2 : 0.14), across: wide() / 2 };
    shots = [];
    foes = [];
    loot = [];
    grabbed = null;
    power = 1;
    fuel = 0;
    wave = 0;
    calm = 0.2;
    safe = 0;
    hud.livesMax = hud.lives = stage.rule('lives', 3);
    hud.progress = 0;
  };

  const sendWave = () => {
    const { random } = stage;
    wave++;
    const actor = at(kinds, wave - 1);
    const tough = 1 + Math.floor(wave / 4);
    if (wave % 5 === 0) {
      stage.banner('LOOK OUT!');
      const life = 26 + wave * 6;
      const home = { along: far() * 0.76, across: wide() / 2 };
      add(actor, { along: far() + 90, across: wide() / 2 }, 128, life, 'boss', 0, home);
      return;
    }
    if (wave > 1) stage.banner(`WAVE ${wave}`);
    const path: Path = formation ? 'march' : random.pick(['wave', 'dive', 'drift', 'march'] as const);
    const count = Math.round(stage.rule('crowd', 6) + Math.min(8, wave * 0.7));
    const columns = Math.max(3, Math.min(7, Math.floor(wide() / 58)));
    for (let i = 0; i < count + (path === 'march' ? 4 : 0); i++) {
      const lane = wide() * (0.16 + 0.68 * random.next());
      if (path === 'march') {
        const home = {
          along: far() * 0.84 - Math.floor(i / columns) * 50,
          across: wide() / 2 + ((i % columns) - (columns - 1) / 2) * 52,
        };
        add(
          at(kinds, Math.floor(i / columns) + wave),
          { along: far() + 60 + i * 6, across: home.across },
          44,
          tough,
          path,
          i * 0.1,
          home,
        );
      } else {
        const across = path === 'wave' ? wide() / 2 : lane;
        add(
          actor,
          { along: far() + 40 + i * (path === 'wave' ? 54 : 84), across },
          random.range(44, 54),
          tough,
          path,
          i * 0.5,
          { along: 0, across },
        );
      }
    }
  };
  const add = (actor: Actor, from: Spot, size: number, life: number, path: Path, phase: number, home: Spot) =>
    foes.push({
      ...from,
      actor,
      size,
      life,
      lifeMax: life,
      age: 0,
      path,
      phase,
      hit: 0,
      fires: stage.random.range(1.5, 5),
      home,
    });

  const steer = (foe: Foe, dt: number) => {
    const pace = (78 + plan.difficulty * 12 + wave * 3) * (foe.path === 'dive' ? 1.5 : 1);
    foe.age += dt;
    foe.hit = Math.max(0, foe.hit - dt);
    if (foe.path === 'march' || foe.path === 'boss') {
      const sway =
        Math.sin(foe.age * (foe.path === 'boss' ? 0.8 : 1.1)) *
        Math.min(60, wide() * 0.12) *
        (foe.path === 'boss' ? 2 : 1);
      const creep = foe.path === 'march' ? Math.max(0, foe.age - 3) * (7 + plan.difficulty * 2) : 0;
      foe.along = approach(foe.along, foe.home.along - creep, 2.4, dt);
      foe.across = approach(foe.across, foe.home.across + sway, 4, dt);
    } else {
      foe.along -= pace * dt;
      if (foe.path === 'wave')
        foe.across = foe.home.across + Math.sin(foe.along * 0.014 + Math.floor(foe.phase) * 0.2) * wide() * 0.34;
      if (foe.path === 'dive' && foe.along < far() * 0.7) foe.across = approach(foe.across, me.across, 0.9, dt);
      if (foe.path === 'drift') foe.across = foe.home.across + Math.sin(foe.age * 1.7 + foe.phase) * 34;
    }
    foe.fires -= dt * (0.5 + plan.difficulty * 0.16 + wave * 0.03);
    if (foe.fires > 0 || foe.along > far() - 20 || foe.along < far() * 0.35) return;
    const boss = foe.path === 'boss';
    foe.fires = boss ? 1.1 : stage.random.range(3, 7);
    const count = boss ? 9 : 1;
    for (let i = 0; i < count; i++) {
      const aim = Math.atan2(me.across - foe.across, me.along - foe.along) + (i - (count - 1) / 2) * 0.3;
      shots.push({
        along: foe.along,
        across: foe.across,
        va: Math.cos(aim) * 170,
        vc: Math.sin(aim) * 170,
        hurts: 'hero',
      });
    }
  };

  const fire = (dt: number) => {
    reload -= dt;
    if (reload > 0) return;
    reload = stage.rule('fireSeconds', 0.19);
    const barrels = power;
    for (let i = 0; i < barrels; i++) {
      const off = i - (barrels - 1) / 2;
      shots.push({ along: me.along + 26, across: me.across + off * 11, va: 620, vc: off * 34, hurts: 'foe' });
    }
    sound.play('shoot');
  };

  const near = (a: Spot, b: Spot, reach: number) => Math.hypot(a.along - b.along, a.across - b.across) < reach;

  const strike = (foe: Foe) => {
    foe.life--;
    foe.hit = 0.08;
    if (foe.life > 0) return;
    const p = onScreen(foe);
    const boss = foe.path === 'boss';
    effects.burst(p.x, p.y, [art.colourOf(foe.actor), plan.palette.accent, plan.palette.paper], {
      count: boss ? 50 : 14,
      speed: boss ? 320 : 190,
      size: boss ? 8 : 5,
    });
    effects.ring(p.x, p.y, plan.palette.paper, boss ? 120 : 42);
    effects.shake(boss ? 14 : 3);
    sound.play('boom');
    stage.add(boss ? 500 : 20 * foe.lifeMax, p);
    const heart = boss || (hud.lives < hud.livesMax && stage.random.chance(0.04));
    if (heart || stage.random.chance(0.42))
      loot.push({
        along: foe.along,
        across: foe.across,
        actor: heart ? art.heart : stage.random.pick(things),
        heart,
        age: 0,
      });
  };

  const hurt = () => {
    if (safe > 0) return;
    const p = onScreen(me);
    hud.lives--;
    safe = 2;
    power = Math.max(1, power - 1);
    effects.shake(12);
    effects.freeze(0.1);
    effects.flash(plan.palette.danger, 0.4);
    effects.burst(p.x, p.y, art.colourOf(hero), { count: 24, speed: 240 });
    sound.play('hit');
    if (hud.lives <= 0) stage.over();
  };

  const collect = (item: Loot) => {
    const p = onScreen(item);
    if (item.heart) hud.lives = Math.min(hud.livesMax, hud.lives + 1);
    fuel++;
    stage.add(10, p);
    sound.play('coin', fuel % 7);
    effects.burst(p.x, p.y, plan.palette.accent, { count: 8, speed: 120 });
    if (fuel < 5 + power * 2) return;
    fuel = 0;
    if (power >= 5) {
      stage.add(100, p);
      return;
    }
    power++;
    stage.banner('STRONGER!');
    sound.play('power');
    effects.ring(p.x, p.y, plan.palette.accent, 90);
  };

  const move = (dt: number) => {
    const by = input.axis();
    const before = me.across;
    if (by.x || by.y) {
      grabbed = null;
      me.across += (sideways ? by.y : by.x) * 330 * dt;
      me.along += (sideways ? by.x : -by.y) * 300 * dt;
    } else if (grabbed && input.pointer.down) {
      const dx = input.pointer.x - grabbed.x;
      const dy = input.pointer.y - grabbed.y;
      me.across = approach(me.across, grabbed.across + (sideways ? dy : dx) * 1.2, 22, dt);
      me.along = approach(me.along, grabbed.along + (sideways ? dx : -dy) * 1.2, 22, dt);
    }
    me.across = clamp(me.across, sideways ? 84 : 26, wide() - 26);
    me.along = clamp(me.along, 34, far() * 0.62);
    lean = approach(lean, clamp((me.across - before) / Math.max(0.001, dt) / 700, -0.35, 0.35), 10, dt);
  };

  const drawShots = () => {
    for (const shot of shots) {
      const p = onScreen(shot);
      const colour = shot.hurts === 'foe' ? plan.palette.accent : plan.palette.danger;
      ctx.fillStyle = alpha(colour, 0.35);
      ctx.beginPath();
      ctx.arc(p.x, p.y, 9, 0, turn);
      ctx.fill();
      ctx.fillStyle = lighter(colour, 0.5);
      ctx.beginPath();
      const long = shot.hurts === 'foe' ? 9 : 5;
      ctx.ellipse(p.x, p.y, sideways ? long : 4.4, sideways ? 4.4 : long, 0, 0, turn);
      ctx.fill();
    }
  };

  const draw = () => {
    const flown = stage.time * 70;
    backdrop.draw({ x: sideways ? flown * 2 : Math.sin(stage.time * 0.2) * 60, ground: view.h + (sideways ? 0 : 12) });
    backdrop.drawAir(sideways ? flown * 2 : 0, sideways ? 0 : -flown * 2);
    for (const item of loot) {
      const p = onScreen(item);
      art.draw(item.actor, p.x, p.y, 32, { tilt: Math.sin(item.age * 5) * 0.25 });
    }
    for (const foe of foes) {
      const p = onScreen(foe);
      art.draw(foe.actor, p.x, p.y, foe.size, {
        white: foe.hit > 0,
        flip: sideways,
        tilt: Math.sin(foe.age * 4 + foe.phase) * 0.12,
      });
      if (foe.path === 'boss') {
        ctx.fillStyle = alpha(plan.palette.ink, 0.6);
        ctx.fillRect(p.x - 50, p.y - foe.size * 0.62, 100, 7);
        ctx.fillStyle = plan.palette.danger;
        ctx.fillRect(p.x - 49, p.y - foe.size * 0.62 + 1, (98 * foe.life) / foe.lifeMax, 5);
      }
    }
    drawShots();
    const p = onScreen(me);
    const flame = 8 + Math.sin(stage.time * 40) * 3;
    ctx.fillStyle = alpha(plan.palette.accent, 0.75);
    ctx.beginPath();
    ctx.ellipse(
      sideways ? p.x - heroSize * 0.5 : p.x,
      sideways ? p.y : p.y + heroSize * 0.5,
      sideways ? flame * 1.5 : flame * 0.7,
      sideways ? flame * 0.7 : flame * 1.5,
      0,
      0,
      turn,
    );
    ctx.fill();
    art.draw(hero, p.x, p.y, heroSize, { tilt: lean, alpha: safe > 0 && Math.sin(safe * 28) > 0 ? 0.35 : 1 });
    effects.draw(ctx);
  };

  return {
    reset,
    draw,
    press: (p) => {
      grabbed = { ...me, x: p.x, y: p.y };
    },
    update: (dt) => {
      move(dt);
      fire(dt);
      safe = Math.max(0, safe - dt);
      for (const foe of foes) steer(foe, dt);
      for (const shot of shots) {
        shot.along += shot.va * dt;
        shot.across += shot.vc * dt;
        if (shot.hurts === 'hero') {
          if (near(shot, me, 17)) {
            shot.along = -999;
            hurt();
          }
          continue;
        }
        const target = foes.find((foe) => foe.life > 0 && near(shot, foe, foe.size * 0.48 + 6));
        if (!target) continue;
        shot.along = 9999;
        strike(target);
      }
      for (const foe of foes) if (foe.life > 0 && near(foe, me, foe.size * 0.36 + 16)) hurt();
      for (const item of loot) {
        item.age += dt;
        item.along -= 74 * dt;
        if (near(item, me, 90)) {
          item.along = approach(item.along, me.along, 7, dt);
          item.across = approach(item.across, me.across, 7, dt);
        }
        if (!near(item, me, 36)) continue;
        collect(item);
        item.along = -999;
      }
      shots = shots.filter((s) => s.along > -20 && s.along < far() + 30 && s.across > -20 && s.across < wide() + 20);
      foes = foes.filter((foe) => foe.life > 0 && foe.along > -60);
      loot = loot.filter((item) => item.along > -40);
      hud.progress = power >= 5 ? 1 : fuel / (5 + power * 2);
      if (foes.length) return;
      calm -= dt;
      if (calm > 0) return;
      calm = 0.7;
      sendWave();
    },
    resize: () => {
      me.across = clamp(me.across, 26, wide() - 26);
      me.along = clamp(me.along, 34, far() * 0.62);
    },
  };
}
