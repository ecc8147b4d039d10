import type { Mechanic } from './mechanics.ts';
import { isBeing, isPlayable } from './noun-classes.ts';
import { hostile } from './role-words.ts';
import { type Clause, you } from './sentence.ts';
import { isDisaster } from './threats.ts';

/** "Zombies attack my farm, plant sunflowers to stop them". */
export const isSiege = (clauses: Clause[]): boolean =>
  clauses.some(({ verb, subject }) => /^(attack|invade|raid)$/.test(verb) && subject !== null && subject !== you) &&
  clauses.some(({ verb, subject }) => /^(plant|place|build)$/.test(verb) && (subject === you || subject === null));

/** "A monster attacks the city", "aliens invade the earth and steal cows": somebody has to stop them. */
export const isUnderAttack = ({ verb, subject, objects }: Clause): boolean =>
  /^(attack|invade|raid)$/.test(verb) &&
  subject !== null &&
  subject !== you &&
  (subject.isPlural || hostile.test(subject.noun)) &&
  isBeing(subject.class) &&
  objects.some((one) => one !== you);

/** "Eats dust and avoids the dog": on the ground, among others. */
export const isGrazing = (clauses: Clause[]): boolean =>
  clauses.some(({ verb }) => /^(eat|gobble|munch|nibble)$/.test(verb)) &&
  clauses.some(
    ({ verb, objects }) =>
      /^(avoid|dodge|evade)$/.test(verb) && objects.some((one) => one !== you && isBeing(one.class)),
  ) &&
  !clauses.some(({ subject }) => subject !== null && subject !== you && adrift.test(subject.noun));

/** "A tractor harvests wheat, avoid the haystacks": it is driven. */
export const isReaping = (clauses: Clause[]): boolean =>
  clauses.some(
    ({ verb, subject }) =>
      /^(harvest|gather|collect|mow|plow|plough|sweep|pick|clean|vacuum)$/.test(verb) &&
      ((subject !== null && subject !== you && wheeled.test(subject.noun)) || clauses.some(isMowing)),
  ) &&
  clauses.some(
    ({ verb, isNegated }) =>
      /^(avoid|dodge|evade|beware)$/.test(verb) || (isNegated && /^(hit|crash|touch|bump)$/.test(verb)),
  );

/** "Grandpa drives a lawn mower". */
const isMowing = ({ verb, objects }: Clause): boolean =>
  verb === 'drive' && objects.some((one) => one !== you && /mower$/.test(one.noun));

const wheeled =
  /(^| )(tractor|combine|harvester|mower|lawn mower|lawnmower|truck|car|van|bus|snowplow|bulldozer|sweeper|scooter|bike)$/;

/** "A hamster eats seeds and grows": worms and snakes that do so become longer. */
export const isGrowing = (clauses: Clause[]): boolean =>
  clauses.some(isAmongEquals) ||
  (clauses.some(({ verb, subject }) => eats.test(verb) && !isWorm(subject)) &&
    clauses.some(({ verb, subject, objects }) => verb === 'grow' && objects.length === 0 && !isWorm(subject)));

/** "A slime eats slimes": the bigger one does. */
const isAmongEquals = ({ verb, subject, objects }: Clause): boolean =>
  eats.test(verb) &&
  subject !== null &&
  subject !== you &&
  objects.some((one) => one !== you && one.noun === subject.noun);

const eats = /^(eat|gobble|munch|nibble|devour|swallow|absorb|engulf|consume|gulp|chomp|suck|slurp|inhale)$/;
const isWorm = (subject: Clause['subject']): boolean =>
  subject !== null && subject !== you && crawlers.test(subject.noun);

/** What becomes longer, and not bigger, by eating. */
export const crawlers =
  /^(snake|worm|earthworm|caterpillar|centipede|millipede|python|anaconda|cobra|viper|serpent|train|conga)$/;

const adrift = /fish|whale|dolphin|shark|turtle|octopus|squid|plankton|bird|bee|fly|owl|bat$|butterfly|dragon/;

/** "My homework keeps flying away and I have to catch it": the player does not fly. */
export function isBlownAway({ verb, subject }: Clause, clauses: Clause[]): boolean {
  const isThing = subject !== null && subject !== you && !isPlayable(subject.class);
  return (
    isThing &&
    /^(fly|blow|float|roll)$/.test(verb) &&
    clauses.some((one) => one.subject === you && one.verb === 'catch')
  );
}

/** "Save the hive from wasps": what cannot run away is defended. */
export function isSavedFrom({ verb, objects, complements }: Clause): boolean {
  const [saved] = objects;
  const isFrom = complements.some(
    ({ preposition, phrase }) =>
      preposition === 'from' && phrase !== you && (isPlayable(phrase.class) || isDisaster(phrase)),
  );
  return (
    /^(save|rescue|keep|free)$/.test(verb) && isFrom && saved !== undefined && saved !== you && !isPlayable(saved.class)
  );
}

