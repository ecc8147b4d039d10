import { clamp } from '../../math/maths.ts';
import { layGrid, middleOf, spotAt } from '../../stage/board.ts';
import { colourOfSide, finishGame, isNextGameDue, isPlayersTurn, newDuel, passTurn } from '../../stage/duel.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawFourInARow } from './draw.ts';
import { chooseColumn, landingOf, newRack, openColumns, type Rack, wonLine } from './rules.ts';
import type { Falling, RowWorld } from './world.ts';

const gravity = 46;

/** Drop discs into columns; four in a line win. The opponent looks further ahead after each defeat. */
run((stage): Game => {
  const w = newWorld(stage);
  const point = (x: number, y: number) => {
    const { grid } = w;
    const spot = spotAt(grid, { x, y: clamp(y, grid.field.y + 1, grid.field.y + grid.field.h - 1) });
    if (spot) w.column = spot.column;
    return spot !== null;
  };
  return {
    isWaiting: true,
    reset: () => {
      Object.assign(w, newWorld(stage));
    },
    resize: () => {
      w.grid = gridOf(stage, w.rack);
    },
    draw: () => drawFourInARow(stage, w),
    update: (dt) => update(stage, w, dt),
    move: (p) => void point(p.x, p.y),
    press: (p) => {
      if (point(p.x, p.y) && isPlayersTurn(w.duel)) drop(stage, w, w.column);
    },
    direction: (d, by) => {
      if (by !== 'key') return;
      if (d === 'left' || d === 'right') {
        w.column = clamp(w.column + (d === 'left' ? -1 : 1), 0, w.rack.columns - 1);
        stage.sound.play('tick');
      }
      if (d === 'down' && isPlayersTurn(w.duel)) drop(stage, w, w.column);
    },
    action: () => {
      if (isPlayersTurn(w.duel)) drop(stage, w, w.column);
    },
  };
});

const gridOf = ({ view }: Stage, { columns, rows }: Rack) =>
  layGrid(view, columns, rows, { above: view.portrait ? 50 : 34, below: view.portrait ? 150 : 22 });

function newWorld(stage: Stage): RowWorld {
  const columns = Math.round(clamp(stage.rule('columns', 7), 5, 9));
  const rack = newRack(columns, Math.round(clamp(stage.rule('rows', 6), 4, 8)));
  return { rack, grid: gridOf(stage, rack), duel: newDuel(stage), falling: null, won: null, column: columns >> 1 };
}

function drop(stage: Stage, w: RowWorld, column: number): void {
  const i = landingOf(w.rack, column);
  if (w.falling) return;
  if (i < 0) {
    stage.sound.play('drop');
    return;
  }
  w.falling = { side: w.duel.turn, i, y: -1, vy: 3 };
  stage.sound.play('jump');
}

function land(stage: Stage, w: RowWorld, { side, i }: Falling): void {
  const { rack, duel, grid } = w;
  const place = middleOf(grid, { column: i % rack.columns, row: Math.floor(i / rack.columns) });
  rack.cells[i] = side;
  w.falling = null;
  stage.sound.play('drop', 2);
  stage.effects.shake(3);
  stage.effects.burst(place.x, place.y + grid.cell * 0.4, colourOfSide(stage, side), { count: 8, speed: 110 });
  w.won = wonLine(rack);
  if (w.won) finishGame(stage, duel, side, 150);
  else if (!openColumns(rack).length) finishGame(stage, duel, 'draw', 150);
  else passTurn(duel, 0.5);
}

function update(stage: Stage, w: RowWorld, dt: number): void {
  const { duel, falling, rack } = w;
  if (falling) {
    falling.vy += gravity * dt;
    falling.y += falling.vy * dt;
    if (falling.y >= Math.floor(falling.i / rack.columns)) land(stage, w, falling);
  }
  if (isNextGameDue(stage, duel, dt)) {
    w.rack = newRack(rack.columns, rack.rows);
    w.won = null;
  }
  if (w.falling || duel.result !== null || isPlayersTurn(duel)) return;
  duel.wait -= dt;
  if (duel.wait <= 0) drop(stage, w, chooseColumn(w.rack, 1, duel.level, stage.random));
}
