import { approach, clamp, type Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawSimon } from './draw.ts';
import { isNextRight, longer, showSeconds } from './sequence.ts';
import { middleOfRing, padAt, padPlace, type SimonWorld } from './world.ts';

/** Watch the pads, then repeat the sequence; it grows by one each time. A mistake costs a life and shows it again. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = stage.hud.lives = Math.round(clamp(stage.rule('lives', 3), 1, 5));
      Object.assign(w, newWorld(stage));
      w.sequence = longer(longer([], w.pads, stage.random), w.pads, stage.random);
    },
    draw: () => drawSimon(stage, w),
    idle: (dt) => fade(w, dt),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      const pad = padAt(stage, w, p);
      w.byKeys = false;
      if (pad >= 0) strike(stage, w, pad);
    },
    letter: (letter) => {
      const pad = Number(letter) - 1;
      if (pad >= 0 && pad < w.pads) strike(stage, w, pad);
    },
    direction: (d, by) => {
      if (by !== 'key') return;
      w.byKeys = true;
      if (w.pads === 4) strike(stage, w, { up: 0, right: 1, down: 2, left: 3 }[d]);
      else w.cursor = (w.cursor + (d === 'left' || d === 'up' ? -1 : 1) + w.pads) % w.pads;
    },
    action: () => {
      if (w.pads !== 4) strike(stage, w, w.cursor);
    },
  };
});

function newWorld(stage: Stage): SimonWorld {
  const pads = Math.round(clamp(stage.rule('pads', 4), 3, 9));
  return {
    pads,
    sequence: [],
    done: 0,
    phase: 'rest',
    seconds: 0.4,
    shown: 0,
    lit: Array.from({ length: pads }, () => 9),
    wrong: 0,
    cursor: 0,
    byKeys: false,
    cheer: 0,
  };
}

function sound(stage: Stage, w: SimonWorld, pad: number): void {
  w.lit[pad] = 0;
  stage.sound.play('coin', pad * 2 - 4);
}

function strike(stage: Stage, w: SimonWorld, pad: number): void {
  if (w.phase !== 'repeat') return;
  const { x, y, size } = padPlace(stage, w, pad);
  const { palette } = stage.plan;
  if (!isNextRight(w.sequence, w.done, pad)) {
    mistake(stage, w, { x, y });
    return;
  }
  sound(stage, w, pad);
  w.done++;
  w.seconds = 0;
  stage.add(5 + w.sequence.length, { x, y: y - size * 0.4 });
  stage.effects.ring(x, y, palette.paper, size * 0.7);
  stage.effects.burst(x, y, [palette.accent, palette.paper], { count: 8, speed: 150 });
  if (w.done < w.sequence.length) return;
  w.cheer = 1;
  w.sequence = longer(w.sequence, w.pads, stage.random);
  stage.add(10 * w.done);
  if (w.done >= 4) stage.banner(at(['RIGHT!', 'GREAT!', 'WHAT A MEMORY!'], w.done));
  rest(w, 0.9);
}

function mistake(stage: Stage, w: SimonWorld, { x, y }: Point): void {
  stage.hud.lives--;
  w.wrong = 1;
  stage.sound.play('hit');
  stage.effects.shake(10);
  stage.effects.flash(stage.plan.palette.danger, 0.35);
  stage.effects.burst(x, y, stage.plan.palette.danger, { count: 18, speed: 200 });
  if (stage.hud.lives <= 0) stage.over();
  else rest(w, 1.1);
}

function rest(w: SimonWorld, seconds: number): void {
  w.phase = 'rest';
  w.seconds = seconds;
  w.done = 0;
  w.shown = 0;
}

function fade(w: SimonWorld, dt: number): void {
  w.lit = w.lit.map((age) => age + dt);
  w.cheer = approach(w.cheer, 0, 1.6, dt);
  w.wrong = approach(w.wrong, 0, 4, dt);
}

function update(stage: Stage, w: SimonWorld, dt: number): void {
  fade(w, dt);
  stage.hud.label = w.phase === 'repeat' ? `YOUR TURN ${w.done}/${w.sequence.length}` : 'WATCH';
  const patience = stage.rule('seconds', 7);
  stage.hud.progress = w.phase === 'repeat' ? 1 - w.seconds / patience : -1;
  if (w.phase === 'rest') {
    w.seconds -= dt;
    if (w.seconds <= 0) Object.assign(w, { phase: 'show', seconds: 0, shown: 0 });
    return;
  }
  w.seconds += dt;
  if (w.phase === 'repeat') {
    if (w.seconds > patience) mistake(stage, w, middleOfRing(stage.view));
    return;
  }
  const each = showSeconds(w.sequence.length, stage.rule('pace', 0.62));
  if (w.shown < w.sequence.length && w.seconds >= w.shown * each) sound(stage, w, w.sequence[w.shown++] ?? 0);
  if (w.shown >= w.sequence.length && w.seconds >= w.sequence.length * each + 0.1) {
    Object.assign(w, { phase: 'repeat', seconds: 0 });
  }
}
