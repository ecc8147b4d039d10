import { nounInGap } from '../vocabulary/nouns-of-languages.ts';
import { findNoun, plain } from '../vocabulary/vocabulary.ts';
import type { Named } from './frame.ts';
import type { Match } from './match-phrases.ts';
import { mechanicOfHero } from './mechanic-of-hero.ts';
import type { Mechanic } from './mechanics.ts';
import type { Roles } from './role-reader.ts';

/** Whether the vocabulary has the word itself, and not only an emoji with such a tag. */
export const isNounOf = (word: string, noun: string, language: string): boolean =>
  nounInGap(word, language) === noun || findNoun(plain(word), false)?.name === noun;

/** A submarine flees without running. */
export const isWalking = (hero: Named | null): boolean => !/^(flyer|flight)$/.test(mechanicOfHero(hero, false) ?? '');

/** From cloud to cloud one jumps upwards. */
export const upwards = (mechanic: Mechanic | null, { places }: Roles): Mechanic | null =>
  mechanic === 'platformer' && places.some(({ noun }) => /^(cloud|planet|asteroid)$/.test(noun)) ? 'jumper' : mechanic;

/** "Salta" names only the action; "Schlange" also the actor. */
export function isNoCast({ phrase, weight }: Match<Mechanic>): boolean {
  return !phrase.includes(' ') && (weight >= 9 || findNoun(plain(phrase), false) === undefined);
}
