import type { Point } from '../../math/maths.ts';

export const ballRadius = 17;

export type Ball = Point & { vx: number; vy: number; spin: number; bounces: number; done: boolean; touched: boolean };
export type Walker = Point & {
  vx: number;
  look: number;
  size: number;
  hits: number;
  /** Flies at its height rather than walks. */
  flies: boolean;
  hurt: number;
  done: boolean;
};
/** A hoop whose opening is `half` to each side of x, with a board behind it. */
export type Hoop = Point & { half: number; sway: number; phase: number };

export type ThrowWorld = {
  mode: 'hoop' | 'goal' | 'pins' | 'foes';
  width: number;
  floor: number;
  hard: number;
  seconds: number;
  /** Of bowling: frames played, and balls thrown in this one. */
  frame: { played: number; balls: number };
  /** Seconds left, where nobody comes closer. */
  clock: number;
  /** A clock that was asked for is not wound up by scoring. */
  isTimed: boolean;
  reload: number;
  balls: Ball[];
  hoop: Hoop;
  walkers: Walker[];
  nextWalker: number;
  sent: number;
  streak: number;
  scored: number;
};

export type ThrowEvent = {
  type: 'score' | 'swish' | 'miss' | 'rim' | 'hit' | 'down' | 'reached';
  x: number;
  y: number;
};
