import type { Foe, Frame } from '../reading/frame.ts';

/** Where guards wear armour, or fur hats. */
const olden = /^(castle|dungeon|temple|desert)$/;

/** Where they are paid to look after pictures, money or goods, whoever comes to steal them. */
const guardedByStaff =
  /museum|gallery|bank|vault|mall|shop|store|office|hotel|casino|airport|school|station|factory|laborator|city|town/;

/** Guards of a museum, and those who run after somebody in a town, are no soldiers; those of a castle are knights. */
export function withUniforms(frame: Frame): Frame {
  const { mechanic, place, hero, foes } = frame;
  const isStaff = [place.site ?? '', ...place.words].some((word) => guardedByStaff.test(word));
  const isCastle = !isStaff && place.words.some((word) => /castle|palace|fortress|dungeon/.test(word));
  const isOlden =
    olden.test(place.setting ?? '') ||
    place.words.some((word) => /castle|palace|fort|dungeon|temple|pyramid|tower/.test(word)) ||
    /^(knight|prince|princess|king|queen|ninja|archer|viking|pirate|dragon|wizard)$/.test(hero?.noun ?? '');
  const asKeeper = (one: Foe): Foe =>
    one.noun === 'guard' && one.traits.length === 0 ? { ...one, traits: [isCastle ? 'castle' : 'security'] } : one;
  const isRun = /^(lanes|runner|downhill)$/.test(mechanic ?? '');
  const isDressed = isStaff || isCastle || (isRun && !isOlden);
  return isDressed && frame.language === 'en' ? { ...frame, foes: foes.map(asKeeper) } : frame;
}
