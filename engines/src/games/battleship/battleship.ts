import { clamp, type Point } from '../../math/maths.ts';
import { middleOf, type Spot, spotAt, stepCursor } from '../../stage/board.ts';
import { finishGame, isNextGameDue, isPlayersTurn, newDuel, other, passTurn, type Side } from '../../stage/duel.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { chooseTarget } from './aim.ts';
import { drawBattleship } from './draw.ts';
import { layGrids } from './layout.ts';
import { fireAt, isDefeated, lengthsOf, newSea, type Sea, shipAt } from './sea.ts';
import type { SeaWorld } from './world.ts';

const shotSeconds = 0.32;

/**
 * Fire at the hidden fleet before yours is sunk; whoever hits fires again. The computer aims better after each defeat.
 * Between two players on one device both fleets are hidden.
 */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => {
      Object.assign(w, newWorld(stage));
    },
    resize: () => {
      w.grids = layGrids(stage.view, w.seas[0].size, w.duel.twoPlayers);
    },
    draw: () => drawBattleship(stage, w),
    update: (dt) => update(stage, w, dt),
    press: (p) => press(stage, w, p),
    direction: (d, by) => {
      if (by !== 'key') return;
      w.byKeys = true;
      w.cursor = stepCursor(w.grids[0], w.cursor, d);
      stage.sound.play('tick');
    },
    action: () => {
      w.byKeys = true;
      if (isPlayersTurn(w.duel)) fire(stage, w, indexOf(w, w.cursor));
    },
  };
});

const indexOf = ({ seas }: SeaWorld, { column, row }: Spot) => row * seas[0].size + column;

function newWorld(stage: Stage): SeaWorld {
  const size = Math.round(clamp(stage.rule('size', 8), 5, 10));
  const duel = newDuel(stage);
  return {
    seas: newSeas(stage, size),
    grids: layGrids(stage.view, size, duel.twoPlayers),
    duel,
    shot: null,
    cursor: { column: size >> 1, row: size >> 1 },
    byKeys: false,
  };
}

const deal = (stage: Stage, size: number) => newSea(size, lengthsOf(size, stage.rule('ships', 0)), stage.random);
const newSeas = (stage: Stage, size: number): [Sea, Sea] => [deal(stage, size), deal(stage, size)];

function press(stage: Stage, w: SeaWorld, p: Point): void {
  w.byKeys = false;
  if (!isPlayersTurn(w.duel)) return;
  const target = spotAt(w.grids[other(w.duel.turn)], p);
  if (target) fire(stage, w, indexOf(w, target));
  else if (spotAt(w.grids[0], p)) rearrange(stage, w);
}

/** Before anybody fired, a tap on the own fleet puts it elsewhere. */
function rearrange(stage: Stage, w: SeaWorld): void {
  const isBegun = w.shot !== null || w.seas.some(({ tried }) => tried.includes(true));
  if (isBegun || w.duel.twoPlayers || isTouchOfTitle(stage)) return;
  w.seas[0] = deal(stage, w.seas[0].size);
  stage.sound.play('jump');
}

/** The touch that starts the round fires at nothing. */
const isTouchOfTitle = ({ played }: Stage) => played < 0.05;

function fire(stage: Stage, w: SeaWorld, i: number): void {
  const side = w.duel.turn;
  if (w.shot || isTouchOfTitle(stage)) return;
  if (w.seas[other(side)].tried[i]) {
    stage.sound.play('tick', -4);
    return;
  }
  w.shot = { side, i, share: 0 };
  stage.sound.play('shoot');
}

function land(stage: Stage, w: SeaWorld, side: Side, i: number): void {
  const { effects, sound, plan } = stage;
  const { duel } = w;
  const sea = w.seas[other(side)];
  const { x, y } = placeOf(w, other(side), i);
  const mark = fireAt(sea, i);
  w.shot = null;
  if (mark === 'miss') {
    sound.play('drop');
    effects.burst(x, y, ['#ffffff', '#bfe6ff'], { count: 10, speed: 110 });
    passTurn(duel, 0.6);
    return;
  }
  const isOwn = side === 0 && !duel.twoPlayers;
  duel.wait = 0.7;
  sound.play(mark === 'sunk' ? 'boom' : 'hit');
  effects.shake(mark === 'sunk' ? 10 : 4);
  effects.burst(x, y, [plan.palette.danger, plan.palette.accent], { count: 16, speed: 190 });
  if (isOwn) stage.add((mark === 'sunk' ? 40 : 10) * duel.level, { x, y: y - 16 });
  if (isDefeated(sea)) finishGame(stage, duel, side, 150);
  else if (mark === 'sunk') sink(stage, w, side, i);
}

function sink(stage: Stage, w: SeaWorld, side: Side, i: number): void {
  stage.banner(side === 0 || w.duel.twoPlayers ? 'SUNK!' : 'WATCH OUT!');
  for (const cell of shipAt(w.seas[other(side)], i)?.cells ?? []) {
    const { x, y } = placeOf(w, other(side), cell);
    stage.effects.ring(x, y, stage.plan.palette.danger, w.grids[other(side)].cell);
  }
}

const placeOf = ({ grids, seas }: SeaWorld, side: Side, i: number): Point =>
  middleOf(grids[side], { column: i % seas[side].size, row: Math.floor(i / seas[side].size) });

function update(stage: Stage, w: SeaWorld, dt: number): void {
  const { duel, shot } = w;
  if (shot) {
    shot.share += dt / shotSeconds;
    if (shot.share >= 1) land(stage, w, shot.side, shot.i);
  }
  if (isNextGameDue(stage, duel, dt)) w.seas = newSeas(stage, w.seas[0].size);
  if (w.shot || duel.result !== null || isPlayersTurn(duel)) return;
  duel.wait -= dt;
  if (duel.wait <= 0) fire(stage, w, chooseTarget(w.seas[0], duel.level, stage.random));
}
