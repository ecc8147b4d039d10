import { approach, clamp } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { asksFor, hurt, mainThing, reward } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawSwing, floorOf } from './draw.ts';
import { holdOn, letGo, newSwing, type SwingEvent, type SwingWorld, stepSwing } from './world.ts';

/** Hold to grab the next rope, release to fly. */
run((stage): Game => {
  let w = start(stage);
  let camera = 0;
  let metres = 0;
  const cameraFor = () => w.x - stage.view.w * 0.34;
  const grab = () => {
    // The hero already hangs on the first rope: the touch starts the swing.
    w.idle = 0;
    if (holdOn(w)) stage.sound.play('jump');
  };
  return {
    reset: () => {
      w = start(stage);
      camera = cameraFor();
      metres = 0;
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    resize: () => {
      w.floor = floorOf(stage);
      camera = cameraFor();
    },
    draw: () => drawSwing(stage, w, camera),
    idle: (dt) => {
      stepSwing(w, dt, stage.view.w, stage.random);
      w.hung = 0;
      w.idle = 1;
      camera = approach(camera, cameraFor(), 2, dt);
    },
    update: (dt) => {
      if (w.rope && !stage.input.held()) letGo(w);
      for (const event of stepSwing(w, dt, stage.view.w * 1.3, stage.random)) showEvent(stage, w, camera, event);
      camera = approach(camera, cameraFor() + clamp(w.vx * 0.12, -40, 90), 6, dt);
      const gone = Math.floor(w.far / 60);
      if (gone > metres) stage.add(gone - metres);
      metres = Math.max(metres, gone);
      stage.hud.label = `${metres} M`;
    },
    press: grab,
    action: grab,
    direction: (d, by) => {
      if (d === 'up' && by === 'key') grab();
    },
  };
});

function start(stage: Stage): SwingWorld {
  return newSwing(floorOf(stage), stage.plan.difficulty * 0.2, !asksFor(stage, 'no-enemies'), stage.random);
}

function showEvent(stage: Stage, w: SwingWorld, camera: number, { type, at: place, look }: SwingEvent): void {
  const p = { x: place.x - camera, y: place.y };
  if (type === 'thing') reward(stage, p, mainThing(stage, look), 10, look);
  if (type === 'hit') hurt(stage, p, at(stage.plan.theme.foes, look));
  if (type === 'fell') {
    stage.effects.burst(p.x, p.y, stage.plan.palette.paper, { count: 24, speed: 220, gravity: 420 });
    hurt(stage, p);
    w.idle = Math.max(w.idle, 2);
  }
}
