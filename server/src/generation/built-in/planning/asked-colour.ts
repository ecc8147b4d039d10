import { colourOfWord } from '../vocabulary/vocabulary.ts';
import type { Cast } from './choose-cast.ts';
import { oklchOf } from './colour-space.ts';
import { isNeutral } from './palette.ts';
import type { Requested } from './requested.ts';

/** "A snake game in green on black": the line that is drawn is green, whoever leads it. */
export function inAskedColour(cast: Cast, { frame: { look } }: Requested): Cast {
  if (cast.kind !== 'snake' || cast.hero.tint || look.scheme || look.sides) return cast;
  const tints = look.colours.flatMap((word) => colourOfWord.get(word)?.tint ?? []);
  const tint = tints.find((one) => !isNeutral(oklchOf(one)));
  return tint ? { ...cast, hero: { ...cast.hero, tint } } : cast;
}
