import { plain } from '../vocabulary/vocabulary.ts';
import { singularOf } from './english-plurals.ts';
import { verbLemmaOf } from './verbs.ts';

export type Match<Key> = { key: Key; phrase: string; weight: number; from: number; to: number };
type Entry<Key> = { key: Key; phrase: string; weight: number; words: string[] };

const ordinaryWeight = 10;

/** Lists of phrases as `a b, c~4`, prepared for matching; longer phrases first. */
export function phraseList<Key extends string>(
  lists: Partial<Record<Key, string>>,
  plain: (word: string) => string,
): Entry<Key>[] {
  return (Object.entries(lists) as [Key, string][])
    .flatMap(([key, list]) =>
      list.split(',').map((entry) => {
        const [phrase = '', weight] = entry.trim().split('~');
        return {
          key,
          phrase,
          weight: weight === undefined ? ordinaryWeight : Number(weight),
          words: phrase.split(' ').map(plain),
        };
      }),
    )
    .sort((a, b) => b.words.length - a.words.length || b.weight - a.weight);
}

/** Every form a word may have in a phrase: as written, singular, verb stem. */
export function formsOfWord(word: string): string[] {
  return [...new Set([word, singularOf(word), verbLemmaOf(word) ?? word])];
}

const articles = /^(the|an?|my|our|your|his|her|its|their)$/;

/** Where a phrase that starts at a word ends, if it is there: "rotate the mirrors" is "rotate mirror". */
function endOfPhrase(phrase: string[], words: string[], forms: string[][], from: number): number | null {
  let i = from;
  for (const word of phrase) {
    if (i > from && !forms[i]?.includes(word) && articles.test(words[i] ?? '')) i++;
    if (!forms[i]?.includes(word)) return null;
    i++;
  }
  return i;
}

/** Finds phrases, each word in any of its forms; a word belongs to one phrase only, the longest. */
export function findPhrases<Key extends string>(entries: Entry<Key>[], words: string[]): Match<Key>[] {
  const forms = words.map(formsOfWord);
  const taken = new Set<number>();
  const found: Match<Key>[] = [];
  const byFirst = indexOf(entries);
  for (const length of [5, 4, 3, 2, 1]) {
    for (let i = 0; i + length <= words.length; i++) {
      const fits = (forms[i] ?? [])
        .flatMap((form) => byFirst.get(form) ?? [])
        .filter((entry) => entry.words.length === length)
        .flatMap((entry) => {
          const to = endOfPhrase(entry.words, words, forms, i);
          return to === null || someTaken(taken, i, to) ? [] : [{ ...entry, to }];
        });
      for (const { key, phrase, weight, to } of fits) found.push({ key, phrase, weight, from: i, to });
      for (const { to } of fits) for (let k = i; k < to; k++) taken.add(k);
    }
  }
  return found;
}

function someTaken(taken: Set<number>, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (taken.has(i)) return true;
  return false;
}

const indexes = new WeakMap<object, Map<string, unknown[]>>();

function indexOf<Key>(entries: Entry<Key>[]): Map<string, Entry<Key>[]> {
  const known = indexes.get(entries);
  if (known) return known as Map<string, Entry<Key>[]>;
  const index = new Map<string, Entry<Key>[]>();
  for (const entry of entries) {
    // Phrases are written in the forms that words are reduced to.
    for (const form of formsOfWord(entry.words[0] ?? ''))
      index.set(form, [...(index.get(form) ?? []), { ...entry, words: entry.words }]);
  }
  indexes.set(entries, index);
  return index;
}

/** A word of the mechanic's name, in any of its forms: "Rennspiel" for "renn", "уворачивается" for "уворач". */
export const isOfMechanic = (word: string, matches: Match<unknown>[]): boolean =>
  matches.some(({ phrase }) =>
    plain(phrase)
      .split(' ')
      .some((part) => part.length > 2 && (plain(word).startsWith(part) || part.startsWith(plain(word).slice(0, 5)))),
  );
