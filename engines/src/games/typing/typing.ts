import { approach, clamp } from '../../math/maths.ts';
import { keyAt, keysIn } from '../../stage/keyboard.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { wordsOf } from '../../stage/words.ts';
import { drawTyping } from './draw.ts';
import { newParade, stepParade, typeLetter, type Walker } from './walkers.ts';
import { actorOf, heroPlace, keyBox, type TypingWorld, walkerPlace } from './world.ts';

/** Type the words that walk towards the hero: each letter hits, a complete word defeats the walker. */
run((stage): Game => {
  const w = newWorld(stage);
  const enter = (letter: string) => type(stage, w, letter);
  return {
    reset: () => {
      stage.hud.livesMax = stage.hud.lives = Math.round(clamp(stage.rule('lives', 3), 1, 5));
      Object.assign(w, newWorld(stage), { hasKeyboard: w.hasKeyboard });
      // A walker is already on the way behind the title screen.
      stepParade(w.parade, 0.3, w.words, 1, stage.random);
    },
    resize: () => {
      w.keys = keysIn(keyBox(stage));
    },
    draw: () => drawTyping(stage, w),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      const letter = w.hasKeyboard ? undefined : keyAt(w.keys, p);
      if (letter) enter(letter);
    },
    letter: (letter) => {
      w.hasKeyboard = true;
      enter(letter);
    },
  };
});

function newWorld(stage: Stage): TypingWorld {
  return {
    parade: newParade(),
    words: wordsOf(stage.plan),
    keys: keysIn(keyBox(stage)),
    lit: new Map(),
    bolts: [],
    streak: 0,
    safe: 0,
    hasKeyboard: window.matchMedia('(pointer: fine)').matches && !stage.view.portrait,
  };
}

function type(stage: Stage, w: TypingWorld, letter: string): void {
  w.lit.set(letter, 1);
  const hit = typeLetter(w.parade, letter);
  if (!hit) {
    w.streak = 0;
    stage.sound.play('tick', -5);
    return;
  }
  const { walker, isDone } = hit;
  const { x, y } = walkerPlace(stage, w, walker);
  const { palette } = stage.plan;
  w.bolts.push({ walker: { ...walker }, age: 0 });
  stage.sound.play('shoot', walker.typed);
  stage.effects.burst(x, y, [palette.accent, palette.paper], { count: 4, speed: 120, life: 0.35, size: 3 });
  if (!isDone) return;
  w.streak++;
  const foe = actorOf(stage, walker);
  stage.add(10 * walker.word.length + 5 * Math.min(10, w.streak), { x, y: y - 20 });
  stage.sound.play('coin', Math.min(9, w.streak));
  stage.effects.burst(x, y, [stage.art.colourOf(foe), palette.paper, palette.accent], { count: 22, speed: 230 });
  stage.effects.ring(x, y, palette.accent, 60);
  stage.effects.shake(3);
  if (w.streak % 10 === 0) stage.banner(`${w.streak} WORDS!`);
}

function update(stage: Stage, w: TypingWorld, dt: number): void {
  w.safe = Math.max(0, w.safe - dt);
  for (const [letter, lit] of w.lit) w.lit.set(letter, approach(lit, 0, 9, dt));
  for (const bolt of w.bolts) bolt.age += dt;
  w.bolts = w.bolts.filter((bolt) => bolt.age < 0.16);
  for (const walker of stepParade(w.parade, dt, w.words, stage.rule('pace', 1), stage.random)) arrive(stage, w, walker);
  stage.hud.label = w.streak > 2 ? `STREAK ${w.streak}` : '';
}

function arrive(stage: Stage, w: TypingWorld, walker: Walker): void {
  const { x, y } = heroPlace(stage, w);
  w.streak = 0;
  w.safe = 1;
  stage.hud.lives--;
  stage.sound.play('hit');
  stage.effects.shake(11);
  stage.effects.flash(stage.plan.palette.danger, 0.35);
  stage.effects.burst(x, y, stage.plan.palette.danger, { count: 20, speed: 220 });
  stage.effects.note(x, y - 50, walker.word, stage.plan.palette.danger);
  if (stage.hud.lives <= 0) stage.over();
}
