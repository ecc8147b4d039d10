import type { Foe, Good, GoodRole, Named } from './frame.ts';
import { isHarmful } from './hazards.ts';
import type { Mechanic } from './mechanics.ts';
import { isPlayable } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { ammunition, maybePlaces, surePlaces } from './role-words.ts';
import { type Party, you } from './sentence.ts';

export type Roles = {
  hero: Named | null;
  foes: Foe[];
  goods: Good[];
  hazards: Named[];
  tools: Named[];
  places: NounPhrase[];
  /** Where things are delivered. */
  address?: Named | null;
  topic: string | null;
};

export type Candidate = { phrase: NounPhrase; weight: number };
/** The roles found so far. Each phrase gets one; the hero is chosen at the end. */
export type Reader = Roles & {
  mechanic: Mechanic | null;
  isWar: boolean;
  candidates: Candidate[];
  placed: Set<NounPhrase>;
  /** Those who take something for themselves, whatever else they do. */
  thieves: Set<NounPhrase>;
};

/** A place regardless of its position in the sentence. */
export function isSurePlace({ class: ofClass, noun, traits }: NounPhrase): boolean {
  // Evil toilets are no rooms.
  if (noun === 'toilet' && traits.includes('evil')) return false;
  return ofClass === 'place' || (surePlaces.test(noun) && ofClass !== 'vehicle');
}

/** A place after a preposition of place. */
export function isPlace(phrase: NounPhrase): boolean {
  return isSurePlace(phrase) || (maybePlaces.test(phrase.noun) && phrase.class !== 'vehicle');
}

/** "planets of the solar system", "European capitals". */
export function topicOf(phrase: NounPhrase): string {
  return [...phrase.traits, phrase.noun].join(' ');
}

export function candidate(reader: Reader, phrase: Party, weight: number) {
  if (phrase === you || phrase.class === 'abstract') return;
  // "Three misses and it's over".
  if (
    phrase.count !== null &&
    /^(miss|mistake|error|attempt|try|lap|round|level|goal|point|second|minute)$/.test(phrase.noun)
  )
    return;
  reader.candidates.push({ phrase, weight });
}

/** An avoided being chases; an avoided thing is a hazard. */
export function avoided(reader: Reader, phrase: NounPhrase) {
  if (isPlayable(phrase.class)) foe(reader, phrase, 'stands');
  else if (phrase.class !== 'abstract' && !reader.placed.has(phrase)) {
    reader.placed.add(phrase);
    reader.hazards.push(named(phrase));
  }
}

export function foe(reader: Reader, phrase: Party | null, does: Foe['does']) {
  if (phrase === null || phrase === you || reader.placed.has(phrase) || phrase.class === 'abstract') return;
  // "A race against 3 friends" has three of them in it.
  const isRival = /^(racer|tap-race)$/.test(reader.mechanic ?? '') && phrase.count !== null;
  if (/^(computer|pc|cpu|ai|machine|friend)$/.test(phrase.noun) && !isRival) return;
  // "You have 15 arrows" says how many, and what with.
  if (phrase.count !== null && ammunition.test(phrase.noun)) return tool(reader, phrase);
  reader.placed.add(phrase);
  reader.candidates = reader.candidates.filter((one) => one.phrase !== phrase);
  const isAttacker = does === 'attacks' && phrase.isPlural && /^(food|plant)$/.test(phrase.class);
  if (isPlayable(phrase.class) || does === 'stands' || does === 'spared' || isAttacker)
    reader.foes.push({ ...named(phrase), does });
  else if (phrase.class !== 'place' || phrase.traits.includes('evil')) reader.hazards.push(named(phrase));
}

/** Of somebody who does something together with somebody else. */
export const togetherWeight = 56;
/** From this weight on a candidate is certainly the hero. */
export const sureWeight = 100;

const isSure = (reader: Reader, phrase: NounPhrase): boolean =>
  reader.candidates.some((one) => one.phrase === phrase && one.weight >= sureWeight);

export function good(reader: Reader, phrase: Party, role: GoodRole): void {
  if (role === 'collected' && phrase !== you && isHarmful(phrase, reader.mechanic)) {
    avoided(reader, phrase);
    return;
  }
  if (phrase === you || reader.placed.has(phrase) || phrase.class === 'abstract' || isSure(reader, phrase)) return;
  reader.placed.add(phrase);
  reader.goods.push({ ...named(phrase), role });
}

export function tool(reader: Reader, phrase: NounPhrase) {
  if (phrase.class === 'abstract') return;
  reader.placed.add(phrase);
  // A shot is nothing to be held or seen.
  if (/^(shot|throw|kick|penalty)$/.test(phrase.noun)) return;
  reader.tools.push(named(phrase));
}

export function place(reader: Reader, phrase: NounPhrase) {
  reader.placed.add(phrase);
  // "In time" is nowhere.
  if (phrase.noun !== 'time') reader.places.push(phrase);
}

export function named({ noun, class: ofClass, count, isPlural, traits }: NounPhrase): Named {
  return { noun, class: ofClass, count, isPlural, traits };
}

/** "You are a ghost" has been said. */
export const isSettled = ({ candidates }: Reader): boolean => candidates.some(({ weight }) => weight >= sureWeight);
