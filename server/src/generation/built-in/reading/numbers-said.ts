import type { NumberSaid } from './frame.ts';
import { boundaries, determiners, prepositions, pronouns } from './function-words.ts';
import { numberOf } from './numbers.ts';

/** Ages and decades count nothing in the game. */
const ofAge =
  /^(years?|yrs?|yo|jahre?n?|años?|anos|ans?|anni|lata|lat|года?|лет|歳|岁|살|th|nd|rd|st|s|d|am|pm|[°%])$/iu;

const isFunctionWord = (word: string): boolean =>
  /^(and|or|is|are|it)$/.test(word) || [boundaries, determiners, prepositions, pronouns].some((list) => list.has(word));

/** The numbers of a prompt with the word after them, unless they belong to the name of a game. */
export function numbersSaid(words: string[], language: string, isNamed: (i: number) => boolean): NumberSaid[] {
  return words.flatMap((word, i) => {
    const count = isNamed(i) ? null : numberOf(word.toLowerCase(), language);
    const next = words[i + 1] ?? '';
    const what =
      /^\p{L}/u.test(next) && !isFunctionWord(next) ? `${count} ${next}` : `${words[i - 1] ?? ''} ${count}`.trim();
    return count === null || count < 3 || ofAge.test(next) ? [] : [{ count, what }];
  });
}
