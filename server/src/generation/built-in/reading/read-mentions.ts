import {
  colourOfWord,
  findNoun,
  isUnspaced,
  type Noun,
  plain,
  sayingWords,
  sceneWords,
  stopWordsOf,
} from '../vocabulary/vocabulary.ts';
import { coats, wearables } from '../vocabulary/words-for-colours.ts';
import {
  awayWords,
  countedWords,
  cues,
  hostileDeeds,
  numberWords,
  selfCues,
  turningWords,
} from '../vocabulary/words-for-reading.ts';
import { singularOf } from './english-plurals.ts';
import type { Mention, Mentions, Role, UnknownNoun } from './mentions.ts';
import type { Token } from './prompt-tokens.ts';
import { takeUnknownNouns } from './unknown-nouns.ts';

/** Where the reading stands: what the words so far make of the next noun. */
type Reader = {
  tokens: Token[];
  english: boolean;
  small: ReadonlySet<string>;
  found: Mentions;
  unknownNouns: UnknownNoun[];
  role: Role;
  tint: string | null;
  wears: string | null;
  /** What stood before the noun and belongs to its name: "ninja" of the ninja cat. */
  prefix: string;
  last: { mention: Mention; at: number } | null;
};

const setOf = (words: string) => new Set(words.split(' ').map(plain));
const cueSets: [Exclude<Role, null>, Set<string>][] = [
  ['foe', setOf(cues.foe)],
  ['thing', setOf(cues.thing)],
  ['hero', setOf(cues.hero)],
];
const selfWords = setOf(selfCues);
const deeds = setOf(hostileDeeds);
const away = setOf(awayWords);
const turning = setOf(turningWords);
const counted = { lives: setOf(countedWords.lives), seconds: setOf(countedWords.seconds) };
const articles = new Set(
  'a an the my about of as un una une ein eine einen einer einem eines um uma uno der die das el la le il een'.split(
    ' ',
  ),
);
const audience = /^(kids|children|toddlers|babies|boys|girls)$/;
/** Vehicles and craft can be played; "a rocket" alone is the hero, "a pizza" is not. */
const playedThings = setOf(
  'car racecar truck bus train motorcycle bicycle plane fighter helicopter rocket spaceship ufo boat ship submarine tank balloon airship flame drop cloud sun tooth mushroom cactus pumpkin',
);

export function readMentions(tokens: Token[], language: string): Mentions {
  const reader: Reader = {
    tokens,
    english: language === 'en',
    small: stopWordsOf.get(language) ?? new Set(),
    found: { hero: null, heroMeant: false, foes: [], things: [], coined: null, wash: null, lives: null, seconds: null },
    unknownNouns: [],
    role: null,
    tint: null,
    wears: null,
    prefix: '',
    last: null,
  };
  for (let i = 0; i < tokens.length; ) i += Math.max(1, readAt(reader, i));
  takeUnknownNouns(reader.found, reader.unknownNouns, reader.english, tokens.length);
  return reader.found;
}

/** Reads what stands at a place; answers how many words that was. */
function readAt(reader: Reader, i: number): number {
  const word = wordAt(reader, i);
  if (word === null) {
    reader.role = null;
    reader.last = null;
    return 1;
  }
  return (
    readNumber(reader, i) || readCue(reader, i) || readColour(reader, i) || readNoun(reader, i) || readOther(reader, i)
  );
}

const wordAt = (reader: Reader, i: number): string | null => {
  const token = reader.tokens[i];
  return token && !token.end ? token.word : null;
};

function readNumber(reader: Reader, i: number): number {
  const word = wordAt(reader, i) ?? '';
  const next = wordAt(reader, i + 1) ?? '';
  const number = numberWords[word] ?? (/^\d{1,3}$/.test(word) ? Number(word) : null);
  if (number === null) return 0;
  for (const what of ['lives', 'seconds'] as const) {
    if (!counted[what].has(next)) continue;
    reader.found[what] = number;
    return 2;
  }
  return 1;
}

function readCue(reader: Reader, i: number): number {
  const word = wordAt(reader, i) ?? '';
  // "for kids" says who plays, not who is played.
  if (word === 'for' && audience.test(wordAt(reader, i + 1) ?? '')) return 2;
  if (word === 'for' && wordAt(reader, i + 1) === 'my') return 3;
  if (word === ',') {
    // "cut vegetables, chef": somebody addressed after the comma is the hero, more of the same is not.
    const next = nounAt(reader, i + 1);
    if (next?.noun.being && !reader.found.hero && reader.last && !reader.last.mention.being) reader.role = 'hero';
    return 1;
  }
  if (word.startsWith('<')) {
    if (reader.last) place(reader, remove(reader.found, reader.last.mention), word.slice(1) as Role, false);
    return 1;
  }
  if (deeds.has(word) && reader.last) place(reader, remove(reader.found, reader.last.mention), 'foe', false);
  if (word === 'from') {
    const before = reader.tokens.slice(Math.max(0, i - 8), i);
    if (before.some((token) => away.has(token.word))) reader.role = 'foe';
    return 1;
  }
  const likened = word === 'like' && articles.has(wordAt(reader, i + 1) ?? '');
  if (selfWords.has(word) || likened || (word === 'are' && wordAt(reader, i - 1) === 'you')) {
    reader.role = 'self';
    return 1;
  }
  const cue = word.startsWith('>') ? (word.slice(1) as Role) : cueSets.find(([, words]) => words.has(word))?.[0];
  if (turning.has(word) && !cue) {
    reader.role = null;
    return 1;
  }
  if (!cue) return 0;
  reader.role = cue;
  return 1;
}

