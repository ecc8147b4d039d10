import { approach, clamp, inside } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { wordsOf } from '../../stage/words.ts';
import { drawAnagrams } from './draw.ts';
import { byLength, isAnswer, scramble } from './scramble.ts';
import { type AnagramWorld, boxOf, type LetterTile, placeAt } from './world.ts';

/** Put the letters in order before the time is up; every word adds time. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = 0;
      Object.assign(w, newWorld(stage));
      ask(stage, w);
    },
    draw: () => drawAnagrams(stage, w),
    idle: (dt) => settle(stage, w, dt),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      const tile = w.tiles.find((one) => inside(p, boxOf(stage, w, one)));
      if (tile) toggle(stage, w, tile);
    },
    letter: (letter) => {
      const tile = w.tiles.find((one) => one.letter === letter && one.slot < 0);
      if (tile) toggle(stage, w, tile);
    },
    action: () => takeBack(stage, w),
    direction: (d, by) => {
      if (
        by === 'key' &&
        (d === 'left' || d === 'down') &&
        !w.tiles.some((one) => one.letter === 'A' || one.letter === 'S')
      )
        takeBack(stage, w);
    },
  };
});

function newWorld(stage: Stage): AnagramWorld {
  const words = wordsOf(stage.plan, 9).filter((word) => word.length >= 3);
  const order = byLength(words, stage.random);
  return {
    words: order,
    asked: 0,
    word: '',
    tiles: [],
    left: secondsMax(stage),
    wrong: 0,
    streak: 0,
    cheer: 0,
    wait: 0,
  };
}

const secondsMax = (stage: Stage) => stage.rule('seconds', 0) || 30;

function ask(stage: Stage, w: AnagramWorld): void {
  const skip = Math.round(stage.rule('skip', 0));
  w.word = at(w.words, w.asked + skip);
  w.tiles = scramble(w.word, stage.random).map((letter, home) => ({
    letter,
    home,
    slot: -1,
    x: stage.view.w / 2,
    y: stage.view.h + 60,
  }));
}

function toggle(stage: Stage, w: AnagramWorld, tile: LetterTile): void {
  if (w.wait > 0) return;
  if (tile.slot >= 0) {
    const from = tile.slot;
    tile.slot = -1;
    for (const other of w.tiles) if (other.slot > from) other.slot--;
    stage.sound.play('tick');
    return;
  }
  tile.slot = w.tiles.filter((one) => one.slot >= 0).length;
  stage.sound.play('pop', tile.slot);
  if (w.tiles.every((one) => one.slot >= 0)) judge(stage, w);
}

function takeBack(stage: Stage, w: AnagramWorld): void {
  const last = w.tiles.filter((one) => one.slot >= 0).sort((a, b) => b.slot - a.slot)[0];
  if (last) toggle(stage, w, last);
}

function judge(stage: Stage, w: AnagramWorld): void {
  const { plan, view } = stage;
  const made = [...w.tiles]
    .sort((a, b) => a.slot - b.slot)
    .map(({ letter }) => letter)
    .join('');
  if (!isAnswer(made, w.word, w.words)) {
    w.wrong = 1;
    w.streak = 0;
    w.left -= 2;
    for (const tile of w.tiles) tile.slot = -1;
    stage.sound.play('hit');
    stage.effects.shake(6);
    return;
  }
  w.streak++;
  w.cheer = 1;
  w.wait = 0.8;
  w.left = Math.min(secondsMax(stage), w.left + 4 + w.word.length * clamp(1.6 - w.asked * 0.07, 0.4, 1.6));
  const y = placeAt(stage, w, 'answer', 0).y;
  stage.add(10 * w.word.length + 5 * w.streak, { x: view.w / 2, y });
  stage.sound.play('win');
  stage.effects.burst(view.w / 2, y, [plan.palette.accent, plan.palette.second, plan.palette.paper], {
    count: 34,
    speed: 280,
    shape: 'bit',
    gravity: 300,
  });
}

function settle(stage: Stage, w: AnagramWorld, dt: number): void {
  w.cheer = approach(w.cheer, 0, 1.2, dt);
  w.wrong = approach(w.wrong, 0, 4, dt);
  for (const tile of w.tiles) {
    const to = placeAt(stage, w, tile.slot >= 0 ? 'answer' : 'letters', tile.slot >= 0 ? tile.slot : tile.home);
    tile.x = approach(tile.x, to.x + to.w / 2, 16, dt);
    tile.y = approach(tile.y, to.y + to.h / 2, 16, dt);
  }
}

function update(stage: Stage, w: AnagramWorld, dt: number): void {
  settle(stage, w, dt);
  stage.hud.progress = clamp(w.left / secondsMax(stage), 0, 1);
  stage.hud.label = `WORD ${w.asked + 1}`;
  if (w.wait > 0) {
    w.wait -= dt;
    if (w.wait <= 0) {
      w.asked++;
      ask(stage, w);
    }
    return;
  }
  w.left -= dt;
  if (w.left > 0) return;
  stage.effects.note(stage.view.w / 2, placeAt(stage, w, 'answer', 0).y - 30, w.word, stage.plan.palette.accent, 20);
  stage.over();
}
