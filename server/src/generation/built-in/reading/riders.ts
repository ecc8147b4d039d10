import { isBeing } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { type Reader, tool } from './role-reader.ts';
import { ridden } from './role-words.ts';

/** Vehicles small enough to see who sits in them. */
const boarded = /^(tank|car|race ?car|kart|go kart|bumper car|tractor|canoe|kayak|bathtub|mech|jeep)$/;

/** What somebody is drawn upon or in. */
export const isMount = (noun: string): boolean => ridden.test(noun) || boarded.test(noun);

/** "Bears in tanks": they sit in them. */
export function board(reader: Reader, phrase: NounPhrase): boolean {
  const rider = reader.candidates.findLast((one) => isBeing(one.phrase.class))?.phrase;
  if (!rider || !boarded.test(phrase.noun)) return false;
  // The tank of a tank shooter is the one they sit in.
  reader.candidates = reader.candidates.filter((one) => one.phrase.noun !== phrase.noun);
  tool(reader, phrase);
  return true;
}

/** Where bears in tanks meet nobody else, they meet other tanks. */
export function meetOthers({ hero, tools, foes, hazards, mechanic }: Reader): void {
  const vehicle = hero?.isPlural ? tools.find(({ noun }) => boarded.test(noun)) : undefined;
  if (vehicle && foes.length + hazards.length === 0 && /^(arena|shooter)$/.test(mechanic ?? ''))
    foes.push({ ...vehicle, isPlural: true, does: 'attacks' });
}
