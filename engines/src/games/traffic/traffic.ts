import { clamp } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { hurt, isFinished, reward } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawTraffic, laneWidthFor } from './draw.ts';
import { heroTop, roadLeft } from './roadside.ts';
import { newTraffic, stepTraffic, type TrafficEvent, type TrafficWorld } from './world.ts';

/** A road or river from above: drive through the traffic or around obstacles; passing close gives points. */
run((stage): Game => {
  let w = start(stage);
  let wanted: number | null = null;
  const steerTo = (x: number) => {
    wanted = x - roadLeft(stage, w);
  };
  return {
    reset: () => {
      w = start(stage);
      wanted = null;
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    resize: () => {
      const share = laneWidthFor(stage, w.lanes) / w.laneWidth;
      w.laneWidth *= share;
      for (const one of [w, ...w.cars, ...w.things]) one.x *= share;
      wanted = null;
    },
    draw: () => drawTraffic(stage, w),
    idle: (dt) => {
      w.along += w.pace * 0.6 * dt;
      w.nextRow = w.along + 520;
    },
    update: (dt) => {
      const by = stage.input.axis().x;
      if (by) wanted = null;
      for (const event of stepTraffic(w, { wanted, by }, dt, stage.view.h, stage.random)) showEvent(stage, w, event);
      const seconds = stage.rule('seconds', 0);
      if (seconds) stage.hud.progress = 1 - w.seconds / seconds;
      if (seconds) isFinished(stage, 'seconds', w.seconds);
    },
    press: (p) => steerTo(p.x),
    move: (p) => {
      if (stage.input.pointer.down) steerTo(p.x);
    },
    release: () => {
      wanted = null;
    },
  };
});

function start(stage: Stage): TrafficWorld {
  const lanes = clamp(Math.round(stage.rule('lanes', 4)), 2, 7);
  const isStill = stage.plan.theme.foes.some(({ way }) => way === 'stands');
  // What stands comes nearer faster than what drives along.
  const pace = stage.rule('pace', 330) * (isStill ? 0.64 : 1);
  return newTraffic(lanes, laneWidthFor(stage, lanes), pace, stage.plan.difficulty * 0.2, isStill);
}

function showEvent(stage: Stage, w: TrafficWorld, { type, x, look }: TrafficEvent): void {
  const { theme } = stage.plan;
  const here = { x: roadLeft(stage, w) + x, y: heroTop(stage) };
  if (type === 'hit') hurt(stage, here);
  if (type === 'thing') reward(stage, here, at(theme.things, look), 15, look);
  if (type === 'passed') stage.add(5);
  if (type === 'close') {
    stage.add(10 + Math.min(10, w.streak) * 2, here);
    stage.sound.play('tick', Math.min(9, w.streak));
    stage.effects.burst(here.x, here.y, stage.plan.palette.accent, { count: 5, speed: 120, life: 0.3, size: 3 });
  }
  stage.hud.label = w.streak > 2 ? `CLOSE X${w.streak}` : '';
}
