import { isPlayable } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { type Sentence, you } from './sentence.ts';

const named = ({ clauses }: Sentence): NounPhrase[] =>
  clauses.flatMap(({ subject, objects }) => [subject, ...objects]).filter((one) => one !== null && one !== you);

/** Whom "them" means after "zombies attack and I throw books at". */
export const lastActor = (sentence: Sentence): NounPhrase | undefined =>
  named(sentence).findLast((one) => isPlayable(one.class));

/** What "them" means after "papers blow away and the secretary catches". */
export const lastThings = (sentence: Sentence): NounPhrase | undefined =>
  named(sentence).findLast((one) => one.isPlural && !isPlayable(one.class));
