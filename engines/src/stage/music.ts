import { at, randomFrom } from '../math/random.ts';
import type { Plan } from '../plan.ts';
import type { Synth } from './synth.ts';

const progressions = [
  [0, 4, 5, 3],
  [0, 5, 3, 4],
  [0, 3, 0, 4],
  [0, 2, 3, 4],
  [0, 0, 5, 4],
];

/** A quiet loop of eight bars, made from the seed: a bass, a broken chord, a tune that comes and goes, a light beat. */
export function scheduleMusic(plan: Plan, beat: number, when: number, seconds: number, synth: Synth): void {
  const step = beat % 16;
  const bar = Math.floor(beat / 16) % 8;
  const song = randomFrom(plan.seed);
  const chords = song.pick(progressions);
  const arpeggio = [0, 2, 4, 2, 7, 4, 2, 4].map((n) => n + song.int(0, 1) * 2);
  const tune = Array.from({ length: 16 }, () => (song.chance(0.42) ? song.int(5, 11) : -1));
  const bassRhythm = song.pick([
    [0, 8],
    [0, 6, 12],
    [0, 4, 8, 12],
    [0, 3, 8, 11],
  ]);
  const root = at(chords, bar >> 1);
  const calm = plan.mood === 'calm' || plan.mood === 'spooky';
  if (bassRhythm.includes(step)) {
    synth.tone(synth.pitch(root) / 4, when, seconds * 3, 1, 0.3, 'triangle');
  }
  if (step % (calm ? 4 : 2) === 0) {
    const place = root + at(arpeggio, step / 2 + bar);
    synth.tone(synth.pitch(place), when, seconds * (calm ? 3.5 : 1.6), 1, 0.07, 'triangle');
  }
  const note = at(tune, step + (bar % 2) * 3);
  if (bar >= 2 && note >= 0 && step % 2 === 0) synth.tone(synth.pitch(note), when, seconds * 2, 1, 0.06);
  if (!calm && step % 8 === 4) synth.bang(when, 0.06, 4000, 0.05);
  if (!calm && step % 8 === 0) synth.bang(when, 0.09, 200, 0.22);
}
