import type { SeededRandom } from '../planning/seeded-random.ts';
import type { Candidate, QuestionFilter } from './knowledge.ts';

export const arithmeticTopics = ['addition', 'subtraction', 'multiplication', 'division', 'arithmetic'] as const;
type Operation = Exclude<(typeof arithmeticTopics)[number], 'arithmetic'>;

const resultMaxDefault: Record<Operation, number> = {
  addition: 20,
  subtraction: 20,
  multiplication: 100,
  division: 10,
};

/** Every sum of the kind whose result and, for subtraction, whose numbers stay within the limit. */
const sumsOf: Record<Operation, (max: number) => [ask: string, result: number][]> = {
  addition: (max) => pairs(max, max).flatMap(([a, b]) => (a + b <= max ? [[`${a} + ${b}`, a + b]] : [])),
  subtraction: (max) => pairs(max, max).flatMap(([a, b]) => (b <= a ? [[`${a} - ${b}`, a - b]] : [])),
  // "Tables up to 10" limits the factors, "up to 50" the result.
  multiplication: (max) =>
    (max <= 12 ? pairs(max, max) : pairs(10, 10)).flatMap(([a, b]) =>
      a > 1 && b > 1 && (max <= 12 || a * b <= max) ? [[`${a} × ${b}`, a * b]] : [],
    ),
  division: (max) => pairs(10, Math.min(10, max)).flatMap(([a, b]) => (a > 1 ? [[`${a * b} ÷ ${a}`, b]] : [])),
};

/** The times tables of the numbers that are asked; undefined for sums that have none. */
function tablesWith(
  operation: Operation,
  { factor, tables }: QuestionFilter,
): [ask: string, result: number][] | undefined {
  const asked = tables ?? (factor === undefined ? [] : [factor]);
  const all = asked.flatMap((one) => tableOf(operation, one) ?? []);
  return all.length > 0 ? all : undefined;
}

/** The times table of one number, up to twelve times; undefined for sums that have none. */
function tableOf(operation: Operation, factor: number): [ask: string, result: number][] | undefined {
  const others = Array.from({ length: 12 }, (_, i) => i + 1);
  if (operation === 'division') return others.map((other) => [`${factor * other} ÷ ${factor}`, other]);
  if (operation !== 'multiplication') return undefined;
  return others.map((other) => [`${other} × ${factor}`, factor * other]);
}

/** "The tables from 2 to 9". */
const tablesOf = ([first, last]: readonly [number, number]): [ask: string, result: number][] =>
  pairs(Math.min(12, last), 10).flatMap(([a, b]) => (a >= first && b > 1 ? [[`${a} × ${b}`, a * b]] : []));

/** Harmless for a few hundred numbers; a limit beyond that is cut. */
const resultMaxAllowed = 100;

export function arithmeticCandidates(
  topic: (typeof arithmeticTopics)[number],
  filter: QuestionFilter,
  random: SeededRandom,
): Candidate[] {
  const { resultMax, factors, isEasy } = filter;
  const operations: Operation[] =
    topic !== 'arithmetic'
      ? [topic]
      : isEasy
        ? ['addition', 'subtraction']
        : ['addition', 'subtraction', 'multiplication', 'division'];
  const sums = (operation: Operation) =>
    tablesWith(operation, filter) ||
    (factors && operation === 'multiplication' && tablesOf(factors)) ||
    sumsOf[operation](Math.min(resultMaxAllowed, resultMax ?? resultMaxDefault[operation]));
  return operations.flatMap((operation) =>
    sums(operation).map(([ask, result]) => ({
      ask: `How much is ${ask}?`,
      right: String(result),
      wrong: nearby(result, Math.max(result, resultMax ?? Number.POSITIVE_INFINITY), random),
    })),
  );
}

function pairs(aMax: number, bMax: number): [number, number][] {
  return Array.from({ length: aMax }, (_, i) =>
    Array.from({ length: bMax }, (_, j): [number, number] => [i + 1, j + 1]),
  ).flat();
}

/** "Up to 20" has no answer above it. */
function nearby(result: number, max: number, random: SeededRandom): string[] {
  const offsets = [-10, -4, -3, -2, -1, 1, 2, 3, 4, 10];
  return random
    .shuffle(offsets.map((offset) => result + offset).filter((number) => number >= 0 && number <= max))
    .slice(0, 3)
    .map(String);
}
