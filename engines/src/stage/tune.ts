import type { Sounds } from '../plan.ts';

/** A note of a melody, which begins at a sixteenth and lasts so many. */
export type TuneNote = { step: number; pitch: number; length: number };

/** Silence before a melody begins again. */
const pauseSteps = 8;

const read = new WeakMap<NonNullable<Sounds['tune']>, { notes: TuneNote[]; length: number }>();

/** The notes of a melody, without its rests, and its length in sixteenths. */
export function notesOf(tune: NonNullable<Sounds['tune']>): { notes: TuneNote[]; length: number } {
  const known = read.get(tune);
  if (known) return known;
  let step = 0;
  const notes = tune.flatMap(([pitch, length]): TuneNote[] => {
    const note = { step, pitch, length };
    step += length;
    return pitch > 0 ? [note] : [];
  });
  const whole = { notes, length: step + pauseSteps };
  read.set(tune, whole);
  return whole;
}

/** Of a MIDI number. */
export const hertzOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);
