import { clamp } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { hurt, reward } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawLanes, heroPlace } from './draw.ts';
import { chaserOf } from './obstacles.ts';
import { advance, dive, jump, stepLanes, turnBy } from './step.ts';
import { type LaneEvent, type LaneWorld, newLanes } from './world.ts';

/** Run towards the horizon: change lanes, jump over what is low, go around what is tall, collect. */
run((stage): Game => {
  let w = start(stage);
  const show = (events: LaneEvent[]) => {
    for (const event of events) showEvent(stage, w, event);
  };
  return {
    reset: () => {
      w = start(stage);
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    draw: () => drawLanes(stage, w),
    idle: (dt) => {
      advance(w, w.pace * 0.5, dt);
      w.next = w.along + 700;
    },
    update: (dt) => {
      const before = Math.floor(w.along / 200);
      show(stepLanes(w, dt, stage.random));
      stage.hud.score += (Math.floor(w.along / 200) - before) * 5;
      stage.hud.label = `${Math.floor(w.along / 60)} M`;
    },
    tap: () => show(jump(w)),
    action: () => show(jump(w)),
    direction: (d) => {
      if (d === 'left' || d === 'right') show(turnBy(w, d === 'left' ? -1 : 1));
      if (d === 'up') show(jump(w));
      if (d === 'down') dive(w);
    },
  };
});

function start(stage: Stage): LaneWorld {
  const lanes = clamp(Math.round(stage.rule('lanes', 3)), 2, 5);
  return newLanes(lanes, stage.rule('pace', 560), stage.plan.difficulty * 0.4);
}

function showEvent(stage: Stage, w: LaneWorld, { type, look }: LaneEvent): void {
  const { sound, effects, plan } = stage;
  const { x, y, size } = heroPlace(stage, w);
  const dust = (count: number) =>
    effects.burst(x, y + size * 0.42, [plan.palette.edge, plan.palette.paper], {
      count,
      speed: 110,
      life: 0.4,
      size: 4,
    });
  if (type === 'hit') {
    hurt(stage, { x, y });
    if (chaserOf(stage) && stage.hud.lives > 0) stage.banner('WATCH OUT!');
  }
  if (type === 'good')
    reward(
      stage,
      { x, y },
      at(plan.theme.things, look),
      10 + Math.min(10, Math.floor(w.streak / 5)) * 5,
      Math.floor(w.streak / 2),
    );
  if (type === 'jump') {
    sound.play('jump');
    dust(7);
  }
  if (type === 'turn') {
    sound.play('tick', 2);
    dust(4);
  }
  if (type === 'land') dust(8);
}
