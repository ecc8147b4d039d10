import { clamp, fitCells } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { asksFor } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Cell, type DiggingWorld, type Foe, indexOf, walkerAt } from './world.ts';

const rocky = /^(rock|boulder|stone)s?$/;

/** Rocks lie in the earth and fall; they do not walk about. */
export const isRocky = ({ sprite, name }: Actor): boolean => rocky.test(sprite) || rocky.test(name);

/** A surface, and below it earth with things, rocks and chambers where foes live. Deeper levels have more of them. */
export function buildLevel(stage: Stage, w: DiggingWorld): void {
  const { view, plan, random } = stage;
  Object.assign(
    w,
    view.portrait
      ? { columns: 9, rows: clamp(Math.floor((view.h - hudHeight - 8) / (view.w / 9)), 9, 15) }
      : { columns: clamp(Math.floor(view.w / 37), 13, 19), rows: 9 },
  );
  layOut(stage, w);
  w.open = Array.from({ length: w.columns * w.rows }, (_, i) => i < w.columns);
  w.hero = walkerAt(plan.theme.hero, { x: Math.floor(w.columns / 2), y: 0 });
  w.target = null;
  w.things = new Map();
  w.rocks = [];
  w.safe = 1;
  w.still = 0;
  w.levelSeconds = 0;
  const taken = new Set<number>();
  const isFree = ({ x, y }: Cell) => !taken.has(indexOf(w, { x, y }));
  const keep = (cell: Cell) => taken.add(indexOf(w, cell));
  // The way down from the surface is free.
  for (const y of [1, 2]) keep({ x: w.hero.home.x, y });
  w.foes = digChambers(stage, w, keep);
  const cells = random.shuffle(
    Array.from({ length: w.columns * w.rows }, (_, i) => ({ x: i % w.columns, y: Math.floor(i / w.columns) })),
  );
  placeRocks(stage, w, cells, keep, isFree);
  placeThings(stage, w, cells, isFree);
}

export function layOut(stage: Stage, w: DiggingWorld): void {
  const { view } = stage;
  const room = { x: 0, y: hudHeight, w: view.w, h: view.h - hudHeight - 6 };
  Object.assign(w, fitCells(room, w.columns, w.rows));
}

/** A chamber of three cells for each foe, apart from each other and from the surface. */
function digChambers(stage: Stage, w: DiggingWorld, keep: (cell: Cell) => void): Foe[] {
  const { random, plan } = stage;
  const walkers = plan.theme.foes.filter((one) => !isRocky(one));
  if (asksFor(stage, 'no-enemies') || walkers.length === 0) return [];
  const count = Math.min(5, Math.round(stage.rule('foes', 2)) + Math.floor(w.level / 2));
  const spots: Cell[] = [];
  for (let y = 4; y < w.rows - 1; y += 2)
    for (let x = 1 + (y % 4 ? 0 : 1); x + 3 < w.columns; x += 4) spots.push({ x, y });
  return random
    .shuffle(spots)
    .slice(0, count)
    .map((spot, i) => {
      for (let dx = -1; dx <= 3; dx++) for (const dy of [-1, 0, 1]) keep({ x: spot.x + dx, y: spot.y + dy });
      for (let dx = 0; dx < 3; dx++) w.open[indexOf(w, { x: spot.x + dx, y: spot.y })] = true;
      const home = { x: spot.x + 1, y: spot.y };
      return { ...walkerAt(at(walkers, i), home), bored: random.range(-3, 1), isGhost: false, away: 0 };
    });
}

/** Never two next to each other, so that everything can be reached around them. */
function placeRocks(
  stage: Stage,
  w: DiggingWorld,
  cells: Cell[],
  keep: (cell: Cell) => void,
  isFree: (cell: Cell) => boolean,
): void {
  const areFoes = stage.plan.theme.foes.some(isRocky);
  const count = (areFoes ? 6 : 3) + Math.min(6, w.level) + (w.columns > 9 ? 2 : 0);
  for (const cell of cells) {
    if (w.rocks.length >= count) return;
    const isNear = w.rocks.some((rock) => Math.abs(rock.x - cell.x) < 2 && Math.abs(rock.y - cell.y) < 2);
    if (cell.y < 2 || cell.y >= w.rows - 2 || isNear || !isFree(cell)) continue;
    keep(cell);
    w.rocks.push({ ...cell, hold: holdSeconds, speed: 0 });
  }
}

export const holdSeconds = 0.8;

function placeThings(stage: Stage, w: DiggingWorld, cells: Cell[], isFree: (cell: Cell) => boolean): void {
  const { things } = stage.plan.theme;
  const collect = stage.rule('collect', 0);
  const left = collect > 0 ? collect - stage.hud.taken : 99;
  const count = Math.min(14, 6 + w.level * 2, Math.max(1, left));
  for (const cell of cells) {
    if (w.things.size >= count) break;
    const i = indexOf(w, cell);
    const isCrowded = [...w.things.keys()].some(
      (one) => Math.abs((one % w.columns) - cell.x) < 2 && Math.abs(Math.floor(one / w.columns) - cell.y) < 2,
    );
    if (cell.y < 1 || !isFree(cell) || isCrowded) continue;
    // What the prompt names first is what is dug for.
    w.things.set(i, at(things, collect > 0 || w.things.size % 4 < 3 ? 0 : Math.floor(w.things.size / 4)));
  }
  w.thingCount = w.things.size;
}
