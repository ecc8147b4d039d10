import { approach } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { bossBanner, isFinished } from '../../stage/feedback.ts';
import { strongFoes } from '../../stage/goal.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Foe, farOf, type Path, type ShooterWorld, type Spot, wideOf } from './world.ts';

const hasOwnBoss = (stage: Stage): boolean => stage.rule('boss', 0) > 0;
/** A boss that was asked for is met early; several share the waves. */
function bossEvery(stage: Stage): number {
  const [bosses, waves] = [stage.rule('bosses', 0), stage.rule('waves', 0)];
  if (bosses > 0 && waves > 0) return Math.max(1, Math.floor(waves / bosses));
  return hasOwnBoss(stage) || bosses > 0 ? 3 : 5;
}

/** The ranks, and the boss after them: the last foe if that one is nothing else. */
function foesOf(stage: Stage, wave: number): [ranks: Actor[], boss: Actor] {
  const { foes } = stage.plan.theme;
  return hasOwnBoss(stage) ? [foes.slice(0, -1), at(foes, foes.length - 1)] : [foes, at(foes, wave)];
}

/** Every fifth wave is one big foe; the others come in lines, dives, drifts or formations. */
export function sendWave(stage: Stage, w: ShooterWorld): void {
  if (isFinished(stage, 'waves', w.wave)) return;
  if (!stage.rule('waves', 0) && isFinished(stage, 'bosses', w.bosses)) return;
  const { random } = stage;
  const [foes, boss] = foesOf(stage, w.wave);
  const far = farOf(stage);
  const wide = wideOf(stage);
  w.wave++;
  if (strongFoes(stage) > 0) {
    sendStrong(stage, w);
    return;
  }
  const actor = at(foes, w.wave - 1);
  if (w.wave % bossEvery(stage) === 0) {
    stage.banner(bossBanner(stage, w.bosses + 1) ?? 'LOOK OUT!');
    add(stage, w, boss, { along: far + 90, across: wide / 2 }, 128, 26 + w.wave * 6, 'boss', 0, {
      along: far * 0.76,
      across: wide / 2,
    });
    return;
  }
  if (w.wave > 1) stage.banner(`WAVE ${w.wave}`);
  const tough = 1 + Math.floor(w.wave / 4);
  const path: Path =
    stage.rule('formation', 0) > 0 ? 'march' : random.pick(['wave', 'dive', 'drift', 'march'] as const);
  const count = Math.round(stage.rule('crowd', 6) + Math.min(8, w.wave * 0.7)) + (path === 'march' ? 4 : 0);
  const columns = Math.max(3, Math.min(7, Math.floor(wide / 66)));
  for (let i = 0; i < count; i++) {
    if (path === 'march') {
      const rank = Math.floor(i / columns);
      const home = { along: far * 0.84 - rank * 60, across: wide / 2 + ((i % columns) - (columns - 1) / 2) * 62 };
      add(
        stage,
        w,
        at(foes, rank + w.wave),
        { along: far + 60 + i * 6, across: home.across },
        54,
        tough,
        path,
        i * 0.1,
        home,
      );
      continue;
    }
    const across = path === 'wave' ? wide / 2 : wide * random.range(0.16, 0.84);
    const along = far + 40 + i * (path === 'wave' ? 62 : 88);
    add(stage, w, actor, { along, across }, random.range(54, 64), tough, path, i * 0.5, { along: 0, across });
  }
}

/** Those of the few that are not defeated yet, side by side. Together they have the life of a crowd. */
function sendStrong(stage: Stage, w: ShooterWorld): void {
  const [far, wide] = [farOf(stage), wideOf(stage)];
  const asked = strongFoes(stage);
  const count = asked - stage.hud.defeated;
  const size = Math.min(104, wide / (count + 1));
  for (let i = 0; i < count; i++) {
    const across = wide * ((i + 1) / (count + 1));
    const home = { along: far * (0.82 - (i % 2) * 0.1), across };
    const actor = at(stage.plan.theme.foes, i);
    add(stage, w, actor, { along: far + 60, across }, size, Math.round(110 / asked), 'march', i * 0.1, home);
  }
}

function add(
  stage: Stage,
  w: ShooterWorld,
  actor: Actor,
  from: Spot,
  size: number,
  life: number,
  path: Path,
  phase: number,
  home: Spot,
): void {
  w.foes.push({
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
}

export function steerFoe(stage: Stage, w: ShooterWorld, foe: Foe, dt: number): void {
  const { plan } = stage;
  const wide = wideOf(stage);
  foe.age += dt;
  foe.hit = Math.max(0, foe.hit - dt);
  if (foe.path === 'march' || foe.path === 'boss') {
    const boss = foe.path === 'boss';
    const sway = Math.sin(foe.age * (boss ? 0.8 : 1.1)) * Math.min(60, wide * 0.12) * (boss ? 2 : 1);
    const creep = boss ? 0 : Math.max(0, foe.age - 3) * (7 + plan.difficulty * 2);
    foe.along = approach(foe.along, foe.home.along - creep, 2.4, dt);
    foe.across = approach(foe.across, foe.home.across + sway, 4, dt);
  } else {
    foe.along -= (78 + plan.difficulty * 12 + w.wave * 3) * (foe.path === 'dive' ? 1.5 : 1) * dt;
    if (foe.path === 'wave')
      foe.across = foe.home.across + Math.sin(foe.along * 0.014 + Math.floor(foe.phase) * 0.2) * wide * 0.34;
    if (foe.path === 'dive' && foe.along < farOf(stage) * 0.7) foe.across = approach(foe.across, w.me.across, 0.9, dt);
    if (foe.path === 'drift') foe.across = foe.home.across + Math.sin(foe.age * 1.7 + foe.phase) * 34;
  }
  fireBack(stage, w, foe, dt);
}

function fireBack(stage: Stage, w: ShooterWorld, foe: Foe, dt: number): void {
  const far = farOf(stage);
  const aim = 1 + Math.max(0, w.still - 5) * 0.25;
  foe.fires -= dt * aim * (0.5 + stage.plan.difficulty * 0.16 + w.wave * 0.03);
  if (foe.fires > 0 || foe.along > far - 20 || foe.along < far * 0.35) return;
  const boss = foe.path === 'boss';
  foe.fires = boss ? 1.1 : stage.random.range(3, 7);
  const count = boss ? 9 : 1;
  for (let i = 0; i < count; i++) {
    const way = Math.atan2(w.me.across - foe.across, w.me.along - foe.along) + (i - (count - 1) / 2) * 0.3;
    w.shots.push({
      along: foe.along,
      across: foe.across,
      va: Math.cos(way) * 170,
      vc: Math.sin(way) * 170,
      hurts: 'hero',
    });
  }
}
