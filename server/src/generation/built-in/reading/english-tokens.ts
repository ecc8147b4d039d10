import model from 'wink-eng-lite-web-model';
import winkNLP, { type WinkMethods } from 'wink-nlp';
import { findPicture } from '../pictures/find-picture.ts';
import { singularOf } from './english-plurals.ts';
import { boundaries, determiners, prepositions, pronouns } from './function-words.ts';
import { isHerd } from './herds.ts';
import { nameTheOnes } from './named-ones.ts';
import { classesOf, classOf, isBeing, isPlayable, isThing } from './noun-classes.ts';
import { isMiddleVerb, isNounOnly, isPlural, isRareVerb } from './rare-verbs.ts';
import { doneToBeings } from './role-words.ts';
import { anyVerbLemmaOf, verbClassesOf, verbLemmaOf } from './verbs.ts';
import { isStartingDeed, isVerbByPlace, isWholeDeed } from './verbs-by-place.ts';

export type Tag =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'preposition'
  | 'determiner'
  | 'number'
  | 'pronoun'
  | 'stop'
  | 'other';
export type Token = { text: string; lemma: string; tag: Tag };

export const intensifiers = /^(super|very|really|ultra|mega|extra|extremely|too|so)$/;

/** Whether only the word "game" follows. */
export const isAtEnd = (token: Token | undefined): boolean =>
  token === undefined || token.tag === 'stop' || /^(game|simulator|sim)$/.test(token.text);

let tagger: WinkMethods | undefined;

const tagOf: Record<string, Tag> = {
  NOUN: 'noun',
  PROPN: 'noun',
  VERB: 'verb',
  AUX: 'verb',
  ADJ: 'adjective',
  ADV: 'adverb',
  ADP: 'preposition',
  DET: 'determiner',
  NUM: 'number',
  PRON: 'pronoun',
  PUNCT: 'stop',
  SCONJ: 'stop',
};

/** Words with their part of speech from the tagger, corrected by their neighbours. */
export function englishTokens(text: string): Token[] {
  tagger ??= winkNLP(model, ['sbd', 'pos']);
  const { its } = tagger;
  const doc = tagger.readDoc(
    inKnownLetters(text.toLowerCase())
      .replace(/[’‘]/g, "'")
      .replace(/(\p{L})\.io\b/gu, '$1 io')
      .replace(/(\p{L})-(?=\p{L})/gu, '$1 '),
  );
  const texts = doc.tokens().out() as string[];
  const tags = doc.tokens().out(its.pos) as string[];
  const tokens = texts.map((word, i): Token => ({ text: word, lemma: word, tag: firstTag(word, tags[i] ?? '') }));
  nameTheOnes(tokens);
  for (const [i, token] of tokens.entries()) {
    token.tag = corrected(tokens, i);
    // "Puts out burning houses".
    if (/^put(s|ting)?$/.test(token.text) && tokens[i + 1]?.text === 'out') {
      token.tag = 'verb';
      token.lemma = 'extinguish';
      continue;
    }
    // "Watch out for jellyfish".
    if (/^(watch|look)(es|s|ing)?$/.test(token.text) && tokens[i + 1]?.text === 'out') {
      token.tag = 'verb';
      token.lemma = 'beware';
      continue;
    }
    // "Stay away from ships", "steer clear of rocks".
    const isAway = tokens[i + 1]?.text === 'away' && tokens[i + 2]?.text === 'from';
    const isClear = tokens[i + 1]?.text === 'clear' && tokens[i + 2]?.text === 'of';
    if ((isAway && /^(stay|keep)(s|ing)?$/.test(token.text)) || (isClear && /^(stay|keep|steer)/.test(token.text))) {
      token.tag = 'verb';
      token.lemma = 'avoid';
      for (const one of tokens.slice(i + 1, i + 3)) one.tag = 'other';
      continue;
    }
    // "Afraid of garlic", "allergic to cats": it is avoided.
    if (
      /^(afraid|scared|terrified|frightened|allergic)$/.test(token.text) &&
      /^(of|to)$/.test(tokens[i + 1]?.text ?? '')
    ) {
      token.tag = 'verb';
      token.lemma = 'fear';
      continue;
    }
    token.lemma =
      token.tag === 'verb'
        ? (anyVerbLemmaOf(token.text) ?? token.text)
        : token.tag === 'noun'
          ? singularOf(token.text)
          : token.text;
  }
  return tokens;
}

