import type { Plan, Question } from '../../../../../engines/src/plan.ts';
import { askedNumber } from '../mechanics/asked-number.ts';
import type { Frame } from '../reading/frame.ts';
import type { SeededRandom } from './seeded-random.ts';
import { inTitleCase } from './title-case.ts';

/** What belongs to a group without a picture, which a question does not need. */
const others: Record<string, string> = {
  fruit: 'peach pear plum mango melon kiwi raspberry blueberry papaya apricot',
  vegetables: 'spinach cabbage lettuce leek radish beetroot cauliflower turnip celery',
  mammals: 'dolphin kangaroo hedgehog',
  birds: 'robin sparrow pelican',
  reptiles: 'iguana chameleon gecko tortoise cobra',
  fish: 'salmon tuna trout cod',
};

/** The answers as one says them: "a vegetable", "a mammal". */
const singular: Record<string, string> = { fruit: 'Fruit', vegetables: 'Vegetable', fish: 'Fish' };
const answerOf = (label: string): string => singular[label] ?? inTitleCase(label.replace(/s$/, ''));

/** "Is it a fruit or a vegetable": which of two groups each thing belongs to, and nothing else. */
export function planEitherOr(
  frame: Frame,
  random: SeededRandom,
): Pick<Plan, 'questions' | 'title' | 'description'> | undefined {
  const [first, second, ...more] = frame.groups ?? [];
  if (!first || !second || more.length > 0) return undefined;
  const answers = [first, second].map(({ label }) => answerOf(label));
  const ofGroup = (i: 0 | 1): Question[] => {
    const { label, members } = i === 0 ? first : second;
    const other = i === 0 ? second : first;
    return [...members, ...(others[label]?.split(' ') ?? [])]
      .filter((name) => !other.members.includes(name))
      .map((name) => ({
        question: `${inTitleCase(name)}: ${answers.join(' or ').toLowerCase()}?`,
        answers: [answers[i] ?? '', answers[1 - i] ?? ''],
        isSecond: i === 1,
      }));
  };
  const all = random.shuffle([...ofGroup(0), ...ofGroup(1)]);
  const questions = all.slice(0, askedNumber(frame.numbers, 'questions', [3, 40], Math.min(all.length, 18)));
  return {
    questions,
    title: frame.title ? inTitleCase(frame.title) : `${answers.join(' or ')}?`,
    description: `${questions.length} questions: is it a ${answers.join(' or a ').toLowerCase()}? Decide before time is up.`,
  };
}
