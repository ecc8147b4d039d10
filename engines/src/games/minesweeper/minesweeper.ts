import { approach, clamp, distance, type Point } from '../../math/maths.ts';
import { layGrid, middleOf, type Spot, spotAt, stepCursor } from '../../stage/board.ts';
import { isFinished } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawMinesweeper } from './draw.ts';
import { dig, isCleared, layMines, newField, restAround } from './field.ts';
import { buttonRadius, type MineWorld } from './world.ts';

const flagSeconds = 0.32;

/**
 * Dig everywhere but on a mine; numbers count the adjacent mines. A hit costs a life, a cleared field brings a larger
 * one.
 */
run((stage): Game => {
  const w = newWorld(stage, 1);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = stage.hud.lives = Math.round(clamp(stage.rule('lives', 3), 1, 5));
      Object.assign(w, newWorld(stage, 1));
    },
    resize: () => layOut(stage, w),
    draw: () => drawMinesweeper(stage, w),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      w.byKeys = false;
      if (distance(p, w.button) < buttonRadius * 1.3) {
        w.flagging = !w.flagging;
        stage.sound.play('tick', 3);
        return;
      }
      const spot = spotAt(w.grid, p);
      w.pressed = spot && { i: indexOf(w, spot), at: p, seconds: 0 };
    },
    release: (p) => {
      const { pressed } = w;
      w.pressed = null;
      const spot = spotAt(w.grid, p);
      if (!pressed || !spot || indexOf(w, spot) !== pressed.i) return;
      if (w.flagging && !w.field.cells[pressed.i]?.isOpen) flag(stage, w, pressed.i);
      else open(stage, w, pressed.i);
    },
    direction: (d, by) => {
      if (by !== 'key') return;
      w.byKeys = true;
      w.cursor = stepCursor(w.grid, w.cursor, d);
      stage.sound.play('tick');
    },
    action: () => {
      w.byKeys = true;
      open(stage, w, indexOf(w, w.cursor));
    },
  };
});

const indexOf = (w: MineWorld, spot: Spot) => spot.row * w.field.columns + spot.column;
const spotOf = (w: MineWorld, i: number): Spot => ({
  column: i % w.field.columns,
  row: Math.floor(i / w.field.columns),
});

function newWorld(stage: Stage, level: number): MineWorld {
  const { view } = stage;
  const narrow = Math.round(stage.rule('columns', 7));
  const short = Math.min(Math.max(11, narrow), narrow + Math.min(2, level - 1));
  const long = Math.min(16, Math.round(stage.rule('rows', 9)) + Math.min(4, level - 1));
  const [columns, rows] = view.portrait ? [short, long] : [long, short];
  const share = clamp(stage.rule('share', 0.13) + level * 0.008, 0.06, 0.24);
  const asked = stage.rule('mines', 0);
  const w: MineWorld = {
    field: newField(columns, rows, asked ? asked + level - 1 : Math.round(columns * rows * share)),
    grid: layGrid(view, columns, rows),
    level,
    shown: [],
    pressed: null,
    cursor: { column: columns >> 1, row: rows >> 1 },
    byKeys: false,
    flagging: false,
    button: { x: 0, y: 0 },
    cheer: 0,
    wait: 0,
  };
  layOut(stage, w);
  return w;
}

function layOut(stage: Stage, w: MineWorld): void {
  const { view } = stage;
  w.grid = layGrid(view, w.field.columns, w.field.rows);
  const { x, y, h } = w.grid.field;
  const right = view.w - x;
  w.button = view.portrait ? { x: view.w - 54, y: (y + h + view.h) / 2 + 2 } : { x: right + x / 2, y: view.h / 2 };
}