/** The tagger splits words at letters beyond Latin-1, as at the ő of "temetőben". */
const inKnownLetters = (text: string): string =>
  text.replace(/(?![ -ÿ])\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));

function firstTag(word: string, tag: string): Tag {
  if (boundaries.has(word) || /^[.,;:!?()"–—/]+$/.test(word)) return 'stop';
  if (/^[-'+&]$/.test(word)) return 'other';
  if (intensifiers.test(word)) return 'adverb';
  if (prepositions.has(word)) return 'preposition';
  if (determiners.has(word)) return 'determiner';
  if (pronouns.has(word)) return 'pronoun';
  if (/^\d+$/.test(word)) return 'number';
  if (word === 'must') return 'verb';
  return tagOf[tag] ?? 'other';
}

/** The tagger reads "a dragon burns knights" as three nouns and "sort trash" as two. */
function corrected(tokens: Token[], i: number): Tag {
  const { text, tag } = tokens[i] ?? { text: '', tag: 'other' };
  const before = tokens[i - 1];
  const next = tokens[i + 1];
  const lemma = verbLemmaOf(text);
  const isNoun = classesOf(singularOf(text)).length > 0;
  // "A frying pan" at the end: the tagger takes the pan for what is done.
  const isLast = next === undefined || next.tag === 'stop';
  // "And a bee chases her".
  if (text === 'her' && isLast) return 'pronoun';
  if (isVerbByPlace(tokens, i) || isWholeDeed(tokens, i) || isStartingDeed(tokens, i)) return 'verb';
  // "On roller skates".
  if (/^skates$/.test(text) && /^(roller|ice|inline)$/.test(before?.text ?? '')) return 'noun';
  // Nobody presents anything in a game.
  if (/^presents?$/.test(text)) return 'noun';
  // "Puts out forest fires".
  if (/^fires?$/.test(text) && tokens.slice(0, i).some((one) => one.lemma === 'extinguish')) return 'noun';
  // "Make her jump over puddles".
  if (
    lemma === text &&
    /^(her|him|it|them)$/.test(before?.text ?? '') &&
    /^(make|let|help)$/.test(tokens[i - 2]?.lemma ?? '')
  )
    return 'verb';
  // "Trumpet rhythm game": nobody trumpets.
  const isOfGame3 = i === 0 && next?.tag === 'noun' && tokens[2]?.text === 'game';
  if (isOfGame3 && classOf(text) === 'thing' && verbClassesOf(lemma ?? text).length === 0) return 'noun';
  // "Haunted castle with bats": it is so, and nobody does it.
  if (i === 0 && tag === 'verb' && /ed$/.test(text) && next?.tag === 'noun') return 'adjective';
  // "Without waking the dog".
  if (/ing$/.test(text) && before?.text === 'without' && !isLast && anyVerbLemmaOf(text)) return 'verb';
  // "When the bell rings".
  if (text === 'rings' && before?.text === 'bell' && isLast) return 'verb';
  if (/^returns?$/.test(text) && next?.text === 'to') return 'verb';
  if (text === 'rises' && before?.tag === 'noun') return 'verb';
  if (text === 'giant' && next?.tag === 'noun') return 'adjective';
  // "A haunted mine": nobody owns it.
  if (text === 'mine' && before && (/^(determiner|adjective)$/.test(before.tag) || /ed$/.test(before.text)))
    return 'noun';
  // "Top down tank shooter" says how it is seen.
  if (text === 'scrolling' || (text === 'down' && before?.text === 'top')) return 'adjective';
  if ((before === undefined || before.tag === 'stop') && isHerd(text, next?.text)) return 'noun';
  // "A vacuum cleaner": the tagger takes it for an adjective.
  if (tag === 'adjective' && before?.tag === 'noun' && isNoun && isCompound(before.text, text)) return 'noun';
  // "Past snoring guards".
  const isParticiple = /ing$/.test(before?.text ?? '') && tokens[i - 2]?.tag === 'preposition';
  if (isParticiple && /s$/.test(text) && isBeing(classOf(singularOf(text)))) return 'noun';
  // "At the county fair".
  if (
    /^(fair|square|green)$/.test(text) &&
    tag === 'adjective' &&
    before?.tag === 'noun' &&
    (isLast || next.tag === 'preposition')
  )
    return 'noun';
  // "A cat and a dog fight": nothing like a dogfight.
  if (/^(fight|race|battle|box)$/.test(text) && before?.tag === 'noun' && tokens[i - 3]?.text === 'and') return 'verb';
  // "Hot dog stand: serve the fans".
  if (
    /^(stand|stall|booth)s?$/.test(text) &&
    before?.tag === 'noun' &&
    !isPlural(before) &&
    (isLast || next.tag === 'preposition')
  )
    return 'noun';
  // "Rubber ducks in a bathtub": rubber does not duck.
  const isOfThing = before?.tag === 'noun' && isThing(classOf(before.text)) && classOf(singularOf(text)) === 'creature';
  if (isOfThing && /s$/.test(text) && text !== 'flies') return 'noun';
  // "The enemies are ducks".
  if (/s$/.test(text) && isNoun && /^(is|are)$/.test(before?.text ?? '') && isNounOnly(text)) return 'noun';
  // "Fast paced", "brightly coloured".
  if (tag === 'verb' && /ed$/.test(text) && /^(adverb|adjective)$/.test(before?.tag ?? '') && next?.tag === 'noun')
    return 'adjective';
  // "Leaves give points".
  // "How many can you make", "swat flies".
  if (text === 'can' && (next?.tag === 'pronoun' || next?.tag === 'verb')) return 'verb';
  if (i === 1 && before?.tag === 'verb' && isNoun && /s$/.test(text) && !verbLemmaOf(before.text)?.endsWith('s'))
    return 'noun';
  // "A plumber fixes pipes", "a submarine dodging mines": the tagger takes whoever it does not know for an adjective.
  const isAgent = /er$/.test(text) && /^(an?|the)$/.test(before?.text ?? '') && classesOf(text).length > 0;
  if (
    tag === 'adjective' &&
    (isPlayable(classesOf(text)[0] ?? null) || (isAgent && tokens[i + 2]?.tag === 'determiner')) &&
    /(s|ing)$/.test(next?.text ?? '') &&
    anyVerbLemmaOf(next?.text ?? '')
  )
    return 'noun';
  // "Collecting flies".
  if (/^(flies|leaves)$/.test(text) && before?.tag === 'verb') return 'noun';
  if (text === 'leaves' && (before === undefined || before.tag === 'stop')) return 'noun';
  if (!lemma && (isRareVerb(tokens, i) || isMiddleVerb(tokens, i))) return 'verb';
  if (!lemma)
    return tag === 'verb' && isNoun && before && (nounsFollow.has(before.tag) || (before.tag === 'noun' && isLast))
      ? 'noun'
      : tag;
  if (/(ed|en|ught)$/.test(text) && next?.text === 'by') return 'verb';
  // "the chase", "two jumps", "of waves".
  const isGoverned =
    before !== undefined && ['determiner', 'number', 'preposition'].includes(before.tag) && before.text !== 'to';
  if (isNoun && isGoverned && !text.endsWith('ing')) return 'noun';
  if (isNoun && before?.tag === 'verb' && text !== lemma && !text.endsWith('ing') && before.text.endsWith('s'))
    return 'noun';
  if (tag === 'verb' && text !== lemma) return 'verb';
  const isUntagged = before?.tag === 'other' && isPlayable(classOf(before.text));
  const endsSubject = before?.tag === 'noun' || before?.tag === 'pronoun' || isUntagged;
  const goesOn = next !== undefined && next.tag !== 'stop';
  if (text.endsWith('ing') && before?.tag === 'noun' && goesOn && objectsStart.has(next.tag)) return 'verb';
  // "Butterfly hunting", "cooking pancakes".
  const isAct = text.endsWith('ing') && tag === 'noun' && !verbClassesOf(lemma).includes('move');
  const isOfGame = isLast || /^(game|simulator|sim)$/.test(next.text);
  if (isAct && before?.tag === 'noun' && isOfGame && doneToBeings.test(lemma)) return 'verb';
  const isObject = next?.tag === 'noun' && next.text !== 'game' && !isCompound(text, next.text);
  if (isAct && before === undefined && isObject && verbClassesOf(lemma).length > 0) return 'verb';
  // "While dodging junk", "and collecting keys".
  const isAfterBoundary = before?.text === 'and' || boundaries.has(before?.text ?? '');
  if (text.endsWith('ing') && tag === 'noun' && isAfterBoundary && goesOn && objectsStart.has(next.tag)) return 'verb';
  const isThird = text !== lemma && /s$/.test(text);
  const isRelative = /^(who|that|which)$/.test(before?.text ?? '');
  if (isThird && isRelative) return 'verb';
  if (isThird && endsSubject && goesOn && (isRelative || !isPlural(before) || hasHolder(tokens, i))) return 'verb';
  // "Chops trees and ducks branches".
  const isSecond =
    (before?.text === 'and' || before?.text === ',') &&
    tokens
      .slice(0, i)
      .some((one) => one.tag === 'verb' && (/s$/.test(one.text) || /^(must|can|has|should)$/.test(one.text)));
  if (isThird && isSecond && goesOn && objectsStart.has(next.tag) && next.text !== 'and') return 'verb';
  if (text === lemma && endsSubject && goesOn && (isRelative || isPlural(before))) return 'verb';
  // "While asteroids fall."
  if (text === lemma && isLast && isPlural(before) && boundaries.has(tokens[i - 2]?.text ?? '')) return 'verb';
  // "Help Santa drop presents".
  const isHelped = tokens.slice(Math.max(0, i - 4), i).some((one) => one.tag === 'verb' && /^helps?$/.test(one.text));
  if (text === lemma && endsSubject && goesOn && isHelped) return 'verb';
  const startsClause = before === undefined || before.tag === 'stop' || before.text === 'and' || before.text === 'to';
  if (text === lemma && startsClause && goesOn && objectsStart.has(next.tag)) {
    // "Fish swim away".
    if (isNoun && next.tag === 'verb' && isBeing(classesOf(text)[0] ?? null)) return 'noun';
    // "fish eats", "jump game": the next word decides.
    const isSubject =
      isNoun &&
      next.tag === 'noun' &&
      next.text.endsWith('s') &&
      verbLemmaOf(next.text) !== undefined &&
      !isNounOnly(next.text);
    return isSubject || next.text === 'game' || isCompound(text, next.text) ? tag : 'verb';
  }
  return tag;
}

/** "A cowboy with six bullets shoots cans": he shoots, whatever he has. */
function hasHolder(tokens: Token[], i: number): boolean {
  const at = tokens.slice(0, i).findLastIndex(({ tag }) => tag === 'preposition');
  const holder = tokens[at - 1];
  const isHeld =
    tokens[at]?.text === 'with' && tokens.slice(at, i).every(({ tag }) => tag !== 'verb' && tag !== 'stop');
  return isHeld && holder?.tag === 'noun' && !isPlural(holder) && isBeing(classOf(holder.text));
}

/** A fire truck is no truck that somebody fires. */
const isCompound = (first: string, second: string): boolean =>
  (classOf(second) === 'vehicle' && classesOf(first).length > 0) ||
  findPicture(`${first} ${singularOf(second)}`) !== undefined ||
  classesOf(`${first} ${singularOf(second)}`).length > 0;

const nounsFollow = new Set<Tag>(['determiner', 'adjective', 'number', 'preposition', 'verb']);
const objectsStart = new Set<Tag>(['determiner', 'noun', 'adjective', 'number', 'preposition', 'pronoun', 'verb']);
