import { isUnit } from '../reading/counts.ts';
import { numberOf } from '../reading/numbers.ts';
import { isUnspaced, plain } from '../vocabulary/vocabulary.ts';
import { type Continent, continents } from './countries.ts';
import type { QuestionFilter } from './knowledge.ts';
import { regions } from './regions.ts';

/** Words in many languages; a star stands for any ending. */
const wordsForContinents: Record<string, readonly Continent[]> = {
  'europ* evropa* европ* avrupa* eropa أوروبا اوروبا الأوروبية यूरोप ヨーロッパ 欧洲 유럽': ['Europe'],
  'asia* asie asien* asiaticos asiatiques azji azjatyck* ази* asya* آسيا اسيا الآسيوية एशिया アジア 亚洲 아시아': [
    'Asia',
  ],
  'africa* afrique afrika* africains african* afryk* африк* أفريقيا إفريقيا افريقيا الأفريقية الإفريقية अफ्रीका अफ़्रीका アフリカ 非洲 아프리카':
    ['Africa'],
  'america american americas amerique amerika amerikas ameryki америк* أمريكا امريكا 美洲 アメリカ大陸 아메리카': [
    'North America',
    'South America',
  ],
  'sudamerika* sudamerica* suramerica 南美 南米 남미': ['South America'],
  'nordamerika* norteamerica 北美 북미': ['North America'],
  'oceania* oceanie ozeanien* oceanii океани* オセアニア 大洋洲 오세아니아': ['Oceania'],
};

/** Two words, of which the second alone is the whole continent. */
const southAmerica =
  / (?:amerique du sud|america (?:do|del) su[rl]|america del sud|ameryk\p{L}+ poludniow\p{L}+|южн\p{L}+ америк\p{L}+|guney amerika) /u;

const isCalled = (said: string, name: string): boolean =>
  name.endsWith('*') ? said.startsWith(name.slice(0, -1)) : isUnspaced(name) ? said.includes(name) : said === name;

