import { isWrittenNoun, nounInGap, nounInLanguage, tieNouns } from '../vocabulary/nouns-of-languages.ts';
import { colourOfWord, isUnspaced, phrasesOf, plain } from '../vocabulary/vocabulary.ts';
import { wordsForEasier, wordsForHarder, wordsForHours } from '../vocabulary/words-for-settings.ts';
import { isUnit } from './counts.ts';
import { foreignNoun } from './foreign-noun.ts';
import { foreignVerbAt, foreignVerbOf } from './foreign-verbs.ts';
import type { ForeignWord } from './foreign-word.ts';
import { uncapitalisedIn } from './german-nouns.ts';
import { isSmallWord, isUnspacedLanguage } from './languages.ts';
import { classesOf, isPlayable } from './noun-classes.ts';
import { numberOf } from './numbers.ts';
import {
  audiences,
  conjunctions,
  falls,
  froms,
  fullOf,
  isColourAfter,
  isFallLast,
  jumps,
  music,
  negations,
  obstacles,
  ons,
  overs,
  placePrepositions,
  postpositions,
  withs,
} from './small-foreign-words.ts';
import { wordsInside } from './unspaced-words.ts';

/** The words of a prompt that are known, in order, with their English nouns. */
export function foreignWords(whole: string, language: string, names: string[]): ForeignWord[] {
  const text = withoutHours(whole).replace(nothingInParticular, ' ').replace(countOfNext, '$1');
  const words: ForeignWord[] = [];
  // German nouns have capitals, if anything has: "brennende" is none.
  const small = uncapitalisedIn(whole, language);
  const isSmallLetter = (piece: string) => small.has(piece);
  let count: number | null = null;
  let isNegated = false;
  let colour: string | null = null;
  let before = '';
  let isFrom = false;
  let isParticiple = false;
  let isWith = false;
  for (const [piece] of tieNouns(text.toLowerCase(), language).matchAll(
    /[\p{L}\p{N}][\p{L}\p{N}\p{M}_'’-]*|[.!?;:\n。！？,、，।]+/gu,
  )) {
    // "Mit Kakteen als Hindernisse": they are in the way.
    const last = words.findLast(({ kind }) => kind !== 'other');
    if (last?.kind === 'noun' && obstacles.test(piece)) {
      words[words.lastIndexOf(last)] = { ...last, isObstacle: true };
      continue;
    }
    if (/^[.!?;:\n。！？,、，।]/u.test(piece)) {
      words.push({ kind: 'stop' });
      isNegated = false;
      continue;
    }
    // 뱀 세 마리: the number comes after what it counts.
    const ofKorean = language === 'ko' ? koreanNumbers[piece] : undefined;
    const counted = words.findLast(({ kind }) => kind === 'noun');
    if (ofKorean !== undefined && counted?.kind === 'noun') {
      counted.count = ofKorean;
      continue;
    }
    const inKorean = counted?.kind === 'noun' ? koreanCount.exec(piece)?.[1] : undefined;
    if (inKorean && counted?.kind === 'noun') {
      counted.count = Number(inKorean);
      continue;
    }
    if (isUnspacedLanguage(language) || isUnspaced(piece)) {
      const inside = wordsInside(withoutNames(piece, names), language);
      const owner = inside.find(({ kind }) => kind === 'noun');
      if (owner?.kind === 'noun' && colour) {
        owner.colour = colour;
        colour = null;
      }
      // 도둑을 쫓는 경찰차: the participle is about what comes next.
      if (inside[0] === owner && owner?.kind === 'noun' && isParticiple && words.at(-1)?.kind === 'verb')
        owner.isHead = true;
      isParticiple = language === 'ko' && /[는은던]$/u.test(piece);
      words.push(...inside);
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
    // "Aliens roxos", "lila Aliens": the colour comes after its noun or before it.
    const english = colourOfWord.get(plain(piece))?.words.split(' ')[0];
    if (english) {
      const owner = isColourAfter.test(language)
        ? words.findLast((one) => one.kind !== 'other' || one.text)
        : undefined;
      if (owner?.kind === 'noun') owner.colour = english;
      else colour = english;
      words.push({ kind: 'other', text: '' });
      continue;
    }
    // No emoji is meant by it, whatever is called alike.
    if (jumps.test(piece)) {
      words.push({ kind: 'other', text: '' });
      before = piece;
      continue;
    }
    // "Спокойная музыка" says how it sounds.
    if (music.test(piece)) {
      words.push({ kind: 'other', text: '' });
      continue;
    }
    // "Salta sui topi": whoever is jumped on is a foe.
    if (ons.test(piece) && jumps.test(before)) {
      words.push({ kind: 'where', isJump: true, ...(piece === 'sobre' && { isOver: true }) });
      continue;
    }
    // "Springt über Kakteen": what is jumped over is in the way.
    if (overs.test(piece) && jumps.test(before)) {
      words.push({ kind: 'verb', verb: 'avoid', text: piece });
      continue;
    }
    // "पेड़ से गिरते आम": where they fall from.
    const place = words.at(-1);
    if (postpositions.test(piece) && place?.kind === 'noun') {
      place.isPlace = true;
      continue;
    }
    // "Que caen de los árboles", "die von den Bäumen fallen".
    if (falls.test(piece)) {
      const source = words.findLast(({ kind }) => kind !== 'other');
      if (isFallLast.test(language) && source?.kind === 'noun' && (source.isFrom || /[dt][ae]n$/.test(source.text)))
        source.isPlace = true;
      words.push({ kind: 'other', text: '' });
      before = piece;
      continue;
    }
    if (froms.test(piece) && (falls.test(before) || isFallLast.test(language))) isFrom = true;
    // "Plein de rats": they are not what is looked for.
    if (fullOf.test(piece)) {
      words.push({ kind: 'stop' });
      continue;
    }
    // "Liefert Pizza aus mit dem Moped": the moped is not delivered.
    if (withs.test(piece) && words.some(({ kind }) => kind === 'noun')) isWith = true;
    if (withs.test(piece) && words.some(({ kind }) => kind === 'verb')) {
      words.push({ kind: 'stop' });
      continue;
    }
    if (placePrepositions.test(piece)) {
      // "7 Unterschiede im Wald" are no seven forests.
      count = null;
      words.push({ kind: 'where' });
      continue;
    }
    // "Für Kinder" says who plays it.
    if (audiences.test(piece) && /^(für|para|pour|per|для|dla|untuk|için|cho)$/u.test(before)) continue;
    before = piece;
    // "Boy" is not "fight", although the Hindi words start alike.
    const own = nounInGap(piece, language) ?? (piece.length > 2 && isWrittenNoun(piece, language) ? piece : null);
    const number = own ? null : numberOf(piece, language);
    const isAgainst = /^(gegen|contra|contre|contro|против|проти|przeciw(ko)?)$/u.test(piece);
    const isBefore = language === 'de' && piece === 'vor';
    const verb = isAgainst ? 'attack' : isBefore ? 'avoid' : number === null && !own ? foreignVerbOf(piece) : null;
    const isName = verb === null && (paceWords.has(plain(piece)) || names.some((name) => piece.startsWith(name)));
    if (!own && !isAgainst && !isBefore && (isName || isSmallWord(piece, language))) {
      words.push({ kind: 'other', text: '' });
      continue;
    }
    const noun = number === null && verb === null && !isSmallLetter(piece) ? foreignNoun(piece, language) : null;
    // "Sin bombas": excluded things have no role. "Sans se faire attraper par le chat": the cat is avoided.
    if (noun && isNegated) continue;
    // "Köpek balıklarından kaçan": the ending says from whom.
    const from = words.at(-1);
    if (language === 'tr' && verb === 'avoid' && from?.kind === 'noun' && /[dt][ae]n$/.test(from.text))
      words[words.length - 1] = { ...from, isObstacle: true };
    if (verb) words.push({ kind: 'verb', verb: isNegated ? 'avoid' : verb, text: piece });
    else if (noun && !(count !== null && isUnit(piece)))
      words.push({ kind: 'noun', noun, count, text: piece, ...(colour && { colour }) });
    // "2 ओवर": how many there should be of what is not known.
    else words.push({ kind: 'other', text: count !== null && isCounted(piece) ? `${count} ${piece}` : piece });
    if (verb) isNegated = false;
    const named = words.at(-1);
    // "Anahtar arayan bir çocuk": whoever comes after the participle does it.
    if (noun && language === 'tr' && named?.kind === 'noun' && isAfterParticiple(words)) named.isHead = true;
    if (noun && isWith && named?.kind === 'noun' && isPlayable(classesOf(named.noun)[0] ?? null)) named.isTool = true;
    if (noun) isWith = false;
    if (noun && named?.kind === 'noun' && isLocative(named, language)) named.isPlace = true;
    // "Şapkalı kız": who wears a hat.
    if (noun && named?.kind === 'noun' && isPossessed(named, language)) words.pop();
    if (noun && isFrom && named?.kind === 'noun') {
      if (isFallLast.test(language)) named.isFrom = true;
      else named.isPlace = true;
      isFrom = false;
    }
    if (noun) colour = null;
    count = number;
  }
  return words;
}

/** "Gemide" is in a "gemi". */
const isLocative = ({ text, noun }: { text: string; noun: string }, language: string): boolean =>
  language === 'tr' &&
  /[dt][ae](?:ki)?$/.test(text) &&
  nounInLanguage(text.replace(/[dt][ae](?:ki)?$/, ''), 'tr') === noun;

/** "Şapkalı" has a "şapka"; what is "kedili" is about cats. */
const isPossessed = ({ text, noun }: { text: string; noun: string }, language: string): boolean =>
  language === 'tr' &&
  /l[ıiuü]$/u.test(text) &&
  !/^(creature|food|vehicle|plant|body)$/.test(classesOf(noun)[0] ?? '') &&
  nounInLanguage(text.slice(0, -2), 'tr') === noun;

/** 5마리의 물고기: one word with what follows. */
const countOfNext = /(\d{1,3}(?:개|마리|송이|명|장|권|대|알|병|잔|조각|그루)의) (?=\p{L})/gu;

/** 당근 8개를. */
const koreanCount = /^(\d{1,3})(?:개|마리|송이|명|장|권|대|알|병|잔|조각|그루)(?:를|을|가|이|은|는|만|씩)?$/u;

/** "1 bis 12" counts nothing yet. */
const isCounted = (piece: string): boolean =>
  !isUnit(piece) &&
  !/^(bis|hasta|jusqu|until|до|do|até|fino|auf|sampai|ile|तक|से|gegen|contra|contre|contro)$/u.test(piece);

function isAfterParticiple(words: ForeignWord[]): boolean {
  const before = words.slice(0, -1).findLast((word) => word.kind !== 'other' || word.text !== '');
  return before?.kind === 'verb' && /[ae]n$/.test(before.text);
}

const koreanNumbers: Record<string, number> = {
  두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9, 열: 10,
}; // biome-ignore format: read as pairs

/** Obstacles and enemies without a name: the Korean word contains "crutch". */
const nothingInParticular = /kids-game|tout petits|장애물|障害物|障碍物?|障礙物?|(?<!\p{L})للأطفال(?!\p{L})/gu;

/** A sunset is a time of day, not a sun. */
function withoutHours(text: string): string {
  return hourPhrases.reduce((rest, phrase) => rest.replace(phrase, ' '), text);
}

const hourPhrases = Object.values(wordsForHours)
  .flatMap((list) => list.split(', '))
  .filter((phrase) => phrase.includes(' ') || /[\u3040-\u9fff]{2}/u.test(phrase))
  .map((phrase) => new RegExp(phrase, 'giu'));

/** The letters of a name are not words: テトリス contains "bird". */
function withoutNames(piece: string, names: string[]): string {
  // A name that is also a verb still determines the roles.
  const isName = (name: string) => name.length > 1 && foreignVerbAt(name, 0) === null;
  return names.filter(isName).reduce((rest, name) => rest.replaceAll(name, ' '), piece);
}

const wordsForPace =
  'polvo, staub, poussière, polvere, poeira, elétrica, elétrico, eléctrica, eléctrico, électrique, scopri, мягкий, мягкая, мягкое, costruire, costruisci, skok, skoki, skokiem, estourar, tema, тема, тему, 点击, weihnachtlich, weihnachtliche, weihnachtlichen, новогодний, новогоднее, новогодняя, рождественский, рождественская, рождественское, морозная, морозный, leva, levam, levar, sale, salgono, salgen, affamati, affamato, affamata, hambrientos, hambriento, affamés, affamé, famintos, hungrige, hungrigen, cruza, cruzan, cruzar, zniszczonym, zniszczone, zniszczony, zniszczonego, negara, santai, selama, possível, posible, possible, possibile, escovar, cepillar, brosser, pequenas, kecil, colorida, coloridas, colorido, coloridos, colorata, colorate, colorato, colorati, coloré, colorés, colorée, colorées, kolorowe, kolorowych, kolorowy, kolorowa, разноцветные, разноцветных, цветные, renkli, bunte, bunten, bunter, buntes, llena, lleno, llenas, llenos, klein, kleiner, kleine, kleines, kleinen, groß, großer, große, großen, lustiger, lustige, süßer, süße, pequeño, pequeña, pequeno, pequena, pequeños, pequeñas, pequenos, pequenas, grande, petit, petite, petits, petites, gros, grosse, grosses, piccolo, piccola, piccoli, piccole, mały, małe, małych, mała, duży, duża, маленький, маленькая, маленькие, маленьких, большой, большая, быстро, быстрый, быстрая, медленно, rápido, rapido, lento, schnell, langsam, vite, rapide, lent, veloce, szybko, szybki, wolno, hızlı, yavaş, küçük, büyük, kecil, besar, 작은, cepat, lambat, nhanh, chậm';

/** "Schneller" is not a horse, although an emoji name is similar. */
const paceWords = new Set(
  [wordsForHarder, wordsForEasier, wordsForPace].flatMap((list) =>
    phrasesOf(list).map(({ words }) => words.split(' ').at(-1) ?? ''),
  ),
);
