import { approach, clamp, fitCells, type Point } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import { steps } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import {
  type Board,
  blastOf,
  eachSpot,
  findMatches,
  findMove,
  newBoard,
  refill,
  type Spot,
  setTile,
  swap,
  tileAt,
} from './board.ts';
import { drawMatch } from './draw.ts';
import { holesOf } from './shape.ts';
import { type MatchWorld, newWorld, shapeFor } from './world.ts';

const secondsMax = 60;

/** Swap neighbours to line up three of a kind before the time is up; every match adds time. */
run((stage): Game => {
  const world = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => reset(stage, world),
    resize: () => layOut(stage, world),
    idle: (dt) => settle(world, dt),
    draw: () => drawMatch(stage, world),
    update: (dt) => update(stage, world, dt),
    press: (p) => {
      const spot = spotAt(world, p);
      if (!spot || world.phase !== 'ready') return;
      if (world.chosen && isNeighbour(world.chosen, spot)) trySwap(stage, world, world.chosen, spot);
      else choose(stage, world, spot);
    },
    direction: (d, by) => {
      const { x, y } = steps[d];
      if (by === 'swipe' && world.chosen) {
        trySwap(stage, world, world.chosen, { column: world.chosen.column + x, row: world.chosen.row + y });
      } else if (by === 'key') moveCursor(stage, world, x, y);
    },
    action: () => {
      world.byKeys = true;
      if (world.chosen) world.chosen = null;
      else if (tileAt(world.board, world.cursor)) choose(stage, world, world.cursor);
    },
  };
});

function reset(stage: Stage, world: MatchWorld): void {
  Object.assign(world, shapeFor(stage.view));
  layOut(stage, world);
  world.board = deal(stage, world);
  world.phase = 'falling';
  world.chosen = null;
  world.combo = 0;
  world.level = 1;
  world.left = stage.rule('seconds', 40);
  world.moves = stage.rule('moves', 0);
  world.idleSeconds = 0;
  stage.hud.progress = 1;
}

function deal({ plan, random }: Stage, { columns, rows, cast }: MatchWorld): Board {
  return newBoard(columns, rows, cast.length, random, holesOf(columns, rows, plan.seed));
}

function layOut(stage: Stage, world: MatchWorld): void {
  const { view } = stage;
  const room = { x: 10, y: hudHeight + 25, w: view.w - 20, h: view.h - hudHeight - 44 };
  const { cell, field } = fitCells(room, world.columns, world.rows);
  // The remaining space below is for the hero.
  Object.assign(world, { cell, field: { ...field, y: Math.min(field.y, room.y + 22) } });
}

function spotAt(world: MatchWorld, p: Point): Spot | null {
  const column = Math.floor((p.x - world.field.x) / world.cell);
  const row = Math.floor((p.y - world.field.y) / world.cell);
  return tileAt(world.board, { column, row }) ? { column, row } : null;
}

const isNeighbour = (a: Spot, b: Spot) => Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;

function choose(stage: Stage, world: MatchWorld, spot: Spot): void {
  world.chosen = spot;
  world.idleSeconds = 0;
  world.hint = null;
  stage.sound.play('tick');
}

function moveCursor(stage: Stage, world: MatchWorld, x: number, y: number): void {
  world.byKeys = true;
  const next = {
    column: clamp(world.cursor.column + x, 0, world.columns - 1),
    row: clamp(world.cursor.row + y, 0, world.rows - 1),
  };
  if (world.chosen) trySwap(stage, world, world.chosen, next);
  world.cursor = next;
}

function trySwap(stage: Stage, world: MatchWorld, a: Spot, b: Spot): void {
  world.chosen = null;
  if (world.phase !== 'ready' || !tileAt(world.board, b) || !isNeighbour(a, b)) return;
  swap(world.board, a, b);
  world.swapped = [a, b];
  world.phase = 'swapping';
  world.combo = 0;
  world.idleSeconds = 0;
  world.hint = null;
  stage.sound.play('jump');
}

function update(stage: Stage, world: MatchWorld, dt: number): void {
  const moving = settle(world, dt);
  world.left = Math.min(
    Math.max(secondsMax, stage.rule('seconds', 0)),
    world.left - dt * (0.75 + world.level * 0.14 + stage.plan.difficulty * 0.06),
  );
  const movesMax = stage.rule('moves', 0);
  stage.hud.progress = movesMax > 0 ? world.moves / movesMax : clamp(world.left / stage.rule('seconds', 40), 0, 1);
  stage.hud.label = movesMax > 0 ? `MOVES ${world.moves}` : `LEVEL ${world.level}`;
  world.idleSeconds += dt;
  if (world.idleSeconds > 4 && !world.hint) world.hint = findMove(world.board);
  const isOutOfMoves = movesMax > 0 && world.moves <= 0 && world.phase === 'ready';
  if (world.left <= 0 || isOutOfMoves) {
    stage.over();
    return;
  }
  if (world.phase === 'clearing') {
    world.clearing -= dt;
    if (world.clearing > 0) return;
    sweep(world);
    refill(world.board, world.cast.length, stage.random);
    world.phase = 'falling';
    return;
  }
  if (!moving && (world.phase === 'swapping' || world.phase === 'falling')) resolve(stage, world);
}

