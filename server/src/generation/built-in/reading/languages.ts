import { plain, stopWordsOf } from '../vocabulary/vocabulary.ts';
import { languageOfCommand } from './commands-of-languages.ts';
import { singularOf } from './english-plurals.ts';
import { isNounIn, languageOfNouns } from './language-of-nouns.ts';
import { classesOf } from './noun-classes.ts';
import { languageOfSums } from './words-of-sums.ts';

/** Languages with a script of their own. */
const scripts: [language: string, script: RegExp][] = [
  ['ja', /[\u3040-\u30ff]/u],
  ['ko', /[\uac00-\ud7af]/u],
  ['zh', /[\u3400-\u9fff]/u],
  ['th', /[\u0e00-\u0e7f]/u],
  ['hi', /[\u0900-\u097f]/u],
  ['bn', /[\u0980-\u09ff]/u],
  ['ar', /[\u0600-\u06ff]/u],
  ['uk', /[іїєґ]/iu],
];

/** Function words of languages in Latin script that the vocabulary has no list for. */
const smallWords: Record<string, string> = {
  pl: 'i w z na do że się jest nie po od za przez który która której którym gdzie gra grę ze dla o jak przed żeby aby',
  tr: 've bir bu için ile oyunu oyun olan çok gibi da de bir üzerinde toplayan',
  id: 'tapi atau makan yang dan di dengan untuk dari ke permainan game tentang ini itu seekor seorang sebuah sambil',
  vi: 'và một con trò chơi của với trong những các cho để khi là trên từ người',
  cs: 'v se na ve přes je který která kde hra hru do od pro jako před při aby když ale nebo co jeho ze',
  sv: 'och en ett som på med spel för att inte',
  uk: 'і та на з що як гра для який по',
};

const small = new Map(
  Object.entries(smallWords).map(([language, words]) => [
    language,
    new Set(
      words.split(' ').flatMap((word) => (language === 'pl' || language === 'cs' ? [word, plain(word)] : [word])),
    ),
  ]),
);

/** The language of a prompt: by its script, otherwise by its function words and letters. */
export function languageOf(text: string): string {
  // No German "one" is in it, and Turkish lives are no English verb.
  const lower = text
    .toLowerCase()
    .replace(/\b(?:pac|mega|bomber|spider|iron|super)[- ]man\b/g, ' ')
    .replace(/(?<=\p{L})['’]s\b/gu, '');
  for (const [language, script] of scripts) {
    // Chinese has no kana, and Japanese may have few.
    const letters = (language === 'ja' ? lower.replace(/\p{Script=Han}/gu, '') : lower).replace(/\P{L}/gu, '').length;
    if (script.test(lower) && count(lower, script) * 3 >= letters) return language;
  }
  if (/[а-яё]/u.test(lower)) return /[іїєґ]/u.test(lower) ? 'uk' : 'ru';
  if (/[ąęłńśźż]/u.test(lower)) return 'pl';
  if (/[ěřů]/u.test(lower)) return 'cs';
  if (/[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u.test(lower)) return 'vi';
  if (/[ğış]|[iuü]yor(?:lar)?(?!\p{L})/u.test(lower)) return 'tr';
  const told = languageOfSums(lower) ?? languageOfCommand(lower);
  if (told) return told;
  // The letter of "80s" is no word.
  const words = lower.match(/(?<![\d\p{L}])\p{L}+/gu) ?? [];
  const hits = [...stopWordsOf, ...small].map(([language, list]) => ({
    language,
    hits: words.filter((word) => list.has(word) || list.has(withoutAccents(word))).length,
  }));
  // Polish and Italian have an "i" as well.
  const english = hits.find(({ language, hits: found }) => language === 'en' && found === 1);
  if (english && words.some((word) => word === 'i')) english.hits = 0.5;
  const most = Math.max(0, ...hits.map((one) => one.hits));
  if (most === 0) return languageOfNouns(words, text);
  // Languages with nearly as many function words are distinguished by their nouns.
  // "Penguins vs bears snowball war" has one small word, and that of German.
  const near = hits.filter((one) => one.hits >= most - 1 && (one.hits > 0 || one.language === 'en'));
  const total = (one: { language: string; hits: number }) =>
    one.hits + 0.6 * words.filter((word) => word.length > 3 && isNounOf(word, one.language)).length;
  const language = near.reduce((best, one) => (total(one) > total(best) ? one : best)).language;
  // Spanish has none of these letters, but for "croissants", and shares most of its small words with Portuguese.
  const isSpanish = words.some((word) => /^(un|y|el|los|las|del|muy)$/.test(word));
  const isPortuguese = /[ãõâêôç]|ss|nh|lh/u.test(lower) || words.some((word) => /^(encontre|ache|qual)$/.test(word));
  // Nor has Italian any of these.
  if (language === 'it' && words.some((word) => /^(contra|juego|pero|muy|cae|caen|pelea|los|las|el)$/.test(word)))
    return 'es';
  return language === 'es' && !isSpanish && isPortuguese ? 'pt' : language;
}

/** Names of games are the same everywhere. */
const gameNames =
  /^(quiz|match|memory|puzzle|tetris|snake|sudoku|domino|pong|golf|tennis|football|pinball|basket|jump|run|runner)$/;

/** In any form: "pianeti" are many of a "pianeta". */
const isNounOf = (word: string, language: string): boolean =>
  language === 'en' ? !gameNames.test(word) && classesOf(singularOf(word)).length > 0 : isNounIn(word, language);

export function isSmallWord(word: string, language: string): boolean {
  const list = stopWordsOf.get(language) ?? small.get(language);
  // In Vietnamese accents distinguish words.
  return list !== undefined && (list.has(word) || (language !== 'vi' && list.has(withoutAccents(word))));
}

function count(text: string, script: RegExp): number {
  return [...text].filter((char) => script.test(char)).length;
}

function withoutAccents(word: string): string {
  return word.normalize('NFKD').replace(/[\u0300-\u036f]+/g, '');
}

/** Languages without spaces between words, which are searched for inside the text. */
export const isUnspacedLanguage = (language: string): boolean => ['zh', 'ja', 'th'].includes(language);
/** Languages in which the object precedes its verb. */
export const isVerbLast = (language: string): boolean => ['ja', 'ko', 'hi', 'bn', 'tr'].includes(language);
