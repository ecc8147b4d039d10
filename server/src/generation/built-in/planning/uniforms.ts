import type { Foe, Frame } from '../reading/frame.ts';

/** Where guards wear armour, or fur hats. */
const olden = /^(castle|dungeon|temple|desert)$/;

/** Guards who run after somebody in a town are no soldiers. */
export function withUniforms(frame: Frame): Frame {
  const { mechanic, place, hero, foes } = frame;
  const isOlden =
    olden.test(place.setting ?? '') ||
    place.words.some((word) => /castle|palace|fort|dungeon|temple|pyramid|tower/.test(word)) ||
    /^(knight|prince|princess|king|queen|ninja|archer|viking|pirate|dragon|wizard)$/.test(hero?.noun ?? '');
  const asKeeper = (one: Foe): Foe =>
    one.noun === 'guard' && one.traits.length === 0 ? { ...one, traits: ['security'] } : one;
  const isRun = /^(lanes|runner|downhill)$/.test(mechanic ?? '');
  return !isRun || isOlden || frame.language !== 'en' ? frame : { ...frame, foes: foes.map(asKeeper) };
}
