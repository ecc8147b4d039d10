import type { Kind } from '../../../../../engines/src/plan.ts';
import { themeAmong, wordsAbout } from '../knowledge/find-word-theme.ts';
import type { Frame } from '../reading/frame.ts';

/** Only word games need any. */
export const wordKinds = new Set<Kind>(['hangman', 'anagrams', 'word-search', 'typing']);

/** Words about the prompt's subject. */
export const wordsOfGame = (frame: Frame): string[] => wordsAbout(subjectsOf(frame), frame.language);

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
