import { lookOf } from '../../art/pictures.ts';
import { approach, distance, inside, type Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { counted, isFinished } from '../../stage/feedback.ts';
import { type Direction, steps } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { deal, facesFor, isFree, laidFlat, openPairs } from './deal.ts';
import { drawMahjong } from './draw.ts';
import { layoutOf } from './layouts.ts';
import { boxOf, buttonRadius, layTable, middleOfTile } from './table.ts';
import { type MahjongWorld, mixSeconds, type Tile, takenSeconds } from './world.ts';

const streakSeconds = 6;
/** After so many seconds a pair is shown to those who cannot lose. */
const helpSeconds = 8;

/** Take equal tiles that are free, two at a time. Without a pair left the rest is shuffled, which costs a heart. */
run((stage): Game => {
  const w: MahjongWorld = begin(stage, 1);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = stage.hud.lives = Math.round(stage.rule('lives', 3));
      Object.assign(w, begin(stage, 1));
    },
    resize: () => {
      w.table = layTable(stage.view, w.table);
    },
    draw: () => drawMahjong(stage, w),
    idle: (dt) => settle(w, dt),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      w.byKeys = false;
      if (distance(p, w.table.button) < buttonRadius * 1.3) hint(stage, w);
      else choose(stage, w, tileAt(w, p));
    },
    direction: (d, by) => {
      if (by !== 'key') return;
      w.byKeys = true;
      w.cursor = nextTile(w, d);
      stage.sound.play('tick');
    },
    action: () => {
      w.byKeys = true;
      w.cursor ??= nextTile(w, 'right');
      choose(stage, w, w.cursor);
    },
    letter: (letter) => {
      if (letter === 'H') hint(stage, w);
    },
  };
});

/** Everything the prompt names first, then the rest of the cast. */
function facesOf({ plan }: Stage): Actor[] {
  const { hero, foes, things } = plan.theme;
  const all = things.length >= 6 ? things : [...things, hero, ...foes];
  return all.filter((actor, i) => all.findIndex((other) => lookOf(other) === lookOf(actor)) === i);
}

function begin(stage: Stage, level: number): MahjongWorld {
  const { plan, view, random } = stage;
  const asked = level === 1 ? stage.rule('pairs', 0) : 0;
  const layout = layoutOf(level + stage.rule('head', 0), plan.seed, view.portrait, asked);
  const faces = facesOf(stage);
  const pairs = layout.places.length / 2;
  // Four of each, as in a set of tiles; few kinds on a small board are easier to find.
  const kinds = Math.min(faces.length, Math.max(6, Math.ceil(pairs / 2)));
  const dealt = deal(layout.places, facesFor(pairs, kinds), random);
  const tiles = layout.places.map((place, i) => ({
    ...place,
    face: dealt?.[i] ?? 0,
    dealt: -i * 0.025,
    shaken: 0,
  }));
  return {
    tiles: inDrawingOrder(tiles),
    faces,
    table: layTable(view, layout),
    level,
    chosen: null,
    cursor: null,
    byKeys: false,
    hint: [],
    taken: [],
    streak: 0,
    rest: 0,
    mixing: 0,
    won: 0,
    cheer: 0,
  };
}

/** From the lowest layer up, and from the back to the front. */
const inDrawingOrder = (tiles: Tile[]): Tile[] => tiles.toSorted((a, b) => a.z - b.z || a.y - b.y || a.x - b.x);

function tileAt({ tiles, table }: MahjongWorld, p: Point): Tile | null {
  return tiles.findLast((tile) => inside(p, boxOf(table, tile))) ?? null;
}

function bestFree(w: MahjongWorld, costOf: (middle: Point) => number): Tile | null {
  const costs = w.tiles
    .filter((tile) => isFree(tile, w.tiles))
    .map((tile) => ({ tile, cost: costOf(middleOfTile(w.table, tile)) }))
    .filter(({ cost }) => Number.isFinite(cost));
  return costs.sort((a, b) => a.cost - b.cost)[0]?.tile ?? null;
}

const nearestTile = (w: MahjongWorld, p: Point): Tile | null => bestFree(w, (middle) => distance(middle, p));

/** The free tile that is nearest in a direction. */
function nextTile(w: MahjongWorld, d: Direction): Tile | null {
  const { cursor } = w;
  if (!cursor) return nearestTile(w, { x: 0, y: 0 });
  const here = middleOfTile(w.table, cursor);
  const { x, y } = steps[d];
  const ahead = bestFree(w, (middle) => {
    const [dx, dy] = [middle.x - here.x, middle.y - here.y];
    const along = dx * x + dy * y;
    return along > 1 ? along + 2 * Math.abs(dx * y + dy * x) : Number.POSITIVE_INFINITY;
  });
  return ahead ?? cursor;
}

