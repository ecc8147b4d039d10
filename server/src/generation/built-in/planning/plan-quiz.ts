import type { Plan, Question } from '../../../../../engines/src/plan.ts';
import type { TopicId } from '../knowledge/all-facts.ts';
import { factsIn } from '../knowledge/facts-in-languages.ts';
import { placeOfFilter } from '../knowledge/find-filter.ts';
import type { QuestionFilter } from '../knowledge/knowledge.ts';
import { mentions, questionsAbout } from '../knowledge/questions-about.ts';
import { capitalQuestionsIn, sumsIn } from '../knowledge/questions-in-languages.ts';
import { askedNumber } from '../mechanics/asked-number.ts';
import { withoutHurry } from './goal-of-cast.ts';
import type { Requested } from './requested.ts';
import type { SeededRandom } from './seeded-random.ts';
import { inTitleCase } from './write-texts.ts';

type TopicQuiz = Pick<Plan, 'questions' | 'title' | 'description'>;

/**
 * The questions of a quiz and the texts that name its topic; undefined where it has to use pictures: the requested
 * topic is unknown, or the players are too young to read.
 */
export function planQuiz(requested: Requested, seed: number, random: SeededRandom): TopicQuiz | undefined {
  const { difficulty, title, frame } = requested;
  const { topic, others = [], isAsked, filter } = frame.knowledge;
  if (!topic && (isAsked || difficulty === 1)) return undefined;
  const count = askedNumber(frame.numbers, 'questions', [3, 40], random.int(14, 20));
  const isEasy = frame.mood.audience !== null || difficulty === 1;
  const isForKids = frame.mood.audience !== null;
  const topics = [topic ?? 'general-knowledge', ...others].map((one) =>
    isForKids ? (topicsForKids[one] ?? one) : one,
  );
  const asked = topics.map((one) => {
    const wish = { seed: String(seed), count: Math.ceil(count / topics.length), filter: { ...filter, isEasy } };
    return questionsOf(one, wish, frame.language, random);
  });
  const questions = inTurn(asked.map((one) => one.questions)).slice(0, count);
  const isJoined = topics.length > 1;
  const names = topics.map((one, i) => {
    const { parts = [], ...places } = asked[i]?.isNarrowed ? filter : {};
    return nameOf(one, isJoined ? places : { ...places, parts }, questions);
  });
  const name = new Intl.ListFormat('en-GB').format(names);
  const part = filter.parts?.find((one) => questions[0] && isAbout(questions[0], one));
  const start = part && !isJoined && topic !== 'lands' && name !== part ? `, beginning with ${part}` : '';
  const description = `${questions.length} ${isEasy ? 'easy ' : ''}questions about ${name}${start}. Pick the right one of four answers before time is up.`;
  const noun = random.pick(['Quiz', 'Challenge', 'Trivia', 'Brainwave']);
  return {
    questions,
    title: title ? inTitleCase(title) : `${inTitleCase(name.replace(/^the (?=\d)/, ''))} ${noun}`,
    description: frame.modifiers.includes('no-timer') ? withoutHurry(description) : description,
  };
}

/** The questions about one topic, in the language of the quiz if there are enough. */
function questionsOf(
  topic: TopicId,
  { seed, count, filter }: { seed: string; count: number; filter: QuestionFilter },
  language: string,
  random: SeededRandom,
): { questions: Question[]; isNarrowed: boolean } {
  const narrowed = questionsAbout(topic, { seed, count, filter });
  // A continent is ignored for a topic that is not sorted by continents.
  const isNarrowed = narrowed.length > 0;
  const { parts = [], isEasy = false } = filter;
  const english = isNarrowed ? narrowed : questionsAbout(topic, { seed, count, filter: { parts, isEasy } });
  const own = [
    ...capitalQuestionsIn(language, topic, { count, filter, random }),
    ...factsIn(language, topic, { count, random }),
  ];
  // A continent with few translated capitals is asked about in English.
  const hasOwn = own.length >= Math.min(8, count);
  return { questions: hasOwn ? own : sumsIn(language, english), isNarrowed };
}

/** One of each list after the other. */
const inTurn = <T>(lists: T[][]): T[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat();

/** Topics with easier questions about the same. */
const topicsForKids: Partial<Record<TopicId, TopicId>> = {
  animals: 'animals-for-kids',
  mathematics: 'arithmetic',
  astronomy: 'solar-system',
};

const properNames =
  /\b(europe|asia|africa|americas|oceania|spanish|french|german|italian|portuguese|polish|greek|norse|egyptian|egypt|rome|greece|african)\b/g;

const spokenNames: Partial<Record<TopicId, string>> = {
  'solar-system': 'the solar system',
  'human-body': 'the human body',
  olympics: 'the Olympics',
  oceans: 'the oceans',
  elements: 'the chemical elements',
  internet: 'the internet',
  environment: 'the environment',
  'water-cycle': 'the water cycle',
  'states-of-matter': 'states of matter',
  'animals-for-kids': 'animals',
  'numbers-for-kids': 'numbers',
};

/** What the questions are about, as narrow as they are: "flags of Africa", "the 7 times table". */
function nameOf(topic: TopicId, filter: QuestionFilter, questions: readonly Question[]): string {
  const plain = topic.replace(/-/g, ' ').replace(properNames, (name) => name.replace(/^./, (c) => c.toUpperCase()));
  const name = spokenNames[topic] ?? plain;
  const { factor, resultMax, parts = [] } = filter;
  const place = placeOfFilter(filter);
  if (topic === 'lands' && parts.length > 0) return new Intl.ListFormat('en-GB').format(parts.map(inTitleCase));
  if (factor !== undefined && topic === 'multiplication') return `the ${factor} times table`;
  if (factor !== undefined && topic === 'division') return `division by ${factor}`;
  if (resultMax !== undefined && /^(addition|subtraction|multiplication|arithmetic)$/.test(topic))
    return `${name} up to ${resultMax}`;
  if (place && topic === 'capitals-of-the-americas') return `capitals of ${place}`;
  if (place && !topic.startsWith('capitals-of')) return `${name} of ${place}`;
  const isMostly = (part: string) => questions.filter((one) => isAbout(one, part)).length * 2 >= questions.length;
  return parts.find(isMostly) ?? name;
}

const isAbout = ({ question, answers }: Question, part: string): boolean =>
  mentions({ ask: question, right: answers[0] ?? '' }, part);
