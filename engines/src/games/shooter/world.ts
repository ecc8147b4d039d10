import type { Point } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';

/**
 * Coordinates are along (from the hero's side to the foes') and across, so that the same rules work upwards or, with
 * the rule `side`, to the right.
 */
export type Spot = { along: number; across: number };
export type Path = 'wave' | 'dive' | 'drift' | 'march' | 'boss';
export type Shot = Spot & { va: number; vc: number; hurts: 'hero' | 'foe' };
export type Loot = Spot & { actor: Actor; heart: boolean; age: number };
export type Foe = Spot & {
  actor: Actor;
  size: number;
  life: number;
  lifeMax: number;
  age: number;
  path: Path;
  phase: number;
  hit: number;
  /** Seconds until the next shot. */
  fires: number;
  home: Spot;
};

export type ShooterWorld = {
  me: Spot;
  /** Positions of the hero and the finger at touch-down. */
  grabbed: (Spot & Point) | null;
  lean: number;
  shots: Shot[];
  foes: Foe[];
  loot: Loot[];
  reload: number;
  power: number;
  fuel: number;
  wave: number;
  /** How many bosses are defeated. */
  bosses: number;
  calm: number;
  safe: number;
  /** Seconds in one place: the foes aim at a hero that does not move. */
  still: number;
  /** Which of the cities below still stand. */
  cities: boolean[];
};

export const heroSize = 68;
/** So far up the cities reach. */
export const cityHeight = 56;
export const powerMax = 5;
export const fuelFor = (power: number) => 5 + power * 2;

export const isSideways = (stage: Stage) => stage.rule('side', 0) > 0;
/** Seen from above, over the ground: cowboys and bears do not fly. */
export const isOnFoot = (stage: Stage) => stage.rule('foot', 0) > 0;
/** Ships are on the sea, which is seen from above. */
export const isAfloat = (stage: Stage) => stage.rule('sail', 0) > 0;
export const farOf = (stage: Stage) => (isSideways(stage) ? stage.view.w : stage.view.h);
export const wideOf = (stage: Stage) => (isSideways(stage) ? stage.view.h : stage.view.w);

export function onScreen(stage: Stage, spot: Spot): Point {
  return isSideways(stage) ? { x: spot.along, y: spot.across } : { x: spot.across, y: stage.view.h - spot.along };
}

export const isNear = (a: Spot, b: Spot, reach: number) => Math.hypot(a.along - b.along, a.across - b.across) < reach;
