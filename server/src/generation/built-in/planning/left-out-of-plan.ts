import type { Kind, Plan } from '../../../../../engines/src/plan.ts';
import { countries } from '../knowledge/countries.ts';
import { placeOfFilter } from '../knowledge/find-filter.ts';
import { unusedOf } from '../knowledge/find-topic.ts';
import { hasWords } from '../knowledge/find-word-theme.ts';
import { questionsAbout } from '../knowledge/questions-about.ts';
import { sizes } from '../reading/drawn-traits.ts';
import { pluralOf } from '../reading/english-plurals.ts';
import type { Counted, Frame } from '../reading/frame.ts';
import { you } from '../reading/sentence.ts';
import { isBroaderThan } from '../reading/words-asked-for.ts';
import { gameTextsIn } from '../texts/game-texts.ts';
import { kindsOfEnemies, kindsWithBoss, kindsWithFixedTimer, kindsWithSizes, rulesOfCount } from './honours.ts';

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
  ['double-jump', 'double jump', ({ kind }) => kind === 'runner' || kind === 'platformer'],
  ['boss', 'boss', ({ kind }) => kindsWithBoss.has(kind)],
  ['shoots', 'shooting', ({ kind }) => kindsWithShots.has(kind)],
  ['breakable-walls', 'breakable walls', ({ kind }) => kind === 'maze' || kind === 'breakout'],
  ['no-enemies', 'no enemies', ({ kind, rules }) => !kindsOfEnemies.has(kind) || rules['targets'] === 1],
  ['no-timer', 'no timer', ({ kind }) => !kindsWithFixedTimer.has(kind)],
  ['no-losing', 'no game over', ({ rules }) => rules['gentle'] === 1],
];

/** What was requested but is not in the game: counts, modifiers, another language. */
export function leftOutOfPlan(frame: Frame, plan: Plan): string[] {
  const isSaidOnce = (unit: string) =>
    // Pieces of cheese are no parts of a picture.
    (unit !== 'pieces' || plan.kind === 'sliding-puzzle') &&
    (unit !== 'people' || !frame.modifiers.includes('two-players')) &&
    (unit !== 'players' || !frame.modifiers.includes('two-players')) &&
    // Passengers are collected by a taxi, and people in a rescue.
    !(unit === 'people' && frame.numbers.people === plan.rules['collect']) &&
    !(unit === 'collect' && frame.numbers.collect === plan.rules['crowd']);
  // The boxes of a tower are its floors, and no bins.
  const isCountedAs = (unit: string, count: number) =>
    (unit === 'bins' || unit === 'letters') &&
    Object.entries(frame.numbers).some(([one, same]) => one !== unit && same === count && isPlayed(plan, one, same));
  const counts = Object.entries(frame.numbers).filter(
    ([unit, count]) => isSaidOnce(unit) && !isPlayed(plan, unit, count) && !isCountedAs(unit, count),
  );
  const notMixed = mixed.filter(([name, , has]) => frame.modifiers.some((one) => one === name) && !has(plan));
  const isForeign = frame.language !== 'en' && gameTextsIn(frame.language) === null;
  const isAsked = frame.language !== 'en' && plan.questions?.some(({ question }) => english.test(question));
  return [
    ...counts.map(([unit, count]) => `${count} ${unit === 'collect' ? nameOfCollected(frame) : unit}`),
    ...(plan.kind === 'quiz' ? [] : numbersLost(frame, plan)),
    ...(plan.kind === 'quiz' && plan.questions ? notAsked(frame) : []),
    ...notMixed.map(([, words]) => words),
    // Whoever eats and grows is little or giant by comparison.
    ...(kindsWithSizes.has(plan.kind) || plan.kind === 'growing' ? [] : sizesIn(frame)),
    // Only a body of many parts has all colours.
    ...(frame.hero?.traits.includes('rainbow') && !plan.rules['rainbow'] ? ['rainbow'] : []),
    ...(isForeign ? [`texts in ${nameOfLanguage(frame.language)}`] : []),
    ...(plan.words && !hasWords(frame.language) ? [`words in ${nameOfLanguage(frame.language)}`] : []),
    ...(plan.words ? wordsLeftOut(frame, plan.words) : []),
    ...(isAsked ? [`questions in ${nameOfLanguage(frame.language)}`] : []),
  ];
}

