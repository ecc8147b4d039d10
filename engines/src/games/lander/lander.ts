import { clamp } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { asksFor, counted, hurt, reward } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawLander } from './draw.ts';
import {
  buildLevel,
  type LanderEvent,
  type LanderWorld,
  launch,
  newLander,
  padUnder,
  shipRadius,
  stepLander,
} from './world.ts';

const steerUnits = 46;

/** Land softly on a pad before the fuel is used up. */
run((stage): Game => {
  let w = start(stage);
  const isParachute = stage.rule('parachute', 0) > 0;
  const pilot = () => {
    const { pointer, held, axis } = stage.input;
    const push = axis().x || (pointer.down ? clamp((pointer.x - pointer.from.x) / steerUnits, -1, 1) : 0);
    return { lift: held() || axis().y < 0 ? 1 : 0, push: Math.abs(push) < 0.2 ? 0 : push };
  };
  return {
    reset: () => {
      w = start(stage);
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
      stage.hud.label = isParachute ? 'LEVEL 1' : 'FUEL';
    },
    resize: () => {
      const { level } = w;
      Object.assign(w, { w: stage.view.w, h: stage.view.h, level });
      buildLevel(w, hasFoes(stage), stage.random);
    },
    draw: () => drawLander(stage, w),
    idle: () => {
      w.x = w.w / 2 + Math.sin(stage.time * 0.9) * 60;
      w.y = stage.view.h * 0.36 + Math.sin(stage.time * 1.7) * 8;
      w.vx = w.vy = 0;
      w.lift = 0.6 + Math.sin(stage.time * 3) * 0.3;
    },
    update: (dt) => {
      const controls = pilot();
      for (const event of stepLander(w, controls, dt)) showEvent(stage, w, event);
      if (isParachute) stage.hud.label = counted(stage, 'LEVEL', 'levels', w.level + 1);
      else showFuel(stage, w);
      if (w.state === 'flying' || w.wait > 0) return;
      if (w.state === 'crashed') launch(w, stage.random);
      else nextLevel(stage, w);
    },
  };
});

const hasFoes = (stage: Stage) => !asksFor(stage, 'no-enemies');

function start(stage: Stage): LanderWorld {
  const { view, plan, random } = stage;
  const isParachute = stage.rule('parachute', 0) > 0;
  return newLander({ w: view.w, h: view.h }, plan.difficulty * 0.2, hasFoes(stage), random, isParachute);
}

function showFuel(stage: Stage, w: LanderWorld): void {
  if (w.lift > 0.3 && w.state === 'flying') exhaust(stage, w);
  stage.hud.progress = w.fuel / w.fuelMax;
  stage.hud.label = `LEVEL ${w.level + 1}   ${w.fuel > 0 ? 'FUEL' : 'NO FUEL!'}`;
}

function nextLevel(stage: Stage, w: LanderWorld): void {
  const asked = stage.rule('levels', 0);
  w.level++;
  if (asked && w.level >= asked) {
    stage.over();
    return;
  }
  buildLevel(w, hasFoes(stage), stage.random);
}

function showEvent(stage: Stage, w: LanderWorld, { type, at: place, worth, look }: LanderEvent): void {
  const { palette, theme } = stage.plan;
  if (type === 'thing') reward(stage, place, at(theme.things, look), 20, look);
  if (type === 'crashed') {
    hurt(stage, place);
    if (w.isParachute) {
      stage.banner('MISSED!');
      return;
    }
    stage.sound.play('boom');
    stage.effects.burst(place.x, place.y, [palette.danger, palette.accent, '#fff2b0'], {
      count: 40,
      speed: 260,
      gravity: 120,
    });
  }
  if (type !== 'landed') return;
  const softness = w.isParachute ? nearnessOf(w) : Math.max(0, Math.round((95 - w.vy) / 2));
  const saved = w.isParachute ? 0 : Math.round(w.fuel);
  stage.add(60 * worth + softness + saved, { x: place.x, y: place.y - 40 });
  stage.sound.play('win');
  const soft = w.isParachute ? 'BULLSEYE!' : 'FEATHER SOFT!';
  stage.banner(worth > 1 ? (w.isParachute ? 'GREAT!' : 'SMALL PAD X2') : softness > 30 ? soft : 'LANDED!');
  stage.effects.ring(place.x, place.y + shipRadius, palette.accent, 100);
  stage.effects.burst(place.x, place.y + shipRadius, palette.paper, { count: 20, speed: 160, size: 4 });
}

/** Up to 40 points for the middle of the target. */
function nearnessOf(w: LanderWorld): number {
  const pad = padUnder(w, w.x);
  return pad ? Math.round(40 * (1 - Math.abs(pad.x - w.x) / pad.half)) : 0;
}

function exhaust(stage: Stage, w: LanderWorld): void {
  stage.effects.burst(
    w.x - w.push * 8,
    w.y + shipRadius + 10,
    ['#fff2b0', stage.plan.palette.accent, stage.plan.palette.danger],
    {
      count: 1,
      speed: 200,
      life: 0.35,
      size: 5,
      towards: Math.PI / 2,
    },
  );
}
