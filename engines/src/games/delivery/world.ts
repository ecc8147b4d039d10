import type { Point } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import type { Address, Town } from './town.ts';

/** Cars keep to the streets, dogs give chase when one comes near, birds fly over the houses. */
export type Foe = Point & {
  actor: Actor;
  way: 'drives' | 'chases' | 'flies';
  /** Where it is going: a crossing, or a point of its stroll. */
  to: Point;
  /** The crossing a driver goes to, and the one it comes from. */
  crossing: [column: number, row: number];
  came: [column: number, row: number];
  angle: number;
  facing: 1 | -1;
  phase: number;
  /** Seconds it goes on chasing; below 0 it rests. */
  chase: number;
};

/** Who waits now: for a thing to be brought, or for the hero to pick it up. */
export type Job = { at: Address; isPickUp: boolean; patience: number; waited: number };

/** How deliveries are made: `hasPickUp` fetches each thing first, `hasHome` brings all of them to one place. */
export type Manner = { hasStreets: boolean; hasPickUp: boolean; hasHome: boolean; isGentle: boolean };

export type Round = {
  town: Town;
  me: Point;
  vx: number;
  vy: number;
  facing: 1 | -1;
  /** Where the front of a car points. */
  angle: number;
  walked: number;
  /** Seconds in which nobody hurts. */
  safe: number;
  foes: Foe[];
  /** Seconds until the next foe comes. */
  nextFoe: number;
  job: Job;
  /** Addresses not yet served; refilled when all are. */
  left: Address[];
  carried: boolean;
  delivered: number;
  /** Seconds since the last delivery. */
  since: number;
  /** What flies from the hero to the door. */
  handed: (Point & { to: Point; age: number })[];
  /** Addresses that were served, for a while. */
  happy: { at: Address; age: number }[];
};

export const bodyUnits = 17;
export const speed = 178;
