import type { Kind, Plan } from '../../../../../engines/src/plan.ts';
import { hasQuestionsIn } from '../knowledge/questions-in-languages.ts';
import { pluralOf } from '../reading/english-plurals.ts';
import type { Counted, Frame } from '../reading/frame.ts';
import { gameTextsIn } from '../texts/game-texts.ts';
import { kindsOfEnemies, kindsWithBoss, kindsWithFixedTimer, rulesOfCount } from './honours.ts';

const kindsWithShots = new Set<Kind>(
  'maze platformer shooter arena throw darts bubble-shooter defence whack'.split(' ') as Kind[],
);

/** Modifiers in the words of a prompt, and whether a game of this plan has them. */
const mixed: [modifier: string, words: string, isPlayed: (plan: Plan) => boolean][] = [
  [
    'two-players',
    'two players',
    ({ kind, rules }) => kind === 'pong' || kind === 'air-hockey' || (rules['players'] ?? 1) > 1,
  ],
  ['boss', 'boss', ({ kind }) => kindsWithBoss.has(kind)],
  ['shoots', 'shooting', ({ kind }) => kindsWithShots.has(kind)],
  ['breakable-walls', 'breakable walls', ({ kind }) => kind === 'maze' || kind === 'breakout'],
  ['no-enemies', 'no enemies', ({ kind }) => !kindsOfEnemies.has(kind)],
  ['no-timer', 'no timer', ({ kind }) => !kindsWithFixedTimer.has(kind)],
  ['no-losing', 'no game over', ({ rules }) => rules['gentle'] === 1],
];

/** What was requested but is not in the game: counts, modifiers, another language. */
export function leftOutOfPlan(frame: Frame, plan: Plan): string[] {
  const isSaidOnce = (unit: string) => unit !== 'players' || !frame.modifiers.includes('two-players');
  const counts = Object.entries(frame.numbers).filter(
    ([unit, count]) => isSaidOnce(unit) && !isPlayed(plan, unit, count),
  );
  const notMixed = mixed.filter(([name, , has]) => frame.modifiers.some((one) => one === name) && !has(plan));
  const isForeign = frame.language !== 'en' && gameTextsIn(frame.language) === null;
  const topic = frame.knowledge.topic ?? 'general-knowledge';
  const isAsked = plan.kind === 'quiz' && plan.questions !== undefined && !hasQuestionsIn(topic, frame.language);
  return [
    ...counts.map(([unit, count]) => `${count} ${unit === 'collect' ? nameOfCollected(frame) : unit}`),
    ...notMixed.map(([, words]) => words),
    ...(isForeign ? [`texts in ${nameOfLanguage(frame.language)}`] : []),
    ...(isAsked ? [`questions in ${nameOfLanguage(frame.language)}`] : []),
  ];
}

function nameOfCollected({ goods }: Frame): string {
  const good = goods.find(({ count }) => count !== null);
  return good ? `${pluralOf(good.noun)} to collect` : 'to collect';
}

/** Counts that affect the game, whatever its rules call them. */
export function isPlayed(
  { rules, modifiers = [], questions = [], words = [] }: Plan,
  unit: string,
  count: number,
): boolean {
  // No rule sets a goal of zero.
  if (count === 0 && unit !== 'foes') return false;
  if (unit === 'players') return count === 1 || modifiers.includes('two-players') || rules['players'] === count;
  if (unit === 'questions') return questions.length === count || rules['questions'] === count;
  if (unit === 'max') return questions.length > 0;
  if (unit === 'words') return words.length === count || rules['words'] === count;
  return rulesOfCount[unit as Counted].some((name) => rules[name] === count);
}

const nameOfLanguage = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
