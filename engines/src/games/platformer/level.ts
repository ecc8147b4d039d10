import { at, type Random } from '../../math/random.ts';
import type { Actor, Plan } from '../../plan.ts';
import { exitPrice } from '../../stage/goal.ts';

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
  /** More than one for a boss, whose size grows with it. */
  life: number;
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
  boss: Walker | null;
};

/** A level under construction, from left to right. */
type Builder = {
  level: Level;
  random: Random;
  /** 0 to 1. */
  hard: number;
  /** Height of the next ground, in tiles. */
  height: number;
  columns(): number;
  /** Adds columns of ground at a height, or of a pit. */
  grow(count: number, height: number | null): void;
  prize(column: number, up: number): void;
  guard(from: number, to: number, up: number, flies: boolean): void;
};

/** Builds a level from sections, each passable with one ordinary jump. */
export function newLevel(plan: Plan, number: number, random: Random): Level {
  const hard = Math.min(1, (number - 1) * 0.12 + plan.difficulty * 0.12);
  const b = openBuilder(plan, hard, random);
  const { level } = b;
  const length = 46 + number * 8;
  b.grow(7, b.height);
  for (let i = 3; i < 6; i++) b.prize(i, b.height + 0.7);
  while (b.columns() < length) random.pick(stretches.slice(0, 1 + number * 3 + Math.floor(b.columns() / 20)))(b);
  // Whoever was named is met from the first level on.
  while (level.walkers.length < 2 && plan.theme.foes.length > 0) {
    const from = b.columns();
    b.grow(8, b.height);
    b.guard(from + 1, from + 7, b.height, false);
  }
  const heart = level.prizes[Math.floor(level.prizes.length * 0.6)];
  if (heart && number % 2 === 0) heart.heart = true;
  const price = exitPrice(plan);
  if (price > 0) spreadKeys(level, plan, price);
  if (plan.modifiers?.includes('no-enemies')) level.walkers = [];
  if (plan.rules['foes']) level.walkers = spreadOut(level.walkers, plan.rules['foes']);
  if (hasBoss(plan, number)) addBoss(b, plan);
  b.grow(12, b.height);
  level.goal = (b.columns() - 6) * tile;
  return level;
}

/** Things that open the exit are spread over the whole level, and no other prize looks like one. */
function spreadKeys(level: Level, { theme }: Plan, count: number): void {
  const others = theme.things.slice(1);
  const keys = Math.min(count, level.prizes.length);
  const isKey = (i: number) =>
    Math.floor(((i + 1) * keys) / level.prizes.length) > Math.floor((i * keys) / level.prizes.length);
  level.prizes = level.prizes.flatMap((prize, i) => {
    if (isKey(i)) return [{ ...prize, actor: at(theme.things, 0), heart: false }];
    return others.length > 0 ? [{ ...prize, actor: at(others, i) }] : [];
  });
}

/** So many of them, from the whole length of the level. */
const spreadOut = (walkers: Walker[], count: number): Walker[] =>
  walkers.filter((_, i, { length }) => Math.floor(((i + 1) * count) / length) > Math.floor((i * count) / length));

export const bossLife = 3;

/** At the end of the last requested level, or of every third; several share the levels. */
function hasBoss({ modifiers, rules }: Plan, number: number): boolean {
  const { levels = 0, bosses = 1 } = rules;
  const every = Math.max(1, Math.floor(levels / bosses)) * (levels > 0 ? 1 : 3);
  return (modifiers?.includes('boss') ?? false) && number % every === 0;
}

/** Between the hero and the goal, on ground without a gap. */
function addBoss(b: Builder, { theme }: Plan): void {
  const from = b.columns();
  b.grow(12, b.height);
  b.guard(from + 2, from + 12, b.height, false);
  const boss = b.level.walkers.at(-1);
  if (!boss) return;
  Object.assign(boss, { actor: at(theme.foes, 0), life: bossLife, pace: 90 });
  b.level.boss = boss;
}

