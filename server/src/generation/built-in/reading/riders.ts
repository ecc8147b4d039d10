import { isBeing } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { sceneOfPlace } from './place-scenes.ts';
import { type Reader, tool } from './role-reader.ts';

/** Vehicles small enough to see who sits in them. */
export const boarded =
  /^(tank|car|race ?car|kart|go kart|bumper car|tractor|canoe|kayak|bathtub|mech|jeep|wheelchair)$/;

const sailed = /(^| )(raft|boat|sailboat|rowboat|rowing boat|canoe|kayak|dinghy|gondola|log|ice floe|paddle boat)$/;

/** "A fox drifts on a leaf boat": it is carried by it; nobody is played on an ocean liner. */
export function sails({ candidates, mechanic }: Reader, phrase: NounPhrase, preposition: string): boolean {
  const rider = candidates.findLast((one) => one.phrase.to < phrase.from)?.phrase;
  return (
    /^(on|in)$/.test(preposition) &&
    sailed.test(phrase.noun) &&
    !phrase.isPlural &&
    mechanic !== 'hopper' &&
    rider !== undefined &&
    isBeing(rider.class)
  );
}

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

/** "A hamster in a race car": it drives. */
export function isSeat({ candidates, mechanic }: Reader, phrase: NounPhrase, preposition: string | null): boolean {
  const isOne = phrase.class === 'vehicle' && !phrase.isPlural && phrase.hasArticle;
  // There the vehicle itself is steered.
  if (/^(lander|rescue|parking)$/.test(mechanic ?? '')) return false;
  const driver = candidates.findLast((one) => one.phrase.to < phrase.from)?.phrase;
  return (
    isOne &&
    /^(in|inside|aboard)$/.test(preposition ?? '') &&
    !isAboard(phrase, preposition ?? '') &&
    driver !== undefined &&
    isBeing(driver.class)
  );
}

/** "A cat in a spaceship" is in space. */
export const isAboard = ({ class: ofClass, noun }: NounPhrase, preposition: string): boolean =>
  ofClass === 'vehicle' && /^(in|inside)$/.test(preposition) && sceneOfPlace(noun) !== null;