/** Moves every tile towards its cell; true while one is moving. */
function settle(world: MatchWorld, dt: number): boolean {
  let moving = false;
  eachSpot(world.board, (spot) => {
    const tile = tileAt(world.board, spot);
    if (!tile) return;
    tile.x = approach(tile.x, spot.column, 18, dt);
    tile.y =
      world.phase === 'falling'
        ? Math.min(spot.row, tile.y + dt * (9 + (spot.row - tile.y) * 3))
        : approach(tile.y, spot.row, 18, dt);
    if (Math.abs(tile.x - spot.column) + Math.abs(tile.y - spot.row) > 0.04) moving = true;
  });
  return moving;
}

function resolve(stage: Stage, world: MatchWorld): void {
  const matches = findMatches(world.board);
  if (!matches.length) {
    if (world.phase === 'swapping' && world.swapped) {
      swap(world.board, ...world.swapped);
      world.swapped = null;
      stage.sound.play('drop');
      world.phase = 'falling';
      return;
    }
    world.phase = 'ready';
    if (!findMove(world.board)) {
      stage.banner('NEW BOARD');
      world.board = deal(stage, world);
      world.phase = 'falling';
    }
    return;
  }
  world.combo++;
  if (world.swapped) world.moves--;
  const made: { spot: Spot; kind: number; special: 'row' | 'column' | 'kind' }[] = [];
  const doomed: Spot[] = [];
  for (const match of matches) {
    doomed.push(...match.spots);
    const keep =
      world.swapped?.find((s) => match.spots.some((m) => m.column === s.column && m.row === s.row)) ?? match.spots[1];
    if (match.special !== 'none' && keep) made.push({ spot: keep, kind: match.kind, special: match.special });
  }
  const cleared = condemn(stage, world, doomed);
  for (const { spot, kind, special } of made) {
    setTile(world.board, spot, { kind, special, x: spot.column, y: spot.row, dying: false });
    stage.sound.play('power');
  }
  world.swapped = null;
  world.phase = 'clearing';
  world.clearing = 0.2;
  score(stage, world, matches[0]?.spots[1] ?? { column: 0, row: 0 }, cleared);
}

/** Marks tiles for clearing, and the tiles that the special ones among them clear. */
function condemn(stage: Stage, world: MatchWorld, spots: Spot[]): number {
  const queue = [...spots];
  let cleared = 0;
  for (let spot = queue.pop(); spot; spot = queue.pop()) {
    const tile = tileAt(world.board, spot);
    if (!tile || tile.dying) continue;
    tile.dying = true;
    cleared++;
    const actor = world.cast[tile.kind];
    const x = world.field.x + (spot.column + 0.5) * world.cell;
    const y = world.field.y + (spot.row + 0.5) * world.cell;
    if (actor)
      stage.effects.burst(x, y, [stage.art.colourOf(actor), stage.plan.palette.paper], {
        count: 6,
        speed: 130,
        size: 4,
      });
    if (tile.special === 'none') continue;
    stage.effects.shake(6);
    stage.effects.ring(x, y, stage.plan.palette.paper, world.cell * 3);
    queue.push(...blastOf(world.board, spot, tile));
  }
  return cleared;
}

function sweep(world: MatchWorld): void {
  eachSpot(world.board, (spot) => {
    if (tileAt(world.board, spot)?.dying) setTile(world.board, spot, null);
  });
}

function score(stage: Stage, world: MatchWorld, spot: Spot, cleared: number): void {
  const at = { x: world.field.x + (spot.column + 0.5) * world.cell, y: world.field.y + (spot.row + 0.5) * world.cell };
  stage.add(cleared * 10 * world.combo, at);
  world.left = Math.min(Math.max(secondsMax, stage.rule('seconds', 0)), world.left + cleared * 0.55);
  stage.sound.play('coin', Math.min(10, world.combo * 2 - 2));
  if (world.combo > 1) stage.effects.note(at.x, at.y - 30, `X${world.combo}`, stage.plan.palette.accent, 20);
  world.cheer = 1;
  const level = 1 + Math.floor(stage.hud.score / 1500);
  if (level > world.level) {
    stage.banner(`LEVEL ${level}`);
    stage.sound.play('win');
  }
  world.level = level;
}
