import { singularOf } from './english-plurals.ts';
import { classesOf, classOf, isBeing, isPlayable } from './noun-classes.ts';
import { anyVerbLemmaOf } from './verbs.ts';

type Word = { text: string; tag: string };

/** Ways of walking that hardly anybody means as things, although a dictionary has coal scuttles and canters. */
const gaits =
  /^(scuttle|scurry|scamper|waddle|hobble|trot|slither|prowl|plod|trudge|tiptoe|limp|stagger|stroll|shuffle|wriggle|creep|canter|flutter|swoop|whiz|hurtle|zigzag|meander|lope|amble|skitter|toddle|strut|slink|stride|pedal|skid|cartwheel|somersault|moonwalk|stampede|snowshoe|clamber|parachute|raft|kayak|canoe)$/;

/** "A janitor mops up", "a dog herds sheep", "herd the sheep": a verb outside of the list needs a subject or an object. */
export function isRareVerb(tokens: Word[], i: number): boolean {
  const [before, text, next] = [tokens[i - 1], tokens[i]?.text ?? '', tokens[i + 1]];
  const lemma = anyVerbLemmaOf(text);
  if (!lemma || !next) return false;
  const hasArticle = next.tag === 'determiner' && !/^(all|each|every|other)$/.test(next.text);
  const isGait = gaits.test(lemma) && /^(preposition|adverb)$/.test(next.tag);
  // "Crabs that peek out of the sand".
  const isRelative = /^(that|who|which)$/.test(before?.text ?? '') && isSeveral(tokens[i - 2]);
  if (text === lemma && isRelative) return true;
  // "Rats bite him".
  if (text === lemma && isSeveral(before) && /^(him|her|them|me|us|you)$/.test(next.text)) return true;
  // "And empty all the bins".
  const isToAll = next.text === 'all' && (tokens[i + 2]?.tag === 'determiner' || isPlural(tokens[i + 2]));
  const isTold = before === undefined || before.tag === 'stop' || /^(and|then)$/.test(before.text);
  if (text === lemma) return isSeveral(before) ? hasArticle || isGait : isTold && (hasArticle || isToAll);
  const isDone =
    text === `${lemma}s` || text === `${lemma}es` || (text.endsWith('ies') && lemma === `${text.slice(0, -3)}y`);
  const isSubject = before?.tag === 'noun' && !isPlural(before) && isPlayable(classOf(before.text));
  // "Pirate ships", "pizza slices": what is also a thing is done only to something named.
  const isOther = next.tag === 'noun' && (isPlayable(classOf(singularOf(next.text))) || !isNounOnly(text));
  const hasObject = hasArticle || isOther || /^(you|him|her|them)$/.test(next.text);
  return isDone && isSubject && (hasObject || isGait || isDoneByOne(tokens, i));
}

/** "A chef plates desserts", "a janitor mops up puddles": one of them is no plural. */
function isDoneByOne(tokens: Word[], i: number): boolean {
  const next = tokens[i + 1];
  const start = tokens.slice(0, i).findLast(({ tag }) => tag !== 'noun' && tag !== 'adjective');
  const goesOn = /^(preposition|number|adverb)$/.test(next?.tag ?? '') && next?.text !== 'of' && next?.text !== 'with';
  return /^(an?|one|every|each)$/.test(start?.text ?? '') && (goesOn || (next !== undefined && isSeveralThings(next)));
}

/** The tagger takes leaves and flies for verbs. */
const isSeveralThings = (word: Word): boolean =>
  isPlural(word) && (word.tag === 'noun' || (word.tag === 'verb' && isNounOnly(word.text)));

/** "Otter cracks clams": only subject, verb and object. */
export function isMiddleVerb(tokens: Word[], i: number): boolean {
  const [before, { text }, next, after] = [tokens[i - 1], tokens[i] ?? { text: '' }, tokens[i + 1], tokens[i + 2]];
  if (!before || !next || i > 2 || (i === 2 && tokens[0]?.tag !== 'determiner')) return false;
  const isEnd = after === undefined || after.tag === 'stop' || after.tag === 'preposition' || after.text === 'and';
  const isSubject = !isPlural(before) && isBeing(classOf(before.text));
  const [ofVerb, ofNext] = [classOf(singularOf(text)), classOf(singularOf(next.text))];
  const isCast = ofNext !== null && ofNext !== 'abstract' && ofNext !== 'group';
  return /s$/.test(text) && anyVerbLemmaOf(text) !== undefined && !isPlayable(ofVerb) && isSubject && isCast && isEnd;
}

const isSeveral = (word: Word | undefined): boolean =>
  word?.tag === 'noun' && isPlural(word) && isBeing(classOf(singularOf(word.text)));

export const isNounOnly = (word: string): boolean =>
  classesOf(singularOf(word))[0] !== undefined && classesOf(singularOf(word))[0] !== 'abstract';

export const isPlural = (token: Word | undefined): boolean =>
  token !== undefined && (singularOf(token.text) !== token.text || /^(you|they|we|i)$/.test(token.text));
