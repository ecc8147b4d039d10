import type { Random } from '../../math/random.ts';

/** Adds one pad at the end; never the same pad three times in a row. */
export function longer(sequence: number[], pads: number, random: Random): number[] {
  const [last, before] = [sequence.at(-1), sequence.at(-2)];
  let next = random.int(0, pads - 1);
  if (next === last && last === before) next = (next + random.int(1, pads - 1)) % pads;
  return [...sequence, next];
}

export const isNextRight = (sequence: number[], done: number, pad: number) => sequence[done] === pad;

/** Seconds each pad is shown: fewer as the sequence grows. */
export const showSeconds = (length: number, pace: number) => Math.max(0.22, pace * 0.955 ** length);
