import type { Shot } from '../../math/aiming.ts';
import { clamp, distance, type Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import { countStones, targetOf } from './count.ts';
import { hack, reachUnits, type Stone, stoneRadius } from './sheet.ts';

/** How far off the computer aims, in radians and as a share of the force, by its level. */
const errors: [angle: number, force: number][] = [
  [0.075, 0.13],
  [0.042, 0.075],
  [0.018, 0.03],
];

/** Lays a stone next to the target, around what lies in the way, or knocks the player's best one away. */
export function shotOfComputer(stones: Stone[], level: number, random: Random): Shot {
  const target = targetOf(stones);
  const best = countStones(stones);
  const [first] = best.stones;
  const attacks = first?.side === 0 && distance(first, target) < 60 && random.chance(0.25 + level * 0.2);
  const goal = attacks && isFree(stones, first) ? { ...first, beyond: 190 } : { ...around(stones, target), beyond: 0 };
  const [angleError, forceError] = errors[level - 1] ?? [0.05, 0.08];
  const units = (distance(hack, goal) + goal.beyond) * (1 + random.range(-1, 1) * forceError);
  return {
    angle: Math.atan2(goal.y - hack.y, goal.x - hack.x) + random.range(-1, 1) * angleError,
    power: clamp(units / reachUnits, 0.1, 1),
  };
}

/** Beside what lies in the way. */
function around(stones: Stone[], target: Point): Point {
  const places = [0, -1.6, 1.6, -2.6, 2.6].map((side) => ({ x: target.x + side * stoneRadius, y: target.y + 6 }));
  return places.find((one) => isFree(stones, one)) ?? target;
}

/** No stone lies on the straight way there. */
function isFree(stones: Stone[], goal: Point): boolean {
  const far = distance(hack, goal);
  const [dx, dy] = [(goal.x - hack.x) / far, (goal.y - hack.y) / far];
  return stones.every((stone) => {
    const ahead = (stone.x - hack.x) * dx + (stone.y - hack.y) * dy;
    const aside = Math.abs((stone.x - hack.x) * dy - (stone.y - hack.y) * dx);
    return stone.side === null || ahead < 0 || ahead > far - stoneRadius * 1.5 || aside > stoneRadius * 2;
  });
}
