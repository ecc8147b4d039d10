import { timesTableIn } from '../knowledge/find-filter.ts';
import { findPicture } from '../pictures/find-picture.ts';
import { findNoun, plain } from '../vocabulary/vocabulary.ts';
import { crawlers } from './acts-together.ts';
import { clausesOf } from './clauses.ts';
import { oddOnesIn } from './crowds.ts';
import { racesByDistance } from './distances.ts';
import type { Token } from './english-tokens.ts';
import { everydayVerbs } from './everyday-verbs-of-languages.ts';
import { asOfHim } from './foreign-verbs.ts';
import { findPhrases, type Match, phraseList } from './match-phrases.ts';
import type { Scores } from './mechanic-of-acts.ts';
import { mechanicPhrases } from './mechanic-phrases.ts';
import { foreignPhrases } from './mechanic-phrases-of-languages.ts';
import type { Mechanic } from './mechanics.ts';
import {
  asteroidsIn,
  isCountOfBalls,
  isCrawling,
  isForSwimming,
  isHeld,
  isJuggled,
  isNoOddOne,
  isOfFoes,
  isOfOthers,
  isOfTree,
  isOnClimb,
  isOnTheWay,
  isServing,
  isSmashing,
  isStanding,
  isThrownAtMe,
  isWeapon,
  isYear,
  numbersInOrder,
  puzzleOfPieces,
} from './names-in-context.ts';
import { asDuelOfTwo, isFromAbove, isNoGame } from './names-meant-otherwise.ts';
import { gamesNamedByWords } from './names-of-games.ts';
import { classOf, isPlayable } from './noun-classes.ts';
import { isNoSearch, searchesElsewhere, searchesIn } from './searches.ts';
import { stacksIn } from './stacks-in-prompt.ts';
import { withoutOthersThrows } from './throwers.ts';

const english = phraseList(mechanicPhrases, (word) => word);
const inLowerCase = (word: string): string => word.toLowerCase().normalize('NFC');
const foreign = [...phraseList(foreignPhrases, inLowerCase), ...phraseList(everydayVerbs, inLowerCase)]
  .sort((a, b) => b.words.length - a.words.length || b.weight - a.weight)
  .map(wantedOf);
/** From this weight on a phrase is a name, and all of its words belong to it. */
const nameWeight = 13;
/** From this weight on a phrase names the mechanic instead of suggesting it. */
export const namedWeight = 7;
/** From this weight on the actions hardly count beside the name. */
const surelyNamedWeight = 10;
/** Below this weight the hero's nature decides. */
const weakWeight = 4.5;
/** Kinds of games that sound like people. */
const agents = new Set(
  'racer invader fighter shooter runner jumper catcher formula stacker sorter slicer lander platformer crawler blaster breaker climber flyer scroller sweeper survivor striker opponent computer saper'.split(
    ' ',
  ),
);
const castWords = new Set(
  'javelin horseshoe discus boomerang trumpet pancake trash bubble bottle lumberjack drummer woodcutter fisherman branch customer laser mirror fruit'.split(
    ' ',
  ),
);

export function namedMechanics(tokens: Token[]): Match<Mechanic>[] {
  const all = findPhrases(
    english,
    tokens.map(({ text }) => text),
  )
    .filter((match) => !isPluralSnake(match, tokens) && !isVessel(match, tokens) && !isFasting(match, tokens))
    .filter((match) => !isPortion(match, tokens) && !isAdrift(match, tokens) && !isNoOddOne(match, tokens))
    .filter((match) => !isStanding(match, tokens) && !isSmashing(match, tokens) && !isHeld(match, tokens))
    .filter((match) => !isCrawling(match, tokens) && !isOfFoes(match, tokens) && !isThrownAtMe(match, tokens))
    .filter(
      (match) =>
        !isForSwimming(match, tokens) &&
        !isCountOfBalls(match, tokens) &&
        !isNoSearch(match, tokens) &&
        !isOfOthers(match, tokens) &&
        !isOnClimb(match, tokens) &&
        !isOnTheWay(match, tokens) &&
        !isJuggled(match, tokens) &&
        !isNoGame(match, tokens) &&
        !isWeapon(match, tokens) &&
        !isYear(match, tokens),
    )
    .map((match): Match<Mechanic> => (isOfTree(match, tokens) ? { ...match, key: 'chopping' } : match))
    .map((match): Match<Mechanic> => (isServing(match, tokens) ? { ...match, key: 'tending' } : match))
    .map((match): Match<Mechanic> => (isLengthening(match, tokens) ? { ...match, key: 'snake' } : match))
    .map((match): Match<Mechanic> => asDuelOfTwo(match, tokens))
    .map((match): Match<Mechanic> => (isFromAbove(match, tokens) ? { ...match, key: 'arena' } : match));
  const quiz = all.find(({ key, weight }) => key === 'quiz' && weight >= surelyNamedWeight);
  // "Quiz about chess": chess is the topic.
  const isTopic = ({ key, from }: Match<Mechanic>) =>
    quiz !== undefined &&
    key !== 'quiz' &&
    tokens.slice(quiz.to, from).some(({ text }) => text === 'about' || text === 'on');
  const matches = all.filter(
    (match) =>
      !isTopic(match) && !isVenue(match, all, tokens) && !isDoneTo(match, tokens) && !isDoneByFoes(match, tokens),
  );
  return [
    ...gamesNamedByWords(tokens),
    ...asteroidsIn(tokens),
    ...racesByDistance(tokens),
    ...searchesIn(tokens),
    ...puzzleOfPieces(tokens),
    ...stacksIn(tokens.map(({ text }) => text).join(' ')),
    ...numbersInOrder(tokens),
    ...withoutOthersThrows(matches, tokens, (all) => clausesOf(all, () => false).clauses),
  ];
}

