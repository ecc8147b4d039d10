import { lookOf } from '../../art/pictures.ts';
import { approach, clamp } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { choosingCells, type Grid, layGrid, middleOf, type Spot } from '../../stage/board.ts';
import { runDown } from '../../stage/clock-bar.ts';
import { counted } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { type BoardSize, type Cells, chooseCrowd, sizeOfBoard } from './crowd.ts';
import { drawOddOneOut } from './draw.ts';
import { foundSeconds, missedSeconds, type OddWorld, spotOf } from './world.ts';

/** A wrong tap costs so many seconds. */
const penaltySeconds = 3;
/** Each board found gives less time than the one before. */
const gainShrinks = 0.93;
/** A round without a clock ends after so many boards. */
const boardsWithoutClock = 15;

/** All pictures on a board are the same but one: find it before time runs out. Boards grow, wrong taps cost time. */
run((stage): Game => {
  const looks = new Map<string, Cells>();
  const w = newWorld(stage, looks);
  return {
    isWaiting: true,
    reset: () => {
      Object.assign(w, newWorld(stage, looks));
      // Only time that runs out costs a life.
      stage.hud.livesMax = stage.hud.lives = w.clock ? Math.round(clamp(stage.rule('lives', 1), 1, 5)) : 0;
    },
    resize: () => {
      w.grid = gridOf(stage, w.size);
    },
    draw: () => drawOddOneOut(stage, w),
    idle: (dt) => {
      w.seconds += dt;
    },
    update: (dt) => update(stage, w, dt),
    ...choosingCells(
      stage,
      () => w,
      (spot) => choose(stage, w, spot),
    ),
  };
});

const isGentle = (stage: Stage) => stage.rule('gentle', 0) > 0;

function newWorld(stage: Stage, looks: Map<string, Cells>): OddWorld {
  const most = stage.rule('seconds', 20);
  const hasClock = !isGentle(stage) && most < 3600;
  return {
    ...newBoard(stage, 1, looks),
    clock: hasClock ? { left: most, most } : null,
    byKeys: false,
    cheer: 0,
    looks,
  };
}

function newBoard(stage: Stage, round: number, looks: Map<string, Cells>) {
  const size = sizeFor(stage, round);
  const grid = gridOf(stage, size);
  const crowd = chooseCrowd({
    things: stage.plan.theme.things,
    round,
    random: stage.random,
    cellsOf: (actor) => cellsOf(stage, looks, actor),
  });
  return {
    round,
    size,
    grid,
    crowd,
    odd: stage.random.int(0, grid.columns * grid.rows - 1),
    phase: 'search' as const,
    seconds: 0,
    wrong: new Map<number, number>(),
    cursor: { column: grid.columns >> 1, row: grid.rows >> 1 },
  };
}

/** The size that was asked for, or one that grows; toddlers get few and large pictures. */
function sizeFor(stage: Stage, round: number): BoardSize {
  const asked = Math.round(clamp(stage.rule('size', 0), 0, 9));
  if (asked >= 2) return { short: asked, long: asked };
  return isGentle(stage) ? sizeOfBoard(round, 2, 4) : sizeOfBoard(round, Math.round(stage.rule('first', 3)), 6);
}

function gridOf({ view }: Stage, { short, long }: BoardSize): Grid {
  const room = { above: 34, cellMax: short < 3 ? 160 : 112 };
  return view.portrait ? layGrid(view, short, long, room) : layGrid(view, long, short, room);
}

/** Painting a picture takes a moment, so that each is compared once. */
function cellsOf({ art }: Stage, looks: Map<string, Cells>, actor: Actor): Cells {
  const known = looks.get(lookOf(actor)) ?? art.cells(actor, 14, 14);
  looks.set(lookOf(actor), known);
  return known;
}

function choose(stage: Stage, w: OddWorld, { column, row }: Spot): void {
  // The tap that starts a round is no guess.
  if (w.phase !== 'search' || stage.played < 0.1) return;
  const cell = row * w.grid.columns + column;
  if (cell === w.odd) find(stage, w);
  else if (!w.wrong.has(cell)) mistake(stage, w, cell);
}

function find(stage: Stage, w: OddWorld): void {
  const { palette } = stage.plan;
  const place = middleOf(w.grid, spotOf(w, w.odd));
  const quickness = Math.max(0, Math.round(5 - w.seconds));
  if (w.clock) {
    const gain = stage.rule('gain', 2.6) * gainShrinks ** (w.round - 1);
    w.clock.left = Math.min(w.clock.most, w.clock.left + gain);
  }
  stage.add(20 + 5 * w.round + 5 * quickness, place);
  stage.sound.play('coin', Math.min(9, w.round));
  stage.effects.burst(place.x, place.y, [palette.accent, palette.second, palette.paper], { count: 26, speed: 240 });
  stage.effects.ring(place.x, place.y, palette.accent, w.grid.cell * 1.3);
  if (w.round % 5 === 0) stage.banner(at(['GREAT!', 'EAGLE EYES!', 'SHARP!'], w.round / 5));
  Object.assign(w, { phase: 'found', seconds: 0, cheer: 1 });
}

function mistake(stage: Stage, w: OddWorld, cell: number): void {
  const { x, y } = middleOf(w.grid, spotOf(w, cell));
  w.wrong.set(cell, 0);
  stage.sound.play(w.clock ? 'hit' : 'drop');
  if (!w.clock) return;
  w.clock.left -= penaltySeconds;
  stage.effects.shake(6);
  stage.effects.flash(stage.plan.palette.danger, 0.2);
  stage.effects.note(x, y - w.grid.cell * 0.3, `-${penaltySeconds}`, stage.plan.palette.danger);
}

function update(stage: Stage, w: OddWorld, dt: number): void {
  w.seconds += dt;
  w.cheer = approach(w.cheer, 0, 1.6, dt);
  for (const [cell, seconds] of w.wrong) w.wrong.set(cell, seconds + dt);
  stage.hud.label = counted(stage, 'ROUND', 'rounds', w.round);
  if (w.phase === 'found' && w.seconds > foundSeconds) goOn(stage, w);
  else if (w.phase === 'missed' && w.seconds > missedSeconds) tryAgain(stage, w);
  else if (w.phase === 'search' && w.clock && runDown(stage, w.clock, dt)) {
    Object.assign(w, { phase: 'missed', seconds: 0 });
  }
}

function goOn(stage: Stage, w: OddWorld): void {
  const asked = stage.rule('rounds', 0);
  const last = asked || (w.clock ? Infinity : boardsWithoutClock);
  if (w.round < last) {
    Object.assign(w, newBoard(stage, w.round + 1, w.looks));
    return;
  }
  stage.hud.won = true;
  stage.over();
}

/** With a life left, the clock is half full again and the next board has the same size. */
function tryAgain(stage: Stage, w: OddWorld): void {
  if (stage.hud.lives <= 0 || !w.clock) {
    stage.over();
    return;
  }
  w.clock.left = w.clock.most / 2;
  Object.assign(w, newBoard(stage, w.round, w.looks));
}
