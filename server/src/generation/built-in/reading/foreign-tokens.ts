import { isWrittenNoun, nounInGap, nounInLanguage, tieNouns } from '../vocabulary/nouns-of-languages.ts';
import { findNoun, isUnspaced, phrasesOf, plain, unspacedWords } from '../vocabulary/vocabulary.ts';
import { wordsForEasier, wordsForHarder, wordsForHours } from '../vocabulary/words-for-settings.ts';
import { isUnit } from './counts.ts';
import { emojiWordsOf } from './emoji-nouns.ts';
import { singularOf } from './english-plurals.ts';
import { type ForeignVerb, foreignVerbAt, foreignVerbOf } from './foreign-verbs.ts';
import { isSmallWord, isUnspacedLanguage } from './languages.ts';
import { classesOf, isPlayable } from './noun-classes.ts';
import { numberOf } from './numbers.ts';
import { polishStems } from './polish-stems.ts';

export type ForeignWord =
  | { kind: 'noun'; noun: string; count: number | null; text: string }
  | { kind: 'verb'; verb: ForeignVerb }
  | { kind: 'stop' }
  | { kind: 'and' }
  | { kind: 'where' }
  | { kind: 'other'; text: string };

/** The words of a prompt that are known, in order, with their English nouns. */
export function foreignWords(whole: string, language: string, names: string[]): ForeignWord[] {
  const text = withoutHours(whole).replace(nothingInParticular, ' ');
  const words: ForeignWord[] = [];
  let count: number | null = null;
  let isNegated = false;
  let before = '';
  for (const [piece] of tieNouns(text.toLowerCase(), language).matchAll(
    /[\p{L}\p{N}][\p{L}\p{N}\p{M}_'’-]*|[.!?;:\n。！？,、，।]+/gu,
  )) {
    if (/^[.!?;:\n。！？,、，।]/u.test(piece)) {
      words.push({ kind: 'stop' });
      isNegated = false;
      continue;
    }
    if (isUnspacedLanguage(language) || isUnspaced(piece)) {
      words.push(...wordsInside(withoutNames(piece, names), language));
      continue;
    }
    // The Italian article is spelled like the Polish "and".
    if (conjunctions.test(piece) && !(piece === 'i' && language === 'it')) {
      words.push({ kind: 'and' });
      continue;
    }
    if (negations.test(piece)) {
      isNegated = true;
      continue;
    }
    if (placePrepositions.test(piece)) {
      words.push({ kind: 'where' });
      continue;
    }
    // "Für Kinder" says who plays it.
    if (audiences.test(piece) && /^(für|para|pour|per|для|dla|untuk|için|cho)$/u.test(before)) continue;
    before = piece;
    // "Boy" is not "fight", although the Hindi words start alike.
    const own = nounInGap(piece, language) ?? (piece.length > 2 && isWrittenNoun(piece, language) ? piece : null);
    const number = own ? null : numberOf(piece, language);
    const verb = number === null && !own ? foreignVerbOf(piece) : null;
    const isName = verb === null && (paceWords.has(plain(piece)) || names.some((name) => piece.startsWith(name)));
    if (!own && (isName || isSmallWord(piece, language))) {
      words.push({ kind: 'other', text: '' });
      continue;
    }
    const noun = number === null && verb === null ? foreignNoun(piece, language) : null;
    // "Sin bombas": excluded things have no role. "Sans se faire attraper par le chat": the cat is avoided.
    if (noun && isNegated) continue;
    if (verb) words.push({ kind: 'verb', verb: isNegated ? 'avoid' : verb });
    else if (noun && !(count !== null && isUnit(piece))) words.push({ kind: 'noun', noun, count, text: piece });
    else words.push({ kind: 'other', text: piece });
    if (verb) isNegated = false;
    count = number;
  }
  return words;
}

/** Obstacles and enemies without a name: the Korean word contains "crutch". */
const nothingInParticular = /장애물|障害物|障碍物?|障礙物?/gu;

/** A sunset is a time of day, not a sun. */
function withoutHours(text: string): string {
  return hourPhrases.reduce((rest, phrase) => rest.replace(phrase, ' '), text);
}

const hourPhrases = Object.values(wordsForHours)
  .flatMap((list) => list.split(', '))
  .filter((phrase) => phrase.includes(' '))
  .map((phrase) => new RegExp(phrase, 'giu'));

/** The letters of a name are not words: テトリス contains "bird". */
function withoutNames(piece: string, names: string[]): string {
  // A name that is also a verb still determines the roles.
  const isName = (name: string) => name.length > 1 && foreignVerbAt(name, 0) === null;
  return names.filter(isName).reduce((rest, name) => rest.replaceAll(name, ' '), piece);
}

/** "Entre árboles", "auf der Baustelle". */
const placePrepositions =
  /^(auf|im|am|zwischen|durch|unter|en|entre|sobre|dans|sur|sous|em|no|na|nos|nas|nel|nella|sul|sulla|tra|fra|w|po|pod|między|в|на|по|под|между)$/u;
const audiences =
  /^(kind(er|ern)?|kleinkinder|niñ[oa]s|ninos|enfants|crian[cç]as|bambini|детей|дітей|dzieci|anak|çocuk(lar)?|trẻ)$/u;
const conjunctions = /^(und|y|et|e|i|и|та|oraz|ve|dan|và|और|و)$/u;
const negations = /^(ohne|kein\w*|sin|sans|sem|senza|bez|без|nessun\w*|aucun\w*|ningun\w*|nenhum\w*|tanpa|không)$/u;

const wordsForPace =
  'klein, kleiner, kleine, kleines, kleinen, groß, großer, große, großen, lustiger, lustige, süßer, süße, pequeño, pequeña, pequeno, pequena, grande, petit, petite, gros, grosse, piccolo, piccola, mały, mała, duży, duża, маленький, маленькая, большой, большая, быстро, быстрый, быстрая, медленно, rápido, rapido, lento, schnell, langsam, vite, rapide, lent, veloce, szybko, szybki, wolno, hızlı, yavaş, cepat, lambat, nhanh, chậm';

/** "Schneller" is not a horse, although an emoji name is similar. */
const paceWords = new Set(
  [wordsForHarder, wordsForEasier, wordsForPace].flatMap((list) =>
    phrasesOf(list).map(({ words }) => words.split(' ').at(-1) ?? ''),
  ),
);

/** A word as it is, or inflected: "dachach", "котів", "Geistern". */
export function foreignNoun(word: string, language: string): string | null {
  const group = groupNamed(word);
  if (group) return group;
  const written = nounInGap(word, language) ?? nounInLanguage(word, language);
  if (written) return written;
  if (language === 'ar') return arabicNoun(word) ?? nounOfStem(word, language);
  const softened = language === 'pl' ? polishStems(word).map(nounOfPolishStem) : [];
  const known = softened.find((noun) => noun !== null);
  if (known) return known;
  return nounOfStem(singularOfPortuguese(word, language), language) ?? nounOfCompound(word, language) ?? loanword(word);
}

/** Loanwords: ninjas and tacos have the same name everywhere. */
function loanword(word: string): string | null {
  const noun = singularOf(word);
  const ofClass = noun.length > 4 ? (classesOf(noun)[0] ?? null) : null;
  return isPlayable(ofClass) || ofClass === 'food' ? noun : null;
}

/** German writes compounds as one word; the last part is the noun: Bauernhoftieren are animals. */
function nounOfCompound(word: string, language: string): string | null {
  if (language !== 'de' && language !== 'nl') return null;
  for (let at = 3; word.length - at >= 4; at++) {
    const last = word.slice(at);
    const noun = groupNamed(last) ?? findNoun(plain(last), false)?.name;
    if (noun) return noun;
  }
  return null;
}

/** "Animals" in many languages, because no emoji has that name. */
const groups: [noun: string, word: RegExp][] = [
  ['animal', /^(tieren?|animales|animaux|animais|animali|zwierz(ęta|ętami|ąt)|животн(ые|ыми|ых)|тварин(и|ами)|动物|動物|どうぶつ|동물|जानवर(ों)?|حيوانات|hewan|binatang|hayvan(lar)?|động vật)$/u],
  ['fruit', /^(obst|früchten?|frutas?|fruits?|frutta|frutti|owoc(e|ami|ów)|фрукт(ы|ами|ов)|水果|果物|フルーツ|과일|फल|فواكه|buah|meyve(ler)?|trái cây)$/u],
  ['vegetable', /^(gemüse|verduras?|légumes?|legumes?|verdure?|ortaggi|warzyw(a|ami)?|овощ(и|ами|ей)|овоч(і|ами)|蔬菜|野菜|채소|सब्ज(ी|ियां|ियों)|خضروات|sayur(an)?|sebze(ler)?|rau)$/u],
]; // biome-ignore format: one group a line

const groupNamed = (word: string): string | null => groups.find(([, pattern]) => pattern.test(word))?.[0] ?? null;

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

/** Emoji that are not things: a chart, an arrow, a button. */
const isSign = (noun: string): boolean =>
  /\b(chart|button|symbol|sign|arrow|mark|square|circle|face|cityscape|clock|person|people|playing|feeding|safety pin|lotus|peach|milky way|slide)\b/.test(
    noun,
  );

function nounOfStem(word: string, language: string): string | null {
  const noun = knownNoun(word, language);
  return noun !== null && isSign(noun) ? null : noun;
}

function knownNoun(word: string, language: string): string | null {
  const own = findNoun(plain(word), false)?.name;
  const table = emojiWordsOf(language === 'id' ? 'ms' : language);
  const exact = table.get(word);
  // The vocabulary has its own words for the languages it was written for, which are better than emoji names.
  const known = written.has(language) ? (own ?? exact) : (exact ?? own);
  if (known) return simpler(known);
  const bare = bareEmojiWordsOf(language).get(plain(word));
  if (bare) return simpler(bare);
  // Turkish has longer suffixes than others: "fareleri".
  const cutMax = language === 'tr' ? 5 : 3;
  for (let cut = 1; cut <= cutMax && word.length - cut >= 3; cut++) {
    const stem = word.slice(0, -cut);
    for (const ending of endings) {
      const noun = stem.length > 3 || (ending !== '' && cut === 1) ? table.get(stem + ending) : undefined;
      if (noun) return simpler(noun);
    }
  }
  return null;
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

/** "Cheese wedge" is cheese, "racing car" a car. */
function simpler(noun: string): string {
  const words = noun.split(' ');
  if (noun === 'wastebasket') return 'basket';
  if (words.length === 1 || findNoun(words.join(''), true)) return noun;
  const last = words.at(-1) ?? '';
  return findNoun(last, true) ? last : (words.find((word) => findNoun(word, true) !== undefined) ?? noun);
}

function wordsInside(piece: string, language: string): ForeignWord[] {
  const table = emojiWordsOf(language);
  const found: ForeignWord[] = [];
  for (let i = 0; i < piece.length; ) {
    const noun = longestNoun(piece, i, table, language);
    const verb = foreignVerbAt(piece, i);
    if (noun && noun.length > (verb?.length ?? 0)) {
      found.push({ kind: 'noun', noun: simpler(noun.noun), count: null, text: piece.slice(i, i + noun.length) });
      i += noun.length;
    } else if (verb) {
      found.push({ kind: 'verb', verb: verb.verb });
      i += verb.length;
    } else i++;
  }
  return found;
}

function longestNoun(
  piece: string,
  at: number,
  table: ReadonlyMap<string, string>,
  language: string,
): { noun: string; length: number } | null {
  const written = writtenNoun(piece, at, language);
  if (written && written.length > 1) return written;
  const own = unspacedWords.find((word) => piece.startsWith(word, at) && !isPartOfAnother(word, piece));
  for (let length = Math.min(10, piece.length - at); length > (own?.length ?? 0); length--) {
    const noun = table.get(piece.slice(at, at + length));
    if (written && length === 1) break;
    if (noun && (length > 1 || piece.length === 1 || /[\u3400-\u9fff]/u.test(piece[at] ?? ''))) return { noun, length };
  }
  const noun = own ? findNoun(own, false) : undefined;
  // A single character is mostly part of a longer word: "ice" in "ice cream".
  if (written && (own?.length ?? 0) < 2) return written;
  return own && noun ? { noun: noun.name, length: own.length } : null;
}

function writtenNoun(piece: string, at: number, language: string): { noun: string; length: number } | null {
  for (const length of [6, 5, 4, 3, 2, 1]) {
    const part = piece.slice(at, at + length);
    const noun = nounInGap(part, language) ?? (length > 1 && length < 5 ? groupNamed(part) : null);
    if (noun && part.length === length) return { noun, length };
  }
  return null;
}

/** A Korean word of one syllable is mostly part of a longer one, unless only its particle follows. */
function isPartOfAnother(word: string, piece: string): boolean {
  return /^[\uac00-\ud7af]$/.test(word) && !new RegExp(`^${word}[가이을를은는도와과의]?$`).test(piece);
}