function readColour(reader: Reader, i: number): number {
  const word = wordAt(reader, i) ?? '';
  const colour = colourOfWord.get(word) ?? colourOfWord.get(word.replace(/s$/, ''));
  const next = nounAt(reader, i + 1);
  // An orange is a fruit and a rose a flower unless somebody orange or rose follows.
  if (!colour || ((word === 'orange' || word === 'rose') && reader.english && !next)) return 0;
  if (reader.last?.at === i - 1 && !reader.english) reader.last.mention.tint = colour.tint;
  else if (next) reader.tint = colour.tint;
  else reader.found.wash ??= colour.wash;
  return 1;
}

function readNoun(reader: Reader, i: number): number {
  const here = nounAt(reader, i);
  if (!here) return 0;
  const { sprite } = here.noun;
  const next = nounAt(reader, i + here.length);
  if (reader.english && next?.noun.being && next.noun.sprite !== sprite && (wearables[sprite] || coats[sprite])) {
    reader.wears = wearables[sprite] ?? reader.wears;
    reader.tint = coats[sprite] ?? reader.tint;
    reader.prefix = `${here.noun.name} `;
    return here.length;
  }
  const dressed = wearables[sprite];
  if (dressed && reader.last?.mention.being && (reader.last.at === i - 1 || isWith(reader, i))) {
    reader.last.mention.wears = dressed;
    return here.length;
  }
  const name = reader.prefix + here.noun.name;
  // A rose garden is a place, not a rose.
  if (
    !here.noun.being &&
    !playedThings.has(sprite) &&
    reader.role !== 'thing' &&
    reader.role !== 'self' &&
    sceneWords.has(wordAt(reader, i) ?? '')
  )
    return here.length;
  const mention: Mention = { ...here.noun, name, tint: reader.tint ?? here.noun.tint, wears: reader.wears };
  const before = [wordAt(reader, i - 1), wordAt(reader, i - 2)];
  place(
    reader,
    mention,
    reader.role,
    reader.role === 'hero' || reader.role === 'self' || before.some((word) => word !== null && articles.has(word)),
  );
  reader.last = { mention, at: i + here.length - 1 };
  reader.tint = null;
  reader.wears = null;
  reader.prefix = '';
  return here.length;
}

/** "with a crown", "mit Hut". */
function isWith(reader: Reader, i: number): boolean {
  return [i - 1, i - 2].some((at) => /^(with|wearing|con|mit|avec|com|met)$/.test(wordAt(reader, at) ?? ''));
}

function readOther(reader: Reader, i: number): number {
  const word = wordAt(reader, i) ?? '';
  const worn = wearables[word];
  if (worn && nounAt(reader, i + 1)?.noun.being) {
    reader.wears = worn;
    reader.prefix = `${word} `;
  } else if (worn && reader.last && isWith(reader, i)) reader.last.mention.wears = worn;
  else if (!reader.small.has(word) && !sayingWords.has(word) && !nounAt(reader, i + 1)) {
    const introduced = articles.has(wordAt(reader, i - 1) ?? '');
    reader.unknownNouns.push({ word, role: reader.role, introduced });
  }
  return 1;
}

/** One word, or two that make one: ice cream, polar bear, race car. */
function nounAt(reader: Reader, i: number): { noun: Noun; length: number } | null {
  const first = wordAt(reader, i);
  const second = wordAt(reader, i + 1);
  if (!first) return null;
  const joined = second && !isUnspaced(first) ? findNoun(first + second, reader.english) : undefined;
  if (joined) return { noun: { ...joined, name: singularOf(`${first} ${second}`) }, length: 2 };
  const noun = reader.small.has(first) ? undefined : findNoun(first.replace(/-/g, ''), reader.english);
  return noun ? { noun, length: 1 } : null;
}

function place({ found }: Reader, mention: Mention, role: Role, meant: boolean): void {
  const named = [found.hero, ...found.foes, ...found.things];
  const playable = mention.being || role === 'self' || playedThings.has(mention.sprite);
  if (named.some((m) => m?.sprite === mention.sprite && m.name === mention.name)) return;
  if (role === 'foe') found.foes.push(mention);
  else if (role === 'thing') found.things.push(mention);
  else if (playable && (!found.hero || (meant && !found.heroMeant && mention.being))) {
    // "ghosts and a little witch": the one who is introduced is the one we play.
    if (found.hero) found.foes.push(found.hero);
    found.hero = mention;
    found.heroMeant = meant;
  } else if (mention.being || mention.family === 'danger' || mention.family === 'vehicle') found.foes.push(mention);
  else found.things.push(mention);
}

function remove(found: Mentions, mention: Mention): Mention {
  if (found.hero === mention) found.hero = null;
  found.foes = found.foes.filter((m) => m !== mention);
  found.things = found.things.filter((m) => m !== mention);
  return mention;
}
