import type { Figure } from './author-figures.ts';

export type EventFigures = {
  name: string;
  count: number;
  days: { day: string; count: number }[];
  fields: {
    name: string;
    count: number;
    mean: number | null;
    lowest: number | null;
    highest: number | null;
    words: { word: string; count: number }[];
  }[];
};

/** Daily sums as one entry per event name, the most frequent first. */
export function viewOfFigures(figures: readonly Figure[]): EventFigures[] {
  const events = Map.groupBy(figures, ({ name }) => name);
  return [...events].map(([name, ofEvent]) => viewOfEvent(name, ofEvent)).sort((a, b) => b.count - a.count);
}

function viewOfEvent(name: string, figures: readonly Figure[]): EventFigures {
  const times = figures.filter(({ field }) => field === '');
  const fields = Map.groupBy(
    figures.filter(({ field }) => field !== ''),
    ({ field }) => field,
  );
  return {
    name,
    count: countOf(times),
    days: times.map(({ day, count }) => ({ day, count })).sort((a, b) => (a.day < b.day ? -1 : 1)),
    fields: [...fields].map(([field, ofField]) => viewOfField(field, ofField)),
  };
}

function viewOfField(name: string, figures: readonly Figure[]): EventFigures['fields'][number] {
  const numbers = figures.filter(({ word }) => word === '');
  const words = Map.groupBy(
    figures.filter(({ word }) => word !== ''),
    ({ word }) => word,
  );
  const count = countOf(numbers);
  return {
    name,
    count: countOf(figures),
    mean: count === 0 ? null : numbers.reduce((sum, { total }) => sum + total, 0) / count,
    lowest: count === 0 ? null : Math.min(...numbers.map(({ lowest }) => lowest ?? Infinity)),
    highest: count === 0 ? null : Math.max(...numbers.map(({ highest }) => highest ?? -Infinity)),
    words: [...words].map(([word, of]) => ({ word, count: countOf(of) })).sort((a, b) => b.count - a.count),
  };
}

function countOf(figures: readonly Figure[]): number {
  return figures.reduce((sum, { count }) => sum + count, 0);
}
