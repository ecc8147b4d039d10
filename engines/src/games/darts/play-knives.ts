import { at } from '../../math/random.ts';
import { counted, hurt, isFinished, reward } from '../../stage/feedback.ts';
import { isUnhurried } from '../../stage/gentle.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { discOf, drawKnives } from './draw-knives.ts';
import { type KnifeEvent, type KnifeWorld, newKnives, stepKnives, throwKnife } from './knives.ts';

/** So many seconds without a throw cost a life: nobody can only watch. */
const patienceSeconds = 7;

/** Knives into a disc that turns, beside each other. */
export function playKnives(stage: Stage): Game {
  let w = newKnives(0, 0, stage.random);
  let idleSeconds = 0;
  const toss = () => {
    if (stage.played <= 0.05 || !throwKnife(w)) return;
    idleSeconds = 0;
    stage.sound.play('shoot');
  };
  const next = (round: number) => {
    w = newKnives(round, stage.plan.difficulty * 0.2, stage.random);
  };
  return {
    reset: () => {
      next(0);
      idleSeconds = 0;
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    draw: () => drawKnives(stage, w),
    idle: (dt) => {
      w.angle += dt;
    },
    update: (dt) => {
      idleSeconds = isUnhurried(stage) ? 0 : idleSeconds + dt;
      for (const event of stepKnives(w, dt, stage.random)) show(stage, w, event);
      stage.hud.progress = isUnhurried(stage) ? -1 : Math.max(0, 1 - idleSeconds / patienceSeconds);
      if (idleSeconds >= patienceSeconds) {
        idleSeconds = 0;
        hurt(stage, discOf(stage));
      }
      stage.hud.label = counted(stage, 'LEVEL', 'rounds', w.round + 1);
      if (w.left > 0 || isFinished(stage, 'rounds', w.round + 1)) return;
      next(w.round + 1);
      stage.banner(counted(stage, 'LEVEL', 'rounds', w.round + 1));
    },
    press: toss,
    action: toss,
  };
}

function show(stage: Stage, w: KnifeWorld, { what }: KnifeEvent): void {
  const { palette, theme } = stage.plan;
  const { x, y, r } = discOf(stage);
  const p = { x, y: y + r };
  if (what === 'prize') reward(stage, p, at(theme.things, 0), 25, w.round);
  if (what === 'stuck') {
    stage.add(10, { x: p.x + 40, y: p.y });
    stage.sound.play('pop', w.stuck.length % 8);
    stage.effects.burst(p.x, p.y, '#d9a66b', { count: 8, speed: 120, size: 4 });
  }
  if (what === 'clash') {
    stage.banner('TOO CLOSE!');
    hurt(stage, p);
  }
  if (what === 'cleared') {
    stage.sound.play('win');
    stage.add(50 + w.round * 10, { x, y });
    stage.effects.burst(x, y, [palette.accent, palette.second, palette.paper], { count: 36, speed: 260, shape: 'bit' });
  }
}
