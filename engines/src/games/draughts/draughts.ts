import { approach } from '../../math/maths.ts';
import { choosingCells, layGrid, middleOf, type Spot } from '../../stage/board.ts';
import { colourOfSide, finishGame, isNextGameDue, isPlayersTurn, newDuel, other, passTurn } from '../../stage/duel.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawDraughts } from './draw.ts';
import { afterMove, chooseDraughts, type DraughtsMove, movesOf, startDraughts } from './rules.ts';
import type { DraughtsWorld } from './world.ts';

/** Draughts: move diagonally, capture by jumping, crown kings. The opponent looks further ahead after each defeat. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => {
      Object.assign(w, newWorld(stage));
    },
    resize: () => {
      w.grid = gridOf(stage);
    },
    draw: () => drawDraughts(stage, w),
    update: (dt) => update(stage, w, dt),
    ...choosingCells(
      stage,
      () => w,
      (spot) => choose(stage, w, spot),
    ),
  };
});

const gridOf = ({ view }: Stage) => layGrid(view, 8, 8, { below: view.portrait ? 140 : 14 });

function newWorld(stage: Stage): DraughtsWorld {
  const position = startDraughts();
  return {
    grid: gridOf(stage),
    duel: newDuel(stage),
    position,
    moves: movesOf(position),
    chosen: -1,
    last: null,
    slide: 9,
    cursor: { column: 2, row: 5 },
    byKeys: false,
  };
}

function choose(stage: Stage, w: DraughtsWorld, { column, row }: Spot): void {
  const cell = row * 8 + column;
  if (!isPlayersTurn(w.duel)) return;
  const move = w.moves
    .filter(({ from, path }) => from === w.chosen && path.at(-1) === cell)
    .sort((a, b) => b.taken.length - a.taken.length)[0];
  if (move) {
    play(stage, w, move);
    return;
  }
  w.chosen = w.moves.some(({ from }) => from === cell) ? cell : -1;
  stage.sound.play(w.chosen >= 0 ? 'tick' : 'drop', 2);
}

function play(stage: Stage, w: DraughtsWorld, move: DraughtsMove): void {
  const { duel, position } = w;
  const { turn } = position;
  for (const cell of move.taken) {
    const { x, y } = middleOf(w.grid, { column: cell % 8, row: cell >> 3 });
    stage.effects.burst(x, y, [colourOfSide(stage, other(turn)), stage.plan.palette.paper], { count: 16, speed: 190 });
    if (turn === 0 && !duel.twoPlayers) stage.add(20 * move.taken.length, { x, y });
  }
  w.position = afterMove(position, move);
  w.moves = movesOf(w.position);
  Object.assign(w, { last: move, slide: 0, chosen: -1 });
  stage.sound.play(move.taken.length ? 'hit' : 'drop', 3);
  if (move.taken.length) stage.effects.shake(3 + move.taken.length * 2);
  const wasKing = position.cells[move.from]?.isKing;
  if (!wasKing && w.position.cells[move.path.at(-1) ?? 0]?.isKing) stage.sound.play('power');
  if (!w.moves.length) finishGame(stage, duel, turn, 300);
  else if (w.position.quiet >= 40) finishGame(stage, duel, 'draw', 300);
  else passTurn(duel, 0.5 + move.path.length * 0.2);
}

function update(stage: Stage, w: DraughtsWorld, dt: number): void {
  const { duel } = w;
  w.slide = approach(w.slide, w.last?.path.length ?? 0, 7, dt);
  if (isNextGameDue(stage, duel, dt)) {
    const position = { ...startDraughts(), turn: duel.turn };
    Object.assign(w, { position, moves: movesOf(position), chosen: -1, last: null });
  }
  if (duel.result !== null || isPlayersTurn(duel)) return;
  duel.wait -= dt;
  if (duel.wait > 0) return;
  const move = chooseDraughts(w.position, duel.level, stage.random);
  if (move) play(stage, w, move);
}
