import { capitalsInLanguages } from './capitals-in-languages.ts';
import { commonWords } from './common-words.ts';
import { countries } from './countries.ts';
import type { Candidate } from './knowledge.ts';

const everyday = new Set(commonWords.trim().split(/\s+/));
const wellKnownCities = capitalsInLanguages.get('de');
/** Names that children hear: countries whose capital has a name in every language, and these capitals. */
const wellKnown = new Set(
  countries.flatMap(({ name, capital }) => (capital && wellKnownCities?.has(capital) ? [name, capital] : [])),
);

/** The easier part of the questions, never fewer than asked for. */
export function easierOf(candidates: Candidate[], count: number): Candidate[] {
  const part = Math.max(count, Math.ceil(candidates.length * 0.4));
  return (
    candidates
      // Most topics are written down from the well known to the remote.
      .map((candidate, i) => ({ candidate, effort: effortOf(candidate) + i / candidates.length / 2 }))
      .sort((a, b) => a.effort - b.effort)
      .slice(0, part)
      .map(({ candidate }) => candidate)
  );
}

/**
 * The share of unusual words, those of the right answer counted again, because it has to be known; a year or another
 * large number counts as two of them.
 */
function effortOf({ ask, right, wrong }: Candidate): number {
  const named = [...wellKnown].some((name) => ask.includes(name) || right === name);
  const words = [ask, right, right, ...wrong].join(' ').match(/[\p{L}\d]+/gu) ?? [];
  const isUsual = (word: string) =>
    word.length <= 3 || everyday.has(word.toLowerCase()) || everyday.has(word.toLowerCase().replace(/s$/, ''));
  const unusual = words.filter((word) => !/^\d+$/.test(word) && !isUsual(word)).length;
  const large = words.filter((word) => /^\d{3,}$/.test(word)).length * 2;
  return (unusual + large) / words.length - (named ? 1 : 0);
}