/** "Whack the gophers on a golf course": the course is where it plays. */
function isVenue({ from, to, key }: Match<Mechanic>, all: Match<Mechanic>[], tokens: Token[]): boolean {
  const isGround = /^(course|court|club|pitch|stadium|alley|rink|arena|table)$/.test(tokens[to]?.text ?? '');
  const isWhere = tokens.slice(Math.max(0, from - 2), from).some(({ text }) => /^(in|on|at|around|across)$/.test(text));
  return isGround && isWhere && all.some((other) => other.key !== key && other.weight >= namedWeight);
}

/** "A dog catches frisbees": a thing that is caught, avoided or collected does not name its game. */
function isDoneTo({ from, to, weight }: Match<Mechanic>, tokens: Token[]): boolean {
  if (to - from !== 1 || weight >= surelyNamedWeight || tokens[from]?.tag !== 'noun') return false;
  const before = tokens
    .slice(0, from)
    .findLast(({ tag }) => tag !== 'determiner' && tag !== 'adjective' && tag !== 'number');
  return (
    before?.tag === 'verb' &&
    /^(catch|collect|dodge|avoid|eat|steal|deliver|fetch|grab|gather|carry|buy)$/.test(before.lemma)
  );
}

/** "Shoots at orcs climbing up": the orcs climb, not the player. */
function isDoneByFoes({ from, weight }: Match<Mechanic>, tokens: Token[]): boolean {
  const [who, how] = [tokens[from - 1], tokens[from - 2]];
  if (weight >= nameWeight || !/ing$/.test(tokens[from]?.text ?? '') || who?.tag !== 'noun' || who.lemma === who.text)
    return false;
  return /^(at|from|against|versus|vs|fight|shoot|avoid|dodge|stop|kill|defeat)$/.test(how?.lemma ?? '');
}

/**
 * Finds the words that only name a mechanic. Actors named with it stay in the cast: the plants that are watered, and
 * the flags of a quiz when the game is another one.
 */
export function wordsTaken(
  matches: Match<Mechanic>[],
  tokens: Token[],
  mechanic: Mechanic | null,
): (i: number) => boolean {
  const taken = new Set<number>();
  for (const { key, from, to, weight } of matches.filter((match) => match.weight >= namedWeight))
    for (let i = from; i < to; i++) {
      const { text = '', lemma = '', tag = 'other' } = tokens[i] ?? {};
      // "A climber goes up a cliff" is somebody.
      const isSomebody = tokens[i - 1]?.tag === 'determiner' && tokens[i + 1]?.tag === 'verb' && to - from === 1;
      const ofClass = tag === 'noun' && (isSomebody || !agents.has(lemma)) ? classOf(lemma) : null;
      const isOfOther = mechanic !== null && key !== mechanic && ofClass === 'thing';
      const isLiving = isPlayable(ofClass) || ofClass === 'food' || ofClass === 'plant';
      const isDrawn = findNoun(text, true) !== undefined && !agents.has(lemma);
      const isCast = isDrawn || isLiving || isOfOther || castWords.has(lemma);
      if (weight >= nameWeight || !(isCast || isVehicle(tokens.slice(from, to)))) taken.add(i);
    }
  return (i) => taken.has(i);
}

/** A paper plane is no plane like others. */
const isVehicle = (tokens: Token[]): boolean =>
  tokens.length > 1 &&
  classOf(tokens.at(-1)?.lemma ?? '') === 'vehicle' &&
  findPicture(tokens.map(({ lemma }) => lemma).join(' ')) !== undefined;

/** "Snake" alone is the game, "snakes" are animals. */
function isPluralSnake({ phrase, from }: Match<Mechanic>, tokens: Token[]): boolean {
  return phrase === 'snake' && tokens[from]?.text !== 'snake';
}

