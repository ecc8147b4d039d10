import { clamp, distance } from '../../math/maths.ts';
import { randomFrom } from '../../math/random.ts';
import { choosingCells, layGrid, middleOf, type Spot } from '../../stage/board.ts';
import {
  colourOfSide,
  finishGame,
  isNextGameDue,
  isPlayersTurn,
  newDuel,
  other,
  passTurn,
  type Side,
} from '../../stage/duel.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawReversi } from './draw.ts';
import { chooseDisc } from './opponent.ts';
import { countOf, type DiscMove, type Discs, enclosedBy, movesFor, put, startDiscs, winnerOf } from './rules.ts';
import { type ReversiWorld, spotOf, turnSeconds } from './world.ts';

/** One disc turns over after the other, from the new one outwards. */
const secondsPerCell = 0.07;

/** Enclose the other side's discs to turn them over; the most discs win. The opponent plays better after each defeat. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => {
      Object.assign(w, newWorld(stage));
    },
    resize: () => {
      w.grid = gridOf(stage, w.discs.size);
    },
    draw: () => drawReversi(stage, w),
    update: (dt) => update(stage, w, dt),
    ...choosingCells(
      stage,
      () => w,
      (spot) => choose(stage, w, spot),
    ),
  };
});

const gridOf = ({ view }: Stage, size: number) =>
  layGrid(view, size, size, { above: 40, below: view.portrait ? 140 : 16 });

function newWorld(stage: Stage): ReversiWorld {
  const size = Math.round(clamp(stage.rule('size', 8), 4, 10) / 2) * 2;
  const discs = startDiscs(size);
  return {
    grid: gridOf(stage, size),
    duel: newDuel(stage),
    discs,
    sample: roundInProgress(size, stage.plan.seed),
    moves: movesFor(discs, 0),
    last: null,
    ages: new Map(),
    cursor: { column: size / 2, row: size / 2 + 1 },
    byKeys: false,
  };
}

function roundInProgress(size: number, seed: number): Discs {
  const discs = startDiscs(size);
  const random = randomFrom(seed);
  for (let i = 0; i < size * 2; i++) {
    const side: Side = i % 2 ? 1 : 0;
    const move = chooseDisc(discs, side, 2, random);
    if (move) put(discs, move, side);
  }
  return discs;
}

function choose(stage: Stage, w: ReversiWorld, { column, row }: Spot): void {
  if (!isPlayersTurn(w.duel)) return;
  const cell = row * w.discs.size + column;
  const turned = enclosedBy(w.discs, cell, w.duel.turn);
  if (turned.length > 0) play(stage, w, { cell, turned });
  else stage.sound.play('drop');
}

function play(stage: Stage, w: ReversiWorld, move: DiscMove): void {
  const { duel, discs, grid } = w;
  const side = duel.turn;
  const from = middleOf(grid, spotOf(discs, move.cell));
  put(discs, move, side);
  w.last = move.cell;
  w.ages.set(move.cell, { seconds: 0, isNew: true });
  let longest = 0;
  for (const one of move.turned) {
    const wait = (distance(middleOf(grid, spotOf(discs, one)), from) / grid.cell) * secondsPerCell;
    w.ages.set(one, { seconds: -wait, isNew: false });
    longest = Math.max(longest, wait + turnSeconds);
  }
  stage.sound.play('drop', 3);
  stage.effects.burst(from.x, from.y, colourOfSide(stage, side), { count: 8, speed: 120 });
  if (side === 0 && !duel.twoPlayers) stage.add(5 * move.turned.length, from);
  passOn(stage, w, longest + 0.45);
}

/** Whoever cannot move passes; if nobody can, the discs are counted. */
function passOn(stage: Stage, w: ReversiWorld, thinkSeconds: number): void {
  const { duel, discs } = w;
  const next = other(duel.turn);
  w.moves = movesFor(discs, next);
  if (w.moves.length > 0) {
    passTurn(duel, thinkSeconds);
    return;
  }
  w.moves = movesFor(discs, duel.turn);
  if (w.moves.length > 0) {
    // The same side moves again.
    duel.wait = thinkSeconds + 0.6;
    stage.banner(isPlayersTurn(duel) ? 'YOUR TURN' : 'PASS');
    stage.sound.play('power');
    return;
  }
  const result = winnerOf(discs);
  if (result === 0 && !duel.twoPlayers) stage.add(5 * (countOf(discs, 0) - countOf(discs, 1)));
  finishGame(stage, duel, result, 200);
  // The last discs are seen turning over, and counted.
  duel.wait += thinkSeconds;
}

function update(stage: Stage, w: ReversiWorld, dt: number): void {
  const { duel } = w;
  turnOver(stage, w, dt);
  if (isNextGameDue(stage, duel, dt)) {
    const discs = startDiscs(w.discs.size);
    Object.assign(w, { discs, moves: movesFor(discs, duel.turn), last: null, ages: new Map() });
  }
  if (duel.result !== null || isPlayersTurn(duel)) return;
  duel.wait -= dt;
  if (duel.wait > 0) return;
  const move = chooseDisc(w.discs, 1, duel.level, stage.random);
  if (move) play(stage, w, move);
}

function turnOver(stage: Stage, w: ReversiWorld, dt: number): void {
  let step = 0;
  for (const [cell, age] of w.ages) {
    const isStarting = age.seconds < 0 && age.seconds + dt >= 0;
    age.seconds += dt;
    if (isStarting && !age.isNew) stage.sound.play('pop', 2 + step++);
    if (age.seconds > turnSeconds) w.ages.delete(cell);
  }
}
