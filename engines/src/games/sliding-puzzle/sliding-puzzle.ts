import { approach, clamp } from '../../math/maths.ts';
import { layGrid, middleOf, spotAt } from '../../stage/board.ts';
import { isFinished } from '../../stage/feedback.ts';
import { steps } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawSlidingPuzzle } from './draw.ts';
import { gapOf, isSolved, mixed, push } from './slides.ts';
import type { SlidingWorld } from './world.ts';

/** Slide the pieces until the picture is complete. Each picture has a time limit; the rest of it gives points. */
run((stage): Game => {
  const w = newWorld(stage, 1);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = 0;
      Object.assign(w, newWorld(stage, 1));
    },
    resize: () => {
      w.grid = layGrid(stage.view, w.slides.columns, w.slides.rows);
    },
    draw: () => drawSlidingPuzzle(stage, w),
    idle: (dt) => settle(w, dt),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      const spot = spotAt(w.grid, p);
      if (spot) slide(stage, w, spot.row * w.slides.columns + spot.column);
    },
    direction: (d, by) => {
      // A piece moves in the direction of the key; a finger has already moved it at touch-down.
      if (by !== 'key') return;
      const gap = gapOf(w.slides);
      const column = (gap % w.slides.columns) - steps[d].x;
      const row = Math.floor(gap / w.slides.columns) - steps[d].y;
      if (column >= 0 && row >= 0 && column < w.slides.columns && row < w.slides.rows)
        slide(stage, w, row * w.slides.columns + column);
    },
  };
});

function newWorld(stage: Stage, level: number): SlidingWorld {
  const size = Math.round(clamp(stage.rule('size', 3) + Math.floor((level - 1) / 2), 2, 6));
  const rows = Math.round(clamp(stage.rule('rows', size), 2, 6));
  const slides = mixed(size, rows, size * rows * (level === 1 ? 3 : 8), stage.random);
  const places = slides.cells.map(() => ({ x: 0, y: 0 }));
  slides.cells.forEach((piece, i) => {
    places[piece] = { x: i % size, y: Math.floor(i / size) };
  });
  const grid = layGrid(stage.view, size, rows, { cellMax: 130 });
  return { slides, grid, places, level, moves: 0, left: secondsFor(stage, size * rows), solvedFor: -1, cheer: 0 };
}

const secondsFor = (stage: Stage, pieces: number) => stage.rule('seconds', 0) || stage.rule('secondsEach', 12) * pieces;

function slide(stage: Stage, w: SlidingWorld, i: number): void {
  if (w.solvedFor >= 0) return;
  if (!push(w.slides, i)) {
    stage.sound.play('tick', -4);
    return;
  }
  w.moves++;
  stage.sound.play('jump', w.moves % 5);
  if (!isSolved(w.slides)) return;
  const { palette } = stage.plan;
  const { x, y } = middleOf(w.grid, { column: (w.slides.columns - 1) / 2, row: (w.slides.rows - 1) / 2 });
  w.solvedFor = 0;
  w.cheer = 1;
  stage.add(200 * w.level + Math.ceil(w.left) * 2, { x, y });
  stage.banner('WHOLE AGAIN!');
  stage.sound.play('win');
  stage.effects.burst(x, y, [palette.accent, palette.second, palette.paper], {
    count: 60,
    speed: 330,
    shape: 'bit',
    gravity: 260,
    life: 1.3,
  });
  stage.effects.ring(x, y, palette.accent, w.grid.field.w * 0.7);
}

function settle(w: SlidingWorld, dt: number): void {
  w.slides.cells.forEach((piece, i) => {
    const place = w.places[piece];
    if (!place) return;
    place.x = approach(place.x, i % w.slides.columns, 22, dt);
    place.y = approach(place.y, Math.floor(i / w.slides.columns), 22, dt);
  });
  w.cheer = approach(w.cheer, 0, 0.7, dt);
}

function update(stage: Stage, w: SlidingWorld, dt: number): void {
  settle(w, dt);
  const whole = secondsFor(stage, w.slides.cells.length);
  stage.hud.label = `${stage.rule('digits', 0) > 0 ? 'BOARD' : 'PICTURE'} ${w.level}  MOVES ${w.moves}`;
  stage.hud.progress = w.left / whole;
  if (w.solvedFor >= 0) {
    w.solvedFor += dt;
    if (w.solvedFor > 2.2 && !isFinished(stage, 'levels', w.level)) Object.assign(w, newWorld(stage, w.level + 1));
    return;
  }
  w.left -= dt;
  if (w.left <= 0) stage.over();
}
