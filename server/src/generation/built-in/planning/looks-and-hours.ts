import type { Look, Mood, Scene } from '../../../../../engines/src/plan.ts';
import type { Hour } from './palette.ts';
import type { SeededRandom } from './seeded-random.ts';

/** How a game is drawn, by its mood. */
export function chooseLook(scene: Scene, mood: Mood, random: SeededRandom): Look {
  if (scene === 'cyber' && random.chance(0.75)) return 'neon';
  const ofMood: Record<Mood, Look[]> = {
    cheerful: ['sticker', 'sticker', 'paper', 'flat', 'pixel'],
    calm: ['paper', 'paper', 'flat', 'flat', 'sticker'],
    spooky: ['sticker', 'neon', 'flat', 'pixel', 'paper'],
    epic: ['sticker', 'pixel', 'pixel', 'flat'],
    silly: ['sticker', 'paper', 'pixel'],
    tense: ['neon', 'pixel', 'flat', 'sticker'],
  };
  // Tubes of light belong to towns, to space and to the stage.
  return random.pick(ofMood[mood].filter((look) => look !== 'neon' || litScenes.has(scene)));
}

const litScenes = new Set<Scene>(['cyber', 'space', 'city', 'stadium', 'starship', 'fair', 'haunted']);

/** The time of day, by its mood. */
export function chooseHour(mood: Mood, random: SeededRandom): Hour {
  const ofMood: Record<Mood, Hour[]> = {
    cheerful: ['day', 'day', 'day', 'dawn'],
    calm: ['day', 'dusk', 'dawn', 'night'],
    spooky: ['night', 'night', 'dusk'],
    epic: ['dusk', 'day', 'dawn'],
    silly: ['day', 'day', 'dawn', 'dusk'],
    tense: ['dusk', 'night', 'day'],
  };
  return random.pick(ofMood[mood]);
}
