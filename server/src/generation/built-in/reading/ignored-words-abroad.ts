import { plain } from '../vocabulary/vocabulary.ts';
import { isUnit } from './counts.ts';
import type { ForeignWord } from './foreign-word.ts';
import type { Frame } from './frame.ts';
import { isPartOfMechanic } from './parts-of-mechanics-abroad.ts';
import { isPlainAnyway, isPlainWord } from './plain-words-abroad.ts';

/** Unknown words of another language, and nouns that play no part: "va al dentista". */
export function ignoredOfForeign(
  words: ForeignWord[],
  frame: Frame,
  settings: Set<string>,
  numbers: Frame['numbers'],
  uncapitalised: ReadonlySet<string>,
): string[] {
  const { hero, foes, goods, hazards, tools, place } = frame;
  const cast = [hero, ...foes, ...goods, ...hazards, ...tools].flatMap((one) => (one ? [one.noun, ...one.traits] : []));
  const used = new Set([...cast, ...place.words]);
  // "Für 2 Personen", "8 Paaren Waldtieren": the number is that of the game.
  const isCounted = (text: string) => Object.values(numbers).includes(Number(/^\d+(?= )/.exec(text)?.[0]));
  const isSaid = (text: string) => {
    const [last = ''] = text.split(/[ '’]/).slice(-1);
    return isPlainWord(last, frame.language) || uncapitalised.has(last);
  };
  return words
    .flatMap((word) => {
      // "6 pierres" are a number of tries.
      const isLost = word.kind === 'noun' && !used.has(word.noun) && word.count === null;
      return (word.kind === 'other' && !isSaid(word.text)) || isLost ? [word.text] : [];
    })
    .filter((text) => text.length > 3 && !settings.has(text) && !isUnit(text) && !settings.has(plain(text)))
    .filter((text) => !isCounted(text) && !isPartOfMechanic(text, frame.mechanic))
    .filter((text) => !isPlainAnyway(text, frame.language));
}
