import type { Kind } from '../../../../../engines/src/plan.ts';
import { laysBombs } from '../mechanics/maze-mechanic.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { pluralOf } from '../reading/english-plurals.ts';
import type { Frame, Good } from '../reading/frame.ts';
import { isPlayable } from '../reading/noun-classes.ts';
import type { Requested } from './requested.ts';

const hunting =
  /^(hunt|chase|catch|capture|pursue|stalk|arrest|nab|trap|scare|frighten|spook|ram|headbutt|butt|tackle)$/;
const chasing = /^(chase|pursue)$/;
const scaring = /^(scare|frighten|spook)$/;
const ramming = /^(ram|headbutt|butt|tackle)$/;

/** Animals and people run from whoever hunts them; balls and dots of light only when they are chased. */
function isPrey({ noun, class: of, role }: Good, { acts, language }: Frame): boolean {
  const isAfter = (verbs: RegExp) => acts.some(({ verb, object }) => verbs.test(verb) && object === noun);
  // Only English verbs are stored with their objects.
  if (isPlayable(of)) return /^(collected|caught)$/.test(role) && (language !== 'en' || isAfter(hunting));
  return of !== 'place' && isAfter(chasing);
}

/** "An owl hunts mice": in a maze they run away. */
export const isHunt = (kind: Kind | null, frame: Frame): boolean =>
  kind === 'maze' &&
  !frame.modifiers.includes('exit') &&
  !laysBombs(frame.modifiers) &&
  frame.goods.length > 0 &&
  frame.goods.every((one) => isPrey(one, frame));

/** "A ghost scares people": they are not caught. */
export const isScaring = ({ acts, goods }: Frame): boolean =>
  acts.some(({ verb, object }) => scaring.test(verb) && object === goods[0]?.noun);

/** "A goat headbutts people": they are knocked over. */
const isRamming = ({ acts, goods }: Frame): boolean =>
  acts.some(({ verb, object }) => ramming.test(verb) && object === goods[0]?.noun);

const isDotOfLight = ({ noun, traits }: Good): boolean =>
  /^(laser|laser pointer|laser dot|red dot)$/.test(noun) || (traits.includes('laser') && /^(pointer|dot)$/.test(noun));

const isOne = ({ goods: [first], language }: Frame): boolean =>
  language === 'en' && first !== undefined && !first.isPlural && pluralOf(first.noun) !== first.noun;

/** Nobody is after the hunter unless the prompt says so. */
export function rulesOfHunt(kind: Kind, { frame, foes }: Requested): Rules {
  if (!isHunt(kind, frame)) return {};
  const { collect, seconds } = frame.numbers;
  const isUnhurried = frame.modifiers.includes('no-timer') || frame.mood.audience === 'toddlers';
  return {
    prey: collect ? Math.min(30, collect) : isOne(frame) ? 1 : 4,
    ...(frame.goods.some(isDotOfLight) && { glow: 1 }),
    ...((isUnhurried || seconds) && { timed: 0 }),
    // The seconds that were asked for are there to catch, and not to survive.
    ...(seconds && { survive: 0, limit: seconds }),
    ...(foes.length === 0 && { foes: 0 }),
  };
}

/** " into the pen". */
export const intoFold = ({ fold }: Frame): string => (fold ? ` into the ${fold}` : '');

export function huntGoal(kind: Kind, { frame, foes }: Requested): string | null {
  if (!isHunt(kind, frame)) return null;
  const { goods } = frame;
  const whom = isOne(frame) ? 'the {thing}' : goods.length > 1 ? 'everybody' : 'all {things}';
  const catching = goods.some(isDotOfLight)
    ? 'Catch the red dot again and again'
    : isScaring(frame)
      ? `Scare ${whom} away`
      : frame.fold
        ? `Herd ${whom}${intoFold(frame)}`
        : isRamming(frame)
          ? `Knock over ${whom}`
          : `Catch ${whom}${isOne(frame) ? ' again and again' : ''}`;
  return `${catching} before time is up${foes.length > 0 ? ', keep away from {foes}' : ''}`;
}

/** How the description of a hunt begins; nobody else's does. */
export function openingsOfHunt(kind: Kind, { frame }: Requested): string[] {
  if (!isHunt(kind, frame)) return [];
  return isOne(frame)
    ? ['It is never where it was a moment ago, and {hero} runs after it through {place}.']
    : ['The {things} know every corner of {place}, but {hero} is faster.'];
}
