import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import type { Frame } from '../reading/frame.ts';
import { isLate } from './deadlines-of-rounds.ts';
import {
  kindsInStages,
  kindsThatCollect,
  kindsToSurvive,
  kindsUnhurried,
  kindsWithBoss,
  kindsWithClock,
  kindsWithLevels,
  kindsWithoutTimer,
  kindsWithWaves,
  rulesOfFoes,
} from './honours.ts';
import { rivalsOfRace } from './races.ts';
import type { Requested } from './requested.ts';
import type { SeededRandom } from './seeded-random.ts';
import { rulesOfWind } from './winds.ts';

/** The numbers of a game: difficulty sets the pace, the seed chooses a variant of the mechanic. */
export function rulesOf(
  kind: Kind,
  heroSprite: string,
  difficulty: number,
  requested: Requested,
  random: SeededRandom,
): Rules {
  const { numbers: asked, mood, modifiers } = requested.frame;
  const { lives, seconds = 0, rounds, levels } = asked;
  // "Five rounds" and "five levels" mean the same.
  const numbers = { ...asked, ...(rounds === undefined && levels !== undefined && { rounds: levels }) };
  const rules = mechanicOf[kind].rules({
    difficulty,
    lives: Math.max(1, Math.min(5, lives ?? (difficulty >= 5 ? 2 : 3))),
    seconds: seconds ? Math.max(8, Math.min(300, seconds)) : undefined,
    numbers: { ...numbers, ...(levels === undefined && rounds !== undefined && { levels: rounds }) },
    isMaths: requested.isMaths,
    modifiers,
    heroSprite,
    pace: (from, each) => Math.round((from + each * (difficulty - 2)) * 100) / 100,
    random,
  });
  return {
    ...rules,
    // A mechanic may adjust the default number of lives, but not a requested one.
    ...(lives !== undefined && 'lives' in rules && { lives: Math.max(1, Math.min(9, lives)) }),
    ...(kind === 'hopper' && { rivers: hasRivers(requested) ? 1 : 0 }),
    ...(kind === 'hopper' && hasNoRoads(requested) && { roads: 0 }),
    ...(kind === 'hopper' && requested.frame.place.words.some((word) => /floe|iceberg/.test(word)) && { floes: 1 }),
    ...(kind === 'darts' && archeryOf(requested)),
    ...rulesOfWind(kind, requested.frame),
    ...(kind === 'maze' && requested.hoard > 0 && { hoard: requested.hoard }),
    ...(kind === 'sudoku' && sudokuOf(requested)),
    ...(kind === 'racer' && rivalsOfRace(requested) > 0 && { rivals: rivalsOfRace(requested) }),
    // Children read slowly.
    ...(kind === 'quiz' && mood.audience !== null && !seconds && { seconds: 16 }),
    ...(kind === 'quiz' && modifiers.includes('counting') && !seconds && { seconds: secondsToCount(mood.audience) }),
    ...timeOf(kind, requested.frame, rules),
    ...(kindsWithLevels.has(kind) && counts(numbers, ['levels'])),
    // Every wave of a fight is a level.
    ...(kindsWithWaves.has(kind) &&
      counts({ ...((rounds ?? levels) ? { waves: rounds ?? levels } : {}), ...numbers }, ['waves'])),
    ...(kindsWithBoss.has(kind) && bossesOf(kind, numbers)),
    ...(kindsInStages.has(kind) && (levels ?? rounds) && { stages: Math.min(20, levels ?? rounds ?? 1) }),
    ...(kind === 'quiz' && counts(numbers, ['questions'])),
    ...(kindsThatCollect.has(kind) && counts(asked, ['collect'], kind === 'clicker' ? 1_000_000 : 100)),
    ...rulesOfFoes(kind, requested.frame),
    ...((modifiers.includes('no-timer') || (mood.audience === 'toddlers' && !seconds && kind !== 'whack')) &&
      kindsWithoutTimer.has(kind) && { seconds: forEver, secondsEach: forEver }),
    ...(modifiers.includes('no-timer') && kindsUnhurried.has(kind) && { unhurried: 1 }),
    ...(mood.feeling === 'sad' && { sad: 1 }),
    // "Until 500 points", unless points are counted in another way.
    ...(asked.points && !('points' in rules) && { target: asked.points }),
    // A game for toddlers cannot be lost.
    ...((mood.audience === 'toddlers' ||
      (modifiers.includes('no-losing') && ('lives' in rules || kind === 'bubble-pop'))) && { gentle: 1 }),
  };
}

