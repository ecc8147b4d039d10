import { isBeing, isPlayable } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { Party, State } from './sentence.ts';
import { verbClassesOf } from './verbs.ts';

type Place = {
  /** A noun stands right before the verb. */
  isAdjacent: boolean;
  /** "That" or "who" does. */
  isRelative: boolean;
};

/** Who does what the verb at this place says; null where nobody was named. */
export function subjectOfVerb(state: State, i: number, { isAdjacent, isRelative }: Place): Party | null {
  const { tokens, clause, waiting, lastSubject } = state;
  const { text = '', lemma = '' } = tokens[i] ?? {};
  if (isAdjacent && isGathering(state, i)) return clause?.subject ?? null;
  if (isAdjacent || isRelative) return headBefore(state, isAdjacent && /s$/.test(text) && text !== lemma);
  if (/^(and|to|,)$/.test(tokens[i - 1]?.text ?? '')) return clause?.subject ?? obliged(state, i) ?? lastSubject;
  const isParticiple = /ing$/.test(text);
  if (clause === null && waiting.length === 1 && !isParticiple) return waiting[0]?.phrase ?? null;
  if (clause === null && waiting.length > 0 && isParticiple) return null;
  return clause?.subject ?? (tokens.slice(0, i).some(({ tag }) => tag === 'verb') ? lastSubject : null);
}

const young = /(ling|^chick|^puppy|^kitten|^lamb|^cub|^baby|^kid|^child|^friend|^fan|^pupil|^student)$/;

/** "A cat eating fish and dogs chasing it": the dogs are not eaten. */
export function isDoneByOther({ last, tokens }: State, i: number): boolean {
  const { lemma = '' } = tokens[i] ?? {};
  const isToSomebody = /^(it|him|her|them|you|me|us)$/.test(tokens[i + 1]?.text ?? '');
  const isFollower = lemma === 'follow' && young.test(last?.noun ?? '');
  return isPlayable(last?.class ?? null) && isToSomebody && !isFollower && !/^(carry|hold|bring|give)$/.test(lemma);
}

/** "Scuttles along a pier grabbing shrimp": the pier grabs nothing. */
function isGathering({ clause, last, tokens }: State, i: number): boolean {
  const { text = '', lemma = '' } = tokens[i] ?? {};
  const isWay = clause?.complements.some(({ phrase }) => phrase === last) ?? false;
  const isDoing = /ing$/.test(text) && !verbClassesOf(lemma).includes('move') && tokens[i + 1]?.tag !== 'preposition';
  return isWay && isDoing && !isPlayable(last?.class ?? null);
}

/** "A witch on a broom flies": the witch does; "a maze with ghosts chasing you": the ghosts do. */
function headBefore({ waiting, last }: State, isThird: boolean): Party | null {
  const place = waiting.at(-1);
  const head = waiting.findLast(
    ({ phrase, preposition }) => preposition === null || (preposition === 'with' && phrase !== last),
  );
  const isPlaced =
    place?.phrase === last && /^(on|in|at|under|near|of|from|inside|behind)$/.test(place?.preposition ?? '');
  // "Cats with lasers fight": the cats do; "a witch with cats flies": the witch does.
  const isOfOne = isThird && head?.phrase.isPlural === false && isBeing(head.phrase.class);
  const isHeld =
    place?.phrase === last && place?.preposition === 'with' && last !== null && (isOfOne || !isPlayable(last.class));
  return (isPlaced || isHeld) && head && isPlayable(head.phrase.class) ? head.phrase : last;
}

/** "The secretary has to catch them". */
const obliged = ({ tokens, waiting }: State, i: number): NounPhrase | null =>
  waiting.length === 1 && /^(has|have|needs?|wants?|tries|try|must)$/.test(tokens[i - 2]?.text ?? '')
    ? (waiting[0]?.phrase ?? null)
    : null;
