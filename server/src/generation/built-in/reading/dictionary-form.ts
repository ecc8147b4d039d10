import { linesOf, type Written } from '../vocabulary/noun-lines.ts';
import { dailyNouns } from '../vocabulary/nouns-of-daily-life.ts';
import { wordForNoun } from '../vocabulary/nouns-of-languages.ts';
import { rarerNouns } from '../vocabulary/rarer-nouns.ts';
import { emojiWordsOf } from './emoji-nouns.ts';
import { simpler } from './nouns-of-emoji.ts';

/** Languages in which a noun in a sentence often has another ending than alone. */
const inflecting = new Set(['ru', 'pl', 'uk', 'cs', 'tr']);

/** "Машинах", "машинами" and "машинам" are "машины". */
function russianPlural(written: string): string {
  return written
    .replace(/(?<=[гкхжчшщ])(ах|ами|ам)$/, 'и')
    .replace(/(?<=\p{L}{2})(ах|ами)$/u, 'ы')
    .replace(/(?<=\p{L}{2})(ях|ями)$/u, 'и');
}

/** "Wikingern", "Äpfeln"; but "Muscheln" and "Federn" are never without the n. */
const isPlural = (written: string): boolean =>
  /(?<!u)e[rl]n$/iu.test(written) &&
  !emojiWordsOf('de').has(written.slice(0, -2).toLowerCase()) &&
  !/(muschel|nadel|gabel|insel|nudel|kartoffel|zwiebel|kugel|wurzel|fackel|trommel|schüssel|windel|ampel|amsel|hummel|libelle|gondel|schaufel|tafel|feder|leiter|mauer|feier|schwester|kammer|klammer|wimper|ziffer|steuer|bauer|auster|elster|ader|leber|kiefer)n$/iu.test(
    written,
  );

/** "Pfeilen" are "Pfeile", and "Katzen" a "Katze", but "Kuchen" stays as it is. */
const germanNominative = (written: string): string =>
  emojiWordsOf('de').has(written.toLowerCase()) || /(chen|wagen|kuchen|garten|drachen|rochen|laden)$/i.test(written)
    ? written
    : isPlural(written)
      ? written.replace(/n$/u, '')
      : written.replace(/(?<=[^e]e)n$/u, '');

/** The names of groups, which no dictionary of ours has. */
const groupForms: Record<string, string> = {
  tieren: 'Tiere', haustieren: 'Haustiere', früchten: 'Früchte', fahrzeugen: 'Fahrzeuge', spielsachen: 'Spielsachen',
  instrumenten: 'Instrumente', werkzeugen: 'Werkzeuge', insekten: 'Insekten', narzędziami: 'narzędzia', narzędzi: 'narzędzia', edelsteinen: 'Edelsteine', owocami: 'owoce', owoców: 'owoce', warzywami: 'warzywa',
  zwierzętami: 'zwierzęta', zwierząt: 'zwierzęta', zabawkami: 'zabawki', klejnotami: 'klejnoty', słodyczami: 'słodycze',
  psem: 'pies', psami: 'psy', животными: 'животные', животных: 'животные', owadami: 'owady', hayvanlarıyla: 'hayvanlar', hayvanları: 'hayvanlar', hayvanlarla: 'hayvanlar', pojazdami: 'pojazdy',
}; // biome-ignore format: read as pairs

const ownLines = new Map<string, Written[]>();

/** Both lists, the Russian rarer words of which have their dictionary elsewhere. */
function ownLinesOf(language: string): Written[] {
  const made = ownLines.get(language);
  if (made) return made;
  const lines = [...linesOf(dailyNouns[language]), ...(language === 'ru' ? [] : linesOf(rarerNouns[language]))];
  ownLines.set(language, lines);
  return lines;
}

/** The first word of a line is in the nominative. */
function rarerWordFor(noun: string, language: string): string[] {
  const first = ownLinesOf(language).find((one) => one.noun === noun);
  return first ? [first.word.replaceAll('_', ' ')] : [];
}

/** "Węża" begins like "wąż". */
const stemOf = (word: string): string => word.slice(0, 3).replace(/ę/g, 'ą').replace(/ó/g, 'o');

/** "Тракторах" is "трактор" in a title. A word without a similar one in the dictionary stays as it was written. */
export function dictionaryForm(written: string, noun: string, language: string): string {
  const group = groupForms[written.toLowerCase()];
  if (group) return group;
  if (language === 'de') return germanNominative(written);
  if (!inflecting.has(language)) return written;
  const known = [
    ...(wordForNoun(noun, language)?.split('_') ?? []),
    ...rarerWordFor(noun, language),
    ...[...emojiWordsOf(language)].flatMap(([word, named]) =>
      named === noun || simpler(named) === noun ? [word] : [],
    ),
  ].filter((word) => !word.includes(' ') && stemOf(word) === stemOf(written.toLowerCase()));
  if (known.includes(written.toLowerCase())) return written;
  if (known.length === 0) return language === 'ru' ? russianPlural(written) : written;
  return known.reduce((best, word) => (word.length < best.length ? word : best));
}
