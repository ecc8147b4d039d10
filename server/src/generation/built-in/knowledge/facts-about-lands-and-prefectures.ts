import type { Question } from '../../../../../engines/src/plan.ts';
import type { Knowledge } from './knowledge.ts';

/** States with their capitals, which are no states of their own: in English and in German. */
const germanStates: [state: string, capital: string, land: string, hauptstadt: string][] = [
  ['Bavaria', 'Munich', 'Bayern', 'München'],
  ['Baden-Württemberg', 'Stuttgart', 'Baden-Württemberg', 'Stuttgart'],
  ['Brandenburg', 'Potsdam', 'Brandenburg', 'Potsdam'],
  ['Hesse', 'Wiesbaden', 'Hessen', 'Wiesbaden'],
  ['Lower Saxony', 'Hanover', 'Niedersachsen', 'Hannover'],
  ['Mecklenburg-Vorpommern', 'Schwerin', 'Mecklenburg-Vorpommern', 'Schwerin'],
  ['North Rhine-Westphalia', 'Düsseldorf', 'Nordrhein-Westfalen', 'Düsseldorf'],
  ['Rhineland-Palatinate', 'Mainz', 'Rheinland-Pfalz', 'Mainz'],
  ['Saarland', 'Saarbrücken', 'Saarland', 'Saarbrücken'],
  ['Saxony', 'Dresden', 'Sachsen', 'Dresden'],
  ['Saxony-Anhalt', 'Magdeburg', 'Sachsen-Anhalt', 'Magdeburg'],
  ['Schleswig-Holstein', 'Kiel', 'Schleswig-Holstein', 'Kiel'],
  ['Thuringia', 'Erfurt', 'Thüringen', 'Erfurt'],
];

/** Prefectures whose capitals have another name: in English and in Japanese. */
const prefectures: [prefecture: string, capital: string, ken: string, kencho: string][] = [
  ['Hokkaido', 'Sapporo', '北海道', '札幌市'],
  ['Iwate', 'Morioka', '岩手県', '盛岡市'],
  ['Miyagi', 'Sendai', '宮城県', '仙台市'],
  ['Ibaraki', 'Mito', '茨城県', '水戸市'],
  ['Tochigi', 'Utsunomiya', '栃木県', '宇都宮市'],
  ['Gunma', 'Maebashi', '群馬県', '前橋市'],
  ['Kanagawa', 'Yokohama', '神奈川県', '横浜市'],
  ['Ishikawa', 'Kanazawa', '石川県', '金沢市'],
  ['Yamanashi', 'Kofu', '山梨県', '甲府市'],
  ['Aichi', 'Nagoya', '愛知県', '名古屋市'],
  ['Mie', 'Tsu', '三重県', '津市'],
  ['Shiga', 'Otsu', '滋賀県', '大津市'],
  ['Hyogo', 'Kobe', '兵庫県', '神戸市'],
  ['Shimane', 'Matsue', '島根県', '松江市'],
  ['Kagawa', 'Takamatsu', '香川県', '高松市'],
  ['Ehime', 'Matsuyama', '愛媛県', '松山市'],
  ['Okinawa', 'Naha', '沖縄県', '那覇市'],
];

const english = (rows: readonly (readonly string[])[]): string =>
  rows.map(([one, two]) => `${one} | ${two}`).join('\n');

export const factsAboutLandsAndPrefectures = {
  'german-states': {
    source: 'General knowledge: the German states and their capitals',
    tables: [
      { ask: 'What is the capital of {}?', askBack: '{} is the capital of which state?', rows: english(germanStates) },
    ],
    facts: `
How many states does Germany have? | 16 | 12 | 10 | 26
Which German state is the largest? | Bavaria | Saarland | Hesse | Bremen`,
  },
  'japanese-prefectures': {
    source: 'General knowledge: the Japanese prefectures and their capitals',
    tables: [
      { ask: 'What is the capital of {}?', askBack: '{} is the capital of which one?', rows: english(prefectures) },
    ],
    facts: `
How many prefectures does Japan have? | 47 | 50 | 12 | 31
Which prefecture lies farthest north? | Hokkaido | Okinawa | Aichi | Mie`,
  },
} satisfies Record<string, Knowledge>;

const spoken = {
  'german-states': {
    language: 'de',
    rows: germanStates,
    capital: 'Hauptstadt von {}?',
    state: '{} ist die Hauptstadt welches Bundeslandes?',
  },
  'japanese-prefectures': {
    language: 'ja',
    rows: prefectures,
    capital: '{}の県庁所在地は？',
    state: '{}はどこの県庁所在地？',
  },
} as const;

/** The same in the language that is spoken there. */
export function capitalsAtHome(
  topic: keyof typeof spoken,
  language: string,
  shuffle: (list: string[]) => string[],
): Question[] {
  const { rows, capital, state, ...home } = spoken[topic];
  if (home.language !== language) return [];
  const ask = (sentence: string, from: 2 | 3, to: 2 | 3) =>
    rows.map((row) => {
      const wrong = shuffle(rows.map((one) => one[to]).filter((one) => one !== row[to])).slice(0, 3);
      return { question: sentence.replace('{}', row[from]), answers: [row[to], ...wrong] };
    });
  return [...ask(capital, 2, 3), ...ask(state, 3, 2)];
}
