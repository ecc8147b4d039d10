import type { Point } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';

export type Foe = Point & {
  actor: Actor;
  size: number;
  life: number;
  lifeMax: number;
  pace: number;
  hit: number;
  phase: number;
  big: boolean;
};
export type Shot = Point & { vx: number; vy: number; age: number; pierce: number };
export type Gem = Point & { actor: Actor; worth: number; heart: boolean; drawn: boolean };

export type ArenaWorld = {
  me: Point;
  walked: number;
  facing: 1 | -1;
  foes: Foe[];
  shots: Shot[];
  gems: Gem[];
  reload: number;
  spawn: number;
  safe: number;
  level: number;
  gathered: number;
  powers: Record<Power, number>;
  kills: number;
  wave: number;
  /** How many bosses are defeated. */
  bosses: number;
};

export type Power = 'rate' | 'count' | 'orbit' | 'speed' | 'pull' | 'force';

export const powerNames: Record<Power, string> = {
  rate: 'FASTER SHOTS',
  count: 'ONE MORE SHOT',
  orbit: 'GUARDIAN',
  speed: 'SWIFT FEET',
  pull: 'MAGNET',
  force: 'STRONGER',
};

export const neededFor = (level: number) => 5 + level * 4;
