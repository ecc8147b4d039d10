import type { Controls } from '../../../../../engines/src/plan.ts';
import type { SeededRandom } from '../planning/seeded-random.ts';

export type Rules = Record<string, number>;

/** The inputs for the rules of a game. */
export type RuleInputs = {
  /** 1 gentle to 5 merciless. */
  difficulty: number;
  /** From the prompt, or by difficulty. */
  lives: number;
  /** From the prompt, within playable bounds. */
  seconds: number | undefined;
  /** Numbers from the prompt: pairs, lanes, levels, holes … */
  numbers: Record<string, number>;
  isMaths: boolean;
  /** Modifiers: 'formation', 'gravity' … */
  modifiers: readonly string[];
  heroSprite: string;
  /** `from` at the default difficulty, plus `each` for every step above it. */
  pace(from: number, each: number): number;
  random: SeededRandom;
};

/** The planner's data for one mechanic; its engine is in `engines/src/games`, in the folder of its name. */
export type Mechanic = {
  /** Nouns for the title of such a game. */
  titleNouns: string[];
  /**
   * Sentence templates for the cast: {hero} and {Hero} with their article, {foes} and {things} in the plural, {thing}
   * in the singular, {place}. One of them starts the description.
   */
  openings: string[];
  /** The one line of the title screen. */
  goal: string;
  orientation: 'portrait' | 'landscape' | 'any';
  /** The game is named after things rather than characters. */
  isAboutThings: boolean;
  /** It needs many different things on the board. */
  hasManyThings: boolean;
  controls(rules: Rules): Controls;
  /** The numbers its engine reads by name. */
  rules(inputs: RuleInputs): Rules;
};
