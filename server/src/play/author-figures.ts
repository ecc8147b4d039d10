import type { DeclaredEvents } from '../games/import/author-declarations.ts';
import { scoreMax } from './event.ts';

/** As a game sends it, untrusted. */
export type AuthorEvent = { name: string; data?: Record<string, unknown> | undefined; at?: string | undefined };

/** What is added to a day's sums. `field` is empty for the event itself, `word` is empty for a number. */
export type Figure = {
  day: string;
  name: string;
  field: string;
  word: string;
  count: number;
  total: number;
  lowest: number | null;
  highest: number | null;
};

const backMsMax = 86_400_000;

/** Sums the events that game.json declares and drops the rest; `accepted` counts the declared ones. */
export function sumFigures(
  declared: DeclaredEvents,
  events: readonly AuthorEvent[],
  now: Date,
): { figures: Figure[]; accepted: number } {
  const sums = new Map<string, Figure>();
  let accepted = 0;
  for (const { name, data = {}, at } of events) {
    if (!Object.hasOwn(declared, name)) continue;
    accepted++;
    const day = dayOf(at, now);
    add(sums, { day, name, field: '', word: '' });
    for (const [field, wanted] of Object.entries(declared[name] ?? {})) {
      const value = Object.hasOwn(data, field) ? data[field] : undefined;
      if (wanted === 'number') {
        if (typeof value === 'number' && Math.abs(value) <= scoreMax) add(sums, { day, name, field, word: '' }, value);
      } else if (typeof value === 'string' && wanted.includes(value)) add(sums, { day, name, field, word: value });
    }
  }
  // Sorted, so that concurrent writers lock rows in the same order.
  const figures = [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure);
  return { figures, accepted };
}

type Place = Pick<Figure, 'day' | 'name' | 'field' | 'word'>;

function add(sums: Map<string, Figure>, place: Place, value?: number): void {
  const key = JSON.stringify([place.day, place.name, place.field, place.word]);
  const sum = sums.get(key) ?? { ...place, count: 0, total: 0, lowest: null, highest: null };
  sum.count++;
  if (value !== undefined) {
    sum.total += value;
    sum.lowest = Math.min(sum.lowest ?? value, value);
    sum.highest = Math.max(sum.highest ?? value, value);
  }
  sums.set(key, sum);
}

/** The event's UTC day, at most a day back and never in the future. */
function dayOf(at: string | undefined, now: Date): string {
  const claimed = Date.parse(at ?? '');
  const time = Number.isNaN(claimed) ? now.getTime() : claimed;
  const bounded = Math.min(Math.max(time, now.getTime() - backMsMax), now.getTime());
  return new Date(bounded).toISOString().slice(0, 10);
}
