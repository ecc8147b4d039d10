import type { Shot } from '../../math/aiming.ts';
import type { Point } from '../../math/maths.ts';
import type { Duel, Side } from '../../stage/duel.ts';
import type { Ball } from './table.ts';

/** A ball that is falling into its pocket. */
export type Falling = { ball: Ball; pocket: Point; age: number };

export type BilliardsWorld = {
  cue: Ball;
  /** All balls on the table; the cue ball is among them unless it was potted. */
  balls: Ball[];
  aim: Shot | null;
  keyAngle: number;
  /** Pulled back 1 to struck 0, after a shot. */
  swing: number;
  falling: Falling[];
  /** Balls of each side that were potted, in order. */
  potted: [Ball[], Ball[]];
  /** A match against the computer or for two; null: alone with a number of shots. */
  duel: Duel | null;
  isSnooker: boolean;
  points: [number, number];
  /** Shots left when playing alone. */
  shots: number;
  streak: number;
  shot: ShotSoFar | null;
  isBreak: boolean;
  /** What the computer will do, shown before it does. */
  plan: Shot | null;
};

/** What has happened since the cue ball was struck. */
export type ShotSoFar = { by: Side; first: Ball | null; potted: Ball[]; isScratch: boolean; ownBefore: number };
