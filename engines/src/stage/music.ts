import { at, randomFrom } from '../math/random.ts';
import type { Mood, Plan } from '../plan.ts';
import type { Synth } from './synth.ts';
import { hertzOf, notesOf } from './tune.ts';

type Drums = 'none' | 'light' | 'march' | 'driving' | 'swing';

/** The arrangement of each mood: the density of the arpeggio, whether chords are held under it, and the drums. */
const bands: Record<Mood, { every: number; holds: boolean; drums: Drums; tuneVolume: number }> = {
  cheerful: { every: 2, holds: false, drums: 'light', tuneVolume: 0.07 },
  calm: { every: 4, holds: true, drums: 'none', tuneVolume: 0.055 },
  spooky: { every: 8, holds: true, drums: 'none', tuneVolume: 0.05 },
  epic: { every: 2, holds: true, drums: 'march', tuneVolume: 0.065 },
  silly: { every: 4, holds: false, drums: 'swing', tuneVolume: 0.07 },
  tense: { every: 1, holds: false, drums: 'driving', tuneVolume: 0.05 },
};

const bright = [
  [0, 4, 5, 3],
  [0, 5, 3, 4],
  [0, 3, 0, 4],
  [0, 2, 3, 4],
];
/** Progressions that fall and do not resolve. */
const dark = [
  [0, 0, 5, 4],
  [0, 5, 2, 4],
  [0, 3, 5, 4],
  [0, 6, 5, 4],
];

/** A quiet loop of eight bars, generated from the seed: a bass, an arpeggio, a melody that comes and goes, a beat. */
export function scheduleMusic(plan: Plan, beat: number, when: number, seconds: number, synth: Synth): void {
  const step = beat % 16;
  const bar = Math.floor(beat / 16) % 8;
  const song = randomFrom(plan.seed);
  const band = { ...bands[plan.mood], ...(plan.sounds.drums && { drums: plan.sounds.drums }) };
  if (plan.sounds.tune) {
    playTune(plan, plan.sounds.tune, beat, when, seconds, synth);
    drum(band.drums, step, when, seconds, synth);
    return;
  }
  // A third of three semitones is minor.
  const chords = song.pick(plan.sounds.scale.includes(3) ? dark : bright);
  const arpeggio = [0, 2, 4, 2, 7, 4, 2, 4].map((n) => n + song.int(0, 1) * 2);
  const tune = Array.from({ length: 16 }, () => (song.chance(0.42) ? song.int(5, 11) : -1));
  const bassRhythm = song.pick([
    [0, 8],
    [0, 6, 12],
    [0, 4, 8, 12],
    [0, 3, 8, 11],
  ]);
  const root = at(chords, bar >> 1);
  if (bassRhythm.includes(step)) synth.tone(synth.pitch(root) / 4, when, seconds * 3, 1, 0.3, 'triangle');
  if (band.holds && step === 0) {
    for (const third of [0, 2, 4]) synth.tone(synth.pitch(root + third) / 2, when, seconds * 15, 1, 0.035, 'sine');
  }
  if (step % band.every === 0) {
    const place = root + at(arpeggio, Math.floor(step / Math.min(2, band.every)) + bar);
    synth.tone(synth.pitch(place), when, seconds * Math.min(3.5, band.every * 0.9), 1, 0.07, 'triangle');
  }
  const note = at(tune, step + (bar % 2) * 3);
  if (bar >= 2 && note >= 0 && step % 2 === 0) synth.tone(synth.pitch(note), when, seconds * 2, 1, band.tuneVolume);
  drum(band.drums, step, when, seconds, synth);
  if (plan.weather === 'rain' || plan.weather === 'storm') synth.bang(when, seconds * 1.6, 2600, 0.014);
}

/** A known melody as a music box plays it, with its long notes an octave lower, too. In a game of rhythm the player plays it. */
function playTune(
  { kind }: Plan,
  tune: NonNullable<Plan['sounds']['tune']>,
  beat: number,
  when: number,
  seconds: number,
  synth: Synth,
): void {
  if (kind === 'rhythm') {
    if (beat % 4 === 0) synth.bang(when, 0.05, 3200, 0.03);
    return;
  }
  const { notes, length } = notesOf(tune);
  const note = notes.find(({ step }) => step === beat % length);
  if (!note) return;
  const lasts = Math.max(0.25, note.length * seconds * 1.1);
  synth.tone(hertzOf(note.pitch), when, lasts, 1, 0.12, 'triangle');
  if (note.length >= 4) synth.tone(hertzOf(note.pitch - 12), when, lasts, 1, 0.06, 'sine');
}

function drum(drums: Drums, step: number, when: number, seconds: number, synth: Synth): void {
  const kick = () => synth.bang(when, 0.09, 200, 0.22);
  const tick = (volume: number, late = 0) => synth.bang(when + late, 0.05, 4500, volume);
  if (drums === 'none') return;
  if (step % 8 === 0 || (drums === 'driving' && step % 4 === 0)) kick();
  if (drums !== 'march' && step % 8 === 4) tick(0.05);
  if (drums === 'driving' && step % 4 === 2) tick(0.035);
  if (drums === 'swing' && step % 4 === 2) tick(0.04, seconds * 0.35);
  if (drums === 'march' && (step === 4 || step === 12 || step === 14)) synth.bang(when, 0.08, 1800, 0.07);
}
