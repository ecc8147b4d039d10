import type { Random } from '../../math/random.ts';

/** Seconds until something is shown; unpredictable for the player. */
export const waitFor = (random: Random) => random.range(0.7, 2.4);

/** Seconds to react, fewer each round and in the end too few for anybody. */
export const secondsAllowed = (round: number, pace: number) => Math.max(0.17, (1.3 * 0.94 ** round) / pace);

/** Faster reactions give more points: a third of a second is good, a sixth is excellent. */
export const pointsFor = (ms: number) => Math.max(5, Math.round((700 - ms) / 5));
