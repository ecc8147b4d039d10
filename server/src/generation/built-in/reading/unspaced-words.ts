import { nounInGap } from '../vocabulary/nouns-of-languages.ts';
import { findNoun, unspacedWords } from '../vocabulary/vocabulary.ts';
import { emojiWordsOf } from './emoji-nouns.ts';
import { foreignVerbAt } from './foreign-verbs.ts';
import type { ForeignWord } from './foreign-word.ts';
import { groupNamed, simpler } from './nouns-of-emoji.ts';

/** The words that are known inside a text without spaces. */
export function wordsInside(piece: string, language: string): ForeignWord[] {
  const table = emojiWordsOf(language);
  const found: ForeignWord[] = [];
  for (let i = 0; i < piece.length; ) {
    const noun = longestNoun(piece, i, table, language);
    const verb = foreignVerbAt(piece, i);
    if (noun && noun.length > (verb?.length ?? 0)) {
      found.push({ kind: 'noun', noun: simpler(noun.noun), count: null, text: piece.slice(i, i + noun.length) });
      i += noun.length;
    } else if (verb) {
      found.push({ kind: 'verb', verb: verb.verb, text: piece.slice(i, i + verb.length) });
      i += verb.length;
    } else i++;
  }
  return found;
}

function longestNoun(
  piece: string,
  at: number,
  table: ReadonlyMap<string, string>,
  language: string,
): { noun: string; length: number } | null {
  const written = writtenNoun(piece, at, language);
  if (written && written.length > 1) return written;
  const own = unspacedWords.find((word) => piece.startsWith(word, at) && !isPartOfAnother(word, piece));
  for (let length = Math.min(10, piece.length - at); length > (own?.length ?? 0); length--) {
    const noun = table.get(piece.slice(at, at + length));
    if (written && length === 1) break;
    if (noun && (length > 1 || piece.length === 1 || /[\u3400-\u9fff]/u.test(piece[at] ?? ''))) return { noun, length };
  }
  const noun = own ? findNoun(own, false) : undefined;
  // A single character is mostly part of a longer word: "ice" in "ice cream".
  if (written && (own?.length ?? 0) < 2) return written;
  return own && noun ? { noun: noun.name, length: own.length } : null;
}

function writtenNoun(piece: string, at: number, language: string): { noun: string; length: number } | null {
  for (const length of [6, 5, 4, 3, 2, 1]) {
    const part = piece.slice(at, at + length);
    const noun = nounInGap(part, language) ?? (length > 1 && length < 5 ? groupNamed(part) : null);
    if (noun && part.length === length) return { noun, length };
  }
  return null;
}

/** A Korean word of one syllable is mostly part of a longer one, unless only its particle follows. */
function isPartOfAnother(word: string, piece: string): boolean {
  return /^[\uac00-\ud7af]$/.test(word) && !new RegExp(`^${word}[가이을를은는도와과의]?$`).test(piece);
}
