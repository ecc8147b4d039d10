import type { Controls } from '../../../../../engines/src/plan.ts';
import type { SeededRandom } from '../planning/seeded-random.ts';

export type Rules = Record<string, number>;

/** What the rules of a game are made from. */
export type RuleInputs = {
  /** 1 gentle to 5 merciless. */
  difficulty: number;
  /** As asked for, or by difficulty. */
  lives: number;
  /** As asked for, within what can be played. */
  seconds: number | undefined;
  /** Numbers that the prompt names: pairs, lanes, levels, holes … */
  numbers: Record<string, number>;
  isMaths: boolean;
  /** What is mixed in: 'formation', 'gravity' … */
  modifiers: readonly string[];
  heroSprite: string;
  /** `from` at the ordinary difficulty, and `each` more for every step above it. */
  pace(from: number, each: number): number;
  random: SeededRandom;
};

/** What the planner knows of one mechanic; how it is played stands in `engines/src/games`, in the folder of its name. */
export type Mechanic = {
  /** What a game of it may be called. */
  titleNouns: string[];
  /**
   * Sentences with room for the cast: {hero} and {Hero} with their article, {foes} and {things} in the plural, {thing}
   * alone, {place}. One of them opens the description.
   */
  openings: string[];
  /** The one line of the title screen. */
  goal: string;
  orientation: 'portrait' | 'landscape' | 'any';
  /** Things rather than somebody give the game its name. */
  isAboutThings: boolean;
  /** It wants many different things on the board. */
  hasManyThings: boolean;
  controls(rules: Rules): Controls;
  /** The numbers its engine knows by name. */
  rules(inputs: RuleInputs): Rules;
};
