import type { AskedPairs, PairList } from '../knowledge/pair-lists.ts';
import type { Frame } from './frame.ts';

const languages: Record<string, string> = {
  spanish: 'es',
  french: 'fr',
  german: 'de',
  italian: 'it',
  portuguese: 'pt',
  polish: 'pl',
};
const spoken = Object.keys(languages).join('|');
/** What belongs together; the first that is said counts. */
const lists: [said: RegExp, list: PairList][] = [
  [/\bfractions?\b.*\bpercent|\bpercent\p{L}*\b.*\bfractions?\b|brüche\p{L}*.*prozent/iu, 'percentages'],
  [/\bequivalent fractions?\b|\bequal fractions?\b|fractions? (?:that|which) are (?:equal|the same)/iu, 'equivalents'],
  [/\bfractions?\b|\bdecimals?\b|\bbrüche(?:n)?\b|\bfracciones\b|\bfrações\b|\bfrazioni\b|ułamk|дроб|分数/iu, 'fractions'],
  [/\b(?:upper(?: |-)?(?:case)?|capital(?: letters?)?|big(?: letters?)?)\b.*\b(?:lower(?: |-)?case|small letters?|little letters?)\b|\blower ?case\b.*\bupper ?case\b|groß-? ?und klein(?:e )?buchstaben|mayúsculas y minúsculas|majuscules et minuscules|wielkie i małe litery|大文字と小文字/iu, 'letters'],
  [/\b(?:opposites?|antonyms?)\b/iu, 'opposites'],
  [/\bsynonyms?\b|\bsame meaning\b/iu, 'synonyms'],
  [/\brhym(?:es?|ing)\b/iu, 'rhymes'],
  [/\banimals?\b.*\b(?:bab(?:y|ies)|young|cubs)\b|\b(?:baby|mother) animals?\b.*\b(?:mothers?|mums?|moms?|parents?|babies)\b/iu, 'babies'],
  [/\banimals?\b.*\b(?:sounds?|noises?)\b/iu, 'sounds'],
  [/\b(?:elements?|chemical)\b.*\bsymbols?\b|\bsymbols?\b.*\belements?\b/iu, 'elements'],
  [/\bsingulars?\b.*\bplurals?\b|\birregular plurals?\b|\bplurals?\b.*\bsingulars?\b/iu, 'plurals'],
  [/\b(?:past tenses?|irregular verbs?|verbs? (?:and|with|to) (?:their )?pasts?)\b/iu, 'pasts'],
  [/\broman numerals?\b/iu, 'numerals'],
  [/\bstates? (?:and|with|to) (?:their )?capitals?\b|\bcapitals? (?:of|and|with|to) (?:the |their )?(?:us |american )?states?\b/iu, 'us-capitals'],
  [/\bcapitals?\b(?! letters?)|\bhauptstädten?\b|\bcapitales\b|\bcapitais\b|\bcapitali\b|stolic|столиц|首都/iu, 'capitals'],
  [/\b(?:times tables?|multiplications?)\b|\beinmaleins\b|\btablas? de multiplicar\b|\btables? de multiplication\b|\btabuada\b|\btabelline\b|tabliczk|таблиц\p{L}+ умножения|九九/iu, 'times'],
  [/\b(?:sums?|additions?|adding|maths? (?:problems?|facts?))\b.*\b(?:answers?|results?|solutions?|totals?)\b|\b(?:addition|sums?) (?:memory|pairs|matching)\b|\b(?:memory|matching|pairs) (?:game )?(?:with|of|about|for) (?:addition|sums|number bonds)\b/iu, 'sums'],
  [/\bnumbers? (?:and|with|to|in) (?:their |its |the )?(?:words?|names?)\b|\b(?:digits?|numerals?)\b.*\b(?:words|names)\b|\bnumber words\b/iu, 'number-words'],
]; // biome-ignore format: a list a line

const translated = new RegExp(
  `\\benglish\\b.*\\b(${spoken})\\b|\\b(${spoken})\\b.*\\benglish\\b|\\b(${spoken}) (?:words?|vocabulary|vocab)\\b`,
  'iu',
);

/** "Match countries with their capitals" is played with cards, unless cards are named anyway. */
const matched = /\b(?:match|matching|pair|pairing|connect|link)(?:es|ing|s)?\b(?! ?(?:3|three))/iu;

function pairsIn(prompt: string): AskedPairs | undefined {
  const other = translated.exec(prompt);
  const language = languages[(other?.[1] ?? other?.[2] ?? other?.[3] ?? '').toLowerCase()];
  if (language) return { list: 'translations', of: language };
  const list = lists.find(([said]) => said.test(prompt))?.[1];
  if (list === undefined) return undefined;
  const table =
    list === 'times'
      ? /\b(\d{1,2})(?:er|s|x)?[- ]?(?:times|reihe|einmaleins)|(?:of|for|by|the|del|de|du|do) (\d{1,2})\b/iu.exec(
          prompt,
        )
      : null;
  return { list, ...(table && { of: Number(table[1] ?? table[2]) }) };
}

/** Words for what is on such cards. */
const named =
  /^(fractions?|decimals?|percentages?|percents?|equivalents?|letters?|uppercase|lowercase|upper|lower|case|capitals?|capital|country|countries|states?|opposites?|antonyms?|synonyms?|rhymes?|rhyming|words?|animals?|bab(y|ies)|sounds?|noises?|elements?|symbols?|chemical|singulars?|plurals?|tenses?|verbs?|past|irregular|roman|numerals?|numbers?|digits?|sums?|answers?|results?|solutions?|additions?|multiplications?|tables?|\d+ times|times|problems?|facts?|vocabulary|vocab|matching|matches|english|spanish|french|german|italian|portuguese|polish|hauptstädte\p{L}*|länder\p{L}*|brüche\p{L}*|einmaleins|buchstaben)$/iu;

/** Cards that belong together and are not alike: a country with its capital, a sum with its result. */
export function withPairs(frame: Frame, prompt: string): Frame {
  const isOfCards = frame.mechanic === 'memory' || (matched.test(prompt) && isVague(frame));
  const pairs = isOfCards ? pairsIn(prompt) : undefined;
  if (!pairs) return frame;
  return {
    ...frame,
    mechanic: 'memory',
    isMechanicNamed: true,
    pairs,
    goods: [],
    place: { ...frame.place, setting: frame.place.setting ?? 'school' },
    ignored: frame.ignored.filter((word) => !named.test(word)),
  };
}

/** Nothing is played yet but what matching alone suggests. */
const isVague = ({ mechanic, hero }: Frame): boolean =>
  hero === null && (mechanic === null || mechanic === 'match' || mechanic === 'quiz');
