import { approach, clamp, distance, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { asksFor, bossBanner, isFinished, take } from '../../stage/feedback.ts';
import { strongFoes } from '../../stage/goal.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawArena } from './draw.ts';
import { driftGame } from './drift.ts';
import { type ArenaWorld, type Foe, type Gem, neededFor, type Power, powerNames } from './world.ts';

/** One against many: the player walks, shots aim by themselves, and defeated foes drop upgrades. */
run((stage): Game => {
  if (stage.rule('drift', 0) > 0) return driftGame(stage);
  const w = newWorld();
  return { reset: () => reset(stage, w), draw: () => drawArena(stage, w), update: (dt) => update(stage, w, dt) };
});

function newWorld(): ArenaWorld {
  return {
    me: { x: 0, y: 0 },
    walked: 0,
    facing: 1,
    foes: [],
    shots: [],
    gems: [],
    reload: 0.2,
    spawn: 0,
    safe: 1,
    level: 1,
    gathered: 0,
    powers: { rate: 0, count: 0, orbit: 0, speed: 0, pull: 0, force: 0 },
    kills: 0,
    wave: 0,
    bosses: 0,
  };
}

function reset(stage: Stage, w: ArenaWorld): void {
  Object.assign(w, newWorld());
  stage.hud.livesMax = stage.hud.lives = Math.round(stage.rule('lives', 5));
  stage.hud.progress = 0;
  const strong = strongFoes(stage);
  for (let i = 0; i < (strong || 6); i++) addFoe(stage, w, strong > 0, 0.55);
  if (strong > 0) for (const [i, foe] of w.foes.entries()) strengthen(stage, foe, i, 11 + 40 / strong);
}

/** One of a few, of each kind in turn. */
function strengthen({ plan }: Stage, foe: Foe, i: number, life: number): void {
  Object.assign(foe, { actor: at(plan.theme.foes, i), life, lifeMax: life, pace: foe.pace * 1.5 });
}

function addFoe(stage: Stage, w: ArenaWorld, big: boolean, near = 1): void {
  const { random, view, plan } = stage;
  const angle = random.range(0, turn);
  const reach = Math.hypot(view.w, view.h) * 0.54 * near;
  const strength = 1 + stage.played / 45;
  const life = (big ? 26 : random.chance(0.2) ? 3 : 2) * strength;
  w.foes.push({
    actor: random.pick(plan.theme.foes.slice(0, 1 + Math.floor(stage.played / 20))),
    x: w.me.x + Math.cos(angle) * reach,
    y: w.me.y + Math.sin(angle) * reach,
    size: big ? 108 : random.range(50, 60),
    life,
    lifeMax: life,
    pace: (big ? 34 : random.range(42, 62)) * (1 + plan.difficulty * 0.06) * stage.rule('pace', 1),
    hit: 0,
    phase: random.range(0, turn),
    big,
  });
}

function update(stage: Stage, w: ArenaWorld, dt: number): void {
  const by = stage.input.stick();
  const speed = 148 + w.powers.speed * 22;
  w.me.x += by.x * speed * dt;
  w.me.y += by.y * speed * dt;
  w.walked += Math.hypot(by.x, by.y) * dt * 11;
  if (Math.abs(by.x) > 0.1) w.facing = by.x > 0 ? 1 : -1;
  w.safe = Math.max(0, w.safe - dt);
  crowd(stage, w, dt);
  shoot(stage, w, dt);
  orbit(stage, w, dt);
  for (const foe of w.foes) chase(stage, w, foe, dt);
  for (const gem of w.gems) gather(stage, w, gem, dt);
  w.foes = w.foes.filter((foe) => foe.life > 0);
  w.gems = w.gems.filter((gem) => gem.worth > 0);
  stage.hud.progress = w.gathered / neededFor(w.level);
  stage.hud.label = `LEVEL ${w.level}`;
}

/** Foes left behind reappear ahead, so that running away does not work. */
function headOff(stage: Stage, w: ArenaWorld): void {
  const { view, random, input } = stage;
  const reach = Math.hypot(view.w, view.h) * 0.54;
  const by = input.stick();
  for (const foe of w.foes) {
    if (distance(foe, w.me) < reach * 1.25) continue;
    const angle = Math.atan2(by.y, by.x) + random.range(-0.7, 0.7);
    foe.x = w.me.x + Math.cos(angle) * reach;
    foe.y = w.me.y + Math.sin(angle) * reach;
  }
}

function crowd(stage: Stage, w: ArenaWorld, dt: number): void {
  headOff(stage, w);
  if (strongFoes(stage) > 0) return;
  w.spawn -= dt;
  const most = 12 + Math.min(58, stage.played * 0.8);
  if (w.spawn > 0 || w.foes.length > most) return;
  w.spawn = Math.max(0.12, 0.72 - stage.played * 0.006 - stage.plan.difficulty * 0.04);
  addFoe(stage, w, false);
  const wave = Math.floor(stage.played / 30);
  if (wave <= w.wave) return;
  w.wave = wave;
  if (isFinished(stage, 'waves', wave)) return;
  const isBoss = asksFor(stage, 'boss');
  stage.banner(isBoss ? (bossBanner(stage, wave) ?? 'BOSS!') : 'A BIG ONE!');
  addFoe(stage, w, true);
  const big = w.foes.at(-1);
  if (isBoss && big)
    Object.assign(big, { actor: at(stage.plan.theme.foes, 0), size: 150, life: big.life * 2, lifeMax: big.life * 2 });
}

function shoot(stage: Stage, w: ArenaWorld, dt: number): void {
  w.reload -= dt;
  for (const shot of w.shots) {
    shot.x += shot.vx * dt;
    shot.y += shot.vy * dt;
    shot.age += dt;
    const foe = w.foes.find((f) => f.life > 0 && distance(f, shot) < f.size * 0.42 + 6);
    if (!foe) continue;
    wound(stage, w, foe, 1 + w.powers.force * 0.6);
    shot.pierce--;
    if (shot.pierce < 0) shot.age = 9;
  }
  w.shots = w.shots.filter((shot) => shot.age < 1.1);
  if (w.reload > 0 || !w.foes.length) return;
  const target = w.foes.reduce((best, foe) => (distance(foe, w.me) < distance(best, w.me) ? foe : best));
  if (distance(target, w.me) > 330) return;
  w.reload = stage.rule('fireSeconds', 0.55) * 0.84 ** w.powers.rate;
  const aim = Math.atan2(target.y - w.me.y, target.x - w.me.x);
  const count = 1 + w.powers.count;
  for (let i = 0; i < count; i++) {
    const angle = aim + (i - (count - 1) / 2) * 0.2;
    w.shots.push({
      x: w.me.x,
      y: w.me.y - 6,
      vx: Math.cos(angle) * 430,
      vy: Math.sin(angle) * 430,
      age: 0,
      pierce: Math.floor(w.powers.force / 2),
    });
  }
  stage.sound.play('shoot');
}

/** Guardians circle the hero and damage the foes they touch. */
function orbit(stage: Stage, w: ArenaWorld, dt: number): void {
  for (let i = 0; i < w.powers.orbit; i++) {
    const angle = stage.time * 2.6 + (i / w.powers.orbit) * turn;
    const spot = { x: w.me.x + Math.cos(angle) * 74, y: w.me.y + Math.sin(angle) * 74 };
    for (const foe of w.foes) if (distance(foe, spot) < foe.size * 0.4 + 14) wound(stage, w, foe, dt * 9);
  }
}

function wound(stage: Stage, w: ArenaWorld, foe: Foe, damage: number): void {
  if (foe.life <= 0) return;
  foe.life -= damage;
  foe.hit = 0.08;
  if (foe.life > 0) return;
  w.kills++;
  stage.hud.defeated++;
  const p = { x: foe.x - w.me.x + stage.view.w / 2, y: foe.y - w.me.y + stage.view.h / 2 };
  stage.add(foe.big ? 150 : 10);
  stage.sound.play(foe.big ? 'boom' : 'pop', w.kills % 5);
  stage.effects.burst(p.x, p.y, [stage.art.colourOf(foe.actor), stage.plan.palette.paper], {
    count: foe.big ? 40 : 9,
    speed: 150,
  });
  if (foe.big) {
    w.bosses++;
    stage.effects.shake(8);
    if (!stage.rule('waves', 0) && isFinished(stage, 'bosses', w.bosses)) return;
  }
  const heart = foe.big || stage.random.chance(0.012);
  w.gems.push({
    x: foe.x,
    y: foe.y,
    actor: heart ? stage.art.heart : at(stage.plan.theme.things, w.kills),
    worth: 1,
    heart,
    drawn: false,
  });
}

function chase(stage: Stage, w: ArenaWorld, foe: Foe, dt: number): void {
  foe.hit = Math.max(0, foe.hit - dt);
  const reach = Math.max(1, distance(foe, w.me));
  const pace = foe.pace * (1 + stage.played / 110);
  foe.x += ((w.me.x - foe.x) / reach) * pace * dt;
  foe.y += ((w.me.y - foe.y) / reach) * pace * dt;
  for (const other of w.foes) {
    const gap = distance(foe, other);
    if (other === foe || gap > (foe.size + other.size) * 0.36 || gap < 0.01) continue;
    foe.x += ((foe.x - other.x) / gap) * 26 * dt;
    foe.y += ((foe.y - other.y) / gap) * 26 * dt;
  }
  if (reach > foe.size * 0.3 + 15 || w.safe > 0) return;
  w.safe = 1.2;
  stage.hud.lives--;
  stage.sound.play('hit');
  stage.effects.shake(10);
  stage.effects.freeze(0.08);
  stage.effects.flash(stage.plan.palette.danger, 0.35);
  if (stage.hud.lives <= 0) stage.over();
}

function gather(stage: Stage, w: ArenaWorld, gem: Gem, dt: number): void {
  const reach = distance(gem, w.me);
  if (reach < 62 + w.powers.pull * 44) gem.drawn = true;
  if (gem.drawn) {
    gem.x = approach(gem.x, w.me.x, 9, dt);
    gem.y = approach(gem.y, w.me.y, 9, dt);
  }
  if (reach > 24) return;
  gem.worth = 0;
  take(stage, gem.actor);
  w.gathered++;
  if (gem.heart) stage.hud.lives = Math.min(stage.hud.livesMax, stage.hud.lives + 1);
  stage.add(5);
  stage.sound.play('coin', w.gathered % 8);
  if (w.gathered < neededFor(w.level)) return;
  w.gathered = 0;
  w.level++;
  const choices = (Object.keys(w.powers) as Power[]).filter((power) => w.powers[power] < 4);
  const power = choices.length ? stage.random.pick(choices) : 'force';
  w.powers[power] = clamp(w.powers[power] + 1, 0, 5);
  stage.banner(powerNames[power]);
  stage.sound.play('power');
  stage.effects.ring(stage.view.w / 2, stage.view.h / 2, stage.plan.palette.accent, 130);
  for (const foe of w.foes) if (distance(foe, w.me) < 150) wound(stage, w, foe, 1);
}
