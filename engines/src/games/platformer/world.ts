import type { Point } from '../../math/maths.ts';
import type { Level, Walker } from './level.ts';

export type PlatformerShot = Point & { vx: number; left: number };

export type PlatformerWorld = {
  level: Level;
  number: number;
  x: number;
  /** Position of the feet; y grows upwards. */
  y: number;
  vx: number;
  vy: number;
  facing: 1 | -1;
  /** Seconds since leaving the ground, and since the jump was requested. */
  airborne: number;
  /** Whether the second jump of a double jump is used up. */
  leapt: boolean;
  asked: number;
  held: boolean;
  squash: number;
  walked: number;
  safe: number;
  /** Where the hero is put back after a fall. */
  refuge: { x: number; y: number };
  camera: { x: number; y: number };
  byKeys: boolean;
  /** Seconds since the level began, and since its end was reached. */
  begun: number;
  won: number;
  streak: number;
  shots: PlatformerShot[];
  reload: number;
  /** Where the hero has stayed for how many seconds, and the foe sent after it. */
  waited: { x: number; seconds: number };
  hunter: Walker | null;
};

export const heroSize = 58;
