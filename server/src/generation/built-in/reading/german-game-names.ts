import { nounInGap } from '../vocabulary/nouns-of-languages.ts';
import { findNoun, plain } from '../vocabulary/vocabulary.ts';
import { emojiWordsOf } from './emoji-nouns.ts';
import { everydayVerbs } from './everyday-verbs-of-languages.ts';
import { foreignPhrases } from './mechanic-phrases-of-languages.ts';
import { groupNamed } from './nouns-of-emoji.ts';

/** Games whose name German writes together with what they are about. */
const games =
  'memory|quiz|sudoku|puzzle|schiebepuzzle|tetris|labyrinth|rennen|wettrennen|rennspiel|spiel|jagd|suche|verteidigung|golf|minigolf|bowling|flipper|pinball|domino|simulator|abenteuer|solitär|kegeln|angeln|werfen|fangen|hüpfen|laufen|fliegen|schach|duell';
/** "Turmverteidigung" names a game as a whole. */
const names = new Set(
  [...Object.values(foreignPhrases), ...Object.values(everydayVerbs)].flatMap((list) =>
    list.split(', ').map((entry) => entry.split('~')[0] ?? ''),
  ),
);
const compound = new RegExp(`(?<!\\p{L})(\\p{L}{3,}?)-?(${games})(?!\\p{L})`, 'giu');

/** Animals of a place, whose name says both: Bauernhoftiere, Meerestiere. */
const animals = /(?<!\p{L})(bauernhof|farm|meer|wald|dschungel|zoo|wüste|arktis|polar)(?:es|s|n)?t(ieren?)(?!\p{L})/giu;

/** "Katzenmemory" is a memory about cats. */
export function splitGameNames(text: string, language: string): string {
  if (language !== 'de') return text;
  return text
    .replace(animals, '$1 T$2')
    .replace(compound, (whole, about: string, game: string) =>
      names.has(whole.toLowerCase()) ? whole : `${about} ${game}`,
    );
}

/** A compound of a German noun and a game, which no other language writes as one word. */
export function isGermanGameName(word: string): boolean {
  const [, about = ''] = new RegExp(compound.source, 'iu').exec(word) ?? [];
  return about !== '' && [about, ...joints.map((joint) => about.replace(joint, ''))].some(isGermanNoun);
}

/** The letters between the parts of a compound: Hund-e-memory, Katze-n-quiz. */
const joints = [/e?n$/, /e?s$/, /e$/, /er$/];

const isGermanNoun = (word: string): boolean =>
  emojiWordsOf('de').has(word) ||
  nounInGap(word, 'de') !== null ||
  groupNamed(word) !== null ||
  findNoun(plain(word), false) !== undefined;
