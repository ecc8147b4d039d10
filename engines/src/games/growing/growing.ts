import { approach } from '../../math/maths.ts';
import { hurt, isFinished, reward } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawGrowing, onScreen } from './draw.ts';
import {
  bite,
  type Creature,
  crowd,
  type Field,
  fill,
  headOff,
  isDangerous,
  newField,
  progressOf,
  type Surroundings,
  spread,
  stepCreature,
  swallow,
  touches,
  zoomOf,
} from './field.ts';

const speed = 152;

/** Eat what is smaller and grow, keep away from what is bigger. */
run((stage): Game => {
  const f = newField();
  return {
    reset: () => reset(stage, f),
    draw: () => drawGrowing(stage, f),
    update: (dt) => update(stage, f, dt),
    idle: (dt) => {
      for (const one of f.creatures) if (!isDangerous(f, one)) stepCreature(f, one, surroundings(stage), 1, dt);
    },
  };
});

function surroundings(stage: Stage): Surroundings {
  const { plan, view, played, random } = stage;
  return {
    reach: Math.hypot(view.w, view.h) * 0.5,
    played,
    difficulty: plan.difficulty,
    foes: plan.theme.foes,
    things: plan.theme.things,
    isShy: stage.rule('shy', 0) === 1,
    isGentle: stage.rule('gentle', 0) === 1,
    random,
  };
}

function reset(stage: Stage, f: Field): void {
  Object.assign(f, newField());
  stage.hud.livesMax = stage.hud.lives = Math.round(stage.rule('lives', 3));
  stage.hud.progress = 0;
  fill(f, surroundings(stage));
}

function update(stage: Stage, f: Field, dt: number): void {
  const around = surroundings(stage);
  walk(stage, f, dt);
  headOff(f, around, stage.input.stick());
  crowd(f, around);
  for (const one of f.creatures) stepCreature(f, one, around, stage.rule('pace', 1), dt);
  spread(f, dt);
  for (const one of f.creatures.filter((other) => touches(f, other))) {
    if (!isDangerous(f, one)) eat(stage, f, one);
    else if (f.safe <= 0) beBitten(stage, f);
  }
  for (const one of f.swallowed) one.age += dt;
  f.swallowed = f.swallowed.filter(({ age }) => age < 0.2);
  f.zoom = approach(f.zoom, zoomOf(f.size), 2.5, dt);
  stage.hud.progress = progressOf(f);
  stage.hud.label = `LEVEL ${f.level}`;
}

function walk(stage: Stage, f: Field, dt: number): void {
  const by = stage.input.stick();
  f.me.x += (by.x * speed * dt) / f.zoom;
  f.me.y += (by.y * speed * dt) / f.zoom;
  f.walked += Math.hypot(by.x, by.y) * dt * 10;
  if (Math.abs(by.x) > 0.1) f.facing = by.x > 0 ? 1 : -1;
  f.safe = Math.max(0, f.safe - dt);
  f.chewed += dt;
}

function eat(stage: Stage, f: Field, one: Creature): void {
  const place = onScreen(stage, f, one);
  const points = Math.max(1, Math.round((one.size / f.size) * 2)) * 10;
  if (one.isFoe) stage.hud.defeated++;
  const isNewLevel = swallow(f, one);
  reward(stage, place, one.actor, one.isFoe ? points * 2 : points, f.eaten);
  if (!isNewLevel || isFinished(stage, 'levels', f.level - 1)) return;
  stage.banner(`LEVEL ${f.level}`);
  stage.sound.play('power');
  stage.effects.ring(stage.view.w / 2, stage.view.h / 2, stage.plan.palette.accent, 120);
}

/** Toddlers are not punished: who is bigger only gets out of their way. */
function beBitten(stage: Stage, f: Field): void {
  const isGentle = stage.rule('gentle', 0) === 1;
  bite(f);
  if (isGentle) stage.sound.play('pop');
  else hurt(stage, { x: stage.view.w / 2, y: stage.view.h / 2 });
}
