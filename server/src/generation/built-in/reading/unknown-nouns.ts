import { singularOf } from './english-plurals.ts';
import type { Mentions, UnknownNoun } from './mentions.ts';

/** Words the vocabulary does not have still get their part: a creature or a token of that name. */
export function takeUnknownNouns(
  found: Mentions,
  unknownNouns: UnknownNoun[],
  english: boolean,
  wordCount: number,
): void {
  const fit = unknownNouns.filter(
    ({ word }) => /^[a-z]{3,14}$/.test(word) && !/(ing|ly|ed|est|ful|ous|ish)$/.test(word) && isSayable(word),
  );
  for (const { word, role } of english ? fit : []) {
    const name = singularOf(word);
    if (role === 'foe' && found.foes.length < 3)
      found.foes.push({ sprite: name, family: '', being: true, name, tint: null, wears: null });
    if (role === 'thing' && found.things.length < 3)
      found.things.push({ sprite: 'token', family: '', being: false, name, tint: null, wears: null });
  }
  // In a language we know few words of, only a very short prompt can be meant as a name.
  const lonely = english ? unknownNouns.length <= 3 : wordCount <= 2;
  const free = fit.findLast(
    ({ role, introduced }) =>
      (role === null || role === 'hero' || role === 'self') && ((english && introduced) || lonely),
  );
  found.coined = free ? singularOf(free.word) : null;
}

/** Enough vowels and no knot of consonants: a word one could say aloud. */
function isSayable(word: string): boolean {
  const vowels = word.match(/[aeiouy]/g)?.length ?? 0;
  return vowels / word.length > 0.24 && !/[^aeiouy]{4}/.test(word) && !/(.)\1\1/.test(word);
}
