import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { coats, wearables } from '../vocabulary/words-for-colours.ts';
import { lookUp } from './noun-phrases.ts';

/** Whether a picture shows it: a colour, something worn, or what kind of thing it is. Nobody looks tiny or angry yet. */
export function isDrawnTrait(trait: string): boolean {
  return (
    colourOfWord.has(trait) || wearables[trait] !== undefined || coats[trait] !== undefined || lookUp(trait) !== null
  );
}
