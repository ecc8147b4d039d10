import type { Actor } from '../../plan.ts';
import type { Piece } from './road.ts';

/** Places across the road go from -1 (left rim) to 1. */
export type Rider = {
  actor: Actor;
  along: number;
  across: number;
  pace: number;
  sway: number;
  passed: boolean;
  hit: number;
};
export type Prize = { actor: Actor; along: number; across: number; taken: boolean };

export type RacerWorld = {
  road: Piece[];
  along: number;
  across: number;
  speed: number;
  lean: number;
  riders: Rider[];
  prizes: Prize[];
  next: number;
  left: number;
  checkpoint: number;
  /** How many were reached. */
  gates: number;
  boost: number;
  dizzy: number;
  streak: number;
  turned: number;
  /** Seconds since anybody steered. */
  unsteered: number;
  touched: boolean;
};

/** How far before the eye the hero drives: where the road is as wide as the kart is drawn. */
export const heroAhead = 840;
export const topSpeed = 2300;
export const checkpointEvery = 26000;
