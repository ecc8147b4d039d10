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
  const { difficulty, title } = requested;
  const { topic, isAsked, filter } = requested.frame.knowledge;
  if (!topic && (isAsked || difficulty === 1)) return undefined;
  const asked: TopicId = topic ?? 'general-knowledge';
  const options = {
    seed: String(seed),
    count: askedNumber(requested.frame.numbers, 'questions', [3, 40], random.int(14, 20)),
  };
  const { audience } = requested.frame.mood;
  const isEasy = audience !== null || difficulty === 1;
  const narrowed = questionsAbout(asked, { ...options, filter: { ...filter, isEasy } });
  // A continent is ignored for a topic that is not sorted by continents.
  const isNarrowed = narrowed.length > 0;
  const english = isNarrowed
    ? narrowed
    : questionsAbout(asked, { ...options, filter: { parts: filter.parts ?? [], isEasy } });
  const { language } = requested.frame;
  const own = [
    ...capitalQuestionsIn(language, asked, { count: options.count, groups: filter.groups, random }),
    ...factsIn(language, asked, { count: options.count, random }),
  ];
  // A continent with few translated capitals is asked about in English.
  const hasOwn = own.length >= Math.min(8, options.count);
  const questions = hasOwn ? own : sumsIn(language, english);
  const name = nameOf(asked, isNarrowed ? filter : {}, questions);
  const part = filter.parts?.find((one) => questions[0] && isAbout(questions[0], one));
  const start = part && name !== part ? `, beginning with ${part}` : '';
  const description = `${questions.length} ${isEasy ? 'easy ' : ''}questions about ${name}${start}. Pick the right one of four answers before time is up.`;
  const noun = random.pick(['Quiz', 'Challenge', 'Trivia', 'Brainwave']);
  return {
    questions,
    title: title ? inTitleCase(title) : `${inTitleCase(name.replace(/^the (?=\d)/, ''))} ${noun}`,
    description: requested.frame.modifiers.includes('no-timer') ? withoutHurry(description) : description,
  };
}

const properNames =
  /\b(europe|asia|africa|americas|oceania|spanish|french|german|italian|portuguese|polish|greek|norse|egyptian)\b/g;

const spokenNames: Partial<Record<TopicId, string>> = {
  'solar-system': 'the solar system',
  'human-body': 'the human body',
  olympics: 'the Olympics',
  oceans: 'the oceans',
  elements: 'the chemical elements',
  internet: 'the internet',
  environment: 'the environment',
  'animals-for-kids': 'animals',
  'numbers-for-kids': 'numbers',
};

/** What the questions are about, as narrow as they are: "flags of Africa", "the 7 times table". */
function nameOf(topic: TopicId, filter: QuestionFilter, questions: readonly Question[]): string {
  const plain = topic.replace(/-/g, ' ').replace(properNames, (name) => name.replace(/^./, (c) => c.toUpperCase()));
  const name = spokenNames[topic] ?? plain;
  const { factor, resultMax, parts = [] } = filter;
  const place = placeOfFilter(filter);
  if (factor !== undefined && topic === 'multiplication') return `the ${factor} times table`;
  if (factor !== undefined && topic === 'division') return `division by ${factor}`;
  if (resultMax !== undefined && /^(addition|subtraction|multiplication|arithmetic)$/.test(topic))
    return `${name} up to ${resultMax}`;
  if (place && !topic.startsWith('capitals-of')) return `${name} of ${place}`;
  const isMostly = (part: string) => questions.filter((one) => isAbout(one, part)).length * 2 >= questions.length;
  return parts.find(isMostly) ?? name;
}

const isAbout = ({ question, answers }: Question, part: string): boolean =>
  mentions({ ask: question, right: answers[0] ?? '' }, part);
