import type { Actor, Plan } from '../../plan.ts';
import { at, type Random } from '../../stage/random.ts';

export const tile = 38;

export type Walker = {
  actor: Actor;
  x: number;
  y: number;
  from: number;
  to: number;
  pace: number;
  flies: boolean;
  squashed: number;
  phase: number;
};
export type Prize = { actor: Actor; x: number; y: number; taken: boolean; heart: boolean };
type Ledge = { x: number; y: number; w: number };
type Hazard = { x: number; y: number };

/** Heights are in units above the lowest ground; y grows upwards. */
export type Level = {
  /** Height of the ground of each column, null over a pit. */
  ground: (number | null)[];
  ledges: Ledge[];
  walkers: Walker[];
  prizes: Prize[];
  spikes: Hazard[];
  springs: Hazard[];
  goal: number;
};

/** Strings together stretches of ground, each passable with one plain jump. */
export function newLevel(plan: Plan, number: number, random: Random): Level {
  const level: Level = { ground: [], ledges: [], walkers: [], prizes: [], spikes: [], springs: [], goal: 0 };
  const { things, foes } = plan.theme;
  const length = 46 + number * 8;
  const hard = Math.min(1, (number - 1) * 0.12 + plan.difficulty * 0.12);
  let height = 2;
  const x = () => level.ground.length;
  const grow = (count: number, h: number | null) => {
    for (let i = 0; i < count; i++) level.ground.push(h === null ? null : h * tile);
  };
  const prize = (column: number, up: number) =>
    level.prizes.push({
      actor: random.pick(things),
      x: (column + 0.5) * tile,
      y: up * tile,
      taken: false,
      heart: false,
    });
  const guard = (from: number, to: number, up: number, flies: boolean) =>
    level.walkers.push({
      actor: at(foes, level.walkers.length),
      x: ((from + to) / 2) * tile,
      y: up * tile,
      from: (from + 0.5) * tile,
      to: (to - 0.5) * tile,
      pace: random.range(36, 56) * (1 + hard * 0.5),
      flies,
      squashed: 0,
      phase: random.range(0, 6),
    });
  const stretches: (() => void)[] = [
    () => {
      const count = random.int(5, 8);
      const from = x();
      grow(count, height);
      for (let i = 1; i < count - 1; i++) prize(from + i, height + 0.7);
    },
    () => {
      const from = x();
      grow(6, height);
      guard(from, from + 6, height, false);
      for (let i = 1; i < 5; i++) prize(from + i, height + 2.6 + (i === 2 || i === 3 ? 0.5 : 0));
    },
    () => {
      const wide = random.int(2, hard > 0.5 ? 4 : 3);
      const from = x();
      grow(wide, null);
      for (let i = 0; i < wide; i++) prize(from + i, height + 2.3);
      grow(2, height);
    },
    () => {
      height = Math.max(1, Math.min(6, height + random.pick([-2, -1, 1, 1])));
      grow(4, height);
    },
    () => {
      const from = x();
      const up = height + 2.4;
      grow(8, random.chance(0.5) ? height : null);
      level.ledges.push(
        { x: (from + 1) * tile, y: up * tile, w: 2.4 * tile },
        { x: (from + 4.6) * tile, y: (up + 0.5) * tile, w: 2.6 * tile },
      );
      for (const i of [1, 2, 5, 6]) prize(from + i, up + (i > 3 ? 1.2 : 0.7));
      if (level.ground[from] === null)
        level.ledges.push({ x: (from + 0.2) * tile, y: (height + 0.4) * tile, w: 1.4 * tile });
      grow(2, height);
    },
    () => {
      const from = x();
      grow(7, height);
      level.spikes.push({ x: (from + 3) * tile, y: height * tile });
      if (hard > 0.3) level.spikes.push({ x: (from + 4) * tile, y: height * tile });
      prize(from + 3, height + 2.6);
      prize(from + 4, height + 2.6);
    },
    () => {
      const from = x();
      grow(4, height);
      level.springs.push({ x: (from + 1) * tile, y: height * tile });
      for (let i = 0; i < 4; i++) prize(from + 1, height + 2.4 + i * 0.9);
      height = Math.min(7, height + 3);
      grow(4, height);
    },
    () => {
      const from = x();
      grow(7, height);
      guard(from, from + 7, height + random.range(1.4, 2), true);
      prize(from + 3, height + 0.7);
    },
  ];
  grow(7, height);
  for (let i = 3; i < 6; i++) prize(i, height + 0.7);
  while (x() < length) random.pick(stretches)();
  const hearts = level.prizes[Math.floor(level.prizes.length * 0.6)];
  if (hearts && number % 2 === 0) hearts.heart = true;
  grow(12, height);
  level.goal = (x() - 6) * tile;
  return level;
}

export function groundAt(level: Level, x: number): number | null {
  const column = Math.floor(x / tile);
  if (column < 0) return 9999;
  return level.ground[Math.min(column, level.ground.length - 1)] ?? null;
}
