import { isEverydayPlace } from '../reading/everyday-places.ts';
import { isProperPlace } from '../reading/proper-places.ts';
import { surePlaces } from '../reading/role-words.ts';
import { openSeas, places } from '../vocabulary/words-for-titles.ts';
import type { Cast } from './choose-cast.ts';
import type { Requested } from './requested.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Setting, suitsSetting } from './setting-of-texts.ts';
import { inTitleCase } from './title-case.ts';
import { isAboveSea } from './waters.ts';

const list = (text: string) => text.split(', ');

/** Places without a scene of their own, which are at least called by their name. */
const ownName =
  /(^| )(moon|road|bridge|bank|church|cathedral|ship|galleon|club|court|pitch|lawn|hospital|hotel|library|embassy|shipyard|harbou?r|dock|junkyard|arcade|clinic|casino|cinema|playground|zoo|greenhouse|aquarium|monastery|ballroom|courtyard|lighthouse|stable|vineyard|laundromat|pharmacy|barn|airport|backyard|schoolyard|cornfield|highway|motorway|oasis|museum|subway|town|village)$/;

/** Feasts that are somewhere. */
const namedFeasts: Record<string, string> = { wedding: 'wedding', birthday: 'birthday party' };

/** The place in the prompt, written as in a title or in a sentence, otherwise a proper name that suits hour and weather. */
export function placeOf(
  { scene, hero }: Cast,
  { frame }: Requested,
  setting: Setting,
  random: SeededRandom,
  write = inTitleCase,
): string {
  const all = list(isAboveSea(scene, hero) ? openSeas : places[scene]);
  const suitable = all.filter((one) => suitsSetting(one, setting));
  const own = random.pick(suitable.length > 0 ? suitable : all);
  const words = frame.place.words.filter((word) => !frame.destination?.endsWith(word));
  const proper = words.find((word) => isProperPlace(word) && word !== 'space');
  // "On the rooftops of Paris".
  if (proper)
    return words.includes('rooftop') ? `the ${write('rooftops')} of ${inTitleCase(proper)}` : inTitleCase(proper);
  const named =
    words.find((word) => isEverydayPlace(word) || surePlaces.test(word) || ownName.test(word)) ??
    namedFeasts[frame.place.feast ?? ''];
  // Nobody says "the space".
  if (named === 'space') return write(named);
  return named ? `the ${write(named)}` : own;
}

export const withoutArticle = (place: string) => place.replace(/^the /, '');