function openBuilder({ theme }: Plan, hard: number, random: Random): Builder {
  const level: Level = {
    ground: [],
    ledges: [],
    walkers: [],
    prizes: [],
    spikes: [],
    springs: [],
    goal: 0,
    boss: null,
  };
  return {
    level,
    random,
    hard,
    height: 2,
    columns: () => level.ground.length,
    grow: (count, height) => {
      for (let i = 0; i < count; i++) level.ground.push(height === null ? null : height * tile);
    },
    prize: (column, up) => {
      const actor = random.pick(theme.things);
      level.prizes.push({ actor, x: (column + 0.5) * tile, y: up * tile, taken: false, heart: false });
    },
    guard: (from, to, up, flies) => {
      level.walkers.push({
        actor: at(theme.foes, level.walkers.length),
        x: ((from + to) / 2) * tile,
        y: up * tile,
        from: (from + 0.5) * tile,
        to: (to - 0.5) * tile,
        pace: random.range(36, 56) * (1 + hard * 0.5),
        flies,
        squashed: 0,
        phase: random.range(0, 6),
        life: 1,
      });
    },
  };
}

/** Easiest first: a round starts with half of them and adds one every twenty columns and at each level. */
const stretches: ((b: Builder) => void)[] = [
  (b) => {
    const count = b.random.int(5, 8);
    const from = b.columns();
    b.grow(count, b.height);
    for (let i = 1; i < count - 1; i++) b.prize(from + i, b.height + 0.7);
  },
  (b) => {
    const from = b.columns();
    b.grow(6, b.height);
    b.guard(from, from + 6, b.height, false);
    for (let i = 1; i < 5; i++) b.prize(from + i, b.height + 2.6 + (i === 2 || i === 3 ? 0.5 : 0));
  },
  (b) => {
    const wide = b.random.int(2, 2 + Math.floor(b.hard * 2.6));
    const from = b.columns();
    b.grow(wide, null);
    for (let i = 0; i < wide; i++) b.prize(from + i, b.height + 2.3);
    b.grow(2, b.height);
  },
  (b) => {
    b.height = Math.max(1, Math.min(6, b.height + b.random.pick([-2, -1, 1, 1])));
    b.grow(4, b.height);
  },
  (b) => {
    const from = b.columns();
    b.grow(4, b.height);
    b.level.springs.push({ x: (from + 1) * tile, y: b.height * tile });
    for (let i = 0; i < 4; i++) b.prize(from + 1, b.height + 2.4 + i * 0.9);
    b.height = Math.min(7, b.height + 3);
    b.grow(4, b.height);
  },
  (b) => {
    const from = b.columns();
    b.grow(7, b.height);
    b.level.spikes.push({ x: (from + 3) * tile, y: b.height * tile });
    if (b.hard > 0.3) b.level.spikes.push({ x: (from + 4) * tile, y: b.height * tile });
    b.prize(from + 3, b.height + 2.6);
    b.prize(from + 4, b.height + 2.6);
  },
  (b) => {
    const from = b.columns();
    const up = b.height + 2.4;
    b.grow(8, b.random.chance(0.5) ? b.height : null);
    b.level.ledges.push(
      { x: (from + 1) * tile, y: up * tile, w: 2.4 * tile },
      { x: (from + 4.6) * tile, y: (up + 0.5) * tile, w: 2.6 * tile },
    );
    for (const i of [1, 2, 5, 6]) b.prize(from + i, up + (i > 3 ? 1.2 : 0.7));
    if (b.level.ground[from] === null)
      b.level.ledges.push({ x: (from + 0.2) * tile, y: (b.height + 0.4) * tile, w: 1.4 * tile });
    b.grow(2, b.height);
  },
  (b) => {
    const from = b.columns();
    b.grow(7, b.height);
    b.guard(from, from + 7, b.height + b.random.range(1.4, 2), true);
    b.prize(from + 3, b.height + 0.7);
  },
];

export function groundAt(level: Level, x: number): number | null {
  const column = Math.floor(x / tile);
  if (column < 0) return 9999;
  return level.ground[Math.min(column, level.ground.length - 1)] ?? null;
}
