import { approach, fitCells } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawBlocks } from './draw.ts';
import {
  bagOf,
  cellsOf,
  clearRows,
  columns,
  emptyWell,
  fits,
  fullRows,
  landed,
  lay,
  moved,
  newPiece,
  rotated,
  rows,
} from './well.ts';
import type { BlocksWorld } from './world.ts';

/** Seconds until an untouched piece falls faster; a new piece gets fewer, the first one more. */
const patienceSeconds = 3;
const newPieceSeconds = 2;
const firstLookSeconds = 3;

/** Falling shapes: fill rows to clear them. Drag to move, tap to rotate, flick down to drop. */
run((stage): Game => {
  const w: BlocksWorld = {
    well: emptyWell(),
    piece: newPiece(0),
    bag: [],
    lines: 0,
    falls: 0,
    clearing: [],
    clearFor: 0,
    dragged: 0,
    combo: 0,
    cheer: 0,
    soft: false,
    repeat: 0,
    untouched: 0,
    cell: 20,
    field: { x: 0, y: 0, w: 1, h: 1 },
  };
  return {
    reset: () => reset(stage, w),
    resize: () => layOut(stage, w),
    draw: () => drawBlocks(stage, w),
    update: (dt) => update(stage, w, dt),
    press: () => {
      w.dragged = 0;
      w.untouched = 0;
    },
    move: () => drag(stage, w),
    tap: () => turn(stage, w),
    action: () => drop(stage, w),
    direction: (d, by) => {
      w.untouched = 0;
      if (by === 'swipe') {
        const { pointer } = stage.input;
        const flick = pointer.y - pointer.from.y > 46 && Math.abs(pointer.x - pointer.from.x) < 40;
        if (d === 'down' && flick && w.dragged === 0) drop(stage, w);
        return;
      }
      if (d === 'up') turn(stage, w);
      if (d === 'left') shift(stage, w, -1);
      if (d === 'right') shift(stage, w, 1);
      w.repeat = 0.2;
    },
  };
});

function reset(stage: Stage, w: BlocksWorld): void {
  layOut(stage, w);
  w.well = emptyWell();
  w.bag = bagOf(stage.random);
  w.lines = 0;
  w.clearing = [];
  w.combo = 0;
  w.falls = 0;
  w.untouched = -firstLookSeconds;
  stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 0);
  const litter = stage.rule('litter', 0);
  for (let i = 0; i < litter; i++) {
    const row = w.well[rows - 1 - i];
    const gap = stage.random.int(0, columns - 1);
    row?.forEach((_, x) => {
      if (x !== gap && stage.random.chance(0.75)) row[x] = stage.random.int(0, 6);
    });
  }
  next(stage, w);
}

function layOut(stage: Stage, w: BlocksWorld): void {
  const { view } = stage;
  const room = { x: 30, y: hudHeight + 8, w: view.w - (view.portrait ? 112 : 60), h: view.h - hudHeight - 20 };
  Object.assign(w, fitCells(room, columns, rows));
  // The next pieces are shown beside the well.
  if (view.portrait) w.field.x = 12;
}

function next(stage: Stage, w: BlocksWorld): void {
  if (w.bag.length < 4) w.bag.push(...bagOf(stage.random));
  w.piece = newPiece(w.bag.shift() ?? 0);
  w.falls = 0;
  w.untouched = Math.min(w.untouched, patienceSeconds - newPieceSeconds);
  if (!fits(w.well, w.piece)) overflow(stage, w);
}

/** A full well ends the round, or costs a life and is emptied where lives are asked for. */
function overflow(stage: Stage, w: BlocksWorld): void {
  const { hud, effects, plan, sound } = stage;
  if (hud.livesMax > 0) hud.lives--;
  if (hud.lives <= 0) {
    stage.over();
    return;
  }
  effects.shake(12);
  effects.flash(plan.palette.danger, 0.4);
  sound.play('hit');
  w.well = emptyWell();
  w.combo = 0;
}

const busy = (w: BlocksWorld) => w.clearing.length > 0;

function shift(stage: Stage, w: BlocksWorld, dx: number): boolean {
  const next = busy(w) ? null : moved(w.well, w.piece, dx, 0);
  if (!next) return false;
  w.piece = next;
  stage.sound.play('tick');
  return true;
}

