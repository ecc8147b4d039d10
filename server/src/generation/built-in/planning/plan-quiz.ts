import type { Actor, Plan, Question } from '../../../../../engines/src/plan.ts';
import type { TopicId } from '../knowledge/all-facts.ts';
import { countedMax, countingQuestions } from '../knowledge/counting-questions.ts';
import { factsIn } from '../knowledge/facts-in-languages.ts';
import { placeOfFilter } from '../knowledge/find-filter.ts';
import type { QuestionFilter } from '../knowledge/knowledge.ts';
import { mentions, questionsAbout } from '../knowledge/questions-about.ts';
import { capitalQuestionsIn, sumsIn } from '../knowledge/questions-in-languages.ts';
import { asStatements } from '../knowledge/true-or-false.ts';
import { askedNumber } from '../mechanics/asked-number.ts';
import { planEitherOr } from './either-or.ts';
import { flagQuiz } from './flag-quiz.ts';
import { withoutHurry } from './goal-of-cast.ts';
import { pictureQuiz } from './picture-quiz.ts';
import type { Requested } from './requested.ts';
import type { SeededRandom } from './seeded-random.ts';
import { inTitleCase } from './title-case.ts';

type TopicQuiz = Pick<Plan, 'questions' | 'title' | 'description'> & { things?: Actor[] };

/**
 * The questions of a quiz and the texts that name its topic; undefined where it has to use pictures: the requested
 * topic is unknown, or the players are too young to read.
 */
export function planQuiz(
  requested: Requested,
  things: readonly Actor[],
  seed: number,
  random: SeededRandom,
): TopicQuiz | undefined {
  const { difficulty, title, frame } = requested;
  if (frame.modifiers.includes('counting')) return planCounting(requested, things, random);
  const eitherOr = planEitherOr(frame, random);
  if (eitherOr) return eitherOr;
  const count = askedNumber(frame.numbers, 'questions', [3, 40], random.int(14, 20));
  const pictures = pictureQuiz(frame, count, random);
  if (pictures) return { ...pictures, ...(title && { title: inTitleCase(title) }) };
  const { topic, others = [], isAsked, filter } = frame.knowledge;
  if (!topic && (isAsked || difficulty === 1)) return undefined;
  const isEasy = frame.mood.audience !== null || difficulty === 1;
  const isForKids = frame.mood.audience !== null;
  const topics = [topic ?? 'general-knowledge', ...others].map((one) =>
    isForKids ? (topicsForKids[one] ?? one) : one,
  );
  const isJudged = frame.modifiers.includes('true-or-false');
  const ofFlags = topic === 'flags' && others.length === 0 && !isJudged && !filter.parts?.length;
  const flags = ofFlags ? flagQuiz(frame.language, { count, filter: { ...filter, isEasy }, random }) : null;
  const asked = topics.map((one) => {
    if (flags) return { questions: flags.questions, isNarrowed: true };
    const wish = { seed: String(seed), count: Math.ceil(count / topics.length), filter: { ...filter, isEasy } };
    return questionsOf(one, wish, frame.language, random);
  });
  const questions = inTurn(asked.map((one) => one.questions)).slice(0, count);
  const isJoined = topics.length > 1;
  const names = topics.map((one, i) => {
    const { parts = [], ...places } = asked[i]?.isNarrowed ? filter : {};
    return nameOf(one, isJoined ? places : { ...places, parts }, questions);
  });
  const name = joinedNames(names);
  const part = filter.parts?.find((one) => questions[0] && isAbout(questions[0], one));
  const start = part && !isJoined && topic !== 'lands' && name !== part ? `, beginning with ${part}` : '';
  const description = isJudged
    ? `${questions.length} ${isEasy ? 'easy ' : ''}statements about ${name}${start}. True or false? Decide before time is up.`
    : `${questions.length} ${isEasy ? 'easy ' : ''}questions about ${name}${start}. Pick the right one of four answers before time is up.`;
  const noun = random.pick(['Quiz', 'Challenge', 'Trivia', 'Brainwave']);
  return {
    questions: isJudged ? asStatements(questions, frame.language, random) : questions,
    ...(flags && { things: flags.things }),
    title: title ? inTitleCase(title) : `${inTitleCase(name.replace(/^the (?=\d)/, ''))} ${noun}`,
    description: frame.modifiers.includes('no-timer') ? withoutHurry(description) : description,
  };
}

