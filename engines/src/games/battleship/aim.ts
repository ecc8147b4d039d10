import type { Random } from '../../math/random.ts';
import { isSunk, linesOf, markOf, type Sea } from './sea.ts';

/** By level, the share of hits that are not followed up. */
const overlooked = [0, 0.65, 0.35, 0];

/**
 * Where the computer fires, by what it can see: it follows up a hit, and at its best it often hunts where most of
 * the remaining ships would fit.
 */
export function chooseTarget(sea: Sea, level: number, random: Random): number {
  const open = sea.tried.flatMap((isTried, i) => (isTried ? [] : [i]));
  const isHunting = !sea.tried.some((_, i) => markOf(sea, i) === 'hit');
  const isBlind = isHunting ? level < 3 || random.chance(0.5) : random.chance(overlooked[level] ?? 0);
  if (isBlind) return random.pick(open);
  const chances = chancesIn(sea);
  const best = Math.max(...open.map((i) => chances[i] ?? 0));
  return random.pick(open.filter((i) => chances[i] === best));
}

/** In how many ways a remaining ship may lie on each cell; where one was hit, only those through the hit count. */
function chancesIn(sea: Sea): number[] {
  const marks = sea.tried.map((_, i) => markOf(sea, i));
  const hits = marks.filter((mark) => mark === 'hit').length;
  const chances = sea.tried.map(() => 0);
  for (const ship of sea.ships.filter((one) => !isSunk(sea, one)))
    for (const cells of linesOf(sea.size, ship.cells.length)) {
      if (cells.some((i) => marks[i] === 'miss' || marks[i] === 'sunk')) continue;
      const through = cells.filter((i) => marks[i] === 'hit').length;
      if (hits > 0 && through === 0) continue;
      for (const i of cells) chances[i] = (chances[i] ?? 0) + 1 + through * through * 9;
    }
  return chances;
}
