import type { Sounds } from '../../../../../engines/src/plan.ts';
import type { TuneName } from '../reading/music-in-prompt.ts';

/** Melodies in the public domain, in our own writing: each note with its octave and its sixteenths, 4 unless said; R rests. */
const written: Record<TuneName, string> = {
  'ode-to-joy':
    'E4 E4 F4 G4 G4 F4 E4 D4 C4 C4 D4 E4 E4/6 D4/2 D4/8 E4 E4 F4 G4 G4 F4 E4 D4 C4 C4 D4 E4 D4/6 C4/2 C4/8 D4 D4 E4 C4 D4 E4/2 F4/2 E4 C4 D4 E4/2 F4/2 E4 D4 C4 D4 G3/8 E4 E4 F4 G4 G4 F4 E4 D4 C4 C4 D4 E4 D4/6 C4/2 C4/8',
  'fur-elise':
    'E5/2 D#5/2 E5/2 D#5/2 E5/2 B4/2 D5/2 C5/2 A4/6 C4/2 E4/2 A4/2 B4/6 E4/2 G#4/2 B4/2 C5/6 E4/2 E5/2 D#5/2 E5/2 D#5/2 E5/2 B4/2 D5/2 C5/2 A4/6 C4/2 E4/2 A4/2 B4/6 E4/2 C5/2 B4/2 A4/8',
  'little-night-music':
    'G4 R/2 D4/2 G4 R/2 D4/2 G4/2 D4/2 G4/2 B4/2 D5/8 C5 R/2 A4/2 C5 R/2 A4/2 C5/2 A4/2 F#4/2 A4/2 D4/8',
  minuet:
    'D5 G4/2 A4/2 B4/2 C5/2 D5 G4 G4 E5 C5/2 D5/2 E5/2 F#5/2 G5 G4 G4 C5 D5/2 C5/2 B4/2 A4/2 B4 C5/2 B4/2 A4/2 G4/2 F#4 G4/2 A4/2 B4/2 G4/2 A4/12',
  'mountain-king':
    'B3/2 C#4/2 D4/2 E4/2 F#4/2 D4/2 F#4 F4/2 C#4/2 F4 E4/2 C4/2 E4 B3/2 C#4/2 D4/2 E4/2 F#4/2 D4/2 F#4/2 B4/2 A4/2 F#4/2 D4/2 F#4/2 A4/8',
  'jingle-bells':
    'E4 E4 E4/8 E4 E4 E4/8 E4 G4 C4/6 D4/2 E4/16 F4 F4 F4/6 F4/2 F4 E4 E4 E4/2 E4/2 E4 D4 D4 E4 D4/8 G4/8 E4 E4 E4/8 E4 E4 E4/8 E4 G4 C4/6 D4/2 E4/16 F4 F4 F4/6 F4/2 F4 E4 E4 E4/2 E4/2 G4 G4 F4 D4 C4/16',
  'silent-night':
    'G4/3 A4/1 G4/2 E4/6 G4/3 A4/1 G4/2 E4/6 D5 D5/2 B4/6 C5 C5/2 G4/6 A4 A4/2 C5/3 B4/1 A4/2 G4/3 A4/1 G4/2 E4/6 A4 A4/2 C5/3 B4/1 A4/2 G4/3 A4/1 G4/2 E4/6 D5 D5/2 F5/3 D5/1 B4/2 C5/6 E5/6 C5/2 G4/2 E4/2 G4/3 F4/1 D4/2 C4/12',
  'merry-christmas':
    'G4 C5 C5/2 D5/2 C5/2 B4/2 A4 A4 A4 D5 D5/2 E5/2 D5/2 C5/2 B4 G4 G4 E5 E5/2 F5/2 E5/2 D5/2 C5 A4 G4/2 G4/2 A4 D5 B4 C5/8',
  'brahms-lullaby':
    'E4/2 E4/2 G4/8 E4/2 E4/2 G4/8 E4/2 G4/2 C5 B4 A4 A4 G4 D4/2 E4/2 F4 D4 D4/2 E4/2 F4/8 D4/2 F4/2 B4/2 A4/2 G4 B4 C5/8 C4/2 C4/2 C5/8 A4/2 F4/2 G4/8 E4/2 C4/2 F4 G4 A4 G4/8 C4/2 C4/2 C5/8 A4/2 F4/2 G4/8 E4/2 C4/2 F4 E4 D4 C4/12',
  twinkle:
    'C4 C4 G4 G4 A4 A4 G4/8 F4 F4 E4 E4 D4 D4 C4/8 G4 G4 F4 F4 E4 E4 D4/8 G4 G4 F4 F4 E4 E4 D4/8 C4 C4 G4 G4 A4 A4 G4/8 F4 F4 E4 E4 D4 D4 C4/8',
  'frere-jacques':
    'C4 D4 E4 C4 C4 D4 E4 C4 E4 F4 G4/8 E4 F4 G4/8 G4/2 A4/2 G4/2 F4/2 E4 C4 G4/2 A4/2 G4/2 F4/2 E4 C4 C4 G3 C4/8 C4 G3 C4/8',
};

type Tune = NonNullable<Sounds['tune']>;

const semitones: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

function noteOf(token: string): Tune[number] {
  const [, letter = 'R', sharp = '', octave = '', length = '4'] = /^([A-GR])(#?)(\d?)(?:\/(\d+))?$/.exec(token) ?? [];
  const pitch = letter === 'R' ? 0 : 12 * (Number(octave) + 1) + (semitones[letter] ?? 0) + (sharp ? 1 : 0);
  return [pitch, Number(length)];
}

export const tuneNames = Object.keys(written) as TuneName[];

/** Several melodies one after the other, with a pause between them. */
export const tuneOf = (names: TuneName[]): Tune =>
  names.flatMap((name, i) => [...(i > 0 ? ([[0, 8]] as Tune) : []), ...written[name].split(' ').map(noteOf)]);
