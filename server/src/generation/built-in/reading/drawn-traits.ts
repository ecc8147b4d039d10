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

/** Whether a picture can show it: a colour, something worn, or the kind of thing. Size and mood are not drawn yet. */
export function isDrawnTrait(trait: string): boolean {
  return (
    spoiled[trait] !== undefined ||
    colourOfWord.has(trait) ||
    wearables[trait] !== undefined ||
    coats[trait] !== undefined ||
    lookUp(trait) !== null
  );
}
