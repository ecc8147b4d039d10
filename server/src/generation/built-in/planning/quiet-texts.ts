import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Cast } from './choose-cast.ts';
import type { Requested } from './requested.ts';

/** Whether a prompt asks for something lonely, sad, gentle, cozy or slow. */
export const isQuiet = ({ mood, frame }: Pick<Requested, 'mood' | 'frame'>): boolean =>
  mood === 'calm' || frame.mood.feeling === 'sad';

const nouns: Partial<Record<Kind, string[]>> = {
  runner: ['Way Home', 'Walk', 'Stroll', 'Path'],
  platformer: ['Journey', 'Walk', 'Way', 'Path'],
  jumper: ['Climb', 'Ascent', 'Upwards'],
  hopper: ['Crossing', 'Steps', 'Way Across'],
  maze: ['Passages', 'Hideaway', 'Paths'],
  tending: ['Care', 'Haven', 'Corner'],
  arena: ['Refuge', 'Shelter', 'Clearing'],
};

/** Nobody who is sad or at ease takes part in one of these. */
const rowdy =
  /\b(scramble|rush|dash|getaway|gallop|sprint|frenzy|swarm|onslaught|mayhem|madness|showdown|hurry|fury|rampage|chaos|outbreak|melee|rumble|blitz|craze|stampede|mania)\b/i;

/** The nouns of a quiet title. */
export function quietNouns(kind: Kind, all: string[]): string[] {
  const fitting = nouns[kind] ?? all.filter((noun) => !rowdy.test(noun));
  return fitting.length > 0 ? fitting : all;
}

const openings: Partial<Record<Kind, string[]>> = {
  runner: [
    '{Hero} walks through {place}, one small step after another.',
    'It is a long way through {place}, and {hero} has all the time in the world.',
  ],
  platformer: ['{Hero} wanders through {place}, and the flag can wait.', 'A small journey of {hero} through {place}.'],
  tending: [
    '{Hero} looks after {things} in {place}, one after the other.',
    'A quiet day in {place}: {hero} has time for all the {things}.',
    '{Things} in {place}, one after the other, and all in good time.',
  ],
  arena: ['{Hero} would rather be left alone in {place}.'],
  hopper: ['{Hero} looks left, looks right, and crosses {place} step by step.'],
};

/** How the description of a quiet game may begin, instead of the usual bustle. */
export const quietOpenings = ({ kind }: Cast): string[] => openings[kind] ?? [];

/** "Grab coins, leap over bats" said calmly. */
export const softened = (goal: string): string =>
  goal
    .replace(/^Grab\b/, 'Gather')
    .replace(/\bleap over\b/, 'step over')
    .replace(/\bstomp on\b/, 'watch out for');

/** A walk is no sprint. */
export const paceOfWalk = ({ kind }: Cast, requested: Requested): Record<string, number> =>
  kind === 'runner' && isQuiet(requested) ? { speed: 170, topSpeed: 270 } : {};
