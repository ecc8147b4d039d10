import type { Level, Walker } from './level.ts';
import type { PlatformerShot } from './shots.ts';

export type PlatformerWorld = {
  level: Level;
  number: number;
  x: number;
  /** Of the feet, upwards. */
  y: number;
  vx: number;
  vy: number;
  facing: 1 | -1;
  /** Seconds since the ground was left, and since a jump was asked for. */
  airborne: number;
  asked: number;
  held: boolean;
  squash: number;
  walked: number;
  safe: number;
  /** Where to stand again after a fall. */
  refuge: { x: number; y: number };
  camera: { x: number; y: number };
  byKeys: boolean;
  won: number;
  streak: number;
  shots: PlatformerShot[];
  reload: number;
  /** Where the hero has been for so many seconds, and who was sent for him. */
  waited: { x: number; seconds: number };
  hunter: Walker | null;
};

export const heroSize = 58;
