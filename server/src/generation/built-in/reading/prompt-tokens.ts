import { isRussian, isUnspaced, plain, stemOfRussian, unspacedWords } from '../vocabulary/vocabulary.ts';

/** A word, or the end of a sentence. */
export type Token = { word: string; end: boolean };

/** Splits at spaces and punctuation; in scripts without spaces, at known words. */
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

/** A Korean word of one syllable is mostly part of a longer one, unless only its particle follows. */
function isPartOfAnother(word: string, piece: string): boolean {
  return /^[\uac00-\ud7af]$/.test(word) && !new RegExp(`^${word}[가이을를은는도와과의]?$`).test(piece);
}

function cutUp(piece: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < piece.length; ) {
    const word = unspacedWords.find((known) => piece.startsWith(known, i) && !isPartOfAnother(known, piece));
    if (word) found.push(word);
    i += word?.length ?? 1;
  }
  return found;
}

/** Asks whether a phrase occurs, as whole words where the script has any. */
export function phraseFinder(text: string, tokens: Token[]): (phrase: string) => boolean {
  const whole = plain(text);
  const spaced = ` ${tokens.map((token) => token.word).join(' ')} `;
  const dehyphened = spaced.replace(/-/g, ' ');
  const words = new Set([...spaced.split(' '), ...dehyphened.split(' ')]);
  const stems = new Set(tokens.filter(({ word }) => isRussian(word)).map(({ word }) => stemOfRussian(word)));
  return (phrase) =>
    isUnspaced(phrase)
      ? whole.includes(phrase)
      : (phrase.includes(' ')
          ? spaced.includes(` ${phrase} `) || dehyphened.includes(` ${phrase} `)
          : words.has(phrase)) ||
        (isRussian(phrase) && stems.has(stemOfRussian(phrase)));
}
