import type { Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { hurt, reward } from '../../stage/feedback.ts';
import { isUnhurried } from '../../stage/gentle.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawFishing } from './draw.ts';
import { type FishingEvent, newWater, patienceSeconds, stepWater, type Water } from './water.ts';

/** Hold to lower the line, release to reel it in; what hangs on it is caught when it is up. */
run((stage): Game => {
  let w = begin(stage);
  let wanted: number | null = null;
  const follow = (p: Point) => {
    wanted = p.x;
  };
  return {
    reset: () => {
      w = begin(stage);
      wanted = null;
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    resize: () => {
      w = begin(stage);
    },
    draw: () => drawFishing(stage, w),
    idle: (dt) => {
      stepWater(w, { isLowering: Math.sin(stage.time * 1.2) > 0, x: null }, dt, stage.random);
      Object.assign(w, { left: patienceSeconds, seconds: 0, caught: 0 });
    },
    update: (dt) => {
      const by = stage.input.axis();
      if (by.x) wanted = w.x + by.x * 60;
      const isLowering = stage.input.held() || by.y > 0;
      const isCalm = isUnhurried(stage) || stage.rule('gentle', 0) > 0;
      if (isCalm) w.left = patienceSeconds;
      for (const event of stepWater(w, { isLowering, x: wanted }, dt, stage.random)) showEvent(stage, event);
      stage.hud.progress = isCalm ? -1 : w.left / patienceSeconds;
      stage.hud.label = w.caught ? `CAUGHT ${w.caught}` : '';
    },
    press: follow,
    move: (p) => {
      if (stage.input.pointer.down) follow(p);
    },
  };
});

function begin({ view, plan, random }: Stage): Water {
  return newWater(view.w, view.h * (view.portrait ? 0.44 : 0.42), view.h - 14, plan.difficulty * 0.2, random);
}

function showEvent(stage: Stage, { type, at: p, points, look }: FishingEvent): void {
  const { theme, palette } = stage.plan;
  if (type === 'hooked') {
    stage.sound.play('pop', look);
    stage.effects.burst(p.x, p.y, ['#d8f2ff', palette.paper], { count: 8, speed: 90 });
  }
  if (type === 'landed') {
    reward(stage, p, at(theme.things, look < 8 ? 0 : look), points, look);
    stage.effects.burst(p.x, p.y, '#d8f2ff', { count: 16, speed: 190, gravity: 400 });
  }
  if (type === 'stolen') stage.banner('STOLEN!');
  if (type === 'tired') stage.banner('TOO SLOW!');
  if (type === 'cut' || type === 'stolen' || type === 'tired') hurt(stage, p, at(theme.foes, look));
}
