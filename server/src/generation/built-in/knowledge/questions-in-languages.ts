import type { Question } from '../../../../../engines/src/plan.ts';
import type { SeededRandom } from '../planning/seeded-random.ts';
import type { TopicId } from './all-facts.ts';
import { capitalsInLanguages } from './capitals-in-languages.ts';
import { capitalsInMoreLanguages } from './capitals-in-more-languages.ts';
import { capitalsOfAfrica } from './capitals-of-africa.ts';
import { countries } from './countries.ts';
import type { QuestionFilter } from './knowledge.ts';
import { codesOfRegion } from './regions.ts';

type Sentences = { capital: string; country: string; sum: string };

/** `{}` is the subject of the question: a country, a capital, a sum. */
const sentences: Record<string, Sentences> = {
  de: { capital: 'Hauptstadt: {}?', country: '{} ist die Hauptstadt welches Landes?', sum: 'Wie viel ist {}?' },
  es: { capital: '¿Cuál es la capital de {}?', country: '¿De qué país es capital {}?', sum: '¿Cuánto es {}?' },
  fr: { capital: 'Capitale : {} ?', country: '{} est la capitale de quel pays ?', sum: 'Combien font {} ?' },
  pt: { capital: 'Capital: {}?', country: '{} é a capital de que país?', sum: 'Quanto é {}?' },
  it: { capital: 'Capitale: {}?', country: '{} è la capitale di quale paese?', sum: 'Quanto fa {}?' },
  pl: { capital: 'Stolica: {}?', country: 'Stolicą którego kraju jest {}?', sum: 'Ile to jest {}?' },
  ja: { capital: '{}の首都は？', country: '{}はどの国の首都？', sum: '{} は？' },
  zh: { capital: '{}的首都是？', country: '{}是哪个国家的首都？', sum: '{} 等于多少？' },
  ru: { capital: 'Столица: {}?', country: '{} — столица какой страны?', sum: 'Сколько будет {}?' },
  ar: { capital: 'ما عاصمة {}؟', country: '{} عاصمة أي دولة؟', sum: 'كم يساوي {}؟' },
  tr: { capital: 'Başkent: {}?', country: '{} hangi ülkenin başkenti?', sum: '{} kaç eder?' },
  ko: { capital: '{}의 수도는?', country: '{}, 어느 나라의 수도일까요?', sum: '{} = ?' },
  hi: { capital: '{} की राजधानी क्या है?', country: '{} किस देश की राजधानी है?', sum: '{} कितना होता है?' },
  id: { capital: 'Apa ibu kota {}?', country: '{} adalah ibu kota negara mana?', sum: 'Berapa {}?' },
};

/** Too few capitals of Oceania are translated. */
const isAboutCapitals = (topic: TopicId): boolean =>
  /^capitals(-of-europe|-of-asia|-of-africa|-of-the-americas)?$/.test(topic);

/** Sums in the words of a language. */
export function sumsIn(language: string, questions: Question[]): Question[] {
  const sentence = sentences[language]?.sum;
  if (sentence === undefined) return questions;
  return questions.map(({ question, answers }) => {
    const sum = /^How much is (.+)\?$/.exec(question)?.[1];
    return { question: sum ? sentence.replace('{}', sum) : question, answers };
  });
}

const groupsOfTopic: Partial<Record<TopicId, readonly string[]>> = {
  'capitals-of-europe': ['Europe'],
  'capitals-of-asia': ['Asia'],
  'capitals-of-africa': ['Africa'],
  'capitals-of-the-americas': ['North America', 'South America'],
};

/** Elsewhere they would be most of the questions. */
const isAboutAfrica = (topic: TopicId, { groups, region }: QuestionFilter): boolean =>
  topic === 'capitals-of-africa' || region !== undefined || groups?.includes('Africa') === true;

/** Questions about capitals, with the names of countries and cities in a language. */
export function capitalQuestionsIn(
  language: string,
  topic: TopicId,
  { count, filter, random }: { count: number; filter: QuestionFilter; random: SeededRandom },
): Question[] {
  const words = sentences[language];
  const capitals = new Map([
    ...(capitalsInLanguages.get(language) ?? capitalsInMoreLanguages.get(language) ?? []),
    ...((isAboutAfrica(topic, filter) && capitalsOfAfrica.get(language)) || []),
  ]);
  if (!words || capitals.size === 0 || !isAboutCapitals(topic)) return [];
  const asked = filter.groups ?? groupsOfTopic[topic];
  const codes = filter.region ? codesOfRegion(filter.region) : undefined;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const pairs = countries.flatMap(({ code, capital, continent }) => {
    const city = capital ? capitals.get(capital) : undefined;
    const isAsked = codes ? codes.includes(code) : !asked || asked.some((group) => group === continent);
    return city && isAsked ? [{ country: names.of(code) ?? code, city }] : [];
  });
  const others = (own: string, list: string[]) => random.shuffle(list.filter((one) => one !== own)).slice(0, 3);
  return random
    .shuffle(pairs)
    .slice(0, count)
    .map(({ country, city }, i) =>
      i % 3 === 2
        ? {
            question: words.country.replace('{}', city),
            answers: [
              country,
              ...others(
                country,
                pairs.map((one) => one.country),
              ),
            ],
          }
        : {
            question: words.capital.replace('{}', country),
            answers: [
              city,
              ...others(
                city,
                pairs.map((one) => one.city),
              ),
            ],
          },
    );
}
