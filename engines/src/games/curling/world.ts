import type { Shot } from '../../math/aiming.ts';
import type { Duel } from '../../stage/duel.ts';
import type { Count } from './count.ts';
import type { Stone, Surface } from './sheet.ts';

export type CurlingWorld = {
  surface: Surface;
  /** Bowled at a jack instead of into a house. */
  hasJack: boolean;
  stones: Stone[];
  /** How many stones each side has in an end, and has thrown. */
  each: number;
  thrown: [number, number];
  end: number;
  ends: number;
  points: [number, number];
  /** Whose turn it is, and who cheers. */
  duel: Duel;
  aim: Shot | null;
  keyAngle: number;
  /** The stone on its way. */
  sliding: Stone | null;
  isSwept: boolean;
  /** What the computer will do, shown before it does. */
  plan: Shot | null;
  /** The points of an end that is over, while they are shown. */
  counted: Count | null;
};
