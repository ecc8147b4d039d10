import { isPlayable, isThing } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { isPlace } from './role-reader.ts';
import { deadly } from './role-words.ts';

/** What nature throws at a village. */
const disasters =
  /^(fireball|meteor|meteorite|asteroid|comet|hail|hailstone|flood|tide|wave|lava|magma|avalanche|tsunami|tornado|hurricane|storm|thunderstorm|sandstorm|snowstorm|blizzard|lightning|rain|raindrop|fire|wildfire|flame|earthquake|landslide|boulder|snowball|cannonball|bomb|missile|rocket)$/;

export const isDisaster = ({ noun }: { noun: string }): boolean => disasters.test(noun);

/**
 * Whether something is kept away: cookies are protected from forks as well as from ants. One is only saved or rescued
 * from what is dangerous, for a cat is rescued from a tree.
 */
export function isThreat(phrase: NounPhrase, verb: string): boolean {
  if (isPlayable(phrase.class) || deadly.test(phrase.noun) || isDisaster(phrase)) return true;
  return /^(protect|defend|guard|shield)$/.test(verb) && isThing(phrase.class) && !isPlace(phrase);
}

/** A wave is a number of foes elsewhere, and an avalanche an event; whatever is fled from can be seen. */
export const asThreat = (phrase: NounPhrase): NounPhrase =>
  phrase.class === 'abstract' && isDisaster(phrase) ? { ...phrase, class: 'thing' } : phrase;