/** "Repairs satellites and dodges junk": whoever has to move out of the way is not only on duty. */
export const isDodgingAtWork = (clauses: Clause[]): boolean =>
  clauses.some(({ verb }) => /^(fix|repair|mend)$/.test(verb)) &&
  clauses.some(
    ({ verb, isNegated, objects }) => /^(avoid|dodge|evade)$/.test(verb) && !isNegated && objects.length > 0,
  );

/** "Carries plates and dodges guests": nobody is waited on meanwhile. */
export const isCarryingPast = (clauses: Clause[]): boolean =>
  clauses.some(({ verb, objects }) => verb === 'carry' && objects.some((one) => one !== you)) &&
  clauses.some(
    ({ verb, objects, isNegated }) =>
      /^(avoid|dodge|evade)$/.test(verb) && !isNegated && objects.some((one) => one !== you && isBeing(one.class)),
  );

/** "Flies through a storm and burns pirate ships": whoever shoots from the air does not only pass between things. */
export const isAirRaid = (clauses: Clause[]): boolean =>
  clauses.some(({ verb }) => /^(fly|soar|swoop|glide|hover)$/.test(verb)) &&
  clauses.some(
    ({ verb, objects, isNegated }) =>
      /^(shoot|burn|blast|bomb|zap)$/.test(verb) && !isNegated && objects.some((one) => one !== you),
  );

/** "Cuts bamboo that falls", "catches people falling from a roof": whoever it is done to is not played. */
export const isOfObject = ({ verb, subject }: Clause, clauses: Clause[]): boolean =>
  subject !== null &&
  subject !== you &&
  /^(fall|drop|fly|run|swim|come|jump|climb|escape|float|roll)$/.test(verb) &&
  clauses.some(
    (other) =>
      /^(cut|slice|chop|slash|catch|eat|shoot|collect|rescue|save)$/.test(other.verb) &&
      other.objects.includes(subject),
  );

/** "Balances on an ice floe and catches herring", "balances a ball and dodges gulls": only how it stands. */
export const isStill = ({ verb, objects, complements }: Clause, clauses: Clause[]): boolean =>
  verb === 'balance' &&
  (objects.length === 0
    ? complements.some(({ preposition }) => preposition === 'on') &&
      clauses.some((other) => /^(catch|avoid|dodge|collect|juggle)$/.test(other.verb))
    : clauses.some((other) => /^(avoid|dodge)$/.test(other.verb)) &&
      !clauses.some((other) => /^(stack|pile)$/.test(other.verb)));

/** "Throws guests out of the club". */
export const isThrownOut = ({ verb, complements }: Clause): boolean =>
  /^(throw|toss|hurl|fling)$/.test(verb) && complements.some(({ preposition }) => /^(of|off|out)$/.test(preposition));

/** Done by somebody else, while the player is told to do another thing. */
export const isAnothers = ({ subject }: Clause, clauses: Clause[]): boolean =>
  subject !== null && subject !== you && clauses.some(({ isOrder }) => isOrder);

/** "A teacher throws homework at you". */
export const isThrownAtPlayer = ({ verb, subject, complements }: Clause): boolean =>
  /^(throw|toss|hurl|fling|shoot|drop|spit|fire)$/.test(verb) &&
  subject !== null &&
  subject !== you &&
  complements.some(({ preposition, phrase }) => preposition === 'at' && phrase === you);

/** The mechanic of somebody on a board, a sled or a broom. */
export function waysToRide(noun: string): Mechanic {
  if (/^(snowboard|surfboard|sled|jet ski)$/.test(noun)) return 'downhill';
  return /^broom/.test(noun) ? 'flyer' : 'runner';
}

/** Oxygen runs out and time flies, but they are not actors. */
export function isLifeless({ subject }: Clause): boolean {
  const isForce = subject !== null && subject !== you && /^(tornado|hurricane|cyclone|whirlpool)$/.test(subject.noun);
  return subject !== null && subject !== you && !isForce && /^(substance|abstract|group|weather)$/.test(subject.class);
}

/** "Dogs chase you". */
export function isPlayerChased({ verb, subject, objects }: Clause): boolean {
  return verb === 'chase' && subject !== null && subject !== you && isBeing(subject.class) && objects.includes(you);
}

/** "A boy tries to catch it with a net". */
export const isAfterPlayer = ({ verb, subject, objects }: Clause): boolean =>
  /^(catch|eat|bite|kill|swallow|sting)$/.test(verb) &&
  subject !== null &&
  subject !== you &&
  isBeing(subject.class) &&
  objects.length > 0 &&
  objects.every((one) => one === you);
