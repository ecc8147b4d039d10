import { approach, clamp } from '../../math/maths.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawReaction } from './draw.ts';
import { pointsFor, secondsAllowed, waitFor } from './signals.ts';
import type { ReactionWorld } from './world.ts';

/** Wait for the right picture, then be quick; tapping too early or at the wrong one costs a life. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = stage.hud.lives = Math.round(clamp(stage.rule('lives', 3), 1, 5));
      Object.assign(w, newWorld(stage));
    },
    draw: () => drawReaction(stage, w),
    update: (dt) => update(stage, w, dt),
    press: () => react(stage, w),
    action: () => react(stage, w),
    direction: (_, by) => {
      if (by === 'key') react(stage, w);
    },
  };
});

function newWorld(stage: Stage): ReactionWorld {
  return {
    phase: 'result',
    left: 0.7,
    lasted: 0,
    round: 0,
    roundsMax: Math.round(stage.rule('rounds', 0)),
    times: [],
    result: { text: 'WAIT FOR IT', isGood: true },
    kind: 0,
    cheer: 0,
  };
}

function begin(stage: Stage, w: ReactionWorld, phase: ReactionWorld['phase']): void {
  w.phase = phase;
  w.lasted = 0;
  w.kind = stage.random.int(0, 99);
  if (phase === 'wait') w.left = waitFor(stage.random);
  if (phase === 'bluff') w.left = 0.75;
  if (phase === 'go') w.left = secondsAllowed(w.round, stage.rule('pace', 1));
  if (phase === 'go') stage.sound.play('power');
  if (phase === 'bluff') stage.sound.play('tick', -3);
}

function react(stage: Stage, w: ReactionWorld): void {
  // The tap that starts a round is not an answer.
  if (w.phase === 'result' || (w.round === 0 && stage.played < 0.1)) return;
  if (w.phase !== 'go') {
    miss(stage, w, w.phase === 'bluff' ? 'NOT THAT ONE' : 'TOO SOON');
    return;
  }
  const ms = Math.round(w.lasted * 1000);
  const { view, plan } = stage;
  const middle = { x: view.w / 2, y: view.h * 0.5 };
  w.times.push(ms);
  w.cheer = 1;
  stage.add(pointsFor(ms), { x: middle.x, y: middle.y - 60 });
  stage.sound.play('coin', clamp(Math.round((500 - ms) / 40), 0, 9));
  stage.effects.burst(middle.x, middle.y, [plan.palette.accent, plan.palette.second, plan.palette.paper], {
    count: 26,
    speed: 280,
  });
  stage.effects.ring(middle.x, middle.y, plan.palette.accent, 150);
  showResult(stage, w, `${ms} MS`, true);
}

function miss(stage: Stage, w: ReactionWorld, text: string): void {
  stage.hud.lives--;
  stage.sound.play('hit');
  stage.effects.shake(11);
  stage.effects.flash(stage.plan.palette.danger, 0.35);
  showResult(stage, w, text, false);
}

function showResult(stage: Stage, w: ReactionWorld, text: string, isGood: boolean): void {
  w.round++;
  w.phase = 'result';
  w.left = 0.9;
  w.lasted = 0;
  w.result = { text, isGood };
  if (stage.hud.lives <= 0 || (w.roundsMax > 0 && w.round >= w.roundsMax)) stage.over();
}

function update(stage: Stage, w: ReactionWorld, dt: number): void {
  w.lasted += dt;
  w.left -= dt;
  w.cheer = approach(w.cheer, 0, 2, dt);
  const mean = w.times.length ? Math.round(w.times.reduce((a, b) => a + b, 0) / w.times.length) : 0;
  stage.hud.label = mean ? `AVERAGE ${mean} MS` : '';
  stage.hud.progress = w.phase === 'go' ? clamp(w.left / secondsAllowed(w.round, stage.rule('pace', 1)), 0, 1) : -1;
  if (w.left > 0) return;
  if (w.phase === 'result' || w.phase === 'bluff') begin(stage, w, 'wait');
  else if (w.phase === 'wait') begin(stage, w, w.round > 1 && stage.random.chance(0.32) ? 'bluff' : 'go');
  else miss(stage, w, 'TOO SLOW');
}
