import type { Direction } from '../../stage/input.ts';
import { type Cell, next, type Walker } from './world.ts';

/** Moves on; at each cell asks where to go next, and stays there if nowhere. */
export function stride(walker: Walker, cells: number, choose: (here: Cell) => Direction | null): void {
  walker.share += cells;
  while (walker.share >= 1) {
    const d = choose(walker.to);
    walker.from = walker.to;
    if (!d) {
      walker.share = 1;
      return;
    }
    walker.heading = d;
    walker.to = next(walker.to, d);
    walker.share -= 1;
  }
}