/** Numbers that count something which no game counts: "jump 7 times". */
function numbersLost({ counts = [], numbers, letters, wordList, foes, goods }: Frame, plan: Plan): string[] {
  const { rules, goal, title, theme, words } = plan;
  // Of five racing turtles the player is one.
  const rivals = foes.flatMap(({ count }) => (count === null ? [] : [count, count + 1]));
  const counted = [...rivals, ...goods.map(({ count }) => count)];
  const traced = JSON.stringify([rules, goal, title, numbers, counted, theme.groups, letters, wordList, words?.length]);
  // The dealer always stands on 17.
  const ofCards = plan.kind === 'blackjack' ? [16, 17, 21] : [];
  return counts
    .filter(({ count }) => !ofCards.includes(count))
    .filter(({ count }) => ![1, 2, 0.5, 60].some((factor) => new RegExp(`\\b${count * factor}\\b`).test(traced)))
    .map(({ what }) => what);
}

/** Words of a theme where less was asked for, common ones where nothing is known, and those that fill up a short list. */
function wordsLeftOut({ wordList, wordsAbout }: Frame, words: string[]): string[] {
  if (wordList) {
    const own = words.filter((word) => wordList.includes(word));
    return own.length * 2 < words.length ? [`only ${own.length} of the words`] : [];
  }
  return wordsAbout && isBroaderThan(wordsAbout) ? [`words about ${wordsAbout}`] : [];
}

/** Words of English questions that the questions of no other language have. */
const english = /\b(the|of|which|what|whose|who|how|is|are|does|did)\b/i;

/** How a prompt narrows the topic of its quiz, if no question follows it: "dinosaurs that eat plants". */
function notAsked({ knowledge: { topic, others = [], filter }, topic: said, language, acts, place }: Frame): string[] {
  if (!topic) return [];
  const isSorted = questionsAbout(topic, { seed: '', count: 1, filter }).length > 0;
  const around = isSorted ? undefined : placeOfFilter(filter);
  if (language !== 'en') return around ? [around] : [];
  const abroad = place.words.filter((word) => countries.some(({ name }) => name.toLowerCase() === word));
  const relative = acts.flatMap(({ verb, object }) => (object && object !== you ? [`${verb} ${object}`] : []));
  const unused = new Set([...unusedOf(said ?? '', [topic, ...others]), ...abroad, ...(around ? [around] : [])]);
  return [...unused, ...relative.filter((one) => !asking.test(one))];
}

const asking =
  /^(answer|ask|count|guess|choose|pick|name|find|learn|test|know|match|tap|have|get|make|win|solve|do|practi[sc]e|revise|run|race|calculate)\b/;

const sizesIn = ({ hero, foes, goods, hazards }: Frame): string[] => [
  ...new Set([hero, ...foes, ...goods, ...hazards].flatMap((one) => one?.traits.filter((trait) => sizes[trait]) ?? [])),
];

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
  // The best of five is won with three.
  if (unit === 'rounds' && rules['match'] === Math.ceil(count / 2)) return true;
  if (unit === 'questions') return questions.length === count || rules['questions'] === count;
  // A memory of 4 × 4 has eight pairs.
  if (/^(rows|columns)$/.test(unit) && rules['pairs'] !== undefined) return rules['pairs'] % count === 0;
  if (unit === 'max') return questions.length > 0 || rules['order'] === count || rules['tile'] === count;
  if (unit === 'letters' && words.length > 0) return words.every((word) => [...word].length === count);
  if (unit === 'words') return words.length === count || rules['words'] === count;
  return rulesOfCount[unit as Counted].some((name) => rules[name] === count);
}

const nameOfLanguage = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
