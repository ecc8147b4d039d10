import type { Question } from '../../../../../engines/src/plan.ts';
import type { SeededRandom } from '../planning/seeded-random.ts';

/** "How many are there?" in the languages that have texts for their games. */
const sentences: Record<string, string> = {
  de: 'Wie viele sind es?',
  es: '¿Cuántos hay?',
  fr: 'Combien y en a-t-il ?',
  pt: 'Quantos há?',
  it: 'Quanti sono?',
  pl: 'Ile ich jest?',
  ru: 'Сколько их?',
  tr: 'Kaç tane var?',
  id: 'Ada berapa?',
  ar: 'كم عددها؟',
  hi: 'कितने हैं?',
  zh: '有几个？',
  ja: 'いくつありますか？',
  ko: '모두 몇 개일까요?',
};

/** More than these are too small to count on a phone. */
export const countedMax = 30;

/** Pictures to be counted, from one to `max` of them, every number before one comes again. */
export function countingQuestions(
  counted: readonly { plural: string; thing: number }[],
  { count, max, language, random }: { count: number; max: number; language: string; random: SeededRandom },
): Question[] {
  const numbers = Array.from({ length: Math.max(4, Math.min(countedMax, max)) }, (_, i) => i + 1);
  const rounds = Array.from({ length: Math.ceil(count / numbers.length) }, () => random.shuffle(numbers));
  return rounds
    .flat()
    .slice(0, count)
    .map((number, i) => {
      const near = numbers.filter((one) => one !== number && Math.abs(one - number) <= 4);
      const { plural, thing } = counted[i % counted.length] ?? { plural: 'are there', thing: 0 };
      return {
        question: sentences[language] ?? `How many ${plural}?`,
        answers: [number, ...random.shuffle(near).slice(0, 3)].map(String),
        shown: { thing, count: number },
      };
    });
}
