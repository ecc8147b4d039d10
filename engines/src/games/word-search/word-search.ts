import { approach, clamp } from '../../math/maths.ts';
import { layGrid, middleOf, type Spot, spotAt, stepCursor } from '../../stage/board.ts';
import { isFinished } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { wordsOf } from '../../stage/words.ts';
import { drawWordSearch } from './draw.ts';
import { hideWords, lineOf, wordIn } from './letters.ts';
import type { SearchWorld } from './world.ts';

/** Find the hidden words and mark each in one line. Each board has a time limit; found words add time. */
run((stage): Game => {
  const w = newWorld(stage, 1);
  const cellAt = ({ column, row }: Spot) => row * w.letters.size + column;
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = 0;
      Object.assign(w, newWorld(stage, 1));
    },
    resize: () => {
      w.grid = gridOf(stage, w.letters.size);
    },
    draw: () => drawWordSearch(stage, w),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      const spot = spotAt(w.grid, p);
      w.byKeys = false;
      w.from = w.to = spot ? cellAt(spot) : -1;
    },
    move: (p) => {
      const spot = spotAt(w.grid, p);
      if (w.from < 0 || !stage.input.pointer.down || !spot) return;
      const before = w.to;
      w.to = cellAt(spot);
      if (before !== w.to && lineOf(w.letters.size, w.from, w.to).length)
        stage.sound.play('tick', lineOf(w.letters.size, w.from, w.to).length);
    },
    release: () => {
      if (w.from >= 0 && w.to !== w.from) strike(stage, w);
      w.from = w.to = -1;
    },
    direction: (d, by) => {
      if (by !== 'key') return;
      w.byKeys = true;
      w.cursor = stepCursor(w.grid, w.cursor, d);
      if (w.from >= 0) w.to = cellAt(w.cursor);
      stage.sound.play('tick');
    },
    action: () => {
      w.byKeys = true;
      if (w.from < 0) w.from = w.to = cellAt(w.cursor);
      else {
        strike(stage, w);
        w.from = w.to = -1;
      }
    },
  };
});

const gridOf = ({ view }: Stage, size: number) => layGrid(view, size, size, { below: view.portrait ? 130 : 14 });

function newWorld(stage: Stage, level: number): SearchWorld {
  const { random } = stage;
  const size = Math.round(clamp(stage.rule('size', 8) + Math.floor((level - 1) / 2), 6, 12));
  const count = Math.round(clamp(stage.rule('words', 6), 3, 10));
  const words = random.shuffle(wordsOf(stage.plan, size).filter((word) => word.length >= 3)).slice(0, count);
  const directions = level === 1 ? stage.rule('directions', 2) : level === 2 ? 4 : 8;
  return {
    grid: gridOf(stage, size),
    letters: hideWords(words, size, directions, random),
    found: [],
    from: -1,
    to: -1,
    cursor: { column: size >> 1, row: size >> 1 },
    byKeys: false,
    left: secondsFor(stage),
    level,
    cheer: 0,
    wait: 0,
  };
}

const secondsFor = (stage: Stage) => stage.rule('seconds', 0) || 90;

function strike(stage: Stage, w: SearchWorld): void {
  const cells = lineOf(w.letters.size, w.from, w.to);
  const hidden = wordIn(w.letters, cells);
  if (!hidden || w.found.some((one) => one.hidden === hidden)) {
    stage.sound.play('drop');
    return;
  }
  const { palette } = stage.plan;
  w.found.push({ hidden, age: 0 });
  w.cheer = 1;
  w.left = Math.min(secondsFor(stage), w.left + 6);
  for (const cell of cells) {
    const { x, y } = middleOf(w.grid, { column: cell % w.letters.size, row: Math.floor(cell / w.letters.size) });
    stage.effects.burst(x, y, [palette.accent, palette.paper], { count: 5, speed: 110 });
  }
  const end = cells.at(-1) ?? 0;
  stage.add(
    20 * cells.length,
    middleOf(w.grid, { column: end % w.letters.size, row: Math.floor(end / w.letters.size) }),
  );
  stage.sound.play('power', w.found.length);
  if (w.found.length < w.letters.hidden.length) return;
  w.wait = 1.7;
  stage.add(100 * w.level + Math.round(w.left));
  stage.banner('ALL FOUND!');
  stage.sound.play('win');
}

function update(stage: Stage, w: SearchWorld, dt: number): void {
  w.cheer = approach(w.cheer, 0, 1.2, dt);
  for (const one of w.found) one.age += dt;
  stage.hud.label = `BOARD ${w.level}  ${w.found.length}/${w.letters.hidden.length}`;
  stage.hud.progress = w.left / secondsFor(stage);
  if (w.wait > 0) {
    w.wait -= dt;
    if (w.wait <= 0 && !isFinished(stage, 'levels', w.level)) Object.assign(w, newWorld(stage, w.level + 1));
    return;
  }
  w.left -= dt;
  if (w.left <= 0) stage.over();
}
