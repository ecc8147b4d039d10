import type { Point } from '../../math/maths.ts';

export const ballRadius = 17;

export type Ball = Point & { vx: number; vy: number; spin: number; bounces: number; done: boolean; touched: boolean };
export type Walker = Point & {
  vx: number;
  look: number;
  size: number;
  hits: number;
  /** Whether it flies at its height instead of walking. */
  flies: boolean;
  hurt: number;
  done: boolean;
  /** A pin that this ball went past. */
  isPassed?: boolean;
};
/** A hoop whose opening extends `half` to each side of x, with a board behind it; or a bin on the floor, without one. */
export type Hoop = Point & { half: number; sway: number; phase: number };

export type ThrowWorld = {
  mode: 'hoop' | 'bin' | 'goal' | 'pins' | 'targets' | 'foes';
  width: number;
  floor: number;
  hard: number;
  seconds: number;
  /** Bowling: how many pins stand in a frame. */
  pins: number;
  /** Bowling: frames played, and balls thrown in this one. */
  frame: { played: number; balls: number };
  /** Seconds left, in modes without approaching foes. */
  clock: number;
  /** Scoring does not extend a time limit that the prompt set. */
  isTimed: boolean;
  /** Whether an opponent leaps in front of the hoop. */
  isGuarded?: boolean;
  reload: number;
  balls: Ball[];
  hoop: Hoop;
  /** Whether those who come are never on the ground: drones, birds. */
  areAloft?: boolean;
  walkers: Walker[];
  nextWalker: number;
  sent: number;
  streak: number;
  scored: number;
  /** Pushes what flies, by steps to the right. */
  wind: number;
};

export type ThrowEvent = {
  type: 'score' | 'swish' | 'miss' | 'rim' | 'hit' | 'down' | 'reached';
  x: number;
  y: number;
};