function choose(stage: Stage, w: MahjongWorld, tile: Tile | null): void {
  if (!tile || w.mixing > 0 || w.won > 0) return;
  const { chosen } = w;
  if (!isFree(tile, w.tiles)) {
    tile.shaken = 0.35;
    stage.sound.play('tick', -4);
  } else if (chosen === tile) w.chosen = null;
  else if (chosen?.face === tile.face) take(stage, w, chosen, tile);
  else {
    w.chosen = tile;
    stage.sound.play('jump');
  }
}

function take(stage: Stage, w: MahjongWorld, a: Tile, b: Tile): void {
  const { palette } = stage.plan;
  w.streak = w.rest < streakSeconds ? w.streak + 1 : 1;
  w.rest = 0;
  w.cheer = 1;
  const [from, to] = [middleOfTile(w.table, a), middleOfTile(w.table, b)];
  w.taken.push({ face: a.face, from, to, age: 0 });
  w.tiles = w.tiles.filter((tile) => tile !== a && tile !== b);
  w.chosen = null;
  w.hint = [];
  if (w.cursor === a || w.cursor === b) w.cursor = nearestTile(w, to);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  stage.add(15 + 5 * Math.min(9, w.streak), { x: middle.x, y: middle.y - 20 });
  stage.sound.play('coin', Math.min(9, w.streak));
  stage.effects.ring(middle.x, middle.y, palette.accent, w.table.tile.w);
  stage.effects.burst(middle.x, middle.y, [palette.accent, palette.second, '#fffaf0'], { count: 14, speed: 170 });
  if (w.tiles.length === 0) clear(stage, w);
  else if (openPairs(w.tiles).length === 0) shuffle(stage, w);
}

function clear(stage: Stage, w: MahjongWorld): void {
  const { palette } = stage.plan;
  w.won = 2;
  stage.add(100 + 50 * w.level);
  stage.hud.lives = Math.min(stage.hud.livesMax, stage.hud.lives + 1);
  stage.banner('ALL CLEAR!');
  stage.sound.play('win');
  stage.effects.burst(stage.view.w / 2, stage.view.h * 0.42, [palette.accent, palette.second, palette.paper], {
    count: 70,
    speed: 340,
    shape: 'bit',
    gravity: 280,
    life: 1.5,
  });
}

/** Deals what is left again, so that it can be cleared. */
function shuffle(stage: Stage, w: MahjongWorld): void {
  stage.hud.lives--;
  if (stage.hud.lives <= 0) {
    stage.sound.play('hit');
    stage.banner('NO MORE MOVES');
    stage.over();
    return;
  }
  w.mixing = mixSeconds;
  w.chosen = null;
  w.cursor = null;
  stage.banner('SHUFFLE!');
  stage.sound.play('power');
  const faces = w.tiles.map(({ face }) => face).toSorted((a, b) => a - b);
  const pairs = faces.filter((_, i) => i % 2 === 0);
  const flat = laidFlat(w.tiles.length, w.table.columns, w.table.rows);
  const dealt = deal(w.tiles, pairs, stage.random);
  const again = dealt ?? deal(flat, pairs, stage.random) ?? faces;
  w.tiles.forEach((tile, i) => {
    if (!dealt) Object.assign(tile, at(flat, i));
    tile.face = again[i] ?? tile.face;
  });
  w.tiles = inDrawingOrder(w.tiles);
}

/** Shows a pair, and ends a streak. */
function hint(stage: Stage, w: MahjongWorld): void {
  const [pair] = openPairs(w.tiles);
  if (!pair || w.mixing > 0) return;
  w.hint = pair;
  w.streak = 0;
  w.rest = 0;
  stage.sound.play('pop');
}

function settle(w: MahjongWorld, dt: number): void {
  for (const tile of w.tiles) {
    tile.dealt = Math.min(1, tile.dealt + dt * 2.4);
    tile.shaken = Math.max(0, tile.shaken - dt);
  }
  for (const pair of w.taken) pair.age += dt;
  w.taken = w.taken.filter(({ age }) => age < takenSeconds);
  w.mixing = Math.max(0, w.mixing - dt);
  w.cheer = approach(w.cheer, 0, 1.1, dt);
}

function update(stage: Stage, w: MahjongWorld, dt: number): void {
  settle(w, dt);
  w.rest += dt;
  if (stage.rule('gentle', 0) > 0 && w.rest > helpSeconds && w.hint.length === 0) hint(stage, w);
  stage.hud.label = `${counted(stage, 'BOARD', 'levels', w.level)}  LEFT ${w.tiles.length}`;
  if (w.won <= 0) return;
  w.won -= dt;
  if (w.won <= 0 && !isFinished(stage, 'levels', w.level)) Object.assign(w, begin(stage, w.level + 1));
}