function flag(stage: Stage, w: MineWorld, i: number): void {
  const cell = w.field.cells[i];
  if (!cell || cell.isOpen || w.wait > 0) return;
  cell.isFlagged = !cell.isFlagged;
  const { x, y } = middleOf(w.grid, spotOf(w, i));
  stage.sound.play(cell.isFlagged ? 'jump' : 'drop');
  if (cell.isFlagged) stage.effects.ring(x, y, stage.plan.palette.accent, w.grid.cell);
}

function open(stage: Stage, w: MineWorld, i: number): void {
  const { field } = w;
  const cell = field.cells[i];
  if (!cell || cell.isFlagged || w.wait > 0) return;
  if (!field.isLaid) layMines(field, i, stage.random);
  const targets = cell.isOpen ? restAround(field, i) : [i];
  const opened = targets.flatMap((target) => dig(field, target));
  if (!opened.length) return;
  const from = middleOf(w.grid, spotOf(w, i));
  let safe = 0;
  for (const o of opened) {
    const place = middleOf(w.grid, spotOf(w, o));
    w.shown[o] = -distance(place, from) / 700;
    if (field.cells[o]?.isMine) blowUp(stage, w, place);
    else safe++;
  }
  if (safe) {
    stage.add(safe * 5, from);
    stage.sound.play(safe > 4 ? 'power' : 'pop', Math.min(9, cell.near + safe));
    stage.effects.burst(from.x, from.y, [stage.plan.palette.ground, stage.plan.palette.paper], {
      count: 6 + safe,
      speed: 140,
    });
  }
  if (stage.hud.lives > 0 && isCleared(field)) clear(stage, w);
}

function blowUp(stage: Stage, w: MineWorld, { x, y }: Point): void {
  const { palette } = stage.plan;
  stage.hud.lives--;
  stage.sound.play('boom');
  stage.effects.shake(14);
  stage.effects.freeze(0.08);
  stage.effects.flash(palette.danger, 0.4);
  stage.effects.burst(x, y, [palette.danger, palette.accent, palette.ink], { count: 34, speed: 280 });
  stage.effects.ring(x, y, palette.danger, w.grid.cell * 2.4);
  if (stage.hud.lives > 0) return;
  w.field.cells.forEach((cell, i) => {
    if (!cell.isMine || cell.isOpen) return;
    cell.isOpen = true;
    w.shown[i] = -0.2;
  });
  w.wait = 1.2;
}

function clear(stage: Stage, w: MineWorld): void {
  w.wait = 1.6;
  w.cheer = 1;
  stage.add(100 * w.level + 25 * stage.hud.lives);
  stage.banner('FIELD CLEARED!');
  stage.sound.play('win');
}

function update(stage: Stage, w: MineWorld, dt: number): void {
  const { field } = w;
  w.cheer = approach(w.cheer, 0, 0.9, dt);
  for (const i of w.shown.keys()) w.shown[i] = (w.shown[i] ?? 1) + dt;
  const flags = field.cells.filter((cell) => cell.isFlagged || (cell.isOpen && cell.isMine)).length;
  stage.hud.label = `MINES ${Math.max(0, field.mines - flags)}`;
  const safe = field.cells.length - field.mines;
  stage.hud.progress = field.cells.filter((cell) => cell.isOpen && !cell.isMine).length / safe;
  if (w.pressed) {
    w.pressed.seconds += dt;
    if (!stage.input.pointer.down || distance(stage.input.pointer, w.pressed.at) > 24) w.pressed = null;
    else if (w.pressed.seconds > flagSeconds && !field.cells[w.pressed.i]?.isOpen) {
      flag(stage, w, w.pressed.i);
      w.pressed = null;
    }
  }
  if (w.wait <= 0) return;
  w.wait -= dt;
  if (w.wait > 0) return;
  if (stage.hud.lives <= 0) stage.over();
  else if (!isFinished(stage, 'levels', w.level)) {
    const { cheer } = w;
    Object.assign(w, newWorld(stage, w.level + 1), { cheer });
    stage.hud.lives = Math.min(stage.hud.livesMax, stage.hud.lives + 1);
  }
}
