import { calledIn } from '../../canvas/texts.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import type { Side } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Bout } from './bout.ts';
import type { TankField } from './tanks.ts';
import type { Tug } from './tug.ts';

/** How it is fought: with fists, swords or pistols, by pulling a rope, pushing or arm wrestling in rhythm, or by shooting from tanks. */
export const styles = ['boxing', 'swords', 'tug', 'push', 'arms', 'tanks', 'pistols'] as const;
export type Style = (typeof styles)[number];

export const styleOf = (stage: Stage): Style => at(styles, Math.round(stage.rule('style', 0)));

export const isInRhythm = (style: Style): boolean => style === 'tug' || style === 'push' || style === 'arms';

export type DuelWorld = {
  style: Style;
  isForTwo: boolean;
  round: number;
  bout: Bout;
  tug: Tug;
  tanks: TankField;
  wins: [number, number];
  /** Seconds until the next round, or until somebody is up again. */
  pause: number;
  cheer: [number, number];
};

/** Without a named opponent, each round has another. */
export function fighterOf({ plan }: Stage, side: Side, round: number): Actor {
  const { hero, foes } = plan.theme;
  return side === 0 || foes.length === 0 ? hero : at(foes, round - 1);
}

export const nameOf = (stage: Stage, side: Side, round: number): string => calledIn(fighterOf(stage, side, round));
