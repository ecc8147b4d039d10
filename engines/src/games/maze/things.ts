import { at } from '../../math/random.ts';
import { asksFor } from '../../stage/feedback.ts';
import { exitPrice } from '../../stage/goal.ts';
import type { Stage } from '../../stage/stage.ts';
import { farthestFrom } from './map.ts';
import { hoarded, type MazeWorld } from './world.ts';

const hoardMax = 16;
const treatsMax = 12;

/** Dots in every open cell and a treat in each corner, or what the prompt asks for instead. */
export function layOutThings(stage: Stage, w: MazeWorld): void {
  const { things } = stage.plan.theme;
  const { columns, rows, open } = w.map;
  w.dots = new Set(open.flatMap((isFree, i) => (isFree ? [i] : [])));
  w.treats.clear();
  w.door = asksFor(stage, 'exit') ? farthestFrom(w.map, w.hero.home) : null;
  if (w.door) w.dots.delete(w.door.y * columns + w.door.x);
  const corners = [columns + 1, columns * 2 - 2, columns * (rows - 2) + 1, columns * (rows - 1) - 2];
  corners.forEach((spot, i) => {
    if (w.dots.delete(spot)) w.treats.set(spot, at(things, i));
  });
  const price = exitPrice(stage.plan);
  if (price > 0) stage.hud.taken = 0;
  layOutAsked(stage, w, price || Math.min(treatsMax, stage.rule('collect', 0)));
  // If the goal is the exit, there are treats on the way but no dots.
  if (w.door) w.dots.clear();
  w.dotCount = w.dots.size;
}

/** If the prompt asks for five keys, there are exactly five, and no other things. */
function layOutAsked(stage: Stage, w: MazeWorld, asked: number): void {
  const { things } = stage.plan.theme;
  w.hoard = asked > 0 ? 0 : stage.rule('hoard', 0);
  if (w.hoard > 0) layOutHoard(stage, w);
  if (asked === 0) return;
  for (const spot of stage.random.shuffle([...w.dots]).slice(0, Math.max(0, asked - w.treats.size))) {
    w.dots.delete(spot);
    w.treats.set(spot, at(things, 0));
  }
  for (const spot of w.treats.keys()) w.treats.set(spot, at(things, 0));
}

/** Requested things are larger than a dot, so there are fewer. */
function layOutHoard(stage: Stage, w: MazeWorld): void {
  w.dots = new Set(stage.random.shuffle([...w.dots]).slice(0, hoardMax));
  for (const spot of w.treats.keys()) w.treats.set(spot, hoarded(stage, w, spot));
}

/** Until enough, or all that exist, are taken. */
export const isLocked = (stage: Stage, w: MazeWorld): boolean =>
  w.treats.size > 0 && stage.hud.taken < exitPrice(stage.plan);
