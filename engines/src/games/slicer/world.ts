import type { Point } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';

type Flying = { actor: Actor; x: number; y: number; vx: number; vy: number; spin: number; turned: number };
/** Things thrown behind the title screen cost nothing when they fall. */
type Tossed = Flying & { bad: boolean; done: boolean; isFree: boolean };
type Half = Flying & { cut: number; side: 1 | -1 };

export type SlicerWorld = {
  tossed: Tossed[];
  halves: Half[];
  wait: number;
  burst: number;
  trail: (Point & { age: number })[];
  chain: number;
  chainAge: number;
  /** Seconds without further loss: missing a whole bunch costs one heart. */
  spared: number;
  last: Point | null;
};

export const size = 74;
export const trailSeconds = 0.16;
