import { approach, clamp, type Point } from '../../math/maths.ts';
import { choosingCells, layGrid, middleOf, type Spot } from '../../stage/board.ts';
import { counted, isFinished } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawPipes } from './draw.ts';
import { flowOf, newNetwork, spotOf, turned } from './network.ts';
import type { PipesWorld } from './world.ts';

/** Turn the pieces until everything is connected to the source; each board is larger than the last. */
run((stage): Game => {
  let w = begin(stage, 1);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = 0;
      w = begin(stage, 1);
    },
    resize: () => {
      w.grid = layGrid(stage.view, w.network.columns, w.network.rows);
    },
    draw: () => drawPipes(stage, w),
    idle: (dt) => settle(w, dt),
    update: (dt) => {
      w = update(stage, w, dt);
    },
    ...choosingCells(
      stage,
      () => w,
      (spot) => turnAt(stage, w, spot),
    ),
  };
});

/** The shorter and the longer side of each board. */
const sizes = [
  [4, 4],
  [4, 5],
  [5, 6],
  [5, 7],
  [6, 7],
  [6, 8],
  [7, 9],
] as const;

function sizeOf(stage: Stage, level: number): { columns: number; rows: number } {
  const i = clamp(level - 1 + stage.rule('head', 0), 0, sizes.length - 1);
  const [short, long] = sizes[i] ?? [4, 5];
  const [columns, rows] = stage.view.portrait ? [short, long] : [long, short];
  return {
    columns: stage.rule('columns', 0) || columns,
    rows: stage.rule('rows', 0) || rows,
  };
}

function begin(stage: Stage, level: number): PipesWorld {
  const { columns, rows } = sizeOf(stage, level);
  const network = newNetwork(columns, rows, level < 3 ? 0.85 : 1, stage.random);
  const seconds = stage.rule('seconds', 0) || stage.rule('secondsEach', 5) * columns * rows;
  return {
    network,
    flow: flowOf(network),
    grid: layGrid(stage.view, columns, rows),
    level,
    left: seconds,
    secondsOfLevel: seconds,
    cursor: { column: columns >> 1, row: rows >> 1 },
    byKeys: false,
    behind: network.pieces.map(() => 0),
    filled: network.pieces.map(() => 0),
    paid: new Set(),
    won: 0,
    cheer: 0,
  };
}

function turnAt(stage: Stage, w: PipesWorld, spot: Spot): void {
  const { network } = w;
  const i = spot.row * network.columns + spot.column;
  const piece = network.pieces[i] ?? 0;
  // The touch that starts the round turns nothing.
  if (piece === 0 || w.won > 0 || stage.played < 0.05) return;
  network.pieces[i] = turned(piece);
  w.behind[i] = (w.behind[i] ?? 0) + 1;
  w.flow = flowOf(network);
  const reached = w.flow.from.filter((from) => from !== -1).length;
  stage.sound.play('tick', Math.min(9, Math.floor((reached * 10) / network.pieces.length)));
  for (const end of network.ends) if (w.flow.from[end] !== -1 && !w.paid.has(end)) reach(stage, w, end);
  if (w.flow.isComplete) complete(stage, w);
}

/** Points for an end, once a board. */
function reach(stage: Stage, w: PipesWorld, end: number): void {
  const { x, y } = placeOf(w, end);
  w.paid.add(end);
  w.cheer = 1;
  stage.add(10, { x, y: y - 18 });
  stage.sound.play('coin', w.paid.size);
  stage.effects.ring(x, y, stage.plan.palette.accent, w.grid.cell * 0.7);
}

function complete(stage: Stage, w: PipesWorld): void {
  const { palette } = stage.plan;
  w.won = 2.2;
  w.cheer = 1;
  const bonus = isUnhurried(stage) ? 0 : Math.max(0, Math.round(w.left));
  stage.add(60 + w.level * 20 + bonus, placeOf(w, w.network.source));
  stage.sound.play('win');
  stage.banner('ALL CONNECTED!');
  for (const end of w.network.ends) {
    const { x, y } = placeOf(w, end);
    stage.effects.burst(x, y, [palette.accent, palette.second, '#ffffff'], { count: 12, speed: 190, shape: 'bit' });
  }
}

const placeOf = (w: PipesWorld, i: number): Point => middleOf(w.grid, spotOf(w.network, i));

/** Toddlers and whoever wants calm have all the time, unless the prompt sets a limit. */
const isUnhurried = (stage: Stage): boolean =>
  stage.rule('gentle', 0) > 0 || (stage.plan.mood === 'calm' && stage.rule('seconds', 0) === 0);

/** Pieces come to rest, and what flows moves on from piece to piece. */
function settle(w: PipesWorld, dt: number): void {
  const { from } = w.flow;
  w.behind = w.behind.map((quarters) => approach(quarters, 0, 16, dt));
  w.filled = w.filled.map((share, i) => {
    const before = from[i] ?? -1;
    if (before === -1) return Math.max(0, share - dt * 5);
    const isFed = before === i || (w.filled[before] ?? 0) > 0.8;
    return isFed ? Math.min(1, share + dt * 9) : share;
  });
  w.cheer = approach(w.cheer, 0, 0.9, dt);
}

function update(stage: Stage, w: PipesWorld, dt: number): PipesWorld {
  settle(w, dt);
  const reached = w.network.ends.filter((end) => w.flow.from[end] !== -1).length;
  stage.hud.label = `${counted(stage, 'BOARD', 'levels', w.level)}  ${reached}/${w.network.ends.length}`;
  if (w.won > 0) {
    w.won -= dt;
    return w.won > 0 || isFinished(stage, 'levels', w.level) ? w : begin(stage, w.level + 1);
  }
  if (isUnhurried(stage)) return w;
  stage.hud.progress = clamp(w.left / w.secondsOfLevel, 0, 1);
  w.left -= dt;
  if (w.left <= 0) stage.over();
  return w;
}
