import { approach } from '../../math/maths.ts';
import { hurt, mainThing, reward } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { colourOf, drawGates, placeOf } from './draw.ts';
import { flap, type GateEvent, type GatesWorld, newGates, stepGates } from './world.ts';

/** Hop upwards through rotating wheels where they show the hero's colour. */
run((stage): Game => {
  let w = newGates(0, stage.random);
  let camera = 0;
  const hop = () => {
    flap(w);
    stage.sound.play('jump', stage.random.int(0, 2));
    const { x, y } = placeOf(stage, camera, w.y);
    stage.effects.burst(x, y + 14, colourOf(stage, w.colour), {
      count: 5,
      speed: 80,
      life: 0.4,
      size: 4,
      towards: Math.PI / 2,
    });
  };
  return {
    reset: () => {
      w = newGates(stage.plan.difficulty * 0.2, stage.random);
      camera = 0;
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    draw: () => drawGates(stage, w, camera),
    idle: (dt) => {
      for (const wheel of w.wheels) wheel.angle += wheel.spin * dt;
      w.y = Math.sin(stage.time * 3) * 8;
    },
    update: (dt) => {
      for (const event of stepGates(w, dt, stage.random)) showEvent(stage, w, camera, event);
      camera = Math.max(approach(camera, w.y, w.y < camera - 200 ? 6 : 0, dt), w.y - stage.view.h * 0.14);
      stage.hud.label = `WHEELS ${w.passed}`;
    },
    press: hop,
    action: hop,
    direction: (d, by) => {
      if (d === 'up' && by === 'key') hop();
    },
  };
});

function showEvent(stage: Stage, w: GatesWorld, camera: number, { type, y, look }: GateEvent): void {
  const p = placeOf(stage, camera, y);
  const { palette } = stage.plan;
  if (type === 'thing') reward(stage, p, mainThing(stage, look), 20, w.passed);
  if (type === 'colour') {
    stage.add(10, p);
    stage.sound.play('power', look);
    stage.effects.ring(p.x, p.y, colourOf(stage, w.colour), 80);
  }
  if (type !== 'hit' && type !== 'fell') return;
  const all = [0, 1, 2, 3].map((colour) => colourOf(stage, colour));
  stage.effects.burst(p.x, Math.min(p.y, stage.view.h - 20), [...all, palette.paper], {
    count: 34,
    speed: 300,
    gravity: 400,
  });
  hurt(stage, { x: p.x, y: Math.min(p.y, stage.view.h - 20) });
}
