import type { Look, Mood, Sounds } from '../../../../../engines/src/plan.ts';
import type { SeededRandom } from './seeded-random.ts';

const scales: Record<Mood, number[][]> = {
  cheerful: [
    [0, 2, 4, 7, 9],
    [0, 2, 4, 5, 7, 9, 11],
  ],
  calm: [
    [0, 2, 4, 7, 9],
    [0, 2, 5, 7, 9],
  ],
  spooky: [
    [0, 2, 3, 5, 7, 8, 11],
    [0, 1, 3, 5, 6, 8, 10],
  ],
  epic: [
    [0, 2, 3, 5, 7, 8, 10],
    [0, 3, 5, 7, 10],
  ],
  silly: [
    [0, 2, 4, 6, 8, 10],
    [0, 2, 4, 5, 7, 9, 10],
  ],
  tense: [
    [0, 3, 5, 6, 7, 10],
    [0, 2, 3, 6, 7, 8, 11],
  ],
};

const tempo: Record<Mood, [slow: number, quick: number]> = {
  cheerful: [104, 126],
  calm: [70, 88],
  spooky: [74, 92],
  epic: [112, 132],
  silly: [118, 142],
  tense: [126, 150],
};

/** Slow, low and in a minor key. */
export function sadSounds(random: SeededRandom): Sounds {
  return { wave: 'sine', root: random.int(48, 55), scale: [0, 2, 3, 7, 8], beatsPerMinute: random.int(56, 66) };
}

export function soundsFor(mood: Mood, look: Look, random: SeededRandom): Sounds {
  const waves: Record<Mood, Sounds['wave'][]> = {
    cheerful: ['triangle', 'square'],
    calm: ['sine', 'triangle'],
    spooky: ['sine', 'triangle'],
    epic: ['sawtooth', 'square'],
    silly: ['square', 'triangle'],
    tense: ['sawtooth', 'square'],
  };
  return {
    wave: look === 'pixel' ? 'square' : look === 'neon' ? 'sawtooth' : random.pick(waves[mood]),
    root: random.int(52, 64),
    scale: random.pick(scales[mood]),
    beatsPerMinute: random.int(...tempo[mood]),
  };
}
