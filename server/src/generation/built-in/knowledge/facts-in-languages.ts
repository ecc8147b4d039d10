import type { Question } from '../../../../../engines/src/plan.ts';
import type { SeededRandom } from '../planning/seeded-random.ts';
import type { TopicId } from './all-facts.ts';
import { animalAnswers, animals, animalsInLanguages } from './animals-in-languages.ts';
import { capitalsAtHome } from './facts-about-lands-and-prefectures.ts';
import { englishWordsIn } from './facts-about-languages.ts';
import { farmAnimalAnswers, farmAnimals, farmAnimalsInLanguages } from './farm-animals-in-languages.ts';
import type { QuestionFilter } from './knowledge.ts';
import { bodies, planetAnswers, planetsInLanguages } from './planets-in-languages.ts';
import { worldCupQuestions, worldCups } from './world-cups.ts';

type Maker = (language: string, random: SeededRandom, asksFor?: QuestionFilter['asksFor']) => Question[];

/** Wrong answers that could pass for right ones. */
const alsoRight: Record<string, string> = {
  snake: 'whale',
  spider: 'octopus',
  octopus: 'spider',
  cow: 'camel goat',
  sheep: 'goat',
  goat: 'sheep cow',
  duck: 'goose',
  dog: 'goose',
  donkey: 'horse rabbit',
  horse: 'donkey cow',
};

const fromTable =
  (names: string, answers: string, table: Record<string, [names: string, questions: string]>): Maker =>
  (language, random) => {
    const [spoken, questions] = table[language] ?? ['', ''];
    const words = spoken.split('|');
    const ids = names.split(' ');
    const wordOf = (id: string) => words[ids.indexOf(id)] ?? '';
    return answers.split(' ').flatMap((right, i) => {
      const question = questions.split('|')[i];
      const wrong = random
        .shuffle(ids.filter((id) => id !== right && !alsoRight[right]?.split(' ').includes(id)))
        .slice(0, 3);
      return question ? [{ question, answers: [right, ...wrong].map(wordOf) }] : [];
    });
  };

const aboutWorldCups: Maker = (language, random, asksFor) => {
  const [winner, host] = worldCupQuestions[language] ?? [];
  if (!winner || !host) return [];
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const cups = worldCups.split('\n').map((row) => row.split(' '));
  const ask = (sentence: string, column: 1 | 2) => {
    const all = [...new Set(cups.flatMap((row) => row[column] ?? []))].filter((code) => code !== '-');
    return cups.flatMap(([year = '', ...rest]) => {
      const right = rest[column - 1] ?? '-';
      if (right === '-') return [];
      const wrong = random.shuffle(all.filter((code) => code !== right)).slice(0, 3);
      return [
        { question: sentence.replace('{}', year), answers: [right, ...wrong].map((code) => names.of(code) ?? code) },
      ];
    });
  };
  return [...(asksFor === 'hosts' ? [] : ask(winner, 1)), ...(asksFor === 'winners' ? [] : ask(host, 2))];
};

const aboutAnimals = fromTable(animals, animalAnswers, animalsInLanguages);
const aboutFarmAnimals = fromTable(farmAnimals, farmAnimalAnswers, farmAnimalsInLanguages);
const aboutPlanets = fromTable(bodies, planetAnswers, planetsInLanguages);

const englishWords =
  (topic: TopicId): Maker =>
  (language, random) =>
    englishWordsIn(language, topic, (list) => random.shuffle(list));

const atHome =
  (topic: 'german-states' | 'japanese-prefectures'): Maker =>
  (language, random) =>
    capitalsAtHome(topic, language, (list) => random.shuffle(list));

const makers: Partial<Record<TopicId, Maker[]>> = {
  animals: [aboutAnimals],
  'animals-for-kids': [aboutAnimals],
  'farm-animals': [aboutFarmAnimals],
  'solar-system': [aboutPlanets],
  astronomy: [aboutPlanets],
  football: [aboutWorldCups],
  'world-cups': [aboutWorldCups],
  sports: [aboutWorldCups],
  'general-knowledge': [aboutAnimals, aboutPlanets],
  'german-states': [atHome('german-states')],
  'japanese-prefectures': [atHome('japanese-prefectures')],
  'english-words': [englishWords('english-words')],
  'english-colours': [englishWords('english-colours')],
  'english-numbers': [englishWords('english-numbers')],
};

const hasTable = (language: string) => animalsInLanguages[language] !== undefined;

const hasFactsIn = (topic: TopicId, language: string): boolean => makers[topic] !== undefined && hasTable(language);

/** Questions about a topic in another language; none where they are only written in English. */
export function factsIn(
  language: string,
  topic: TopicId,
  { count, random, asksFor }: { count: number; random: SeededRandom; asksFor?: QuestionFilter['asksFor'] },
): Question[] {
  if (!hasFactsIn(topic, language)) return [];
  const all = makers[topic]?.flatMap((maker) => maker(language, random, asksFor)) ?? [];
  return random.shuffle(all).slice(0, count);
}
