import type { Random } from '../../math/random.ts';

/** Seconds a thing takes to fall, fewer with each one sorted. */
export const fallSeconds = (sorted: number, pace: number) => Math.max(0.5, (3.3 * 0.973 ** sorted) / pace);

/** The next kind at random, but never the same three times in a row. */
export function nextKind(before: number[], bins: number, random: Random): number {
  const kind = random.int(0, bins - 1);
  const [last, second] = before.slice(-2);
  return kind === last && kind === second ? (kind + 1) % bins : kind;
}