/** How a prompt narrows its topic: a continent or region, one times table, "up to 20". */
export function findFilter(words: readonly string[]): QuestionFilter {
  const all = words
    .flatMap((word) => plain(word).split(/[^\p{L}\p{M}\p{N}'-]+/u))
    .map((word) => word.replace(/^\p{L}{1,4}'(?=\p{L}{3})/u, ''))
    .filter(Boolean);
  const text = ` ${all.join(' ')} `;
  if (southAmerica.test(text)) all.push('sudamerica');
  const found = Object.entries(wordsForContinents).findLast(([list]) =>
    list.split(' ').some((name) => all.some((word) => isCalled(word, name))),
  );
  const region = regions.find((one) => one.words.some((word) => text.includes(` ${word} `)));
  const resultMax = resultMaxIn(text);
  const factor = timesTableIn(text)?.factor;
  const tables = factor === undefined ? [] : tablesBeside(factor, all);
  const [, first, last] = /(?:from |tables? )(\d{1,2}) (?:to|through|-) (\d{1,2}) /.exec(text) ?? [];
  return {
    ...(region ? { region: region.name } : found && { groups: narrowed(found[1], text) }),
    ...(resultMax !== undefined && { resultMax }),
    ...(winners.test(text) ? { asksFor: 'winners' as const } : hosts.test(text) && { asksFor: 'hosts' as const }),
    ...(factor !== undefined && { factor }),
    ...(tables.length > 1 && { tables }),
    ...(first && last && Number(first) < Number(last) && { factors: [Number(first), Number(last)] as const }),
  };
}

const winners =
  / (?:winners?|champions?|who won|gewinner|sieger|weltmeister|ganadore?s?|campeon(?:es)?|gagnants?|vainqueurs?|vencedore?s?|campe(?:ao|oes)|vincitori?|campioni?|zwyciezc\p{L}*|mistrz(?:ow|owie)?|победител\p{L}*|чемпион(?:ы|ов|ах)?) /u;
const hosts =
  / (?:hosts?|host (?:countries|nations)|hosted|gastgeber|austragungsorte?|anfitrion(?:es)?|sedes?|pays hotes?|ospitanti|gospodarz\p{L}*) /u;

/** "Up to 20", "bis 20"; "under 50", "unter 50" leaves the fifty itself out. */
function resultMaxIn(text: string): number | undefined {
  const upTo =
    /(?:up to|until|within|max(?:imum)?|not (?:more|higher) than|bis(?: zu)?|im zahlenraum|hasta(?: el)?|ate(?: o)?|jusqu'?a|fino a|do|w zakresie(?: do)?|do|до) (\d{1,3})(?!\p{L}|\d)/u;
  const below =
    /(?:under|below|less than|smaller than|lower than|unter|weniger als|kleiner als|menos de|menores? (?:de|que|a)|por debajo de|moins de|sous|abaixo de|meno di|sotto(?: il)?|ponizej|mniej niz|меньше) (\d{1,3})(?!\p{L}|\d)/u;
  const max = Number(upTo.exec(text)?.[1] ?? Number(below.exec(text)?.[1] ?? 1) - 1);
  return max >= 5 ? max : undefined;
}

/** Whether a word is one of those that narrow a topic. */
export const isFilterWord = (word: string): boolean =>
  Object.keys(wordsForContinents).some((list) => list.split(' ').some((name) => isCalled(plain(word), name))) ||
  regions.some((one) => one.words.some((name) => name.split(' ').includes(plain(word)))) ||
  /^(north|south|the|table|tables|times|hosts?|hosted)$/.test(word) ||
  numberOf(word) !== null;

/** "The 7 times table", "tables of seven", "multiplying by 8", "7er-Reihe", "tabla del 7", "7の段". */
const factors = [
  /\b(?:times[ -]tables?|tables?|multiplication|multiplications|multiplying|multiply|dividing|divide|division|times) (?:table )?(?:of|by|for|with|de|du|del|do|da) (?:the |number )?([\p{L}\d]+)\b(?! ?-?(?:years?|jahre|ans|anos|años|lat)\b)/u,
  /\b([\p{L}\d]+?)(?:'?s|er|-)? ?-?(?:times[ -]tables?|reihe|einmaleins)\b/u,
  /\b(?:tabla|tablas|tabuada|tabellina|einmaleins) (?:de|del|do|da|mit|der) (\d+)/u,
  /(?:mnozeni[ea] przez|умножени[ея] на) (\d+)/u,
  /(\d+)の段/u,
  // "Times tables quiz, only 7 and 8", "Einmaleins nur 7 und 8".
  /\b(?:times[ -]tables?|multiplications?(?: tables?| facts)?|einmaleins|malreihen|multiplikation|tablas?(?: de multiplicar)?|multiplicaci[oó]n|tables?(?: de multiplication)|tabuadas?|multiplica[cç][aã]o|tabelline|moltiplicazioni?|tabliczk\p{L}+ mno[zż]enia|mno[zż]eni[ea])(?:,? (?:quiz|game|test|trainer|practi[cs]e|training|facts|only|just|the|for|with|and|of|by|numbers?|nur|mit|der|den|die|dem|von|zahlen|seulement|uniquement|avec|les|des|du|de|solo|sólo|solamente|con|el|los|las|del|só|so|somente|apenas|com|dos|das|do|da|o|os|dei|il|i|per|tylko|przez|liczby|dla))*:?,? (\d{1,2})(?! ?(?:questions?|seconds?|minutes?|lives|levels?|rounds?|players?|digits?|years?|fragen|sekunden|minuten|leben|jahre|preguntas|segundos|minutos|vidas|años|niveles|secondes|vies|ans|niveaux|perguntas|anos|níveis|pytań|sekund|minut|żyć|lat|poziom)|\p{L}|\d| (?:to|through|bis|a|à|al|do) \d)/u,
];

/** The words of a prompt that ask for one times table. */
export function timesTableIn(text: string): { phrase: string; factor: number } | undefined {
  for (const pattern of factors) {
    const [phrase = '', number = ''] = pattern.exec(text) ?? [];
    const factor = numberOf(number);
    if (factor !== null && factor >= 1 && factor <= 20) return { phrase, factor };
  }
  return undefined;
}

const joints = /^(and|und|y|et|e|i|и|the|of|de|del|der|dem|du|do|da|dell|dell'\d+)$/;
const tableIn = (word: string): number | null => numberOf(word.replace(/^dell'|'?(er|s|-)$/g, ''));

/** "The times tables of 7, 8 and 9": those that are listed together with the first; "10 questions" is none of them. */
function tablesBeside(factor: number, words: readonly string[]): number[] {
  const first = words.findIndex((word) => tableIn(word) === factor);
  const isListed = (word: string, i: number) =>
    joints.test(word) || (tableIn(word) !== null && !isUnit(words[i + 1] ?? ''));
  const after = words.findIndex((word, i) => i > first && !isListed(word, i));
  const before = words.findLastIndex((word, i) => i < first && !isListed(word, i));
  const listed = words.slice(before + 1, after < 0 ? words.length : after).map(tableIn);
  return [...new Set(listed.filter((one) => one !== null && one >= 1 && one <= 20))].map(Number);
}

function narrowed(groups: readonly Continent[], text: string): readonly Continent[] {
  const named = continents.filter((continent) => text.includes(continent.toLowerCase()) && groups.includes(continent));
  return named.length > 0 ? named : groups;
}

/** The place that a filter leaves: Africa, the Americas, the Caribbean. */
export function placeOfFilter({ groups, region }: QuestionFilter): string | undefined {
  if (region || !groups) return region;
  return groups.length > 1 ? 'the Americas' : groups[0];
}
