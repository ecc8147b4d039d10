import { pluralOf } from './english-plurals.ts';
import { isBeing, isPlayable } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { type Sentence, type State, you } from './sentence.ts';
import { verbClassesOf } from './verbs.ts';

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

/** Whom "her" means after "my grandma is a witch and we throw pumpkins at": nobody has done anything yet. */
export const lastWaiting = ({ waiting }: State): NounPhrase | undefined =>
  waiting.findLast(({ phrase, preposition }) => preposition === null && isPlayable(phrase.class))?.phrase;

/** What "it" means after "my homework flies away and I have to catch". */
export const lastNamed = (sentence: Sentence): NounPhrase | undefined =>
  named(sentence).findLast((one) => !one.isPlural && one.class !== 'abstract' && one.class !== 'place');

/** Who "he" or "she" is: the last one somebody is told about. */
const lastOne = ({ clauses }: Sentence): NounPhrase | undefined =>
  clauses
    .flatMap(({ subject }) => (subject === null || subject === you ? [] : [subject]))
    .findLast((one) => !one.isPlural && isBeing(one.class));

/** Sheep may be several. */
const maybeSeveral = ({ isPlural, noun }: NounPhrase): boolean => isPlural || pluralOf(noun) === noun;

/** Who "they" are: whoever was named last as several. */
export const lastOnes = (sentence: Sentence): NounPhrase | undefined => named(sentence).findLast(maybeSeveral);

/** Whom the pronoun before a verb means. */
export const subjectMeant = (sentence: Sentence, pronoun: string): NounPhrase | undefined =>
  pronoun === 'they' ? lastOnes(sentence) : /^(he|she)$/.test(pronoun) ? lastOne(sentence) : undefined;

/** Who "they" are in "shoot the trolls before they reach the desk": whoever is being shot at. */
export function foesMeant({ tokens, clause }: State, i: number): NounPhrase | undefined {
  const isDeadline = tokens[i - 1]?.text === 'they' && tokens[i - 2]?.text === 'before';
  if (!isDeadline || !clause || !intrudes.test(tokens[i]?.lemma ?? '')) return undefined;
  const isFought = fought.test(clause.verb) || verbClassesOf(clause.verb).includes('attack');
  const foes = [
    ...clause.objects,
    ...clause.complements.flatMap(({ preposition, phrase }) => (preposition === 'at' ? [phrase] : [])),
  ];
  return isFought ? foes.flatMap((one) => (one !== you && isPlayable(one.class) ? [one] : [])).at(-1) : undefined;
}

const intrudes = /^(reach|enter|get|eat|steal|destroy|attack|invade|bite|take|ruin|break|burn|raid|come|arrive)$/;
const fought = /^(shoot|stop|whack|swat|bop|fight|zap|blast|squash|splat|hit|throw|fire|repel|defeat|kill|tap|type)$/;

/** What the subject of the clause did something to before: the dam of "builds a dam and protects it". */
export function ownObject({ clause, result }: State, pronoun: string): NounPhrase | undefined {
  const before = result.clauses.at(-1);
  // "Foxes raid the hen house, the dog guards it".
  const isGuarded = /^(protect|defend|guard|shield|save)$/.test(clause?.verb ?? '');
  if (!clause || !before || (before.subject !== clause.subject && !isGuarded)) return undefined;
  const fits: Record<string, (one: NounPhrase) => boolean> = {
    it: ({ isPlural, class: ofClass }) => !isPlural && ofClass !== 'person',
    them: maybeSeveral,
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