/** "Catch slices of lemon": nothing is sliced. */
const isPortion = ({ phrase, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  phrase === 'slice' && tokens[to - 1]?.tag === 'noun' && tokens[to]?.text === 'of';

/** "A balloon drifts over the city": only cars drift in a race. */
const isAdrift = ({ phrase, from }: Match<Mechanic>, tokens: Token[]): boolean =>
  phrase === 'drift' &&
  /^(balloon|cloud|leaf|feather|bubble|raft|boat|snowflake|seed|kite|jellyfish|astronaut|umbrella|petal|lantern|ghost)$/.test(
    tokens[from - 1]?.lemma ?? '',
  );

/** "The waves get bigger": without a meal nobody grows by it. */
function isFasting({ key, weight }: Match<Mechanic>, tokens: Token[]): boolean {
  return key === 'growing' && weight < nameWeight && !tokens.some(({ lemma }) => feeds.test(lemma));
}

const feeds = /^(eat|swallow|devour|absorb|gobble|munch|nibble|consume|engulf|gulp|chomp|suck|roll|feed)$/;

/** "A caterpillar eats leaves and gets bigger" is a snake; "a bird eats a worm and gets bigger" is none. */
function isLengthening({ key, weight }: Match<Mechanic>, tokens: Token[]): boolean {
  return (
    key === 'growing' &&
    weight < nameWeight &&
    tokens.some(({ text }, i) => crawlers.test(text) && !tokens.slice(0, i).some(({ lemma }) => lemma === 'eat'))
  );
}

/** "Battleship with ducks" is the game; "a battleship shoots planes" and "sink the battleships" are about ships. */
function isVessel({ phrase, from, to }: Match<Mechanic>, tokens: Token[]): boolean {
  if (!/^battle ?ship$/.test(phrase)) return false;
  const before = tokens.slice(0, from).findLast(({ tag }) => !/^(noun|adjective|number)$/.test(tag));
  return (before !== undefined && !namesGame.test(before.text)) || tokens[to]?.tag === 'verb';
}

const namesGame = /^(play|of|like|called|make|by|x|vs|versus|against)$/;

/** Other languages are searched for the phrase itself, which may be the stem of a word. */
export function foreignMechanics(prompt: string): Match<Mechanic>[] {
  const whole = prompt.toLowerCase().normalize('NFC').split(' ').map(asOfHim).join(' ');
  const bare = plain(prompt);
  const table = timesTableIn(whole);
  // "Tables de 7" are no furniture.
  const found: Match<Mechanic>[] = table ? [{ key: 'quiz', phrase: table.phrase, weight: 13, from: 0, to: 0 }] : [];
  let rest = ` ${whole} `;
  let restBare = ` ${bare} `;
  let said = words(rest);
  let saidBare = words(restBare);
  for (const { key, phrase, weight, wanted, wantedBare, inWords, inWordsBare } of foreign) {
    if (!said.includes(inWords) && (inWordsBare === null || !saidBare.includes(inWordsBare))) continue;
    found.push({ key, phrase, weight, from: 0, to: 0 });
    if (!wanted.includes(' ')) continue;
    rest = rest.replace(wanted, ' ');
    restBare = restBare.replace(wantedBare, ' ');
    said = words(rest);
    saidBare = words(restBare);
  }
  found.push(...oddOnesIn(whole), ...searchesElsewhere(whole));
  // A snake that becomes bigger is one.
  return found.some(({ key }) => key === 'snake')
    ? found.filter(({ key, weight }) => key !== 'growing' || weight >= nameWeight)
    : found;
}

/** What a phrase of another language looks like among the words of a prompt. */
function wantedOf<Phrase extends { phrase: string }>(one: Phrase) {
  const wanted = one.phrase.toLowerCase().normalize('NFC');
  const wantedBare = plain(wanted);
  const isSpaced = isLetters(wanted);
  // A short word has to match exactly: "bay" means fly in Vietnamese, "bayas" are berries.
  const end = /^\p{Script=Latin}{1,4}$/u.test(wanted) ? ' ' : '';
  // People omit accents; a short word without them is ambiguous, and what falls is not felled.
  const isClearBare = isSpaced && wantedBare.length > 4 && !/fällen$/.test(wanted);
  const inWords = isSpaced ? ` ${wanted}${end}` : wanted;
  return { ...one, wanted, wantedBare, inWords, inWordsBare: isClearBare ? ` ${wantedBare}` : null };
}

const words = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ');
function isLetters(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\s'’\d-]+$/u.test(
    text,
  );
}

export type Best = { mechanic: Mechanic | null; isNamed: boolean; isWeak: boolean };

export function bestMechanic(matches: Match<Mechanic>[], acts: Scores): Best {
  const named = new Map<Mechanic, number>();
  for (const { key, weight, from } of matches) {
    const isFirst = !matches.some((other) => other.key === key && other.from !== from && other.weight > weight);
    named.set(key, Math.max(named.get(key) ?? 0, weight) + (named.has(key) && isFirst && from > 0 ? 1 : 0));
  }
  const total = new Map(named);
  const share = matches.some(({ weight }) => weight >= surelyNamedWeight) ? 0.3 : 0.8;
  for (const [mechanic, weight] of acts) {
    // The verb of the mechanic's name is an action as well, and counts once.
    const [less = 0, more = 0] = [total.get(mechanic) ?? 0, weight * share].sort((x, y) => x - y);
    total.set(mechanic, more + less / 4);
  }
  const best = [...total].sort((a, b) => b[1] - a[1])[0];
  if (!best || best[1] < 2) return { mechanic: null, isNamed: false, isWeak: true };
  return { mechanic: best[0], isNamed: (named.get(best[0]) ?? 0) >= namedWeight, isWeak: best[1] < weakWeight };
}
