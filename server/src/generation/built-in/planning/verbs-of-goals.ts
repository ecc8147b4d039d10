import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Frame } from '../reading/frame.ts';
import { isHunt } from './fleeing-prey.ts';
import type { Requested } from './requested.ts';

/** What is done to things that a game only has collected, and how a goal says it. */
const verbs: Record<string, string> = {
  save: 'Rescue',
  rescue: 'Rescue',
  free: 'Free',
  repair: 'Repair',
  fix: 'Fix',
  mend: 'Mend',
  eat: 'Eat',
  steal: 'Steal',
  pick: 'Pick',
  harvest: 'Harvest',
  clean: 'Clean up',
  vacuum: 'Clean up',
  find: 'Find',
  water: 'Water',
  feed: 'Feed',
  plant: 'Plant',
  paint: 'Paint',
  photograph: 'Photograph',
  wash: 'Wash',
  heal: 'Heal',
  light: 'Light',
  plough: 'Plough',
  plow: 'Plow',
};

/** Fishing hooks its fish and a catcher catches them; whatever is met on the way is done as the prompt says. */
const kindsOnTheWay = new Set<Kind>(
  'runner lanes flyer platformer jumper hopper dodger downhill traffic flight rope-swing maze arena shooter'.split(
    ' ',
  ) as Kind[],
);

const collecting = /(?<!and )\b(collect|grab|gather)\b(?= (?:all )?(?:the )?(?:\d+ |\{things?\}))/i;

/** "Repair satellites" of an astronaut who repairs them, instead of "grab satellites". */
export function withOwnVerb(goal: string, kind: Kind, { frame }: Requested): string {
  const verb = kindsOnTheWay.has(kind) ? verbOf(frame) : undefined;
  if (verb === undefined) return goal;
  return goal.replace(collecting, (said) => (/^\p{Lu}/u.test(said) ? verb : verb.toLowerCase()));
}

function verbOf({ goods: [first], acts, language }: Frame): string | undefined {
  if (language !== 'en' || first === undefined) return undefined;
  const act = acts.find(({ verb, object }) => object === first.noun && verbs[verb] !== undefined);
  return act ? verbs[act.verb] : first.role === 'rescued' ? 'Rescue' : undefined;
}

/** A train picks up whoever gets on, and eats nobody. */
export const picksUp = (kind: Kind, { goods }: Requested['frame']): boolean =>
  kind === 'snake' && goods[0]?.role === 'collected' && goods[0].class === 'person';

export const verbToCollect = (kind: Kind, frame: Requested['frame']): string =>
  isHunt(kind, frame)
    ? frame.fold
      ? 'Herd'
      : 'Catch'
    : picksUp(kind, frame)
      ? 'Pick up'
      : (verbsToCollect[kind] ?? 'Collect');

const verbsToCollect: Partial<Record<Kind, string>> = {
  'bubble-pop': 'Pop',
  catcher: 'Catch',
  snake: 'Eat',
  growing: 'Eat',
  delivery: 'Deliver',
  digging: 'Dig up',
  clicker: 'Make',
  slicer: 'Slice',
  fishing: 'Catch',
};
