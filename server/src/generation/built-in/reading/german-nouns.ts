import { nounInGap } from '../vocabulary/nouns-of-languages.ts';
import { findNoun, plain } from '../vocabulary/vocabulary.ts';
import { emojiWordsOf } from './emoji-nouns.ts';
import { groupNamed, isSign, simpler } from './nouns-of-emoji.ts';

/** "Schneemänner" are many of a "Schneemann". */
export function nounOfGermanPlural(word: string, language: string): string | null {
  if (language !== 'de') return null;
  const single = word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u');
  for (const ending of ['ern', 'en', 'er', 'e', 'n', '']) {
    const stem = single.endsWith(ending) ? single.slice(0, single.length - ending.length) : '';
    if (stem.length < 4 || stem === word) continue;
    const noun =
      nounInGap(stem, language) ?? findNoun(plain(stem), false)?.name ?? emojiWordsOf(language).get(stem) ?? null;
    if (noun && !isSign(noun)) return simpler(noun);
  }
  return null;
}

/** German writes compounds as one word; the last part is the noun: Bauernhoftieren are animals. */
export function nounOfCompound(word: string, language: string): string | null {
  if (language !== 'de' && language !== 'nl') return null;
  for (let at = 3; word.length - at >= 4; at++) {
    const last = word.slice(at);
    const noun =
      groupNamed(last) ??
      (language === 'de' ? findNoun(plain(last), false)?.name : undefined) ??
      nounInGap(last, language) ??
      emojiWordsOf(language).get(last) ??
      nounOfGermanPlural(last, language);
    if (noun && !isSign(noun)) return simpler(noun);
  }
  return null;
}

/** In German, nouns have capitals if anything has: what has none is not one of them. */
export const uncapitalisedIn = (whole: string, language: string): ReadonlySet<string> =>
  new Set(
    language === 'de' && /\P{Lu}\s\p{Lu}\p{Ll}{2}/u.test(whole) ? whole.match(/(?<!\p{L})\p{Ll}[\p{L}-]*/gu) : [],
  );
