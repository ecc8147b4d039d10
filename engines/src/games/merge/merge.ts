import { approach, clamp } from '../../math/maths.ts';
import { layGrid, middleOf } from '../../stage/board.ts';
import { isFinished } from '../../stage/feedback.ts';
import type { Direction } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawMerge } from './draw.ts';
import { addTile, canMove, powerMax, slide, type Tile } from './tiles.ts';
import type { MergeWorld } from './world.ts';

/** Push all tiles in one direction; two equal ones merge into a higher one. The board must not fill up. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    reset: () => {
      Object.assign(w, newWorld(stage));
      for (let i = 0; i < 2 + w.size / 4; i++) addTile(w.tiles, w.size, stage.random);
    },
    resize: () => {
      w.grid = layGrid(stage.view, w.size, w.size);
    },
    draw: () => drawMerge(stage, w),
    idle: (dt) => move(w, dt),
    update: (dt) => update(stage, w, dt),
    direction: (d) => push(stage, w, d),
  };
});

function newWorld(stage: Stage): MergeWorld {
  const size = Math.round(clamp(stage.rule('size', 4), 3, 6));
  return {
    size,
    grid: layGrid(stage.view, size, size),
    tiles: [],
    best: 2,
    combo: 0,
    cheer: 0,
    stuck: 0,
    pushed: { d: 'left', age: 9 },
  };
}

function push(stage: Stage, w: MergeWorld, d: Direction): void {
  if (w.stuck > 0) return;
  finishSlides(w);
  const { isMoved, merged } = slide(w.tiles, w.size, d);
  w.pushed = { d, age: 0 };
  if (!isMoved) {
    stage.sound.play('tick');
    return;
  }
  stage.sound.play('jump');
  w.combo = merged.length ? w.combo + 1 : 0;
  for (const tile of merged) celebrate(stage, w, tile);
  addTile(w.tiles, w.size, stage.random);
  if (!canMove(w.tiles, w.size)) {
    w.stuck = 0.9;
    stage.effects.shake(8);
    stage.sound.play('hit');
  }
}

function celebrate(stage: Stage, w: MergeWorld, tile: Tile): void {
  const { palette, theme } = stage.plan;
  const place = middleOf(w.grid, tile);
  stage.add(2 ** tile.power, place);
  stage.sound.play('coin', Math.min(12, tile.power - 2 + Math.min(3, w.combo)));
  const actor = theme.things[0] ?? theme.hero;
  stage.effects.burst(place.x, place.y, [palette.accent, palette.paper, stage.art.colourOf(actor)], {
    count: 6 + tile.power,
    speed: 90 + tile.power * 14,
  });
  stage.effects.ring(place.x, place.y, palette.accent, w.grid.cell * 0.7);
  if (tile.power >= 6) stage.effects.shake(Math.min(9, tile.power - 3));
  if (powerMax(w.tiles) <= w.best) return;
  w.best = powerMax(w.tiles);
  w.cheer = 1;
  if (w.best < 6) return;
  stage.banner(w.best === 11 ? '2048! WHAT A WIN!' : `${2 ** w.best}!`);
  stage.sound.play(w.best >= 10 ? 'win' : 'power');
}

/** A push is accepted before the last slide has ended. */
function finishSlides(w: MergeWorld): void {
  w.tiles = w.tiles.filter((tile) => !tile.into);
}

function move(w: MergeWorld, dt: number): void {
  w.cheer = approach(w.cheer, 0, 1.6, dt);
  w.pushed.age += dt;
  for (const tile of w.tiles) {
    tile.age += dt;
    tile.x = approach(tile.x, tile.column, 24, dt);
    tile.y = approach(tile.y, tile.row, 24, dt);
  }
  w.tiles = w.tiles.filter((tile) => !tile.into || Math.hypot(tile.x - tile.column, tile.y - tile.row) > 0.08);
}

function update(stage: Stage, w: MergeWorld, dt: number): void {
  move(w, dt);
  stage.hud.label = `BIGGEST ${2 ** powerMax(w.tiles)}`;
  stage.hud.progress = clamp(powerMax(w.tiles) / Math.log2(stage.rule('tile', 2048)), 0, 1);
  if (isFinished(stage, 'tile', 2 ** powerMax(w.tiles))) return;
  if (w.stuck <= 0) return;
  w.stuck -= dt;
  if (w.stuck <= 0) stage.over();
}
