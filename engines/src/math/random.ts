export type Random = {
  next(): number;
  range(from: number, to: number): number;
  /** Both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
};

/** The same seed gives the same numbers on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    range: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => at(list, int(0, list.length - 1)),
    shuffle: <T>(list: readonly T[]) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i);
        [copy[i], copy[j]] = [at(copy, j), at(copy, i)];
      }
      return copy;
    },
  };
}

/** The item at an index, modulo the length. */
export function at<T>(list: readonly T[], place: number): T {
  const item = list[((place % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('an empty list has no items');
  return item;
}

export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}
