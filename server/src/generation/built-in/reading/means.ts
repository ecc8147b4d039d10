import { isBeing, isPlayable } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { type Clause, partyClass } from './sentence.ts';

const doneWithSomething =
  /^(extinguish|douse|quench|wash|clean|scrub|mop|sweep|wipe|polish|rinse|bathe|shampoo|dust|heal|cure|treat|nurse|bandage|repair|fix|mend)$/;

/** "Puts out fires with water", "cures patients with pills": neither is the water on fire, nor are the pills ill. */
export const isMeans = ({ verb, objects, subject }: Clause, { class: ofClass }: NounPhrase): boolean =>
  doneWithSomething.test(verb) &&
  objects.length > 0 &&
  !isBeing(ofClass) &&
  !isPlayable(ofClass) &&
  !/^(vehicle|place|abstract)$/.test(ofClass) &&
  partyClass(subject) !== 'thing';
