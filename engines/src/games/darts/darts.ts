import type { Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { asksFor, hurt, isFinished, reward, shotsLeft } from '../../stage/feedback.ts';
import { isUnhurried } from '../../stage/gentle.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { nextWind } from '../../stage/wind.ts';
import { type BalloonEvent, type BalloonWorld, handAt, newBalloons, shoot, stepBalloons } from './balloons.ts';
import {
  type BoardEvent,
  type BoardWorld,
  dartsARound,
  newBoard,
  patienceSeconds,
  stepBoard,
  throwDart,
} from './board.ts';
import { drawBalloons } from './draw-balloons.ts';
import { boardOf, drawBoard } from './draw-board.ts';
import { playKnives } from './play-knives.ts';

const isAboutBalloons = ({ plan }: Stage) =>
  [plan.theme.hero, ...plan.theme.things, ...plan.theme.foes].some(({ sprite, name }) =>
    /balloon|bubble/.test(sprite + name),
  );

/** Darts or arrows: three per round at a board, at balloons if the prompt names some, or knives into a disc that turns. */
run((stage): Game => {
  if (stage.rule('knives', 0)) return playKnives(stage);
  return isAboutBalloons(stage) ? playBalloons(stage) : playBoard(stage);
});

function playBoard(stage: Stage): Game {
  let w = newBoard(0, stage.random);
  let thrown = 0;
  const toss = () => {
    // The touch that starts the round is not a throw.
    if (stage.played > 0.05 && throwDart(w)) stage.sound.play('shoot');
  };
  return {
    reset: () => {
      w = newBoard(stage.plan.difficulty * 0.2, stage.random);
      w.wind = nextWind(stage, stage.random);
      thrown = 0;
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    draw: () => drawBoard(stage, w),
    idle: (dt) => {
      w.time += dt;
    },
    update: (dt) => {
      if (isUnhurried(stage)) w.patience = patienceSeconds;
      for (const event of stepBoard(w, dt, stage.random)) {
        if (event.type === 'stuck') thrown++;
        else w.wind = nextWind(stage, stage.random);
        tellBoard(stage, w, event);
      }
      stage.hud.progress = isUnhurried(stage) ? -1 : w.patience / patienceSeconds;
      const asked = stage.rule('points', 0);
      const left = `${stage.rule('arrows', 0) ? 'ARROWS' : 'DARTS'} ${dartsARound - w.thrown}`;
      // From 501 down to 0.
      stage.hud.label = asked
        ? `LEFT ${Math.max(0, asked - stage.hud.score)}   ${left}`
        : `ROUND ${w.round + 1}   ${w.inRound}/${w.wanted}   ${left}`;
      if (shotsLeft(stage, thrown) === 0) stage.over();
    },
    press: toss,
    action: toss,
  };
}

function tellBoard(stage: Stage, w: BoardWorld, { type, at: place, points }: BoardEvent): void {
  const { palette } = stage.plan;
  const { x, y, r } = boardOf(stage, w);
  const p = { x: x + place.x * r, y: y + place.y * r };
  if (type === 'stuck') {
    stage.sound.play(points ? 'pop' : 'drop', Math.min(8, Math.round(points / 12)));
    stage.effects.burst(p.x, p.y, palette.paper, { count: points ? 8 : 4, speed: 110, size: 3 });
    if (points) stage.add(points, { x: p.x, y: p.y - 20 });
    if (isFinished(stage, 'points', stage.hud.score)) return;
    if (points >= 100) {
      stage.effects.ring(p.x, p.y, palette.accent, 120);
      stage.effects.shake(5);
      stage.banner('BULLSEYE!');
    }
  }
  const rounds = stage.rule('rounds', 0);
  if (type === 'made') {
    stage.sound.play('power');
    stage.banner(`ROUND ${w.round + 1}`);
  }
  // When counting down, a round needs no minimum sum, only a hit.
  if (type === 'failed' && (!stage.rule('points', 0) || points === 0) && !stage.rule('shots', 0)) {
    stage.banner('TOO FEW!');
    hurt(stage, { x, y });
  }
  if (type === 'made' && rounds && w.round >= rounds) stage.over();
}

function playBalloons(stage: Stage): Game {
  let w: BalloonWorld = newBalloons(stage.view.w, stage.view.h, 0, false);
  let aim = -Math.PI / 2;
  let thrown = 0;
  const toss = (p: Point) => {
    aim = Math.atan2(p.y - handAt(w).y, p.x - handAt(w).x);
    if (shotsLeft(stage, thrown) === 0 || !shoot(w, p)) return;
    thrown++;
    if (thrown % 5 === 0) w.wind = nextWind(stage, stage.random);
    stage.sound.play('shoot');
  };
  return {
    reset: () => {
      thrown = 0;
      w = newBalloons(stage.view.w, stage.view.h, stage.plan.difficulty * 0.2, !asksFor(stage, 'no-enemies'));
      w.wind = nextWind(stage, stage.random);
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    resize: () => {
      Object.assign(w, { w: stage.view.w, h: stage.view.h, balloons: [], arrows: [] });
    },
    draw: () => drawBalloons(stage, w, aim),
    idle: (dt) => {
      stepBalloons(w, dt, stage.random);
      w.balloons = w.balloons.filter(({ y }) => y > stage.view.h * 0.5);
      w.seconds = Math.min(w.seconds, 2);
    },
    update: (dt) => {
      const by = stage.input.axis().x;
      if (by) aim = Math.max(-2.9, Math.min(-0.25, aim + by * dt * 2));
      for (const event of stepBalloons(w, dt, stage.random)) tellBalloon(stage, w, event);
      const seconds = stage.rule('seconds', 0);
      if (seconds) stage.hud.progress = 1 - w.seconds / seconds;
      const isSpent = shotsLeft(stage, thrown) === 0 && w.arrows.length === 0;
      if (isSpent || (seconds && w.seconds >= seconds)) stage.over();
    },
    press: toss,
    action: () => toss({ x: handAt(w).x + Math.cos(aim) * 300, y: handAt(w).y + Math.sin(aim) * 300 }),
  };
}

function tellBalloon(stage: Stage, w: BalloonWorld, { type, at: p, balloon, chain }: BalloonEvent): void {
  const { theme, palette } = stage.plan;
  if (type === 'pop' && balloon) {
    reward(stage, p, at(theme.things, balloon.look), 10 * chain + Math.min(10, w.streak), w.streak);
    stage.sound.play('pop', chain);
    stage.effects.ring(p.x, p.y, palette.paper, 50);
    if (chain > 1) stage.banner(`${chain} IN ONE!`);
  }
  if (type === 'bad' && balloon) hurt(stage, p, at(theme.foes, balloon.look));
  if (type === 'escaped') hurt(stage, { x: p.x, y: 60 });
  stage.hud.label = w.streak > 2 ? `STREAK ${w.streak}` : '';
}
