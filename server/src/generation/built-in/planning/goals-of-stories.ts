import type { Kind } from '../../../../../engines/src/plan.ts';
import { isPlayable } from '../reading/noun-classes.ts';
import type { Cast } from './choose-cast.ts';
import { huntGoal } from './fleeing-prey.ts';
import { kindsWithWaves } from './honours.ts';
import { isThievery } from './loot.ts';
import type { Requested } from './requested.ts';
import { hasCaptive, isGrinding, isRockfall } from './rules-of-cast.ts';
import { thingsNamed } from './several-named.ts';
import { watchedGoal } from './sneaking.ts';
import { structureOf } from './structures.ts';

/** For a maze with things instead of dots. */
export function hoardGoal(cast: Cast, requested: Requested): string | null {
  const { kind, things } = cast;
  const { hoard, about, frame } = requested;
  if (kind !== 'maze' || hoard === 0) return null;
  const isNamed =
    (about && frame.goods.length === 1) ||
    things.slice(0, hoard).length <= 3 ||
    thingsNamed(cast, requested)?.includes(' and ');
  const all = isNamed ? 'all {things}' : 'everything';
  return huntGoal(kind, requested) ?? `${verbOfHoard(frame)} ${all}, ${watchedGoal(kind, requested)}`;
}

function verbOfHoard(frame: Requested['frame']): string {
  const { role, class: ofClass = null } = frame.goods[0] ?? {};
  if (isThievery(frame) && !isPlayable(ofClass)) return 'Steal';
  return role === 'eaten' ? 'Eat' : role === 'caught' ? (isPlayable(ofClass) ? 'Catch' : 'Find') : 'Collect';
}

/** Up to somebody, or only up; past what is thrown from above. */
export function ascentGoal({ kind, foes }: Cast, { frame }: Requested): string | null {
  if (kind !== 'jumper') return null;
  const isOne = frame.goods[0]?.isPlural === false;
  const ascent = hasCaptive(kind, frame)
    ? `Climb up and save the ${isOne ? '{thing}' : '{things}'}`
    : `Climb as high as you can${isGathering(frame) ? ', collect {things}' : ''}`;
  if (isRockfall(frame)) return `${ascent}, dodge the {foes}`;
  return frame.modifiers.includes('barrels') && foes[1] ? `${ascent}, dodge the {foe}'s ${foes[1].plural}` : ascent;
}

const isGathering = ({ goods }: Requested['frame']): boolean =>
  goods.some(({ role }) => /^(collected|eaten|caught)$/.test(role));

/** "Carries plates without dropping them": whoever bumps into somebody loses one. */
export const carriedGoal = ({ kind }: Cast, { frame: { acts, goods } }: Requested): string | null =>
  kind === 'dodger' && acts.some(({ verb, object }) => verb === 'carry' && object && object === goods[0]?.noun)
    ? 'Carry the {things} past the {foes}, every bump costs one'
    : null;

/** "Builds a dam": the logs become one. */
export function structureGoal({ kind }: Cast, { frame }: Requested): string | null {
  const structure = kind === 'stacker' ? structureOf(frame) : null;
  if (!structure) return null;
  return `Build the ${structure}: drop {things} straight onto the pile${frame.modifiers.includes('flood') ? ' before the water rises' : ''}`;
}

/** "A monster truck crushes cars". */
export const wheelsGoal = ({ kind }: Cast, { frame: { acts, foes } }: Requested): string | null =>
  kind === 'platformer' &&
  acts.some(
    ({ verb, object }) =>
      /^(crush|squash|flatten|smash|trample|squish)$/.test(verb) && foes.some(({ noun }) => noun === object),
  )
    ? 'Reach the flag, crush the {foes}'
    : null;

/** Along the rails, and over the rest. */
export const grindGoal = ({ kind }: Cast, { frame }: Requested): string | null =>
  kind === 'runner' && isGrinding(frame) ? 'Grind the rails, grab {things}, leap over {foes}' : null;

const kindsOnTheWay = new Set<Kind>([
  'traffic',
  'racer',
  'runner',
  'lanes',
  'flyer',
  'flight',
  'downhill',
  'dodger',
  'hopper',
]);

/** "Drive an ambulance to the hospital": where to comes first. */
export const headedFor = (goal: string, { kind }: Cast, { frame: { destination } }: Requested): string =>
  destination === 'home' && kind === 'platformer'
    ? goal.replace(/^Reach the flag/, 'Get home').replace('on the way to the flag', 'on the way home')
    : destination && kindsOnTheWay.has(kind)
      ? `Head for ${destination}: ${goal.charAt(0).toLowerCase()}${goal.slice(1)}`
      : goal;

/** "A firefighter saves cats": they are met on the way. */
export const savedGoal = (goods: Requested['frame']['goods']): string | null =>
  goods[0]?.role === 'rescued' && isPlayable(goods[0].class)
    ? `Save the ${goods[0].isPlural ? '{things}' : '{thing}'} on the way to the flag, watch out for {foes}`
    : null;

/** "Survive 10 waves", "three waves of aliens". */
export function wavesGoal({ kind }: Cast, { frame: { numbers } }: Requested): string | null {
  const waves = numbers.waves ?? 0;
  if (!kindsWithWaves.has(kind) || waves < 2) return null;
  return kind === 'defence' ? `Build towers, stop ${waves} waves of {foes}` : `Survive ${waves} waves of {foes}`;
}

/** "Three misses and it's over". */
export const missesGoal = ({ kind }: Cast, { frame: { modifiers } }: Requested): string | null =>
  kind === 'catcher' && modifiers.includes('misses-cost') ? 'Catch all {things}, every miss costs a life' : null;

/** "Stack 15 pancakes", "a tower of 20 blocks". */
export const floorsGoal = ({ kind }: Cast, { frame: { numbers } }: Requested): string | null =>
  kind === 'stacker' && numbers.floors ? `Stack ${numbers.floors} {things}` : null;

/** Whoever shoots in a maze is told so. */
export const shotsGoal = ({ kind }: Cast, { hoard, frame: { modifiers, foes } }: Requested): string | null =>
  kind === 'maze' && hoard === 0 && modifiers.includes('shoots') && foes.length > 0
    ? `Shoot the {foes}${modifiers.includes('breakable-walls') ? ' and break the walls' : ''}, eat every dot`
    : null;
