import { distance } from '../../math/maths.ts';
import { type Direction, steps } from '../../stage/input.ts';
import { type Cell, isOpen } from './map.ts';
import type { MazeWorld, Walker } from './world.ts';

export function walkerAt(actor: Walker['actor'], cell: Cell, wits: number): Walker {
  return { actor, from: cell, to: cell, share: 1, heading: 'left', home: cell, wits, caught: 0 };
}

export function nearestOpen(w: MazeWorld, wanted: Cell): Cell {
  let best: Cell = { x: 1, y: 1 };
  for (let y = 1; y < w.map.rows; y++) {
    for (let x = 1; x < w.map.columns; x++) {
      if (isOpen(w.map, { x, y }) && distance({ x, y }, wanted) < distance(best, wanted)) best = { x, y };
    }
  }
  return best;
}

/** Moves along; at each cell asks for the next direction. */
export function stride(w: MazeWorld, walker: Walker, cells: number, choose: (at: Cell) => Direction | null): void {
  walker.share += cells;
  while (walker.share >= 1) {
    const here = walker.to;
    const d = choose(here);
    walker.from = here;
    if (!d || !isOpen(w.map, { x: here.x + steps[d].x, y: here.y + steps[d].y })) {
      walker.share = 1;
      return;
    }
    walker.heading = d;
    walker.to = { x: here.x + steps[d].x, y: here.y + steps[d].y };
    walker.share -= 1;
  }
}

export const opposite: Record<Direction, Direction> = { left: 'right', right: 'left', up: 'down', down: 'up' };
