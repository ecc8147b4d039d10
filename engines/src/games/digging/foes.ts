import { distance } from '../../math/maths.ts';
import type { Direction } from '../../stage/input.ts';
import type { Stage } from '../../stage/stage.ts';
import { stride } from './stride.ts';
import {
  between,
  type Cell,
  cellOf,
  type DiggingWorld,
  directions,
  type Foe,
  hasRock,
  indexOf,
  isInside,
  isOpen,
  isSame,
  next,
  opposite,
  walkerAt,
} from './world.ts';

const bitesAt = 0.7;

/** Steps through tunnels from each cell to the hero; a cell without a way to it is missing. */
export function waysToHero(w: DiggingWorld): Map<number, number> {
  const start = cellOf(w.hero);
  const ways = new Map([[indexOf(w, start), 0]]);
  const queue = [start];
  for (const here of queue) {
    const far = ways.get(indexOf(w, here)) ?? 0;
    for (const d of directions) {
      const to = next(here, d);
      if (!isOpen(w, to) || hasRock(w, to) || ways.has(indexOf(w, to))) continue;
      ways.set(indexOf(w, to), far + 1);
      queue.push(to);
    }
  }
  return ways;
}

/** Foes follow the hero through its tunnels; one that waits too long passes through the earth. Whether one bites. */
export function tickFoes(stage: Stage, w: DiggingWorld, dt: number): boolean {
  const ways = waysToHero(w);
  const haste = speedOf(stage, w);
  let isBitten = false;
  for (const foe of w.foes) {
    if (foe.away > 0) {
      foe.away -= dt;
      if (foe.away <= 0) Object.assign(foe, walkerAt(foe.actor, foe.home), { bored: -2, isGhost: false });
      continue;
    }
    const isNear = ways.has(indexOf(w, cellOf(foe)));
    foe.bored = isNear ? Math.min(0, foe.bored) : foe.bored + dt;
    if (!foe.isGhost && (foe.bored > patience(w) || (w.still > 6 && !isNear))) foe.isGhost = true;
    else if (foe.isGhost && isNear && foe.share > 0.9) foe.isGhost = false;
    const cells = haste * (foe.isGhost ? 0.62 + w.still * 0.05 : 1) * dt;
    stride(foe, cells, (here) => (foe.isGhost ? straight(w, here) : follow(stage, w, foe, here, ways)));
    if (w.safe <= 0 && distance(between(foe), between(w.hero)) < bitesAt) isBitten = true;
  }
  return isBitten;
}

export function sendHome(w: DiggingWorld): void {
  for (const foe of w.foes) Object.assign(foe, walkerAt(foe.actor, foe.home), { bored: -2, isGhost: false });
}

const patience = (w: DiggingWorld): number => Math.max(3, 9 - w.level);

/** Cells per second. */
const speedOf = (stage: Stage, w: DiggingWorld): number =>
  Math.min(5.2, stage.rule('speed', 2.3) + w.level * 0.3 + w.levelSeconds * 0.012 + Math.min(1.6, w.still * 0.12));

/** Through the earth, straight to the hero. */
function straight(w: DiggingWorld, here: Cell): Direction | null {
  const goal = between(w.hero);
  const [dx, dy] = [goal.x - here.x, goal.y - here.y];
  if (Math.hypot(dx, dy) < 0.5) return null;
  const d = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down';
  return isInside(w, next(here, d)) ? d : null;
}

function follow(stage: Stage, w: DiggingWorld, foe: Foe, here: Cell, ways: Map<number, number>): Direction | null {
  const exits = directions.filter((d) => isOpen(w, next(here, d)) && !hasRock(w, next(here, d)));
  const onward = exits.filter((d) => d !== opposite[foe.heading]);
  const open = onward.length > 0 ? onward : exits;
  if (open.length === 0) return null;
  const far = (d: Direction) => ways.get(indexOf(w, next(here, d))) ?? 99;
  const isSure = stage.random.chance(Math.min(0.97, 0.72 + w.level * 0.06));
  if (!ways.has(indexOf(w, here)) || !isSure) return stage.random.pick(open);
  const best = exits.reduce((a, b) => (far(b) < far(a) ? b : a));
  return isSame(here, cellOf(w.hero)) ? null : best;
}
