import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import type { Reading } from '../reading/read-prompt.ts';
import type { SeededRandom } from './seeded-random.ts';

/** The numbers of a game: difficulty sets the pace, the seed one of the ways to play the mechanic. */
export function rulesOf(
  kind: Kind,
  heroSprite: string,
  difficulty: number,
  reading: Reading,
  random: SeededRandom,
): Rules {
  const { lives, seconds } = reading;
  return mechanicOf[kind].rules({
    difficulty,
    lives: Math.max(1, Math.min(5, lives ?? (difficulty >= 5 ? 2 : 3))),
    seconds: seconds ? Math.max(8, Math.min(90, seconds)) : undefined,
    numbers: { ...(lives && { lives }), ...(seconds && { seconds }) },
    isMaths: Boolean(reading.maths),
    heroSprite,
    pace: (from, each) => Math.round((from + each * (difficulty - 2)) * 100) / 100,
    random,
  });
}