/** So many bosses are met; on foot each waits at the end of a level. */
function bossesOf(kind: Kind, { bosses = 0, levels }: Record<string, number>): Rules {
  if (bosses < 2) return {};
  const met = Math.min(10, bosses);
  return { bosses: met, ...(kind === 'platformer' && { levels: Math.max(met, Math.min(100, levels ?? met)) }) };
}

/** "Across the river on crocodile backs": nothing but water, where nobody is met on the way. */
const hasNoRoads = ({ foes, frame: { builtOf } }: Requested): boolean => Boolean(builtOf) && foes.length === 0;

/** A road with four lanes has no river, unless one is asked for; somebody who only hops has both. */
function hasRivers({ frame: { place, numbers, acts, said, builtOf } }: Requested): boolean {
  if (builtOf) return true;
  const isNamed = (names: RegExp) =>
    place.words.some((word) => names.test(word)) || Object.keys(said).some((word) => names.test(word));
  if (isNamed(/river|stream|water|pond|lily pad|lake|creek|swamp|floe|iceberg/)) return true;
  // "Crosses the road" has become the town it is in.
  const isRoad =
    isNamed(/road|street|highway|lane|traffic|motorway|freeway|railway/) ||
    (place.setting === 'city' && acts.some(({ verb }) => verb === 'cross'));
  return numbers.lanes === undefined && !isRoad;
}

/**
 * "Sudoku with fruit" has fruit in its cells; with fewer kinds than nine, on a smaller board. Children get a small board
 * with pictures, unless they want numbers.
 */
function sudokuOf({ things, frame: { numbers, mood, modifiers } }: Requested): Rules {
  const isSized = (numbers.rows ?? numbers.columns) !== undefined;
  const ofAudience = mood.audience !== null ? { pictures: 1, ...(!isSized && { size: 4 }) } : {};
  if (modifiers.includes('digits')) return { ...ofAudience, pictures: 0 };
  if (things.length === 0) return mood.audience ? ofAudience : { ...ofAudience, pictures: 0 };
  const size = numbers.rows ?? numbers.columns ?? (mood.audience ? 4 : things.length >= 9 ? 9 : 6);
  return { pictures: 1, ...(size <= 9 && { size: size < 6 ? 4 : size < 9 ? 6 : 9 }) };
}

/** Archers shoot arrows, at what was named; "moving targets" move from the start. */
function archeryOf({ frame: { hero, foes, goods, tools } }: Requested): Rules {
  const isArchery = hero?.noun === 'archer' || [...tools, ...goods].some(({ noun }) => /^(bow|arrow)$/.test(noun));
  const isMoving = [...foes, ...goods].some(({ traits }) => traits.includes('moving'));
  const isNamed = foes.some(({ noun, does }) => does === 'stands' && !/^(target|bullseye)$/.test(noun));
  return { ...(isArchery && { arrows: 1 }), ...(isMoving && { moving: 1 }), ...(isNamed && { aimed: 1 }) };
}

/** Long enough never to run out. */
const forEver = 86_400;

/** Nobody who is learning to count is hurried. */
const secondsToCount = (audience: 'toddlers' | 'kids' | null): number => (audience === 'toddlers' ? forEver : 30);

/** The mechanic's own clock, a time to survive, or a limit that ends the round. */
function timeOf(kind: Kind, frame: Frame, rules: Rules): Rules {
  const { seconds: asked = 0 } = frame.numbers;
  const isSet = kindsWithClock.has(kind) || rules['seconds'] === asked;
  if (asked <= 0 || isSet) return {};
  const seconds = Math.max(8, Math.min(600, asked));
  return kindsToSurvive.has(kind) && !isLate(kind, frame) ? { survive: seconds } : { limit: seconds };
}

/** The counts that win the game. */
function counts(numbers: Record<string, number>, names: string[], max = 100): Rules {
  return Object.fromEntries(names.flatMap((name) => (numbers[name] ? [[name, Math.min(max, numbers[name])]] : [])));
}
