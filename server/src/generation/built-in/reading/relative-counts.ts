import { unitOf } from './counts.ts';
import type { Counted } from './frame.ts';

const more = /(?<!\p{L})(?:more|mehr|más|plus de|mais|più|больше|więcej|daha fazla|lebih banyak) (\p{L}+)/iu;
const fewer = /(?<!\p{L})(?:fewer|less|weniger|menos|moins de|meno|меньше|mniej|daha az|lebih sedikit) (\p{L}+)/iu;

const times = /^(time|zeit|tiempo|temps|tempo|времени|czasu|süre|waktu)$/u;

export type RelativeCount = { unit: Counted; factor: number; count?: number };

/** "More pairs", "fewer mines": a count relative to what the game has. */
export function relativeCount(prompt: string, language: string): RelativeCount | null {
  for (const [pattern, factor] of [
    [more, 1.5],
    [fewer, 0.6],
  ] as const) {
    const word = pattern.exec(prompt)?.[1]?.toLowerCase() ?? '';
    const unit = times.test(word) ? 'seconds' : unitOf(word, language)?.[0];
    if (unit && unit !== 'lives') return { unit, factor };
  }
  return null;
}
