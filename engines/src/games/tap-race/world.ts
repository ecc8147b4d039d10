import { lookOf } from '../../art/pictures.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Race } from './race.ts';

/** What they do: run, row, swim or climb to the end, or lift a weight. */
export const styles = ['run', 'row', 'swim', 'climb', 'lift'] as const;
export type Style = (typeof styles)[number];

export const styleOf = (stage: Stage): Style => at(styles, Math.round(stage.rule('style', 0)));

export type TapWorld = {
  style: Style;
  round: number;
  race: Race;
  /** What came of it, and for how many seconds that has been shown. */
  result: 'won' | 'lost' | null;
  shown: number;
  /** 1 right after a step with the left or right foot. */
  pressed: { left: number; right: number };
  /** How even the last steps were, for the gauge. */
  even: number;
  cheer: number;
};

const tints = ['#3f8ef0', '#f29a4a', '#9457eb', '#55b84a', '#2fc4b2'];

/** With fewer lanes than rivals are named, they take turns; of the hero's kind each has another colour. */
export function rivalOf({ plan }: Stage, round: number, i: number): Actor {
  const { foes, hero } = plan.theme;
  const rival = foes.length === 0 ? hero : at(foes, i + (foes.length > 1 ? round - 1 : 0));
  return lookOf(rival) === lookOf(hero) ? { ...rival, tint: at(tints, i) } : rival;
}
