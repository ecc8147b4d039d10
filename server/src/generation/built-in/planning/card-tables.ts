import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { hexOf, oklchOf } from './colour-space.ts';
import type { Requested } from './requested.ts';

const felt = '#1c6b47';

/** Cards have the usual suits unless others are asked for, and lie on a cloth unless a place is. */
export function rulesOfCards(kind: Kind, requested: Requested): Rules {
  if (kind !== 'solitaire' && kind !== 'blackjack') return {};
  return {
    ...(requested.things.length > 0 && { pictures: 1 }),
    ...(kind === 'solitaire' && requested.hero && { crest: 1 }),
    ...(hasCloth(kind, requested) && { cloth: Number.parseInt(clothOf(requested).slice(1), 16) }),
  };
}

/** Cards of which nothing is said, and those on "a green table". */
export const hasCloth = (kind: Kind, { scene, hero, things, foes, frame: { look, place } }: Requested): boolean =>
  kind === 'solitaire' &&
  ((scene === null && !hero && things.length + foes.length === 0) ||
    (look.colours.length > 0 && place.words.some((word) => /(^| )(table|cloth|felt)$/.test(word))));

/** As dark as a cloth is, in the colour that is asked for. */
function clothOf({ frame: { look } }: Requested): string {
  const tint = look.colours.map((word) => colourOfWord.get(word)?.tint).find((one) => one !== undefined);
  if (!tint) return felt;
  const [, chroma, hue] = oklchOf(tint);
  return hexOf([0.42, Math.min(chroma, 0.13), hue]);
}
