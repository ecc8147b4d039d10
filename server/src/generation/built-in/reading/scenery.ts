import { isBuiltPart } from './built-of.ts';
import type { Frame } from './frame.ts';
import type { Mechanic } from './mechanics.ts';
import { lookUp } from './noun-phrases.ts';
import { sceneOfPlace } from './place-scenes.ts';
import { maybePlaces, surePlaces } from './role-words.ts';

/** Games whose ground is made of what one stands on. */
const withFootholds = new Set<Mechanic | null>([
  'hopper',
  'jumper',
  'rope-swing',
  'sokoban',
  'racer',
  'parking',
  'downhill',
  'sorting',
]);

/** Classes of which a whole place may consist: sand, snow, night. */
const grounds = /^(place|abstract|group|substance|weather|body)$/;

/** Whether a place decides where a game plays; "out of gift boxes" and "on a moving van" do not. */
export function isScenery(word: string, { mechanic, builtOf }: Pick<Frame, 'mechanic' | 'builtOf'>): boolean {
  const last = word.split(' ').at(-1) ?? '';
  return (
    withFootholds.has(mechanic) ||
    builtOf?.noun === word ||
    isBuiltPart(mechanic, last) ||
    /^(yard|courtyard|backyard|lawn|path|field|stage|deck|phone|device|screen|tablet)$/.test(last) ||
    [word, last].some((one) => surePlaces.test(one) || maybePlaces.test(one)) ||
    sceneOfPlace(word) !== null ||
    grounds.test(lookUp(last)?.class ?? 'abstract')
  );
}
