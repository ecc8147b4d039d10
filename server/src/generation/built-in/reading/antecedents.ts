import { isPlayable } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { type Sentence, you } from './sentence.ts';

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

/** What "them" means after "papers blow away and the secretary catches". */
export const lastThings = (sentence: Sentence): NounPhrase | undefined =>
  named(sentence).findLast((one) => one.isPlural && !isPlayable(one.class));
