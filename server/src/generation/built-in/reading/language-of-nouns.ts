import { gameTextsIn } from '../texts/game-texts.ts';
import { isWrittenNoun, nounInGap, nounInLanguage } from '../vocabulary/nouns-of-languages.ts';
import { findNoun, plain, stopWordsOf } from '../vocabulary/vocabulary.ts';
import { emojiWordsOf } from './emoji-nouns.ts';
import { singularOf } from './english-plurals.ts';
import { isGermanGameName } from './german-game-names.ts';
import { mechanicPhrases } from './mechanic-phrases.ts';
import { foreignPhrases } from './mechanic-phrases-of-languages.ts';
import { classesOf } from './noun-classes.ts';
import { anyVerbLemmaOf } from './verbs.ts';

const ownLetters: [language: string, letters: RegExp][] = [
  ['de', /[äöüß]/u],
  ['es', /ñ/u],
  ['pt', /[ãõ]/u],
  ['fr', /[êèœ]/u],
];

/** Languages in Latin script whose nouns we know; of two with the same word the more spoken one is meant. */
const candidates = ['es', 'de', 'fr', 'pt', 'it', 'pl', 'tr', 'id', 'cs', 'nl'];

/** Without a function word the nouns and the names of games decide: "ular makan apel", "Hundememory", "ahorcado". */
export function languageOfNouns(words: string[], written: string): string {
  const english = words.filter(isEnglish).length;
  const scores = candidates.map((language) => ({
    language,
    score: words.reduce((sum, word) => sum + knows(word, language), 0),
  }));
  const best = scores.reduce((most, one) => (one.score > most.score ? one : most));
  const isMostlyEnglish = english * 2 > words.length;
  const text = words.join(' ');
  // "Roboter sortiert Müll": special letters identify a language without a function word.
  const ofLetters = ownLetters.find(([, letters]) => letters.test(text))?.[0];
  if (isMostlyEnglish) return 'en';
  if (best.score > english) {
    const isTie = scores.find(({ language }) => language === ofLetters)?.score === best.score;
    return isTie && ofLetters ? ofLetters : best.language;
  }
  // "Regenwurm frisst Apfelkuchen": only German writes nouns, and nothing else, with capitals.
  const isGerman = /\p{L}+ \p{Ll}\p{L}+ (\P{L}|\p{Ll}\p{L}+ )*\p{Lu}\p{Ll}{3}/u.test(written) && english === 0;
  return ofLetters ?? (isGerman ? 'de' : languageOfEndings(words));
}

const endings: [language: string, ending: RegExp][] = [
  ['de', /(chen|ung|wehr|spiel|en|er)$/u],
  ['fr', /(eaux?|oire|euse|ette)$/u],
  ['it', /(zione|etti|ini|i)$/u],
  ['pl', /(czne|ki|owe|ski)$/u],
  ['es', /(os|as|es|ción|o|a)$/u],
];

/** Words that are in no language's list, but known to be foreign: buscaminas, dinosaurios. */
function languageOfEndings(words: string[]): string {
  const known = words.filter((word) => word.length > 5 && !isEnglish(word) && isForeign(word));
  return endings.find(([, ending]) => known.some((word) => ending.test(word)))?.[0] ?? 'en';
}

const isForeign = (word: string): boolean =>
  foreignNames.has(word) || (findNoun(plain(word), true) === undefined && findNoun(plain(word), false) !== undefined);

const foreignNames = new Set(
  Object.values(foreignPhrases).flatMap((list) => list.split(', ').map((entry) => entry.split('~')[0] ?? '')),
);

const wordsOfGames = new Set(
  Object.values(mechanicPhrases).flatMap((list) => list.split(/[, ]+/).map((word) => word.split('~')[0] ?? '')),
);

/** A game's English name is used everywhere, but says nothing against English. */
const isEnglish = (word: string): boolean =>
  classesOf(singularOf(word)).length > 0 ||
  anyVerbLemmaOf(word) !== undefined ||
  wordsOfGames.has(word) ||
  (stopWordsOf.get('en')?.has(word) ?? false);

function knows(word: string, language: string): number {
  if (word.length < 3) return 0;
  if (namesOf(language).has(word) || isNoun(word, language)) return 1;
  if (language === 'de' && isGermanGameName(word)) return 1;
  const isInflected = language === 'pl' && word.length > 4 && nounInLanguage(word, language) !== null;
  return isInflected || singulars(word, language).some((one) => isNoun(one, language)) ? 0.9 : 0;
}

/** Whether a word is a noun of a language, in the singular or plural. */
export const isNounIn = (word: string, language: string): boolean =>
  isNoun(word, language) ||
  singulars(word, language).some((one) => isNoun(one, language)) ||
  (language === 'pl' && word.length > 4 && (nounInLanguage(word, language) !== null || polishGroups.test(word)));

/** Fruit, vegetables and animals, in any case. */
const polishGroups = /^(owoc|warzyw|zwierz)/;

function isNoun(word: string, language: string): boolean {
  if (emojiWordsOf(language === 'id' ? 'ms' : language).has(word) || isWrittenNoun(word, language)) return true;
  return nounInGap(word, language) !== null || (language === 'de' && /^tieren?$/.test(word));
}

/** Words that may be the singular of a word. */
function singulars(word: string, language: string): string[] {
  if (/^(es|pt|fr|nl)$/.test(language)) return [word.replace(/s$/, ''), word.replace(/(es|x|en)$/, '')];
  if (language === 'it') return ['o', 'e', 'a'].map((ending) => word.replace(/[ie]$/, ending));
  if (language === 'de') return [word.replace(/e?n$/, ''), word.replace(/e(r|rn)?$/, ''), ...withoutUmlaut(word)];
  return [];
}

/** Häuser, Bäume. */
const withoutUmlaut = (word: string): string[] => (/[äöü]/u.test(word) ? [plain(word).replace(/e(r|rn|n)?$/, '')] : []);

const names = new Map<string, Set<string>>();

/** The words in the names of games, long enough to belong to one language. */
function namesOf(language: string): Set<string> {
  const known = names.get(language);
  if (known) return known;
  const texts = gameTextsIn(language);
  const all = [...Object.values(texts?.names ?? {}), ...Object.values(texts?.scenes ?? {})];
  const words = new Set(
    all.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)).filter((word) => word.length > 3),
  );
  names.set(language, words);
  return words;
}
