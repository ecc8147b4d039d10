import type { Frame } from '../reading/frame.ts';
import { colourOfWord } from '../vocabulary/vocabulary.ts';
import type { Oklch } from './colour-space.ts';
import { isNeutral } from './palette.ts';

const boardsForTwo =
  /^(chess|draughts|reversi|rock-paper-scissors|tic-tac-toe|four-in-a-row|pong|air-hockey|battleship|duel)$/;
const redPlanet: Oklch = [0.6, 0.13, 40];
const dryGrass: Oklch = [0.8, 0.12, 82];
const savanna = /^(savannah?|serengeti)$/;

/** The one or two colours of the whole game: those without a noun apply to everything. */
export function washesOf({ mechanic, look, hero, foes, goods, hazards, place }: Frame): Oklch[] {
  // Two colours of a board for two are those of its sides, and a light that turns green is alone in it.
  const isForSides = boardsForTwo.test(mechanic ?? '') && new Set(look.colours).size === 2;
  if (look.sides || isForSides || mechanic === 'reaction') return [];
  if (place.words.includes('mars')) return [redPlanet];
  if (place.words.some((word) => savanna.test(word)) && look.colours.length === 0) return [dryGrass];
  const worn = new Set([hero, ...foes, ...goods, ...hazards].flatMap((one) => one?.traits ?? []));
  const free = look.colours.find((word) => !worn.has(word));
  const first = free && colourOfWord.get(free)?.wash;
  if (!first) return [];
  // "A black and green snake" has both colours, of which only the last is read as its own.
  const second = look.colours
    .filter((word) => !worn.has(word) || isNeutral(first))
    .map((word) => colourOfWord.get(word)?.wash)
    .find((wash) => wash && wash !== first && !(isNeutral(wash) && isNeutral(first)));
  return second ? [first, second] : [first];
}
