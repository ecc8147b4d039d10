import type { Question } from '../../../../../engines/src/plan.ts';
import { type SeededRandom, seededRandom } from '../planning/seeded-random.ts';
import { singularOf } from '../reading/english-plurals.ts';
import { type ArithmeticTopicId, factsOf, mixes, type TopicId } from './all-facts.ts';
import { arithmeticCandidates, arithmeticTopics } from './arithmetic-questions.ts';
import { countries } from './countries.ts';
import { easierOf } from './easy-questions.ts';
import { placeOfFilter } from './find-filter.ts';
import type { Candidate, PairTable, QuestionFilter } from './knowledge.ts';
import { regions } from './regions.ts';

export type QuestionWish = { seed: string; count: number; filter?: QuestionFilter };

/** Distinct questions about a topic, fewer than requested if it has no more. The same seed gives the same ones. */
export function questionsAbout(topic: TopicId, { seed, count, filter = {} }: QuestionWish): Question[] {
  const random = seededRandom(`${topic}\n${seed}`);
  const all = candidatesOf(topic, filter, random);
  const mixed = partsFirst(random.shuffle(filter.isEasy ? easierOf(all, count) : all), filter.parts);
  const candidates = askedFirst(mixed, filter.asksFor);
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
    const parts = filter.isEasy && topic === 'general-knowledge' ? mixForKids : mixes[topic];
    // The same number of each, so that the topic with the longest table does not dominate.
    return parts.flatMap((part) => random.shuffle(candidatesOf(part, filter, random)).slice(0, 25));
  }
  if (isArithmetic(topic)) return arithmeticCandidates(topic, filter, random);
  const place = placeOfFilter(filter);
  if (place && topic === 'countries') return aboutCountriesOf(place, filter, random);
  const { facts = '', tables = [] } = factsOf[topic];
  const { parts = [] } = filter;
  // Whoever asks about Spain is asked about Spain only.
  if (topic === 'lands' && parts.length > 0)
    return factsIn(facts).filter((fact) => parts.some((part) => mentions(fact, part)));
  return [...(place ? [] : factsIn(facts)), ...tables.flatMap((table) => pairsIn(table, filter, random))];
}

/** Where every country lies in the same place, its continent is no question. */
function aboutCountriesOf(place: string, filter: QuestionFilter, random: SeededRandom): Candidate[] {
  const isThere = isInside(filter);
  const inside = countries.filter(({ name, continent = '' }) => isThere(name, '', continent)).map(({ name }) => name);
  const outside = countries
    .filter(({ name, continent, onTwoContinents }) => continent && !onTwoContinents && !inside.includes(name))
    .map(({ name }) => name);
  const [one = '', other = '', third = ''] = random.shuffle(inside);
  const which = (ask: string, right: string, from: string[]): Candidate => ({
    ask,
    right,
    wrong: random.shuffle(from.filter((name) => name !== right)).slice(0, 3),
  });
  const stranger = random.pick(outside);
  return [
    which(`Which of these countries is in ${place}?`, one, outside),
    which(`Which of these belongs to ${place}?`, other, outside),
    which(`Which country can you visit in ${place}?`, third, outside),
    ...(inside.length > 2 ? [which(`Which of these countries is not in ${place}?`, stranger, inside)] : []),
    ...(['capitals', 'flags', 'landmarks'] as const).flatMap((topic) => candidatesOf(topic, filter, random)),
  ];
}

/** Whether a line about a country belongs to the place of a filter. */
function isInside({ groups, region }: QuestionFilter): (one: string, other: string, group: string) => boolean {
  const codes = regions.find(({ name }) => name === region)?.codes;
  const names = codes && new Set(countries.filter(({ code }) => codes.includes(code)).map(({ name }) => name));
  return (one, other, group) => (names ? names.has(one) || names.has(other) : !groups || groups.includes(group));
}

/** What a six-year-old knows. */
const mixForKids = ['animals-for-kids', 'colours', 'shapes', 'numbers-for-kids'] as const;

function partsFirst(candidates: Candidate[], parts: readonly string[] = []): Candidate[] {
  const isAsked = (candidate: Candidate) => parts.some((part) => mentions(candidate, part));
  return [...candidates.filter(isAsked), ...candidates.filter((candidate) => !isAsked(candidate))];
}

/** What is asked of whoever asks about winners or hosts. */
const asking = {
  winners: /^(?:who|which)\b.*\b(?:won|wins?)\b/i,
  hosts: /\bhost(?:ed|s)?\b|^where\b.*\b(?:played|held)\b/i,
};

function askedFirst(candidates: Candidate[], asksFor: QuestionFilter['asksFor']): Candidate[] {
  if (!asksFor) return candidates;
  const isAsked = ({ ask }: Candidate) => asking[asksFor].test(ask);
  return [...candidates.filter(isAsked), ...candidates.filter((candidate) => !isAsked(candidate))];
}

/** Whether a question is about a part of its topic, such as sharks. */
export function mentions({ ask, right }: { ask: string; right: string }, part: string): boolean {
  const text = ` ${ask} ${right}`.toLowerCase().replace(/tyrannosaurus( rex)?|t\. rex/g, 't-rex');
  return text.includes(` ${singularOf(part.toLowerCase()).replace(/^(tyrannosaurus.*|t rex)$/, 't-rex')}`);
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

function pairsIn({ ask, askBack, rows }: PairTable, filter: QuestionFilter, random: SeededRandom): Candidate[] {
  const isThere = isInside(filter);
  const all = cellsOf(rows).map(([one = '', other = '', group = '']) => ({ one, other, group }));
  const pairs = all.filter(({ one, other, group }) => isThere(one, other, group));
  const groups = new Set(pairs.map(({ group }) => group));
  // A small region borrows its wrong answers from its continent.
  const others = pairs.length < 5 ? all.filter(({ group }) => groups.has(group)) : pairs;
  const asking = (template: string | undefined, list: Pair[], among: Pair[]) =>
    template ? list.map(({ asked, answer }) => candidateFrom(template, asked, answer, among, random)) : [];
  const forth = ({ one, other }: { one: string; other: string }): Pair => ({ asked: one, answer: other });
  const back = ({ one, other }: { one: string; other: string }): Pair => ({ asked: other, answer: one });
  return [...asking(ask, pairs.map(forth), others.map(forth)), ...asking(askBack, pairs.map(back), others.map(back))];
}

type Pair = { asked: string; answer: string };

function candidateFrom(template: string, asked: string, right: string, list: Pair[], random: SeededRandom): Candidate {
  const alsoRight = new Set(list.filter((pair) => pair.asked === asked).map(({ answer }) => answer));
  const others = new Set(list.map(({ answer }) => answer).filter((answer) => !alsoRight.has(answer)));
  return { ask: template.replace('{}', asked), right, wrong: random.shuffle([...others]).slice(0, 3) };
}
