import type { Point } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';

export type Hole = {
  at: Point;
  guest: { actor: Actor; kind: 'foe' | 'friend' | 'prize'; age: number; stays: number; hit: number } | null;
};

export type WhackWorld = {
  holes: Hole[];
  columns: number;
  size: number;
  wait: number;
  left: number;
  streak: number;
  cursor: number;
  byKeys: boolean;
  /** Hits and misses so far. */
  shots: number;
  mallet: { at: Point; age: number };
};
