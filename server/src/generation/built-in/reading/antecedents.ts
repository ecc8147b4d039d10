import { pluralOf } from './english-plurals.ts';
import { isBeing, isPlayable } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { type Sentence, type State, you } from './sentence.ts';

const named = ({ clauses }: Sentence): NounPhrase[] =>
  clauses.flatMap(({ subject, objects }) => [subject, ...objects]).filter((one) => one !== null && one !== you);

/** Whom "them" means after "zombies attack and I throw books at"; whoever attacks is an actor, even a vegetable. */
export function lastActor(sentence: Sentence): NounPhrase | undefined {
  const attacker = sentence.clauses.findLast(
    ({ verb, subject }) => /^(attack|invade|raid)$/.test(verb) && subject !== you,
  );
  const subject = attacker?.subject;
  return (
    named(sentence).findLast((one) => isPlayable(one.class)) ?? (subject === you ? undefined : (subject ?? undefined))
  );
}

/** What "it" means after "my homework flies away and I have to catch". */
export const lastNamed = (sentence: Sentence): NounPhrase | undefined =>
  named(sentence).findLast((one) => !one.isPlural && one.class !== 'abstract' && one.class !== 'place');

/** Who "he" or "she" is: the last one somebody is told about. */
const lastOne = ({ clauses }: Sentence): NounPhrase | undefined =>
  clauses
    .flatMap(({ subject }) => (subject === null || subject === you ? [] : [subject]))
    .findLast((one) => !one.isPlural && isBeing(one.class));

/** Who "they" are: whoever was named last as several. */
export const lastOnes = (sentence: Sentence): NounPhrase | undefined =>
  named(sentence).findLast(({ isPlural, noun }) => isPlural || pluralOf(noun) === noun);

/** Whom the pronoun before a verb means. */
export const subjectMeant = (sentence: Sentence, pronoun: string): NounPhrase | undefined =>
  pronoun === 'they' ? lastOnes(sentence) : /^(he|she)$/.test(pronoun) ? lastOne(sentence) : undefined;

/** What the subject of the clause did something to before: the dam of "builds a dam and protects it". */
export function ownObject({ clause, result }: State, pronoun: string): NounPhrase | undefined {
  const before = result.clauses.at(-1);
  if (!clause || before?.subject !== clause.subject) return undefined;
  const fits: Record<string, (one: NounPhrase) => boolean> = {
    it: ({ isPlural, class: ofClass }) => !isPlural && ofClass !== 'person',
    them: ({ isPlural }) => isPlural,
    him: ({ isPlural, class: ofClass }) => !isPlural && isBeing(ofClass),
    her: ({ isPlural, class: ofClass }) => !isPlural && isBeing(ofClass),
  };
  return before.objects.findLast((one) => one !== you && one.class !== 'abstract' && fits[pronoun]?.(one)) as
    | NounPhrase
    | undefined;
}

/** What "them" means after "papers blow away and the secretary catches". */
export const lastThings = (sentence: Sentence): NounPhrase | undefined =>
  named(sentence).findLast((one) => one.isPlural && !isPlayable(one.class));