/** "Count the ducks up to 10": so many ducks are shown, and nothing else is asked. */
function planCounting(requested: Requested, things: readonly Actor[], random: SeededRandom): TopicQuiz {
  const { title, frame } = requested;
  const { max = frame.knowledge.filter.resultMax ?? 10, questions } = frame.numbers;
  const named = new Set(requested.things.map(({ name }) => name));
  const asked = things.filter(({ name }) => named.size === 0 || named.has(name));
  const counted = (asked.length > 0 ? asked : things).slice(0, named.size > 0 ? things.length : countedThings);
  const plurals = new Intl.ListFormat('en-GB').format([...new Set(counted.map(({ plural }) => plural))]);
  const highest = Math.max(4, Math.min(countedMax, max));
  return {
    questions: countingQuestions(
      counted.map((thing) => ({ plural: thing.plural, thing: things.indexOf(thing) })),
      { count: questions ?? Math.max(10, Math.min(20, highest)), max: highest, language: frame.language, random },
    ),
    title: title ? inTitleCase(title) : `${inTitleCase(`count the ${plurals}`)}`,
    description: `How many ${plurals} are there? Count from 1 to ${highest} and tap the right number.`,
  };
}

/** So many different things are counted where the prompt names none. */
const countedThings = 4;

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
  const { parts = [], isEasy = false, asksFor } = filter;
  const english = isNarrowed ? narrowed : questionsAbout(topic, { seed, count, filter: { parts, isEasy } });
  const own = [
    ...capitalQuestionsIn(language, topic, { count, filter, random }),
    ...factsIn(language, topic, { count, random, asksFor }),
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
  'french-revolution': 'the French Revolution',
  'world-war-two': 'the Second World War',
  'world-war-one': 'the First World War',
  'world-cups': 'World Cups',
  bible: 'the Bible',
  oceans: 'the oceans',
  elements: 'the chemical elements',
  internet: 'the internet',
  environment: 'the environment',
  'water-cycle': 'the water cycle',
  'states-of-matter': 'states of matter',
  'animals-for-kids': 'animals',
  'numbers-for-kids': 'numbers',
};

/** "Addition and subtraction up to 50". */
function joinedNames(names: string[]): string {
  const ends = new Set(names.map((name) => / up to \d+$/.exec(name)?.[0] ?? ''));
  const [end = ''] = ends;
  const own = ends.size === 1 ? names.map((name) => name.slice(0, name.length - end.length)) : names;
  return `${new Intl.ListFormat('en-GB').format(own)}${ends.size === 1 ? end : ''}`;
}

/** What the questions are about, as narrow as they are: "flags of Africa", "the 7 times table". */
function nameOf(topic: TopicId, filter: QuestionFilter, questions: readonly Question[]): string {
  const plain = topic.replace(/-/g, ' ').replace(properNames, (name) => name.replace(/^./, (c) => c.toUpperCase()));
  const name = spokenNames[topic] ?? plain;
  const { factor, tables, resultMax, parts = [] } = filter;
  const place = placeOfFilter(filter);
  if (topic === 'lands' && parts.length > 0) return new Intl.ListFormat('en-GB').format(parts.map(inTitleCase));
  if (tables && topic === 'multiplication')
    return `the ${new Intl.ListFormat('en-GB').format(tables.map(String))} times tables`;
  if (factor !== undefined && topic === 'multiplication') return `the ${factor} times table`;
  if (factor !== undefined && topic === 'division') return `division by ${factor}`;
  if (resultMax !== undefined && /^(addition|subtraction|multiplication|arithmetic)$/.test(topic))
    return `${name} up to ${resultMax}`;
  if (place && topic === 'capitals-of-the-americas') return `capitals of ${place}`;
  if (place && !topic.startsWith('capitals-of')) return `${name} of ${place}`;
  const isMostly = (part: string) => questions.filter((one) => isAbout(one, part)).length * 2 >= questions.length;
  return parts.find(isMostly) ?? name;
}

export const isAbout = ({ question, answers }: Question, part: string): boolean =>
  mentions({ ask: question, right: answers[0] ?? '' }, part);
