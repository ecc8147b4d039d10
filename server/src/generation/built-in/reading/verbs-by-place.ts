import { singularOf } from './english-plurals.ts';
import { classesOf, classOf, isPlayable } from './noun-classes.ts';
import { anyVerbLemmaOf, verbClassesOf, verbLemmaOf } from './verbs.ts';

type Word = { text: string; tag: string };

const obliges = /^(must|should|could|will|may|might|shall)$/;
const wants = /^(wants?|wanna|have|has|needs?|tr(?:y|ies|ying)|going|got|learns?|likes?|loves?|how|job)$/;
const helps = /^(help|helps|helping|let|lets|make|makes|watch)$/;

/** "A seal must juggle", "wants to mix", "you can chase", "help the bear comb": whatever it is elsewhere, it is done. */
export function isVerbByPlace(tokens: Word[], i: number): boolean {
  const { text = '' } = tokens[i] ?? {};
  if (isInStep(tokens, i)) return true;
  if (text.length < 3 || anyVerbLemmaOf(text) !== text) return false;
  const at = /^(not|n't|never|only|always|also)$/.test(tokens[i - 1]?.text ?? '') ? i - 1 : i;
  const before = tokens[at - 1]?.text ?? '';
  if (obliges.test(before)) return true;
  if (before === 'can') return /^(you|i|we|he|she|it|they|players?|who|that|which)$/.test(tokens[at - 2]?.text ?? '');
  if (before === 'to') return wants.test(tokens[at - 2]?.text ?? '');
  if (isMeanwhile(tokens, i)) return true;
  return isHelped(tokens, i);
}

/** "That turns and shoots": after one verb of somebody the next is what they do, too. */
function isInStep(tokens: Word[], i: number): boolean {
  const [text, before, next] = [tokens[i]?.text ?? '', tokens[i - 2], tokens[i + 1]];
  const isThirdPerson = (word: string) => /[^s]s$/.test(word) && (verbLemmaOf(word) ?? word) !== word;
  return (
    tokens[i - 1]?.text === 'and' &&
    isThirdPerson(text) &&
    isThirdPerson(before?.text ?? '') &&
    /^(that|which|who|he|she|it)$/.test(tokens[i - 3]?.text ?? '') &&
    (next === undefined || /^(stop|determiner|preposition|number)$/.test(next.tag))
  );
}

/** "While crabs bite", "while sharks circle around": several of them do so. */
function isMeanwhile(tokens: Word[], i: number): boolean {
  const [who, next] = [tokens[i - 1], tokens[i + 1]];
  const isEnd =
    next === undefined ||
    next.tag === 'stop' ||
    /^(around|above|below|overhead|underneath|nearby|behind|by|along|about|at|you|him|her|it)$/.test(next.text);
  const start = /^(the|many|angry|hungry|evil)$/.test(tokens[i - 2]?.text ?? '') ? i - 3 : i - 2;
  return (
    isEnd &&
    /s$/.test(who?.text ?? '') &&
    isPlayable(classOf(singularOf(who?.text ?? ''))) &&
    /^(while|as|when)$/.test(tokens[start]?.text ?? '')
  );
}

/** "Help the baby bear find": a bear is helped, and bears nothing. */
function isHelped(tokens: Word[], i: number): boolean {
  const [who, text = ''] = [tokens[i - 1], tokens[i]?.text];
  if (who?.tag !== 'noun' || isPlayable(classesOf(text)[0] ?? null)) return false;
  const start = tokens.slice(0, i - 1).findLastIndex(({ tag }) => tag !== 'noun' && tag !== 'adjective');
  const isNext = tokens[i + 1] !== undefined && /^(determiner|preposition|number)$/.test(tokens[i + 1]?.tag ?? '');
  const isKnown = verbLemmaOf(text) !== undefined && isPlayable(classOf(who.text));
  return tokens[start]?.tag === 'determiner' && helps.test(tokens[start - 1]?.text ?? '') && (isNext || isKnown);
}

/** "Swimming through the pond with a frog": it starts with what is done. */
export const isStartingDeed = (tokens: Word[], i: number): boolean =>
  i === 0 &&
  /ing$/.test(tokens[0]?.text ?? '') &&
  verbClassesOf(verbLemmaOf(tokens[0]?.text ?? '') ?? '').length > 0 &&
  /^(through|on|over|past|for|around|along|across|down|up|between|from|under|into|the|an?|at|all|my)$/.test(
    tokens[1]?.text ?? '',
  );

/** "A monkey swings", "the cat skates", and nothing more: one of them is no plural. */
export function isWholeDeed(tokens: Word[], i: number): boolean {
  const [text = '', next] = [tokens[i]?.text, tokens[i + 1]];
  const lemma = verbLemmaOf(text);
  const isDone =
    lemma !== undefined && lemma !== text && /(s|ing)$/.test(text) && verbClassesOf(lemma).includes('move');
  const isEnd = next === undefined || next.tag === 'stop' || next.text === 'and';
  const [who, article] = [tokens[i - 1], tokens[i - 2]];
  return (
    isDone &&
    isEnd &&
    /^(an?|the|my|one)$/.test(article?.text ?? '') &&
    isPlayable(classOf(who?.text ?? '')) &&
    (tokens[i - 3] === undefined || /^(stop|verb|other)$/.test(tokens[i - 3]?.tag ?? ''))
  );
}
