import type { GolfBall } from './ball.ts';
import type { Course } from './course.ts';

export type GolfWorld = {
  holes: number;
  place: number;
  course: Course;
  ball: GolfBall;
  strokes: number;
  /** Total of the holes before this one. */
  total: number;
  time: number;
  /** 1 as the club hits. */
  swing: number;
  /** Seconds until the next hole, after this one is finished. */
  wait: number;
  aim: { angle: number; power: number } | null;
  keyAngle: number;
  /** Pushes the ball while it rolls, by steps to the right. */
  wind: number;
};
