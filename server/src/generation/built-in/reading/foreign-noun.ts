import { nounOfDiminutive } from '../vocabulary/diminutives.ts';
import { nounInGap, nounInLanguage } from '../vocabulary/nouns-of-languages.ts';
import { colourOfWord, findNoun, plain } from '../vocabulary/vocabulary.ts';
import { emojiWordsOf } from './emoji-nouns.ts';
import { singularOf } from './english-plurals.ts';
import { nounOfCompound, nounOfGermanPlural } from './german-nouns.ts';
import { classesOf, isPlayable } from './noun-classes.ts';
import { groupNamed, isSign, simpler } from './nouns-of-emoji.ts';
import { polishStems } from './polish-stems.ts';

/** A word as it is, or inflected: "dachach", "котів", "Geistern". */
export function foreignNoun(word: string, language: string): string | null {
  // Purple is no hyacinth.
  if (colourOfWord.has(plain(word))) return null;
  const group = groupNamed(word);
  if (group) return group;
  const written = nounInGap(word, language) ?? nounInLanguage(word, language);
  if (written) return written;
  // "Кот-космонавт" is a cat.
  const [front = '', back = ''] = word.split('-');
  if (back.length > 2 && front.length > 2 && foreignNoun(back, language)) {
    const first = foreignNoun(front, language);
    if (first) return first;
  }
  if (language === 'ar') return arabicNoun(word) ?? nounOfStem(word, language);
  // "Kosmiczny" is no rocket, although an emoji has it in its name.
  if (language === 'pl' && /(?:czn|yjn|aln)(?:y|a|e|ą|ym|ych|ej|ego|ymi)$/.test(word)) return null;
  const softened = language === 'pl' ? polishStems(word).map(nounOfPolishStem) : [];
  const known = softened.find((noun) => noun !== null);
  if (known) return known;
  return (
    nounOfStem(singularOfPortuguese(word, language), language) ??
    nounOfGermanPlural(word, language) ??
    nounOfCompound(word, language) ??
    nounOfDiminutive(word, language) ??
    turkishWith(word, language) ??
    loanword(word)
  );
}

/** "Kedili tetris" is one with cats. */
function turkishWith(word: string, language: string): string | null {
  const stem = /^(\p{L}{3,})l[ıiuü]$/u.exec(word)?.[1];
  return language === 'tr' && stem !== undefined ? nounOfStem(stem, 'tr') : null;
}

/** Loanwords: ninjas and tacos have the same name everywhere. */
function loanword(word: string): string | null {
  const noun = singularOf(word);
  const ofClass = noun.length > 4 ? (classesOf(noun)[0] ?? null) : null;
  return isPlayable(ofClass) || ofClass === 'food' ? noun : null;
}

/** Arabic prefixes the article and short words: الغيوم, والذهب. */
function arabicNoun(word: string): string | null {
  for (const front of ['وال', 'بال', 'لل', 'ال', 'و', 'ب', 'ل']) {
    if (!word.startsWith(front) || word.length - front.length < 2) continue;
    const noun = nounOfStem(word.slice(front.length), 'ar');
    if (noun) return noun;
  }
  return null;
}

/** A short stem may match unrelated emoji names. */
const nounOfPolishStem = (stem: string): string | null =>
  nounInGap(stem, 'pl') ?? nounInLanguage(stem, 'pl') ?? (stem.length > 3 ? nounOfStem(stem, 'pl') : null);

/** "Tubarões" are many of a "tubarão". */
function singularOfPortuguese(word: string, language: string): string {
  return language === 'pt' ? word.replace(/(ões|ães)$/u, 'ão').replace(/(?<=[aeou])is$/u, 'l') : word;
}

function nounOfStem(word: string, language: string): string | null {
  const noun = knownNoun(word, language);
  return noun !== null && isSign(noun) ? null : noun;
}

function knownNoun(word: string, language: string): string | null {
  const own = ownNoun(word, language);
  const table = emojiWordsOf(language === 'id' ? 'ms' : language);
  const exact = table.get(word);
  // The vocabulary has its own words for the languages it was written for, which are better than emoji names.
  const known = written.has(language) ? (own ?? exact) : (exact ?? own);
  if (known) return simpler(known);
  const bare = bareEmojiWordsOf(language).get(plain(word));
  if (bare) return simpler(bare);
  // Turkish has longer suffixes than others: "fareleri", "meteorlardan".
  const cutMax = language === 'tr' ? 6 : 3;
  for (let cut = 1; cut <= cutMax && word.length - cut >= 3; cut++) {
    const stem = word.slice(0, -cut);
    for (const ending of endings) {
      const noun = stem.length > 3 || (ending !== '' && cut === 1) ? table.get(stem + ending) : undefined;
      if (noun) return simpler(noun);
    }
  }
  return null;
}

/** "Pirati" are many of a "pirata", which emoji only know as the parrot's friend. */
function ownNoun(word: string, language: string): string | undefined {
  const forms = language === 'it' ? [word, ...['a', 'o', 'e'].map((ending) => word.replace(/[ie]$/, ending))] : [word];
  return forms.map((form) => findNoun(plain(form), false)?.name).find((noun) => noun !== undefined);
}

const bareTables = new Map<string, Map<string, string>>();

/** The names of emoji as people type them without accents. */
function bareEmojiWordsOf(language: string): Map<string, string> {
  const made = bareTables.get(language);
  if (made) return made;
  // In Vietnamese accents distinguish words, and other scripts have none to omit.
  const isFolded = /^(de|es|fr|pt|it|pl|tr|nl|sv|da|nb|fi|hu|et|lt)$/.test(language);
  const entries = isFolded ? [...emojiWordsOf(language)].filter(([word]) => word.length > 3) : [];
  const table = new Map(entries.map(([word, noun]) => [plain(word), noun] as const));
  bareTables.set(language, table);
  return table;
}

const written = new Set('de es fr pt it ru ja ko zh nl'.split(' '));
const endings = ['', 'a', 'o', 'e', 'ь', 'а', 'я', 'о', 'й', 'en', 'n', 'ka', 'ec', 'ा', 'ी'];
