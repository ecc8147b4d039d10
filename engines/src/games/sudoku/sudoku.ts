import { approach, clamp, inside } from '../../math/maths.ts';
import { layGrid, middleOf, spotAt, stepCursor } from '../../stage/board.ts';
import { isFinished } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawSudoku } from './draw.ts';
import { newSudoku } from './grid.ts';
import { padBoxes, type SudokuWorld } from './world.ts';

/** Fill the board: every row, column and box contains each symbol once. Wrong ones cost a life. */
run((stage): Game => {
  const w = newWorld(stage, 1);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = stage.hud.lives = Math.round(clamp(stage.rule('lives', 3), 1, 5));
      Object.assign(w, newWorld(stage, 1));
    },
    resize: () => {
      w.grid = gridOf(stage, w.size);
    },
    draw: () => drawSudoku(stage, w),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      const digit = padBoxes(stage, w).findIndex((box) => inside(p, box)) + 1;
      if (digit) enter(stage, w, digit);
      const spot = spotAt(w.grid, p);
      if (!spot) return;
      w.cursor = spot;
      stage.sound.play('tick');
    },
    direction: (d, by) => {
      if (by !== 'key') return;
      w.cursor = stepCursor(w.grid, w.cursor, d);
      stage.sound.play('tick');
    },
    letter: (letter) => {
      const digit = Number(letter);
      if (digit >= 1 && digit <= w.size) enter(stage, w, digit);
    },
  };
});

/** On a phone held upright the board is as wide as the screen, and the buttons take what is left below it. */
function gridOf({ view }: Stage, size: number) {
  const board = Math.min(view.w - 32, view.h * 0.56);
  const below = view.portrait ? view.h - hudHeight - 16 - board : 14;
  return layGrid(view, size, size, { below, cellMax: 200 });
}

function newWorld(stage: Stage, level: number): SudokuWorld {
  const asked = stage.rule('size', 9);
  const size = asked <= 4 ? 4 : asked <= 6 ? 6 : 9;
  const share = clamp(stage.rule('holes', 0.48) + level * 0.02, 0.3, 0.62);
  const { given, solution } = newSudoku(size, Math.round(size * size * share), stage.random);
  const hole = given.indexOf(0);
  return {
    size,
    grid: gridOf(stage, size),
    given,
    solution,
    digits: [...given],
    ages: given.map(() => 9),
    cursor: { column: hole % size, row: Math.floor(hole / size) },
    wrong: { cell: -1, digit: 0, age: 9 },
    streak: 0,
    level,
    cheer: 0,
    wait: 0,
  };
}

function enter(stage: Stage, w: SudokuWorld, digit: number): void {
  const cell = w.cursor.row * w.size + w.cursor.column;
  if (w.digits[cell] || w.wait > 0) return;
  const { x, y } = middleOf(w.grid, w.cursor);
  const { palette } = stage.plan;
  if (w.solution[cell] !== digit) {
    w.wrong = { cell, digit, age: 0 };
    w.streak = 0;
    stage.hud.lives--;
    stage.sound.play('hit');
    stage.effects.shake(8);
    stage.effects.flash(palette.danger, 0.25);
    if (stage.hud.lives <= 0) stage.over();
    return;
  }
  w.digits[cell] = digit;
  w.ages[cell] = 0;
  w.streak++;
  w.cheer = 0.6;
  stage.add(10 + Math.min(40, w.streak * 2), { x, y });
  stage.sound.play('coin', Math.min(9, w.streak));
  stage.effects.burst(x, y, [palette.accent, palette.paper], { count: 10, speed: 130 });
  if (w.digits.every((one) => one)) finish(stage, w);
}

function finish(stage: Stage, w: SudokuWorld): void {
  w.wait = 2;
  w.cheer = 1;
  stage.add(300 * w.level + Math.max(0, 600 - Math.round(stage.played)));
  stage.banner('SOLVED!');
  stage.sound.play('win');
  stage.effects.burst(stage.view.w / 2, stage.view.h * 0.4, [stage.plan.palette.accent, stage.plan.palette.second], {
    count: 60,
    speed: 330,
    shape: 'bit',
    gravity: 300,
    life: 1.4,
  });
}

function update(stage: Stage, w: SudokuWorld, dt: number): void {
  w.cheer = approach(w.cheer, 0, 1.2, dt);
  w.wrong.age += dt;
  w.ages = w.ages.map((age) => age + dt);
  const holes = w.given.filter((digit) => !digit).length;
  const filled = w.digits.filter((digit, i) => digit && !w.given[i]).length;
  stage.hud.progress = filled / Math.max(1, holes);
  stage.hud.label = `BOARD ${w.level}  LEFT ${holes - filled}`;
  if (w.wait <= 0) return;
  w.wait -= dt;
  if (w.wait <= 0 && !isFinished(stage, 'levels', w.level)) Object.assign(w, newWorld(stage, w.level + 1));
}
