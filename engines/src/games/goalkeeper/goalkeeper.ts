import { approach, clamp } from '../../math/maths.ts';
import { hurt, isFinished, mainThing, reward, shotsLeft } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawGoalkeeper, fieldOf } from './draw.ts';
import { newPenalties, type PenaltyEvent, type PenaltyWorld, stepPenalties } from './penalties.ts';

/** Keep the goal: be where the shot goes. A goal costs a life; a number of shots that were asked for ends the match. */
run((stage): Game => {
  let w = start(stage);
  let dive = 0;
  const goTo = (x: number) => {
    w.wanted = clamp(x - fieldOf(stage).left, 0, w.width);
  };
  return {
    reset: () => {
      w = start(stage);
      dive = 0;
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    resize: () => {
      const { taken, saved } = w;
      w = Object.assign(start(stage), { taken, saved });
    },
    draw: () => drawGoalkeeper(stage, w, dive),
    idle: () => {
      w.wanted = w.width / 2 + Math.sin(stage.time * 1.4) * w.width * 0.3;
      w.keeper = w.wanted;
    },
    update: (dt) => {
      const by = stage.input.axis().x;
      if (by) w.wanted = clamp(w.keeper + by * 110, 0, w.width);
      dive = approach(dive, clamp((w.wanted - w.keeper) / 120, -1, 1), 10, dt);
      for (const event of stepPenalties(w, dt, stage.random)) tell(stage, w, event);
    },
    press: (p) => goTo(p.x),
    move: (p) => goTo(p.x),
  };
});

const start = (stage: Stage): PenaltyWorld => newPenalties(fieldOf(stage).width, stage.plan.difficulty * 0.3);

function tell(stage: Stage, w: PenaltyWorld, { type, x }: PenaltyEvent): void {
  const { left, line } = fieldOf(stage);
  const place = { x: left + x, y: line - 50 };
  if (type === 'kick') stage.sound.play('shoot');
  if (type === 'save') {
    reward(stage, place, mainThing(stage, 0), 20 + Math.min(10, w.streak) * 5, w.streak);
    stage.effects.shake(3);
    if (w.streak > 2) stage.banner('GREAT!');
  }
  if (type === 'goal') {
    stage.banner('GOAL!');
    hurt(stage, place);
  }
  stage.hud.label = w.streak > 2 ? `STREAK ${w.streak}` : '';
  shotsLeft(stage, w.taken);
  if (stage.hud.lives > 0) isFinished(stage, 'shots', w.taken);
}
