import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import type { Cast } from './choose-cast.ts';
import type { Requested } from './requested.ts';
import type { SeededRandom } from './seeded-random.ts';

const tints = ['#f29a4a', '#3f8ef0', '#e8403a', '#55b84a', '#9457eb', '#ffd23f', '#2fc4b2', '#ff7eb6'];

/** A thing without a picture is drawn as a medal with its first letter. */
const medalOf = (letter: string, i: number): Actor => ({
  sprite: 'token',
  name: letter,
  plural: `${letter}s`,
  tint: tints[i % tints.length] ?? null,
  wears: null,
});

/** Games that have letters anyway, or none to touch. */
const withoutMedals = new Set<Kind>(
  'quiz hangman wordle anagrams word-search typing sudoku sorting chess solitaire'.split(' ') as Kind[],
);

/** "Pop the letters": each thing is a letter; a board shows as many as it has cards. */
export function withLetters(cast: Cast, { frame }: Requested, random: SeededRandom): Cast {
  const { letters } = frame;
  if (!letters || withoutMedals.has(cast.kind)) return cast;
  const { pairs = 6 } = frame.numbers;
  const shown = mechanicOf[cast.kind].hasManyThings
    ? random.shuffle(letters).slice(0, Math.max(6, pairs)).sort()
    : letters;
  const balloons = cast.things.filter(({ sprite }) => cast.kind === 'bubble-pop' && sprite === 'balloon');
  return { ...cast, things: [...balloons, ...shown.map(medalOf)] };
}
