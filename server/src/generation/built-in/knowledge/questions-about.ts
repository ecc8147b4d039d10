import type { Question } from '../../../../../engines/src/plan.ts';
import { type SeededRandom, seededRandom } from '../planning/seeded-random.ts';
import { type ArithmeticTopicId, factsOf, mixes, type TopicId } from './all-facts.ts';
import { arithmeticCandidates, arithmeticTopics } from './arithmetic-questions.ts';
import type { Candidate, PairTable, QuestionFilter } from './knowledge.ts';

export type QuestionWish = { seed: string; count: number; filter?: QuestionFilter };

/** Distinct questions about a topic, fewer than requested if it has no more. The same seed gives the same ones. */
export function questionsAbout(topic: TopicId, { seed, count, filter = {} }: QuestionWish): Question[] {
  const random = seededRandom(`${topic}\n${seed}`);
  const candidates = random.shuffle(candidatesOf(topic, filter, random));
  const asked = new Set<string>();
  const questions: Question[] = [];
  for (const { ask, right, wrong } of candidates) {
    if (questions.length === count) break;
    if (asked.has(ask)) continue;
    asked.add(ask);
    questions.push({ question: ask, answers: [right, ...random.shuffle(wrong).slice(0, 3)] });
  }
  return questions;
}

function candidatesOf(topic: TopicId, filter: QuestionFilter, random: SeededRandom): Candidate[] {
  if (isMix(topic)) {
    // The same number of each, so that the topic with the longest table does not dominate.
    return mixes[topic].flatMap((part) => random.shuffle(candidatesOf(part, filter, random)).slice(0, 25));
  }
  if (isArithmetic(topic)) return arithmeticCandidates(topic, filter.resultMax, random);
  const { facts = '', tables = [] } = factsOf[topic];
  return [...(filter.groups ? [] : factsIn(facts)), ...tables.flatMap((table) => pairsIn(table, filter, random))];
}

const isMix = (topic: TopicId): topic is keyof typeof mixes => topic in mixes;
const isArithmetic = (topic: TopicId): topic is ArithmeticTopicId =>
  (arithmeticTopics as readonly string[]).includes(topic);

const cellsOf = (rows: string): string[][] =>
  rows
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split(' | '));

function factsIn(facts: string): Candidate[] {
  return cellsOf(facts).map(([ask = '', right = '', ...wrong]) => ({ ask, right, wrong }));
}

function pairsIn({ ask, askBack, rows }: PairTable, { groups }: QuestionFilter, random: SeededRandom): Candidate[] {
  const pairs = cellsOf(rows)
    .map(([one = '', other = '', group = '']) => ({ one, other, group }))
    .filter(({ group }) => !groups || groups.includes(group));
  const asking = (template: string | undefined, list: { asked: string; answer: string }[]) =>
    template ? list.map(({ asked, answer }) => candidateFrom(template, asked, answer, list, random)) : [];
  return [
    ...asking(
      ask,
      pairs.map(({ one, other }) => ({ asked: one, answer: other })),
    ),
    ...asking(
      askBack,
      pairs.map(({ one, other }) => ({ asked: other, answer: one })),
    ),
  ];
}

function candidateFrom(
  template: string,
  asked: string,
  right: string,
  list: { asked: string; answer: string }[],
  random: SeededRandom,
): Candidate {
  const alsoRight = new Set(list.filter((pair) => pair.asked === asked).map(({ answer }) => answer));
  const others = new Set(list.map(({ answer }) => answer).filter((answer) => !alsoRight.has(answer)));
  return { ask: template.replace('{}', asked), right, wrong: random.shuffle([...others]).slice(0, 3) };
}
