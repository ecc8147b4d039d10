import type { Token } from './english-tokens.ts';
import type { Match } from './match-phrases.ts';
import type { Mechanic } from './mechanics.ts';
import { verbClassesOf } from './verbs.ts';

/** "Balances on a floe and catches herring", "balances a ball and dodges gulls": neither piles anything up. */
export const isStanding = ({ key, phrase, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'stacker' &&
  /^balanc(e|ing)$/.test(phrase) &&
  (tokens[to]?.text === 'on'
    ? !tokens.some(({ lemma }) => /^(stack|pile)$/.test(lemma))
    : tokens.some(({ lemma }) => /^(avoid|dodge)$/.test(lemma)) &&
      !tokens.some(({ lemma }) => /^(stack|pile)$/.test(lemma)));

/** "A lemonade stand with thirsty customers": they are served, and nobody is hired. */
export const isServing = ({ phrase }: Match<Mechanic>, tokens: Token[]): boolean =>
  /^lemonade (stand|stall)$/.test(phrase) &&
  (tokens.some(({ lemma }) => /^(customer|guest|serve|thirsty|client|queue|pour|hand|order)$/.test(lemma)) ||
    tokens.some(({ lemma }, i) => lemma === 'line' && tokens[i + 1]?.text === 'up')) &&
  !tokens.some(({ lemma }) => /^(hire|earn|upgrade|tycoon|idle|clicker|profit|money)$/.test(lemma));

/** "Smash pots with a tennis ball": a ball that breaks things is played against nobody. */
export const isSmashing = ({ key, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'pong' &&
  /^balls?$/.test(tokens[to]?.text ?? '') &&
  tokens.some(({ lemma }) => /^(smash|break|shatter|destroy|demolish|crush)$/.test(lemma));

/** "A mermaid swimming through a reef", "rowing away from a shark": only who does nothing else races. */
export const isOnTheWay = ({ phrase, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  /^(swimming|rowing)$/.test(phrase) &&
  !tokens.some(({ text }) => /^(race|races|racing|competition|fastest|olympics?|contest|championships?)$/.test(text)) &&
  (/^(through|in|around|across|past|among|away|from|under|between|towards?|along|down|up|over|near)$/.test(
    tokens[to]?.text ?? '',
  ) ||
    tokens.some(({ lemma }) =>
      /^(collect|eat|catch|chase|follow|avoid|dodge|escape|find|hunt|gather|flee)$/.test(lemma),
    ));

/** A swimming pool is no table, and nobody pots balls in it. */
export const isForSwimming = ({ key, phrase, from }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'billiards' &&
  /^(play )?pool\b|of pool$/.test(phrase) &&
  (/^(swimming|kiddie|paddling|wading|car|tide|rock|olympic|inflatable|public|hotel|water|outdoor|indoor)$/.test(
    tokens[from - 1]?.text ?? '',
  ) ||
    tokens.some(({ lemma }) => /^(swim|swimming|swimmer|dive|diving|diver|splash|lifeguard|float)$/.test(lemma)));

/** "Juggles eight balls": only "eight ball" is the game. */
export const isCountOfBalls = ({ key, phrase, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'billiards' && /^(8|9|eight|nine) ball$/.test(phrase) && tokens[to - 1]?.text === 'balls';

/** "Hits zombies with a baseball bat": the bat is a weapon. */
export const isWeapon = ({ key, phrase, from, to, weight }: Match<Mechanic>, tokens: Token[]): boolean =>
  (key === 'batting' && phrase === 'baseball' && /^(bat|cap|glove|card)$/.test(tokens[to]?.lemma ?? '')) ||
  // "Sneaks past the shepherd".
  (key === 'tending' &&
    weight < 5 &&
    tokens.slice(Math.max(0, from - 2), from).some(({ text }) => /^(past|from|against|avoids?|dodges?)$/.test(text))) ||
  // "Guards sheep with a slingshot".
  (phrase === 'slingshot' &&
    tokens.some(({ tag, lemma }) => tag === 'verb' && /^(guard|protect|defend)$/.test(lemma))) ||
  // "Cuts bamboo that falls from the sky": it is not caught.
  (key === 'catcher' &&
    /^fall/.test(phrase) &&
    tokens.some(({ tag, lemma }) => tag === 'verb' && /^(cut|slice|slash|chop)$/.test(lemma)));

/** "Kids throw snowballs at me": others throw, and the player had better move. */
export const isThrownAtMe = ({ key, phrase, from, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'throw' &&
  /^throw\b/.test(phrase) &&
  tokens.slice(0, from).some(({ tag, text }) => tag === 'noun' && !/^(game|me|us|i|we|you)$/.test(text)) &&
  tokens.slice(to, to + 4).some(({ text }, i) => text === 'at' && /^(me|us|you)$/.test(tokens[to + i + 1]?.text ?? ''));

/** "A boy with a kite": what somebody holds is not flown by itself. */
export const isHeld = ({ key, phrase, from, weight }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'flight' &&
  phrase === 'kite' &&
  weight < 7 &&
  tokens[from - 2]?.text === 'with' &&
  tokens[from - 1]?.tag === 'determiner' &&
  !tokens.some(({ lemma }) => lemma === 'fly');

/** What may stand before the name of a game: "play classic asteroids". */
const leadsToName =
  /^(play|make|me|us|some|like|game|of|classic|retro|old|school|arcade|atari|neon|vector|pixel|style)$/;

/** "Asteroids in glowing lines" is the game, "asteroids fall from the sky" and "dodge asteroids" are not. */
export function asteroidsIn(tokens: Token[]): Match<Mechanic>[] {
  const from = tokens.findIndex(({ text }) => text === 'asteroids');
  const { text = '', tag = 'stop' } = tokens[from + 1] ?? {};
  const isNamed = tokens
    .slice(0, from)
    .every((one) => /^(determiner|adjective)$/.test(one.tag) || leadsToName.test(one.text));
  const isFollowed = tag === 'stop' || tag === 'preposition' || /^(but|clone|remake|style|game|like|where)$/.test(text);
  const isMet = tokens.some(({ lemma }) =>
    /^(dodge|avoid|fall|escape|flee|catch|collect|survive|protect|defend)$/.test(lemma),
  );
  return from >= 0 && isNamed && isFollowed && !isMet
    ? [{ key: 'arena', phrase: 'asteroids', weight: 14, from, to: from + 1 }]
    : [];
}

const isCounting = ({ tag, text }: Token | { tag: null; text: string }): boolean =>
  tag === 'number' || /^\d+$/.test(text);

/** "A puzzle with 12 pieces", "a 20 piece puzzle". */
export function puzzleOfPieces(tokens: Token[]): Match<Mechanic>[] {
  const from = tokens.findIndex(({ lemma }) => lemma === 'puzzle');
  const isOfPieces = tokens.some(
    ({ lemma }, i) => lemma === 'piece' && isCounting(tokens[i - 1] ?? { tag: null, text: '' }),
  );
  return from >= 0 && isOfPieces ? [{ key: 'sliding-puzzle', phrase: 'puzzle', weight: 11, from, to: from + 1 }] : [];
}

/** "Order the numbers 1 to 20", "tap the numbers in the right order"; other puzzles of numbers have names of their own. */
export function numbersInOrder(tokens: Token[]): Match<Mechanic>[] {
  const said = tokens.map(({ text }) => text).join(' ');
  const from = tokens.findIndex(({ text }) => /^(numbers|digits)$/.test(text));
  if (from < 0 || !inOrder.test(said) || /\b(slid\w+|2048|sudoku|merge|fifteen|15 puzzle)\b/.test(said))
    return lettersInOrder(tokens);
  return [{ key: 'bubble-pop', phrase: 'numbers in order', weight: 13, from, to: from + 1 }];
}

/** "Tap the letters in alphabetical order". */
function lettersInOrder(tokens: Token[]): Match<Mechanic>[] {
  const from = tokens.findIndex(({ text }) => /^(letters|alphabet)$/.test(text));
  const isTapped = tokens.some(({ lemma }) => /^(tap|pop|touch|click|press)$/.test(lemma));
  if (from < 0 || !isTapped || !alphabetically.test(tokens.map(({ text }) => text).join(' '))) return [];
  return [{ key: 'bubble-pop', phrase: 'letters in order', weight: 13, from, to: from + 1 }];
}

/** Letters that are to be tapped in their order. */
export const alphabetically =
  /\b(in )?alphabetic(al)? order\b|\balphabetically\b|\bfrom a to z\b|in alphabetischer reihenfolge|alphabetisch\b|por orden alfabético|en orden alfabético|par ordre alphabétique|dans l['’]ordre alphabétique|em ordem alfabética|in ordine alfabetico|w kolejności alfabetycznej|в алфавитном порядке/iu;

/** Numbers that are to be put or tapped in their order. */
export const inOrder =
  /\border (all )?(the )?(numbers|digits)\b|\b(numbers|digits)\b.* in (the |an )?(right |correct |ascending |rising |counting |numerical )?order\b|\bin (the )?(right |correct |ascending |counting |numerical )?order\b.* (numbers|digits)\b|zahlen.* (der reihe nach|in der richtigen reihenfolge)|números en orden|nombres dans l['’]ordre|numeri in ordine|números (em|por) ordem|liczby (po kolei|w kolejności)|числа по порядку|数字を順番|按顺序.*数字|数字.*按顺序|숫자.*순서/iu;

/** "Crawls through pipes": only who flies passes between them. */
export const isCrawling = ({ key, phrase, from }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'flyer' &&
  phrase === 'through pipe' &&
  /^(crawl|walk|run|sneak|climb|slide|roll|travel)$/.test(tokens[from - 1]?.lemma ?? '');

/** "A war in 1942": a year, and not the game. */
export const isYear = ({ phrase, from }: Match<Mechanic>, tokens: Token[]): boolean =>
  /^\d{4}$/.test(phrase) && /^(in|of|from|during|since|year)$/.test(tokens[from - 1]?.text ?? '') && phrase !== '2048';

/** "Protect the tree from lumberjacks": nobody plays them. */
export const isOfFoes = ({ key, from, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  (key === 'chopping' || key === 'snake') &&
  to - from === 1 &&
  /^(from|against|versus|vs|stop|avoid|dodge)$/.test(
    tokens[from - 1]?.tag === 'determiner' ? (tokens[from - 2]?.lemma ?? '') : (tokens[from - 1]?.lemma ?? ''),
  );

/** "Chop the tree, dodge the falling branches": they are the branches of the tree. */
export const isOfTree = ({ key, to, from }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'dodger' &&
  tokens.slice(from, to + 2).some(({ lemma }) => lemma === 'branch') &&
  tokens.some(({ lemma }) => /^(chop|fell|gnaw|hew|lumberjack|woodcutter|axe)$/.test(lemma));

/** "Every level is different" and "tap the odd numbers" ask for no odd one out. */
export const isNoOddOne = ({ key, phrase, from, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'odd-one-out' &&
  (phrase === 'is different'
    ? !tokens.slice(0, from).some(({ text }) => text === 'which' || text === 'one') && !isPickedOut(tokens, from)
    : /^(number|digit|house|job|hour)$/.test(tokens[to]?.lemma ?? ''));

/** "Tap the crayon that is different". */
const isPickedOut = (tokens: Token[], from: number): boolean =>
  /^(that|who)$/.test(tokens[from - 1]?.text ?? '') &&
  tokens
    .slice(0, from)
    .some(({ lemma, text }) => /^(tap|find|spot|pick|click|touch|choose|press|show|point|select)$/.test(lemma || text));

/** "Smoothies for hungry surfers", "dodges skiers": those who are named after what they do do it elsewhere. */
export function isOfOthers({ from, to, weight }: Match<Mechanic>, tokens: Token[]): boolean {
  if (to - from !== 1 || weight >= 10 || !/[eo]rs$/.test(tokens[from]?.text ?? '')) return false;
  const before = tokens
    .slice(0, from)
    .findLast(({ tag, text }) => !/^(determiner|adjective|number)$/.test(tag) && text !== 'down');
  const isDoneToThem = before?.tag === 'verb' && !verbClassesOf(before.lemma).includes('move');
  return isDoneToThem || /^(for|from|against|to|past|of|at|between|around)$/.test(before?.text ?? '');
}

/** "A koala climbs a tree, avoid falling branches": it climbs, whatever falls. */
export const isOnClimb = ({ key, phrase }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'dodger' &&
  /falling/.test(phrase) &&
  tokens.some(({ lemma, tag }) => tag === 'verb' && /^(climb|ascend|scale)$/.test(lemma));

/** "A juggling clown, don't drop the pins": they are no bowling pins. */
export const isJuggled = ({ key, to, from }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'throw' && to - from === 1 && tokens.some(({ text }) => /^juggl(e|es|er|ing)$/.test(text));