function drag(stage: Stage, w: BlocksWorld): void {
  const { pointer } = stage.input;
  if (!pointer.down) return;
  const wanted = Math.round((pointer.x - pointer.from.x) / (w.cell * 1.1));
  while (w.dragged !== wanted) {
    const by = Math.sign(wanted - w.dragged);
    shift(stage, w, by);
    w.dragged += by;
  }
  w.soft = pointer.y - pointer.from.y > 60;
}

function turn(stage: Stage, w: BlocksWorld): void {
  const next = busy(w) ? null : rotated(w.well, w.piece);
  if (!next) return;
  w.piece = next;
  stage.sound.play('jump');
}

function drop(stage: Stage, w: BlocksWorld): void {
  if (busy(w)) return;
  const to = landed(w.well, w.piece);
  stage.hud.score += (to.y - w.piece.y) * 2;
  for (const { x } of cellsOf(to)) {
    stage.effects.burst(w.field.x + (x + 0.5) * w.cell, w.field.y + (to.y + 1) * w.cell, stage.plan.palette.paper, {
      count: 3,
      speed: 80,
      life: 0.35,
      size: 3,
    });
  }
  w.piece = to;
  stage.effects.shake(4);
  settle(stage, w);
}

function settle(stage: Stage, w: BlocksWorld): void {
  stage.sound.play('drop');
  if (!lay(w.well, w.piece)) {
    stage.over();
    return;
  }
  w.clearing = fullRows(w.well);
  if (!w.clearing.length) {
    w.combo = 0;
    next(stage, w);
    return;
  }
  const { palette } = stage.plan;
  w.clearFor = 0.3;
  w.combo++;
  w.cheer = 1;
  const count = w.clearing.length;
  const points = ([0, 100, 300, 500, 900][count] ?? 900) * (1 + Math.floor(w.lines / 10)) + w.combo * 20;
  const y = w.field.y + ((w.clearing[0] ?? 0) + 0.5) * w.cell;
  stage.add(points, { x: w.field.x + w.field.w / 2, y });
  stage.sound.play(count >= 4 ? 'win' : 'coin', w.combo * 2);
  stage.effects.shake(count * 2.5);
  for (const row of w.clearing) {
    for (let x = 0; x < columns; x++) {
      stage.effects.burst(
        w.field.x + (x + 0.5) * w.cell,
        w.field.y + (row + 0.5) * w.cell,
        [palette.accent, palette.second, palette.paper],
        { count: 3, speed: 150, shape: 'bit', gravity: 300, size: 4 },
      );
    }
  }
  if (count >= 4) stage.banner('SPLENDID!');
}

function update(stage: Stage, w: BlocksWorld, dt: number): void {
  w.cheer = approach(w.cheer, 0, 3, dt);
  const level = Math.floor(w.lines / 8);
  stage.hud.label = `LINES ${w.lines}`;
  if (busy(w)) {
    w.clearFor -= dt;
    if (w.clearFor > 0) return;
    w.lines += w.clearing.length;
    clearRows(w.well, w.clearing);
    w.clearing = [];
    if (Math.floor(w.lines / 8) > level) stage.banner('FASTER!');
    next(stage, w);
    return;
  }
  const { input } = stage;
  const by = input.axis();
  w.repeat -= dt;
  if (by.x && w.repeat <= 0) {
    shift(stage, w, by.x);
    w.repeat = 0.055;
  }
  if (!input.pointer.down) w.soft = false;
  w.untouched = by.x || by.y || input.pointer.down ? 0 : w.untouched + dt;
  const isHurried = by.y > 0 || w.soft || w.untouched > patienceSeconds;
  const pace = w.lines / 8 + stage.played / 25;
  const seconds = Math.max(0.016, stage.rule('fallSeconds', 0.75) * 0.84 ** pace);
  w.falls += dt / (isHurried ? Math.min(0.045, seconds) : seconds);
  while (w.falls >= 1) {
    w.falls -= 1;
    const lower = moved(w.well, w.piece, 0, 1);
    if (lower) w.piece = lower;
    else {
      settle(stage, w);
      break;
    }
  }
}
