import {
  findNoun,
  isRussian,
  isUnspaced,
  plain,
  stemOfRussian,
  stopWordsOf,
  unspacedWords,
} from '../vocabulary/vocabulary.ts';
import { unspacedCues } from '../vocabulary/words-for-reading.ts';

/** A word, or the end of a sentence. */
export type Token = { word: string; end: boolean };

/** Splits at spaces and signs; where a script sets no spaces, at the words the vocabulary knows. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [piece] of plain(text).matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'ー-]*|[.!?;:\n。！？]+|[,、，]/gu)) {
    if (/^[.!?;:\n。！？]/.test(piece)) tokens.push({ word: '', end: true });
    else if (/^[,、，]/.test(piece)) tokens.push({ word: ',', end: false });
    else if (isUnspaced(piece)) for (const word of cutUp(piece)) tokens.push({ word, end: false });
    else tokens.push({ word: piece.replace(/'s$|'$/, ''), end: false });
  }
  return tokens;
}

/** `>foe` says what comes next is one, `<foe` that what came last was. */
const markOf = new Map(
  (['before', 'after'] as const).flatMap((place) =>
    (['foe', 'thing'] as const).flatMap((role) =>
      unspacedCues[place][role].split(' ').map((word) => [word, `${place === 'before' ? '>' : '<'}${role}`] as const),
    ),
  ),
);
const marks = [...markOf.keys()];

/** A Korean word of one syllable is mostly a part of a longer one, unless it stands alone but for its particle. */
function isPartOfAnother(word: string, piece: string): boolean {
  return /^[\uac00-\ud7af]$/.test(word) && !new RegExp(`^${word}[가이을를은는도와과의]?$`).test(piece);
}

function cutUp(piece: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < piece.length; ) {
    const known = unspacedWords.find((word) => piece.startsWith(word, i) && !isPartOfAnother(word, piece));
    const mark = marks.find((word) => piece.startsWith(word, i));
    const word = known ?? markOf.get(mark ?? '');
    if (word) found.push(word);
    i += (known ?? mark)?.length ?? 1;
  }
  return found;
}

/** The language whose small words occur most; without any, English unless only another language knows the words. */
export function languageOf(tokens: Token[]): string {
  let best = { language: isOnlyForeign(tokens) ? 'other' : 'en', hits: 0 };
  for (const [language, words] of stopWordsOf) {
    const hits = tokens.filter((token) => words.has(token.word)).length;
    if (hits > best.hits) best = { language, hits };
  }
  return best.language;
}

/** "Katze", "perro": a prompt of one word has no small words to tell its language by. */
function isOnlyForeign(tokens: Token[]): boolean {
  const nouns = tokens.filter(({ word }) => findNoun(word, false));
  return nouns.length > 0 && !nouns.some(({ word }) => findNoun(word, true));
}

/** Asks whether a phrase occurs, as whole words where the script has any. */
export function phraseFinder(text: string, tokens: Token[]): (phrase: string) => boolean {
  const whole = plain(text);
  const spaced = ` ${tokens.map((token) => token.word).join(' ')} `;
  const dehyphened = spaced.replace(/-/g, ' ');
  const stems = new Set(tokens.filter(({ word }) => isRussian(word)).map(({ word }) => stemOfRussian(word)));
  return (phrase) =>
    isUnspaced(phrase)
      ? whole.includes(phrase)
      : spaced.includes(` ${phrase} `) ||
        dehyphened.includes(` ${phrase} `) ||
        (isRussian(phrase) && stems.has(stemOfRussian(phrase)));
}
