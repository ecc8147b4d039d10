import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { coats, wearables } from '../vocabulary/words-for-colours.ts';
import { lookUp } from './noun-phrases.ts';

/** Whether a picture can show it: a colour, something worn, or the kind of thing. Size and mood are not drawn yet. */
export function isDrawnTrait(trait: string): boolean {
  return (
    colourOfWord.has(trait) || wearables[trait] !== undefined || coats[trait] !== undefined || lookUp(trait) !== null
  );
}
