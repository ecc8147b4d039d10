import { approach, clamp, distance, type Point } from '../../math/maths.ts';
import { layGrid, middleOf, spotAt } from '../../stage/board.ts';
import { counted, isFinished } from '../../stage/feedback.ts';
import type { Direction } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawSokoban } from './draw.ts';
import { isSolved, newRoom, type Room, step, wayTo } from './room.ts';
import { buttonRadius, type SokobanWorld } from './world.ts';

const stepSeconds = 0.1;
/** The end, where the prompt asks for no other. */
const lastLevel = 12;

/** Push every crate onto a mark; a crate can be pushed, but never pulled. Rooms grow, and each step can be undone. */
run((stage): Game => {
  const w = newWorld(stage, 1);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = 0;
      Object.assign(w, newWorld(stage, 1));
    },
    resize: () => layOut(stage, w),
    draw: () => drawSokoban(stage, w),
    idle: (dt) => settle(w, dt),
    update: (dt) => update(stage, w, dt),
    tap: (p) => tap(stage, w, p),
    direction: (d) => {
      w.way = [];
      move(stage, w, d);
    },
    action: () => undo(stage, w),
    letter: (letter) => {
      if (letter === 'R') restart(stage, w);
      if (letter === 'U' || letter === 'Z') undo(stage, w);
    },
  };
});

function newWorld(stage: Stage, level: number): SokobanWorld {
  const { view, random } = stage;
  const short = Math.min(8, stage.rule('columns', 0) || 5 + Math.floor(level / 3));
  const long = Math.min(9, stage.rule('rows', 0) || 6 + Math.floor(level / 2));
  const [columns, rows] = view.portrait ? [short, long] : [long, short];
  const crates = Math.round(clamp(stage.rule('crates', 0) || 1 + Math.ceil(level / 2), 1, 6));
  const pulls = Math.round(stage.rule('pulls', 10) + level * 5);
  const room = newRoom(columns, rows, crates, pulls, random);
  const w: SokobanWorld = {
    room,
    moved: room.start,
    before: [],
    grid: layGrid(view, columns, rows),
    heroPlace: placeOf(room, room.start.hero),
    places: room.start.crates.map((crate) => placeOf(room, crate)),
    facing: 'right',
    way: [],
    untilStep: 0,
    level,
    moves: 0,
    buttons: { undo: { x: 0, y: 0 }, restart: { x: 0, y: 0 } },
    solvedFor: -1,
    cheer: 0,
  };
  layOut(stage, w);
  return w;
}

const placeOf = ({ columns }: Room, i: number): Point => ({ x: i % columns, y: Math.floor(i / columns) });

function layOut({ view }: Stage, w: SokobanWorld): void {
  w.grid = layGrid(view, w.room.columns, w.room.rows, { cellMax: 90 });
  const { x, y, w: width, h } = w.grid.field;
  const low = (y + h + view.h) / 2 + 2;
  const right = x + width + (view.w - x - width) / 2;
  w.buttons = view.portrait
    ? { undo: { x: 54, y: low }, restart: { x: view.w - 54, y: low } }
    : { undo: { x: right, y: view.h * 0.45 }, restart: { x: right, y: view.h * 0.7 } };
}

function tap(stage: Stage, w: SokobanWorld, p: Point): void {
  const isOn = (button: Point) => distance(p, button) < buttonRadius * 1.25;
  if (isOn(w.buttons.undo)) undo(stage, w);
  else if (isOn(w.buttons.restart)) restart(stage, w);
  else walk(stage, w, p);
}

function walk(stage: Stage, w: SokobanWorld, p: Point): void {
  const spot = spotAt(w.grid, p);
  if (!spot || w.solvedFor >= 0) return;
  const cell = spot.row * w.room.columns + spot.column;
  const here = placeOf(w.room, w.moved.hero);
  const [dx, dy] = [spot.column - here.x, spot.row - here.y];
  // A tap beside the hero pushes what is there.
  if (Math.abs(dx) + Math.abs(dy) === 1) {
    w.way = [];
    move(stage, w, dx < 0 ? 'left' : dx > 0 ? 'right' : dy < 0 ? 'up' : 'down');
  } else w.way = wayTo(w.room, w.moved, cell) ?? [];
}

function move(stage: Stage, w: SokobanWorld, d: Direction): void {
  if (w.solvedFor >= 0) return;
  const next = step(w.room, w.moved, d);
  w.facing = d;
  if (!next) {
    stage.sound.play('tick', -4);
    return;
  }
  const isPush = next.crates !== w.moved.crates;
  const isPlaced =
    isPush && next.crates.some((crate, i) => crate !== w.moved.crates[i] && w.room.marks.includes(crate));
  w.before.push(w.moved);
  w.moved = next;
  w.moves++;
  stage.sound.play(isPlaced ? 'coin' : isPush ? 'drop' : 'tick', isPlaced ? 4 : 0);
  if (isSolved(w.room, next)) solve(stage, w);
}

function undo(stage: Stage, w: SokobanWorld): void {
  const before = w.solvedFor >= 0 ? undefined : w.before.pop();
  if (!before) return;
  w.way = [];
  w.moved = before;
  w.moves--;
  stage.sound.play('jump');
}

function restart(stage: Stage, w: SokobanWorld): void {
  if (w.solvedFor >= 0 || w.before.length === 0) return;
  Object.assign(w, { moved: w.room.start, before: [], way: [], moves: 0 });
  stage.sound.play('power');
}

function solve(stage: Stage, w: SokobanWorld): void {
  const { palette } = stage.plan;
  const { x, y } = middleOf(w.grid, { column: w.heroPlace.x, row: w.heroPlace.y });
  w.solvedFor = 0;
  w.cheer = 1;
  w.way = [];
  // Fewer moves give more points.
  stage.add(100 * w.level + clamp(w.room.solution.length * 6 - w.moves, 0, 100), { x, y });
  stage.banner('SOLVED!');
  stage.sound.play('win');
  const colours = [palette.accent, palette.second, palette.paper];
  stage.effects.burst(x, y, colours, { count: 50, speed: 300, shape: 'bit', gravity: 260, life: 1.3 });
}

function settle(w: SokobanWorld, dt: number): void {
  const glide = (place: Point, i: number) => {
    const to = placeOf(w.room, i);
    place.x = approach(place.x, to.x, 18, dt);
    place.y = approach(place.y, to.y, 18, dt);
  };
  glide(w.heroPlace, w.moved.hero);
  w.places.forEach((place, n) => {
    glide(place, w.moved.crates[n] ?? 0);
  });
  w.cheer = approach(w.cheer, 0, 0.8, dt);
}

function update(stage: Stage, w: SokobanWorld, dt: number): void {
  settle(w, dt);
  const done = w.moved.crates.filter((crate) => w.room.marks.includes(crate)).length;
  stage.hud.label = `${counted(stage, 'LEVEL', 'levels', w.level)}  MOVES ${w.moves}`;
  stage.hud.progress = done / w.room.marks.length;
  w.untilStep -= dt;
  const [next] = w.way;
  if (next && w.untilStep <= 0) {
    w.way.shift();
    w.untilStep = stepSeconds;
    move(stage, w, next);
  }
  if (w.solvedFor < 0) return;
  w.solvedFor += dt;
  if (w.solvedFor < 1.6) return;
  if (isFinished(stage, 'levels', w.level)) return;
  if (w.level >= lastLevel && stage.rule('levels', 0) === 0) {
    stage.hud.won = true;
    stage.over();
  } else Object.assign(w, newWorld(stage, w.level + 1));
}
