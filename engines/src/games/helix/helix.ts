import { asksFor, hurt, reward } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { ballPlace, drawHelix } from './draw.ts';
import { type Fall, type Happening, newFall, ringsToSmash, step } from './fall.ts';
import type { Manner } from './tower.ts';

/** Radians for each unit of a drag, and for each second of a held key. */
const turnOfUnit = 0.0115;
const turnOfSecond = 3.3;

/** A ball bounces down a tower of rings; the player turns the tower, so that it falls through their gaps. */
run((stage): Game => {
  const fall = newFall(mannerOf(stage), stage.random);
  let dragged: number | null = null;
  return {
    reset: () => {
      stage.hud.livesMax = stage.hud.lives = Math.round(stage.rule('lives', 3));
      Object.assign(fall, newFall(mannerOf(stage), stage.random));
      dragged = null;
    },
    draw: () => drawHelix(stage, fall),
    idle: (dt) => {
      fall.turned += dt * 0.5;
    },
    press: (p) => {
      dragged = p.x;
    },
    move: (p) => {
      if (dragged === null || !stage.input.pointer.down) return;
      fall.turned -= (p.x - dragged) * turnOfUnit;
      dragged = p.x;
    },
    release: () => {
      dragged = null;
    },
    update: (dt) => {
      fall.turned -= stage.input.axis().x * turnOfSecond * dt;
      const isGentle = stage.rule('gentle', 0) === 1;
      for (const happening of step(fall, mannerOf(stage), isGentle, stage.random, dt)) show(stage, fall, happening);
    },
  };
});

const mannerOf = (stage: Stage): Manner => ({
  difficulty: stage.plan.difficulty,
  hasDangers: !asksFor(stage, 'no-enemies') && stage.rule('gentle', 0) !== 1,
  areThingsEverywhere: stage.rule('collect', 0) > 0,
});

function show(stage: Stage, fall: Fall, happening: Happening): void {
  const { palette, theme } = stage.plan;
  const place = ballPlace(stage, fall);
  if (happening.type === 'bounced') {
    stage.sound.play('drop', happening.ring.bounces % 4);
    stage.effects.burst(place.x, place.y + 14, palette.paper, { count: 5, speed: 80, life: 0.35, size: 3 });
  }
  if (happening.type === 'hurt') hurt(stage, place);
  if (happening.type === 'smashed') {
    stage.add(happening.combo * 20, place);
    stage.sound.play('boom');
    stage.effects.shake(7);
    stage.effects.burst(place.x, place.y, [palette.accent, palette.second, palette.paper], {
      count: 26,
      speed: 300,
      gravity: 500,
      shape: 'bit',
    });
  }
  if (happening.type !== 'passed') return;
  const { combo } = happening;
  stage.add(10 * combo, { x: place.x + 60, y: place.y });
  stage.sound.play('pop', Math.min(9, combo));
  if (combo === ringsToSmash) stage.banner('GREAT!');
  const [thing] = theme.things;
  if (happening.hasThing && thing) reward(stage, place, thing, 30, combo);
}
