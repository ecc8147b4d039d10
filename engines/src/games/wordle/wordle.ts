import { approach, clamp, inside, type Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { isFinished } from '../../stage/feedback.ts';
import { keyAt, keysIn } from '../../stage/keyboard.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { wordsOf } from '../../stage/words.ts';
import { drawWordle } from './draw.ts';
import { marksOf } from './guess.ts';
import { keyBox } from './layout.ts';
import type { WordleWorld } from './world.ts';

/** Find the hidden word: each guess shows which letters are at their place, elsewhere or not in it. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = 0;
      Object.assign(w, newWorld(stage));
    },
    resize: () => Object.assign(w, layKeys(stage)),
    draw: () => drawWordle(stage, w),
    update: (dt) => update(stage, w, dt),
    press: (p) => press(stage, w, p),
    letter: (letter) => type(stage, w, letter),
    erase: () => erase(stage, w),
    action: () => submit(stage, w),
  };
});

function layKeys(stage: Stage): Pick<WordleWorld, 'keys' | 'enter' | 'erase'> {
  const box = keyBox(stage);
  const [w, h] = [box.w * 0.15, box.h / 3];
  const y = box.y + h * 2;
  return { keys: keysIn(box), enter: { x: box.x, y, w, h }, erase: { x: box.x + box.w - w, y, w, h } };
}

function newWorld(stage: Stage): WordleWorld {
  const length = Math.round(clamp(stage.rule('letters', 5), 4, 7));
  const words = stage.random.shuffle(wordsOf(stage.plan, length, 3).filter((word) => word.length === length));
  return {
    words: words.length > 0 ? words : ['APPLE'],
    word: words[0] ?? 'APPLE',
    triesMax: Math.round(clamp(stage.rule('lives', 6), 3, 9)),
    guesses: [],
    typed: '',
    ...layKeys(stage),
    solved: 0,
    found: new Set(),
    age: 9,
    shake: 0,
    cheer: 0,
    wait: 0,
  };
}

function press(stage: Stage, w: WordleWorld, p: Point): void {
  // The touch that starts the round types nothing.
  if (stage.played < 0.05) return;
  const letter = keyAt(w.keys, p);
  if (letter) type(stage, w, letter);
  else if (inside(p, w.enter)) submit(stage, w);
  else if (inside(p, w.erase)) erase(stage, w);
}

function type(stage: Stage, w: WordleWorld, letter: string): void {
  if (w.wait > 0 || !/^[A-Z]$/.test(letter) || w.typed.length >= w.word.length) return;
  w.typed += letter;
  stage.sound.play('tick', w.typed.length);
}

function erase(stage: Stage, w: WordleWorld): void {
  if (w.typed === '') return;
  w.typed = w.typed.slice(0, -1);
  stage.sound.play('tick', -3);
}

function submit(stage: Stage, w: WordleWorld): void {
  if (w.wait > 0) return;
  if (w.typed.length < w.word.length) {
    w.shake = w.typed === '' ? 0 : 1;
    stage.sound.play('drop');
    return;
  }
  const guess = w.typed;
  w.guesses.push(guess);
  w.typed = '';
  w.age = 0;
  const fresh = marksOf(w.word, guess).flatMap((mark, i) => (mark === 'right' && !w.found.has(i) ? [i] : []));
  for (const i of fresh) w.found.add(i);
  if (fresh.length > 0) stage.add(10 * fresh.length);
  stage.sound.play(fresh.length > 0 ? 'coin' : 'pop', fresh.length);
  if (guess === w.word) solve(stage, w);
  else if (w.guesses.length >= w.triesMax) {
    w.wait = 2.6;
    stage.sound.play('lose');
  }
}

function solve(stage: Stage, w: WordleWorld): void {
  const { view, plan } = stage;
  w.solved++;
  w.cheer = 1;
  w.wait = 2.2;
  stage.add(50 + 25 * (w.triesMax - w.guesses.length));
  stage.banner(at(['RIGHT!', 'CLEVER!', 'BRILLIANT!'], w.solved));
  stage.sound.play('win');
  const colours = [plan.palette.accent, plan.palette.second, plan.palette.paper];
  stage.effects.burst(view.w / 2, view.h * 0.4, colours, {
    count: 44,
    speed: 300,
    shape: 'bit',
    gravity: 300,
    life: 1.2,
  });
}

function update(stage: Stage, w: WordleWorld, dt: number): void {
  w.age += dt;
  w.shake = approach(w.shake, 0, 5, dt);
  w.cheer = approach(w.cheer, 0, 1, dt);
  stage.hud.label = `WORD ${w.solved + 1}`;
  if (w.wait <= 0) return;
  w.wait -= dt;
  if (w.wait > 0) return;
  const isLost = w.guesses.at(-1) !== w.word;
  if (!isLost && isFinished(stage, 'words', w.solved)) return;
  // Without losing, a word that was not found is followed by another one.
  if (isLost && stage.rule('gentle', 0) === 0) {
    stage.over();
    return;
  }
  const next = (w.words.indexOf(w.word) + 1) % w.words.length;
  Object.assign(w, { word: at(w.words, next), guesses: [], typed: '', found: new Set(), age: 9 });
}
