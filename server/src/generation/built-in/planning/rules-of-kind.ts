import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import type { Requested } from './requested.ts';
import type { SeededRandom } from './seeded-random.ts';

/** The numbers of a game: difficulty sets the pace, the seed one of the ways to play the mechanic. */
export function rulesOf(
  kind: Kind,
  heroSprite: string,
  difficulty: number,
  requested: Requested,
  random: SeededRandom,
): Rules {
  const { numbers } = requested.frame;
  const { lives, seconds } = numbers;
  return mechanicOf[kind].rules({
    difficulty,
    lives: Math.max(1, Math.min(5, lives ?? (difficulty >= 5 ? 2 : 3))),
    seconds: seconds ? Math.max(8, Math.min(300, seconds)) : undefined,
    numbers,
    isMaths: requested.isMaths,
    heroSprite,
    pace: (from, each) => Math.round((from + each * (difficulty - 2)) * 100) / 100,
    random,
  });
}
