import { plain } from '../vocabulary/vocabulary.ts';
import type { ForeignWord } from './foreign-word.ts';
import { isVerbLast } from './languages.ts';
import type { Match } from './match-phrases.ts';
import type { Mechanic } from './mechanics.ts';

/** "Un loro esquiva serpientes": whoever is avoided or fought does not name the game. */
export function withoutFoesAsNames(
  matches: Match<Mechanic>[],
  words: ForeignWord[],
  language: string,
): Match<Mechanic>[] {
  const first = words.findIndex((word) => word.kind === 'noun');
  const isFoe = (phrase: string) =>
    words.some(
      (word, i) =>
        word.kind === 'noun' &&
        plain(word.text).startsWith(plain(phrase)) &&
        (isVerbLast(language) ? words.slice(i + 1, i + 3) : words.slice(first + 1, i)).some(
          (one) => one.kind === 'verb' && /^(avoid|attack)$/.test(one.verb),
        ),
    );
  // Who flies and keeps clear of snakes still flies.
  const isFlown = matches.some(({ key }) => key === 'flyer');
  return matches.filter(
    ({ key, phrase, weight }) =>
      (weight > 8 && key !== 'snake') || phrase.includes(' ') || !(isFoe(phrase) || (isFlown && key === 'dodger')),
  );
}
