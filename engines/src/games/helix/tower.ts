import { clamp, lerp, turn, wrap } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

/** Between two rings. */
export const spacing = 128;
/** The angle of the side that faces the player, where the ball is. */
export const front = turn / 4;

/** A piece of a ring, in the angles of the ring; `to` is above `from`. */
export type Part = { from: number; to: number; isDangerous: boolean };

export type Ring = {
  number: number;
  y: number;
  parts: Part[];
  /** The middle of its gap. */
  gap: number;
  /** How far it has turned by itself, and how fast it does. */
  turned: number;
  spin: number;
  /** How often the ball has bounced on it. */
  bounces: number;
  /** Seconds since it was shattered; below 0 it is whole. */
  shattered: number;
  /** Something to collect floats in its gap. */
  hasThing: boolean;
};

/** How a tower is built; `hardness` 0 to 1 is how far down the ball has come. */
export type Manner = { difficulty: number; hasDangers: boolean; areThingsEverywhere: boolean };

/** Halfway to the hardest rings after some fifty of them, sooner in a hard game. */
export const hardnessAt = (number: number, difficulty: number): number =>
  1 - Math.exp(-number / (150 - clamp(difficulty, 1, 5) * 17));

/** How often the ball may bounce on one ring before it is too hot. */
export const bouncesMax = (hardness: number): number => Math.round(lerp(6, 2, clamp(hardness * 1.3, 0, 1)));

export function makeRing(number: number, before: Ring | undefined, manner: Manner, random: Random): Ring {
  const hardness = hardnessAt(number, manner.difficulty);
  const width = lerp(1.4, 0.66, hardness);
  // Some gaps are in line, so that the ball falls through several.
  const away = random.chance(0.28) ? random.range(0, 0.25) : random.range(0.9, 2.6);
  const gap = before ? wrap(before.gap + away * (random.chance(0.5) ? 1 : -1), turn) : front + turn / 2;
  const count = manner.hasDangers && number >= 2 ? Math.min(4, 1 + Math.floor(hardness * 3 + random.range(0, 0.9))) : 0;
  const dangers = dangersAround(count, width, lerp(0.42, 0.74, hardness), random);
  // Under a gap it is safe to land, at first.
  const mayTrap = random.chance(hardness * 1.2 - 0.2);
  const isSpinning = number > 7 && random.chance(hardness * 0.75);
  return {
    number,
    y: number * spacing,
    parts: partsAround(gap, width, mayTrap ? dangers : dangers.filter((one) => !isUnder(one, gap + width / 2, before))),
    gap,
    turned: 0,
    spin: isSpinning ? random.range(0.35, 0.5 + hardness) * (random.chance(0.5) ? 1 : -1) : 0,
    bounces: 0,
    shattered: -1,
    hasThing: number > 0 && (manner.areThingsEverywhere || random.chance(0.42)),
  };
}

/** Dangerous stretches, counted from the end of the gap; each has a place of its own, and room to land beside it. */
function dangersAround(count: number, gap: number, width: number, random: Random): Part[] {
  const room = (turn - gap) / Math.max(1, count);
  return Array.from({ length: count }, (_, i) => {
    const from = i * room + random.range(0.16, Math.max(0.17, room - width - 0.3));
    return { from, to: from + width, isDangerous: true };
  });
}

/** Whether a dangerous stretch, counted from the end of a gap, lies under the gap of the ring before. */
function isUnder({ from, to }: Part, start: number, before: Ring | undefined): boolean {
  if (!before) return false;
  const middle = wrap(before.gap - start, turn);
  return middle > from - 0.4 && middle < to + 0.4;
}

/** Everything but the gap, cut at the dangerous stretches. */
function partsAround(gap: number, width: number, dangers: Part[]): Part[] {
  const start = gap + width / 2;
  const parts: Part[] = [];
  let at = 0;
  for (const danger of dangers) {
    parts.push({ from: start + at, to: start + danger.from, isDangerous: false });
    parts.push({ from: start + danger.from, to: start + danger.to, isDangerous: true });
    at = danger.to;
  }
  return [...parts, { from: start + at, to: start + turn - width, isDangerous: false }];
}

/** What of a ring is at an angle of the tower; null is the gap. */
export function partAt({ parts, turned }: Ring, angle: number): Part | null {
  return parts.find(({ from, to }) => wrap(angle - turned - from, turn) < to - from) ?? null;
}

/** Whether the ball hits something dangerous there; its very edge is forgiven. */
export const isHit = (ring: Ring, part: Part, angle: number): boolean =>
  part.isDangerous && [-forgiven, forgiven].every((more) => partAt(ring, angle + more) === part);

const forgiven = 0.09;

/** How far from the middle of its gap an angle of the tower is. */
export function awayFromGap({ gap, turned }: Ring, angle: number): number {
  const off = wrap(angle - turned - gap, turn);
  return Math.min(off, turn - off);
}
