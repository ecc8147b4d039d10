import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { coats, wearables } from '../vocabulary/words-for-colours.ts';
import { lookUp } from './noun-phrases.ts';

/** Food that nobody wants, by its colour. */
export const spoiled: Record<string, string> = {
  rotten: '#6f7a3a',
  mouldy: '#6f9a6a',
  moldy: '#6f9a6a',
  poisonous: '#8a4fc0',
  poisoned: '#8a4fc0',
  poison: '#8a4fc0',
  toxic: '#7fd12f',
  burnt: '#4a3428',
  burned: '#4a3428',
};

/** How large something is drawn beside what is usual. */
export const sizes: Record<string, number> = {
  tiny: 0.68,
  teeny: 0.68,
  mini: 0.72,
  miniature: 0.68,
  small: 0.8,
  little: 0.82,
  big: 1.2,
  large: 1.2,
  fat: 1.2,
  huge: 1.4,
  giant: 1.4,
  gigantic: 1.45,
  enormous: 1.45,
  massive: 1.4,
  colossal: 1.45,
};

/** Whether a picture can show it: a size, a colour, something worn, or the kind of thing. Moods are not drawn. */
export function isDrawnTrait(trait: string): boolean {
  return (
    sizes[trait] !== undefined ||
    spoiled[trait] !== undefined ||
    colourOfWord.has(trait) ||
    wearables[trait] !== undefined ||
    coats[trait] !== undefined ||
    lookUp(trait) !== null
  );
}
