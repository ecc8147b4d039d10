import { approach, clamp } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { keyAt, keysIn } from '../../stage/keyboard.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { wordsOf } from '../../stage/words.ts';
import { drawHangman } from './draw.ts';
import { guess, isGuessed, riddleOf } from './riddle.ts';
import { flightRoom, type HangmanWorld, keyBox } from './world.ts';

/** Guess the word letter by letter. Balloons carry the hero; every wrong letter bursts one. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = 0;
      Object.assign(w, newWorld(stage));
    },
    resize: () => {
      w.keys = keysIn(keyBox(stage));
    },
    draw: () => drawHangman(stage, w),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      const letter = keyAt(w.keys, p);
      if (letter) tryLetter(stage, w, letter);
    },
    letter: (letter) => tryLetter(stage, w, letter),
  };
});

function newWorld(stage: Stage): HangmanWorld {
  const words = stage.random.shuffle(wordsOf(stage.plan).filter((word) => word.length >= 3));
  const balloonsMax = Math.round(clamp(stage.rule('lives', 6), 3, 10));
  return {
    words,
    riddle: riddleOf(at(words, 0)),
    keys: keysIn(keyBox(stage)),
    balloons: balloonsMax,
    balloonsMax,
    solved: 0,
    ages: new Map(),
    sway: 0,
    wait: 0,
    cheer: 0,
  };
}

function tryLetter(stage: Stage, w: HangmanWorld, letter: string): void {
  if (w.wait > 0 || !/^[A-Z]$/.test(letter)) return;
  const found = guess(w.riddle, letter);
  const { view, plan } = stage;
  if (found === null) return;
  if (found === 0) {
    w.balloons--;
    w.sway = 1;
    stage.sound.play('boom');
    stage.effects.shake(7);
    const room = flightRoom(stage, w);
    stage.effects.burst(room.x + room.w / 2, room.y + room.h * 0.3, [plan.palette.danger, plan.palette.paper], {
      count: 24,
      speed: 240,
    });
    if (w.balloons <= 0) {
      w.wait = 1.6;
      stage.sound.play('lose');
    }
    return;
  }
  w.ages.set(letter, 0);
  stage.add(10 * found);
  stage.sound.play('coin', found + w.riddle.tried.length);
  if (!isGuessed(w.riddle)) return;
  w.solved++;
  w.cheer = 1;
  w.wait = 1.5;
  stage.add(50 + 10 * w.balloons);
  stage.banner(at(['RIGHT!', 'CLEVER!', 'WELL SPELT!'], w.solved));
  stage.sound.play('win');
  stage.effects.burst(view.w / 2, view.h * 0.5, [plan.palette.accent, plan.palette.second, plan.palette.paper], {
    count: 40,
    speed: 300,
    shape: 'bit',
    gravity: 300,
    life: 1.2,
  });
}

function update(stage: Stage, w: HangmanWorld, dt: number): void {
  w.sway = approach(w.sway, 0, 2, dt);
  w.cheer = approach(w.cheer, 0, 1, dt);
  for (const [letter, age] of w.ages) w.ages.set(letter, age + dt);
  stage.hud.label = `WORD ${w.solved + 1}`;
  if (w.wait <= 0) return;
  w.wait -= dt;
  if (w.wait > 0) return;
  if (w.balloons <= 0) {
    stage.over();
    return;
  }
  w.riddle = riddleOf(at(w.words, w.solved));
  w.ages = new Map();
  w.balloons = Math.min(w.balloonsMax, w.balloons + 2);
}
