import { hurt, isFinished, mainThing, reward, shotsLeft } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawBatting, hitPlace, platePlace } from './draw.ts';
import { type Bowling, type Hit, type Innings, newInnings, stepInnings, swing } from './pitches.ts';

/** Swing at the right moment: a ball that passes costs a life. Early and late decide where it goes, and how far. */
run((stage): Game => {
  const w = newInnings();
  const bat = () => {
    const hit = swing(w, bowlingOf(stage));
    if (hit) celebrate(stage, w, hit);
    else stage.sound.play('jump');
  };
  return {
    reset: () => {
      Object.assign(w, newInnings());
      stage.hud.livesMax = stage.hud.lives = Math.round(stage.rule('lives', 3));
    },
    draw: () => drawBatting(stage, w),
    idle: (dt) => {
      stepInnings(w, { ...bowlingOf(stage), isGentle: true }, stage.random, dt);
      // Behind the title nobody counts.
      w.thrown = 0;
      if (w.pitch && w.pitch.age > w.pitch.seconds - 0.02) swing(w, bowlingOf(stage));
    },
    update: (dt) => update(stage, w, dt),
    press: bat,
    action: bat,
    direction: (_, by) => {
      if (by === 'key') bat();
    },
  };
});

const bowlingOf = (stage: Stage): Bowling => ({
  difficulty: stage.plan.difficulty,
  pace: stage.rule('pace', 1),
  isGentle: stage.rule('gentle', 0) === 1,
});

function update(stage: Stage, w: Innings, dt: number): void {
  for (const { type } of stepInnings(w, bowlingOf(stage), stage.random, dt)) {
    if (type === 'throw') stage.sound.play('shoot');
    if (type === 'pass') hurt(stage, platePlace(stage));
  }
  stage.hud.label = w.streak > 2 ? `STREAK ${w.streak}` : '';
  // The last ball flies to its end before the round is over.
  const done = w.pitch || w.hit ? w.thrown - 1 : w.thrown;
  shotsLeft(stage, done);
  if (stage.hud.lives > 0) isFinished(stage, 'shots', done);
}

const points = { homer: 100, good: 50, weak: 15 };
/** As they are counted in cricket. */
const runs = { homer: 6, good: 4, weak: 1 };

function celebrate(stage: Stage, w: Innings, hit: Hit): void {
  const place = platePlace(stage);
  const isCricket = stage.rule('cricket', 0) === 1;
  const streak = Math.min(10, w.streak);
  const ball = mainThing(stage, 0);
  reward(stage, place, ball, isCricket ? runs[hit.quality] : points[hit.quality] + (streak - 1) * 5, streak);
  stage.sound.play(hit.quality === 'weak' ? 'tick' : 'boom');
  stage.effects.shake(hit.quality === 'homer' ? 7 : 3);
  if (hit.quality !== 'homer') return;
  stage.effects.freeze(0.08);
  stage.banner(isCricket ? 'SIX!' : 'HOME RUN!');
  stage.sound.play('power');
  const { accent, second, paper } = stage.plan.palette;
  const there = hitPlace(stage, { ...hit, age: 0.9 });
  stage.effects.burst(there.x, there.y, [accent, second, paper], { count: 30, speed: 240, shape: 'bit', life: 1.2 });
  isFinished(stage, 'homers', w.homers);
}
