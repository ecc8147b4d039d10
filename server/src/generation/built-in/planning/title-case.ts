import { capital } from './goals-of-care.ts';

export function inTitleCase(text: string): string {
  const small = new Set(['of', 'and', 'the', 'in', 'a', 'an', 'to']);
  return text
    .split(' ')
    .map((word, i) => (i > 0 && small.has(word) ? word : capital(word)))
    .join(' ');
}

/** "Corridor Corridors", "Archer Archery", "Lumberjack Lumber". */
export function saysTwice(title: string): boolean {
  const stems = title
    .replace(/\b(One by One|Top to Top)\b/, '')
    .split(/[^\p{L}\p{N}']+/u)
    .map(stemOf)
    .filter((stem) => stem.length >= 3);
  return stems.some((stem, i) => stems.slice(i + 1).some((other) => areOfOneStem(stem, other)));
}

const areOfOneStem = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)));

/** "Archer" and "archery", "runner" and "run", "puzzles" and "puzzle". */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/'s?$/, '')
    .replace(/(?<=\p{L}{3})(?:ships?|ings?|ers|ery|er|ies|es|s|y|e)$/u, '')
    .replace(/(\p{L})\1$/u, '$1');

/** At the end of a word. */
export function cut(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  return text.slice(0, lengthMax + 1).replace(/\s+\S*$/, '');
}
