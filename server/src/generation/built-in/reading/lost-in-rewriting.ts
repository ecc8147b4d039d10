import type { Token } from './english-tokens.ts';
import { lookUp } from './noun-phrases.ts';

const whither = /\b(?:into|to|from) (?:an? |the |its |his |her |their |my )(?:\p{L}+ )?(\p{L}+)\b/giu;

/** What somebody wears that no sprite shows. */
const worn = /\b(?:with|wearing|in) (?:\p{L}+ )?(head ?phones|earbuds|ear ?phones|headset)\b/giu;

/** Things at the end of a way that a set phrase has replaced: whoever drives sheep into a pen only catches them. */
export function lostInRewriting(prompt: string, tokens: Token[]): string[] {
  const kept = new Set(tokens.flatMap(({ text, lemma }) => [text, lemma]));
  // A trash can is read as a wastebasket.
  const isBin = (word: string) => /^(can|bin|basket)$/.test(word) && kept.has('wastebasket');
  const dress = [...prompt.toLowerCase().matchAll(worn)].flatMap(([, word = '']) => (kept.has(word) ? [] : [word]));
  const goals = [...prompt.toLowerCase().matchAll(whither)].flatMap(([, word = '']) => {
    const known = lookUp(word);
    const isKept = kept.has(word) || (known !== null && kept.has(known.noun));
    return known?.class === 'thing' && !isKept && !isBin(word) ? [word] : [];
  });
  return [...dress, ...goals];
}
