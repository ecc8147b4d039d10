import type { Point } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Economy, goalOf } from './economy.ts';

/** A golden one that drifts by; whoever taps it earns more for a while. */
export type Treat = Point & { age: number; phase: number };

/** A small one that flies off the big one at a tap. */
type Bit = Point & { vx: number; vy: number; age: number; spin: number };

export type Works = {
  economy: Economy;
  /** 1 at a tap, and back to 0. */
  push: number;
  bits: Bit[];
  treat: Treat | null;
  untilTreat: number;
  /** The offer that the keys have chosen, and those that were just bought or refused, by seconds since. */
  cursor: number;
  bought: number[];
  refused: number[];
  /** Seconds until the helpers' next bit is shown. */
  untilBit: number;
};

/** Without a clock, milestones are reached at leisure. */
export const hasClock = (stage: Stage): boolean =>
  daySeconds(stage) < 3600 && stage.rule('limit', 0) === 0 && stage.rule('gentle', 0) !== 1;

export const daySeconds = (stage: Stage): number => stage.rule('seconds', 20);

export const goalNow = (stage: Stage, { economy }: Works): number => goalOf(economy.stage, stage.plan.difficulty);

export const treatUnits = 46;
