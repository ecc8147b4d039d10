import { clamp } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import type { TuneNote } from '../../stage/tune.ts';

/** A note to be hit when the music reaches `step`, counted in sixteenths. */
export type Note = { step: number; lane: number; pitch?: number };

const stepsOfBar = 16;

/** The eighths and sixteenths of a bar that may have notes, by density. */
const rhythms = [
  [0, 8],
  [0, 4, 8, 12],
  [0, 4, 8, 10, 12],
  [0, 4, 6, 8, 12, 14],
  [0, 2, 4, 8, 10, 12, 14],
  [0, 2, 4, 6, 8, 10, 12, 14],
  [0, 2, 3, 4, 6, 8, 10, 11, 12, 14],
  [0, 2, 3, 4, 6, 7, 8, 10, 11, 12, 14, 15],
] as const;

/** The notes of a bar: denser with every bar, in runs and leaps over the lanes, later two at once. */
export function notesOfBar(bar: number, lanes: number, hard: number, random: Random): Note[] {
  const busy = clamp(Math.floor(bar / 3 + hard + random.range(-0.5, 0.8)), 0, rhythms.length - 1);
  const steps = rhythms[busy] ?? rhythms[0];
  let lane = random.int(0, lanes - 1);
  const way = random.chance(0.5) ? 1 : -1;
  const runs = random.chance(0.5);
  const doubles = clamp((bar - 4) * 0.02 + hard * 0.04, 0, 0.3);
  return steps.flatMap((step) => {
    lane = runs ? (lane + way + lanes) % lanes : (lane + random.int(1, lanes - 1)) % lanes;
    const notes = [{ step: bar * stepsOfBar + step, lane }];
    if (step % 4 === 0 && lanes > 2 && random.chance(doubles))
      notes.push({ step: bar * stepsOfBar + step, lane: (lane + random.int(1, lanes - 1)) % lanes });
    return notes;
  });
}

/** A melody for the lanes from low to high: the whole of it, so many times. */
export function notesOfMelody(
  { notes, length }: { notes: TuneNote[]; length: number },
  times: number,
  lanes: number,
): Note[] {
  const pitches = [...new Set(notes.map(({ pitch }) => pitch))].sort((a, b) => a - b);
  return notes.map(({ step, pitch }) => ({
    step: times * length + step,
    lane: Math.min(lanes - 1, Math.floor((pitches.indexOf(pitch) * lanes) / pitches.length)),
    pitch,
  }));
}

/** The rating of a hit by its distance in seconds; null for a miss. */
export function judgementOf(seconds: number): 'perfect' | 'good' | null {
  const off = Math.abs(seconds);
  return off <= 0.06 ? 'perfect' : off <= 0.15 ? 'good' : null;
}

/** The changes of the crowd's patience, which is 0 to 1. */
export const patience = { perfect: 0.035, good: 0.02, stray: -0.02 } as const;

/** Misses cost more the longer the round lasts. */
export const missCost = (step: number) => 0.055 * (1 + Math.max(0, step) / stepsOfBar / 14);
