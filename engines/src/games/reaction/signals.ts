import type { Random } from '../../math/random.ts';

/** Seconds until something shows; nobody can count on it. */
export const waitFor = (random: Random) => random.range(0.7, 2.4);

/** Seconds one has, fewer by the round, in the end fewer than anybody needs. */
export const secondsAllowed = (round: number, pace: number) => Math.max(0.17, (1.3 * 0.94 ** round) / pace);

/** The quicker the better: a third of a second is good, a sixth is superb. */
export const pointsFor = (ms: number) => Math.max(5, Math.round((700 - ms) / 5));
