import { clamp } from '../../math/maths.ts';
import { choosingCells, layGrid, middleOf, type Spot } from '../../stage/board.ts';
import { colourOfSide, finishGame, isNextGameDue, isPlayersTurn, newDuel, passTurn } from '../../stage/duel.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawTicTacToe } from './draw.ts';
import { chooseMove, freeCells, linesOf, wonLine } from './rules.ts';
import type { TicTacToeWorld } from './world.ts';

/** Three in a row, or five on a large board, against an opponent that improves after each defeat, or between two players on one device. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => {
      Object.assign(w, newWorld(stage));
    },
    resize: () => {
      w.grid = gridOf(stage, w.size);
    },
    draw: () => drawTicTacToe(stage, w),
    update: (dt) => update(stage, w, dt),
    ...choosingCells(
      stage,
      () => w,
      (spot) => choose(stage, w, spot),
    ),
  };
});

const gridOf = ({ view }: Stage, size: number) =>
  layGrid(view, size, size, { below: view.portrait ? 150 : 22, cellMax: 128 });

function newWorld(stage: Stage): TicTacToeWorld {
  const size = Math.round(clamp(stage.rule('size', 3), 3, 13));
  return {
    size,
    grid: gridOf(stage, size),
    duel: newDuel(stage),
    cells: Array.from({ length: size * size }, () => null),
    lines: linesOf(size, stage.rule('line', 0) || undefined),
    ages: [],
    won: null,
    cursor: { column: 1, row: 1 },
    byKeys: false,
  };
}

function choose(stage: Stage, w: TicTacToeWorld, spot: Spot): void {
  const i = spot.row * w.size + spot.column;
  if (!isPlayersTurn(w.duel)) return;
  if (w.cells[i] === null) mark(stage, w, i);
  else stage.sound.play('drop');
}

function mark(stage: Stage, w: TicTacToeWorld, i: number): void {
  const { duel } = w;
  w.cells[i] = duel.turn;
  w.ages[i] = 0;
  const place = middleOf(w.grid, { column: i % w.size, row: Math.floor(i / w.size) });
  stage.sound.play(duel.turn ? 'drop' : 'pop', 2);
  stage.effects.ring(place.x, place.y, colourOfSide(stage, duel.turn), w.grid.cell * 0.6);
  stage.effects.burst(place.x, place.y, colourOfSide(stage, duel.turn), { count: 10, speed: 130 });
  w.won = wonLine(w.cells, w.lines);
  if (w.won) finishGame(stage, duel, duel.turn, 100);
  else if (!freeCells(w.cells).length) finishGame(stage, duel, 'draw', 100);
  else passTurn(duel);
}

function update(stage: Stage, w: TicTacToeWorld, dt: number): void {
  const { duel } = w;
  for (const i of w.ages.keys()) w.ages[i] = (w.ages[i] ?? 1) + dt;
  if (isNextGameDue(stage, duel, dt)) {
    w.cells = w.cells.map(() => null);
    w.ages = [];
    w.won = null;
  }
  if (duel.result !== null || isPlayersTurn(duel)) return;
  duel.wait -= dt;
  if (duel.wait <= 0) mark(stage, w, chooseMove(w.cells, w.lines, 1, duel.level, stage.random));
}
