import { clamp, distance, type Point } from '../math/maths.ts';

const pullUnits = 150;

/** Pulled back and let go: away from where it was pulled to, and the stronger the farther; null for a mere touch. */
export function pullOf(from: Point, to: Point): { angle: number; power: number } | null {
  const pull = distance(from, to);
  if (pull < 12) return null;
  return { angle: Math.atan2(from.y - to.y, from.x - to.x), power: clamp((pull - 8) / pullUnits, 0.06, 1) };
}
