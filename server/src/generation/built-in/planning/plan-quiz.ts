import type { Plan } from '../../../../../engines/src/plan.ts';
import type { TopicId } from '../knowledge/all-facts.ts';
import { factsIn } from '../knowledge/facts-in-languages.ts';
import { questionsAbout } from '../knowledge/questions-about.ts';
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
  const narrowed = questionsAbout(asked, { ...options, filter });
  // A continent is ignored for a topic that is not sorted by continents.
  const english = narrowed.length > 0 ? narrowed : questionsAbout(asked, options);
  const { language } = requested.frame;
  const own = [
    ...capitalQuestionsIn(language, asked, { count: options.count, groups: filter.groups, random }),
    ...factsIn(language, asked, { count: options.count, random }),
  ];
  // A continent with few translated capitals is asked about in English.
  const hasOwn = own.length >= Math.min(8, options.count);
  const questions = hasOwn ? own : sumsIn(language, english);
  const name = nameOf(asked);
  const description = `${questions.length} questions about ${name}. Pick the right one of four answers before time is up.`;
  const noun = random.pick(['Quiz', 'Challenge', 'Trivia', 'Brainwave']);
  return {
    questions,
    title: title ? inTitleCase(title) : `${inTitleCase(name)} ${noun}`,
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

function nameOf(topic: TopicId): string {
  const plain = topic.replace(/-/g, ' ').replace(properNames, (name) => name.replace(/^./, (c) => c.toUpperCase()));
  return spokenNames[topic] ?? plain;
}
