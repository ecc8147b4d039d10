import { approach, distance } from '../../math/maths.ts';
import { choosingCells, layGrid, middleOf, type Spot, spotAt } from '../../stage/board.ts';
import { finishGame, isNextGameDue, isPlayersTurn, newDuel, passTurn } from '../../stage/duel.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawChess } from './draw.ts';
import { chooseMove, worth } from './opponent.ts';
import { after, isInCheck, legalMoves, type Move, startPosition, stateOf } from './position.ts';
import type { ChessWorld } from './world.ts';

/** Chess with all its rules against an opponent of three levels, or between two players. */
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
    draw: () => drawChess(stage, w),
    update: (dt) => update(stage, w, dt),
    release: (p) => {
      const spot = spotAt(w.grid, p);
      // A piece may also be dragged to its place.
      if (spot && w.chosen >= 0 && distance(p, stage.input.pointer.from) > w.grid.cell * 0.6) choose(stage, w, spot);
    },
    ...choosingCells(
      stage,
      () => w,
      (spot) => choose(stage, w, spot),
    ),
  };
});

const gridOf = ({ view }: Stage) => layGrid(view, 8, 8, { below: view.portrait ? 140 : 14 });

function newWorld(stage: Stage): ChessWorld {
  const position = startPosition();
  return {
    grid: gridOf(stage),
    duel: newDuel(stage),
    position,
    moves: legalMoves(position),
    chosen: -1,
    cursor: { column: 4, row: 6 },
    byKeys: false,
    last: null,
    slide: 1,
    isCheck: false,
    seen: new Map(),
  };
}

function choose(stage: Stage, w: ChessWorld, { column, row }: Spot): void {
  const cell = row * 8 + column;
  if (!isPlayersTurn(w.duel)) return;
  const move = w.moves.find(({ from, to }) => from === w.chosen && to === cell);
  if (move) {
    play(stage, w, move);
    return;
  }
  const isOwn = w.position.cells[cell]?.side === w.position.turn;
  if (isOwn && cell !== w.chosen) stage.sound.play('tick', 2);
  w.chosen = isOwn ? cell : -1;
}

function play(stage: Stage, w: ChessWorld, move: Move): void {
  const { duel, position } = w;
  const { palette } = stage.plan;
  const taken = position.cells[move.to];
  const { x, y } = middleOf(w.grid, { column: move.to % 8, row: move.to >> 3 });
  w.position = after(position, move);
  w.moves = legalMoves(w.position);
  Object.assign(w, { last: move, slide: 0, chosen: -1, isCheck: isInCheck(w.position) });
  stage.sound.play(taken ? 'hit' : 'drop', 3);
  if (taken) {
    stage.effects.burst(x, y, [taken.side ? palette.danger : palette.accent, palette.paper], { count: 18, speed: 190 });
    stage.effects.shake(4);
    if (position.turn === 0 && !duel.twoPlayers) stage.add(Math.round(worth[taken.name] / 10), { x, y: y - 20 });
  }
  const key = `${w.position.turn} ${w.position.cells.map((piece) => (piece ? `${piece.name[0]}${piece.name[1]}${piece.side}` : '.')).join('')}`;
  const times = (w.seen.get(key) ?? 0) + 1;
  w.seen.set(key, times);
  const state = stateOf(w.position);
  if (state === 'mate') finishGame(stage, duel, position.turn, 500);
  else if (state === 'draw' || times >= 3) finishGame(stage, duel, 'draw', 500);
  else {
    if (w.isCheck) {
      stage.banner('CHECK!');
      stage.sound.play('power');
    }
    passTurn(duel, 0.7);
  }
}

function update(stage: Stage, w: ChessWorld, dt: number): void {
  const { duel } = w;
  w.slide = approach(w.slide, 1, 14, dt);
  if (isNextGameDue(stage, duel, dt)) {
    // White moves first, and the player is white.
    Object.assign(duel, { turn: 0, first: 0 });
    const position = startPosition();
    Object.assign(w, {
      position,
      moves: legalMoves(position),
      chosen: -1,
      last: null,
      isCheck: false,
      seen: new Map(),
    });
  }
  if (duel.result !== null || isPlayersTurn(duel)) return;
  duel.wait -= dt;
  if (duel.wait > 0) return;
  const move = chooseMove(w.position, duel.level, stage.random);
  if (move) play(stage, w, move);
}
