import { clamp, type Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { asksFor, hurt, reward } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawDodger, floorOf } from './draw.ts';
import { type DodgeEvent, type DodgeMode, type DodgerWorld, newDodger, stepDodger } from './world.ts';

/** Avoid everything that comes, and collect the good things in between. */
run((stage): Game => {
  let w = start(stage);
  /** Positions of the hero and the finger at touch-down: the hero moves as far as the finger does. */
  let grip: { finger: Point; hero: Point } | null = null;
  return {
    reset: () => {
      w = start(stage);
      grip = null;
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    resize: () => {
      const { w: width, h } = sizeOf(stage, w.mode);
      w.x = (w.x / w.w) * width;
      w.y = (w.y / w.h) * h;
      Object.assign(w, { w: width, h, falling: [] });
      grip = null;
    },
    draw: () => drawDodger(stage, w),
    idle: () => {
      w.x = w.w / 2 + Math.sin(stage.time * 1.4) * 70;
    },
    update: (dt) => {
      const { pointer, axis } = stage.input;
      if (!pointer.down) grip = null;
      const to = grip && {
        x: clamp(grip.hero.x + (pointer.x - grip.finger.x) * 1.25, 0, w.w),
        y: clamp(grip.hero.y + (pointer.y - grip.finger.y) * 1.25, 0, w.h),
      };
      for (const event of stepDodger(w, axis(), to, dt, stage.random)) showEvent(stage, w, event);
      const seconds = stage.rule('seconds', 0);
      if (seconds) stage.hud.progress = 1 - w.seconds / seconds;
      if (seconds && w.seconds >= seconds) {
        stage.hud.won = true;
        stage.banner('SURVIVED!');
        stage.over();
      }
    },
    press: (p) => {
      grip = { finger: p, hero: { x: w.x, y: w.y } };
    },
  };
});

function start(stage: Stage): DodgerWorld {
  const mode: DodgeMode =
    asksFor(stage, 'top-down') || stage.rule('around', 0) ? 'around' : stage.rule('air', 0) ? 'air' : 'ground';
  return newDodger(mode, sizeOf(stage, mode), stage.plan.difficulty * 0.2);
}

const sizeOf = (stage: Stage, mode: DodgeMode) => ({
  w: stage.view.w,
  h: mode === 'ground' ? floorOf(stage) : stage.view.h,
});

function showEvent(stage: Stage, w: DodgerWorld, { type, at: place, look }: DodgeEvent): void {
  const { theme, palette } = stage.plan;
  if (type === 'hit') hurt(stage, place);
  if (type === 'thing') reward(stage, place, at(theme.things, look), 20 + Math.min(10, w.streak) * 5, w.streak);
  if (type === 'close') {
    stage.add(5, { x: w.x, y: w.y - 30 });
    stage.sound.play('tick', 4);
  }
  if (type === 'gone') {
    stage.add(2);
    if (w.mode !== 'ground') return;
    stage.effects.burst(place.x, w.h, [palette.paper, stage.art.colourOf(at(theme.foes, look))], {
      count: 9,
      speed: 130,
      gravity: 320,
      size: 4,
    });
    stage.sound.play('drop', -4);
  }
}
