import { pluralOf, singularOf } from '../reading/english-plurals.ts';
import { wordsForBeings } from './words-for-beings.ts';
import { colours } from './words-for-colours.ts';
import { stopWords } from './words-for-reading.ts';
import { wordsForThings } from './words-for-things.ts';

export type Noun = { sprite: string; family: string; being: boolean; name: string; tint: string | null };

type Tables = {
  english: Map<string, Noun>;
  foreign: Map<string, Noun>;
  familyOf: Map<string, string>;
  unspaced: string[];
};

/** Scripts without spaces between words: their words are searched for inside the text. */
export function isUnspaced(word: string): boolean {
  for (let i = 0; i < word.length; i++)
    if (word.charCodeAt(i) >= 0x3040) return /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(word);
  return false;
}

/** Lower case, no accents, ß as ss: "Schießt" and "schiesst" are one word. */
export function plain(text: string): string {
  if (/^[ -_a-~]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/(?<=[a-z])[\u0300-\u036f]+/gi, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/ё/g, 'е')
    .replace(/[’‘`´]/g, "'");
}

const tables: Tables = { english: new Map(), foreign: new Map(), familyOf: new Map(), unspaced: [] };
for (const [text, being] of [
  [wordsForBeings, true],
  [wordsForThings, false],
] as const) {
  for (const line of text.trim().split('\n')) addLine(line, being);
}

function addLine(line: string, being: boolean): void {
  const [head = '', words = ''] = line.split(':');
  const [sprite = '', family = ''] = head.trim().split(' ');
  const [english = '', foreign = ''] = words.split('|');
  const base = { sprite, family, being };
  tables.familyOf.set(sprite, family);
  for (const word of [sprite, ...english.trim().split(/\s+/)].filter(Boolean)) {
    const [name = '', tint] = word.split('#');
    const noun: Noun = {
      ...base,
      name: singularOf(name),
      tint: tint ? `#${tint.length === 3 ? tint.replace(/./g, '$&$&') : tint}` : null,
    };
    for (const form of [name, pluralOf(name)]) if (!tables.english.has(form)) tables.english.set(form, noun);
  }
  for (const word of foreign.trim().split(/\s+/).filter(Boolean)) {
    const form = plain(word);
    if (!tables.foreign.has(form)) tables.foreign.set(form, { ...base, name: singularOf(sprite), tint: null });
    if (isUnspaced(form)) tables.unspaced.push(form);
  }
}
tables.unspaced.sort((a, b) => b.length - a.length);

export const familyOf = (sprite: string): string => tables.familyOf.get(sprite) ?? '';
export const spritesOfFamily = (family: string): string[] =>
  [...tables.familyOf].filter(([, f]) => f === family).map(([sprite]) => sprite);
/** The English names of drawn things. */
export const wordsOfNouns = (): Iterable<string> => tables.english.keys();
export const unspacedWords: readonly string[] = tables.unspaced;

/** Looks up a word in the language of the prompt first: "die Hexe" is no dice, "chat" is no cat in English. */
export function findNoun(word: string, english: boolean): Noun | undefined {
  const own = tables.english.get(word) ?? tables.english.get(singularOf(word));
  const other = tables.foreign.get(word) ?? (english ? undefined : unbent(word));
  if (isUnspaced(word)) return other;
  if (isRussian(word)) return other ?? inflected(word);
  return english ? (own ?? (/[^a-z]/.test(word) ? other : undefined)) : (other ?? own);
}

/** Endings of other languages: Geistern, gatinhos. */
function unbent(word: string): Noun | undefined {
  for (const ending of [/s$/, /n$/, /en$/, /e$/, /es$/, /x$/]) {
    const noun = ending.test(word) && word.length > 4 ? tables.foreign.get(word.replace(ending, '')) : undefined;
    if (noun) return noun;
  }
  return undefined;
}

export const isRussian = (word: string) => /^[а-я]{4,}$/.test(word);

/** Russian inflects the end of words: машинах is машина. */
export const stemOfRussian = (word: string) => word.replace(/(?<=.{3})[аеиоуыэюяьйхмв]{1,3}$/, '');

function inflected(word: string): Noun | undefined {
  for (const [known, noun] of tables.foreign) {
    if (isRussian(known) && stemOfRussian(known) === stemOfRussian(word)) return noun;
  }
  return undefined;
}

/** The noun for a sprite by its own name, for those the prompt does not mention. */
export function nounOf(sprite: string): Noun {
  return {
    sprite,
    family: familyOf(sprite),
    being: tables.english.get(sprite)?.being ?? false,
    name: spokenNames[sprite] ?? sprite,
    tint: null,
  };
}

const spokenNames: Record<string, string> = {
  icecream: 'ice cream',
  friedegg: 'fried egg',
  tennisball: 'tennis ball',
  magicwand: 'magic wand',
  raincloud: 'rain cloud',
  racecar: 'race car',
  ufo: 'UFO',
  hotdog: 'hot dog',
  bolt: 'spark',
  cog: 'gear',
  note: 'music note',
  palm: 'palm tree',
  pine: 'pine tree',
  fighter: 'starfighter',
  bulb: 'light bulb',
  drop: 'raindrop',
};

export type Phrase = { words: string; weight: number };

const split = new Map<string, Phrase[]>();

/** One list of phrases: "a, b*", where marked ones weigh more, and longer phrases more than single words. */
export function phrasesOf(list: string): Phrase[] {
  const known = split.get(list);
  if (known) return known;
  const phrases = list.split(',').map((entry) => {
    const words = plain(entry.trim().replace(/\*$/, ''));
    const strong = entry.trim().endsWith('*');
    return { words, weight: (strong ? 3 : 1) * (words.includes(' ') ? 1.5 : 1) };
  });
  split.set(list, phrases);
  return phrases;
}

export const colourOfWord = new Map(
  colours.flatMap((colour) => colour.words.split(' ').map((word) => [plain(word), colour] as const)),
);

export const stopWordsOf = new Map(
  Object.entries(stopWords).map(([language, words]) => [language, new Set(words.split(' ').map(plain))]),
);
