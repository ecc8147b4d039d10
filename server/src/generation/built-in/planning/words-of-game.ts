import type { Kind } from '../../../../../engines/src/plan.ts';
import { themeAmong, wordsAbout } from '../knowledge/find-word-theme.ts';
import type { Frame } from '../reading/frame.ts';

/** Only word games need any. */
export const wordKinds = new Set<Kind>(['hangman', 'wordle', 'anagrams', 'word-search', 'typing']);

/** Words about the prompt's subject; if too few have the wanted length, common ones are added. */
export function wordsOfGame(frame: Frame, letters?: number): string[] {
  const words = wordsAbout(subjectsOf(frame), frame.language);
  if (letters === undefined) return words;
  const fits = (word: string) => [...word].length === letters;
  const fitting = words.filter(fits);
  const more = fitting.length < wordsMin ? wordsAbout([], frame.language).filter(fits) : [];
  return [...new Set([...fitting, ...more])];
}

const wordsMin = 8;

/** Whether the prompt names a subject that there are words about. */
export const hasSubject = (frame: Frame): boolean => themeAmong(subjectsOf(frame)) !== undefined;

function subjectsOf({ topic, goods, foes, hero, place, knowledge }: Frame): string[] {
  // Forest animals are animals, and no plants; the sea has animals of its own.
  const named = [...goods, ...foes, ...(hero ? [hero] : [])].flatMap(({ noun, traits }) => [
    ...[...traits, ...noun.split(' ')].filter((word) => /^(sea|ocean|marine|underwater)$/.test(word)),
    noun.split(' ').at(-1) ?? noun,
    noun,
    ...traits,
  ]);
  return [
    ...(topic ?? '').toLowerCase().split(/[^\p{L}]+/u),
    ...named,
    ...place.words,
    ...(knowledge.topic ? [knowledge.topic] : []),
  ];
}
