import type { Actor } from '../../plan.ts';
import { type Piece, pieceLength } from './road.ts';

/** Positions across the road range from -1 (left edge) to 1. */
export type Rider = {
  actor: Actor;
  along: number;
  across: number;
  pace: number;
  sway: number;
  passed: boolean;
  hit: number;
  /** Races for the first place, and is never left behind. */
  isRival?: true;
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
  /** How many gates were reached. */
  gates: number;
  boost: number;
  dizzy: number;
  streak: number;
  turned: number;
  /** Seconds without steering. */
  unsteered: number;
  touched: boolean;
};

/** The hero's distance from the camera, at which the road fits the drawn size of the kart. */
export const heroAhead = 840;
export const topSpeed = 2300;
/** From gate to gate, and once around where laps are counted: a whole number of pieces of road. */
export const checkpointEvery = 289 * pieceLength;
