import { mechanicOf } from '../mechanics/mechanic-list.ts';
import { careVerbOf, isMaking } from './care.ts';
import type { Cast } from './choose-cast.ts';
import type { Requested } from './requested.ts';

/** "Serve 15 customers"; nine and fewer are all there at once. */
export function careGoal(cast: Cast, requested: Requested): string | null {
  const { collect, pads = 0 } = requested.frame.numbers;
  const count = collect ?? (pads > 9 ? pads : null);
  const goal = careOfAll(cast, requested) ?? (cast.kind === 'tending' && count ? mechanicOf.tending.goal : null);
  return goal && count ? goal.replace(/\b(all|the burning) \{things\}/, `${count} {things}`) : goal;
}

/** Flowers are watered, guests served and fires put out. */
function careOfAll({ tending, things }: Cast, requested: Requested): string | null {
  if (tending === null) return null;
  const { care, gifts } = tending;
  if (care === 'put-out')
    return /fire|flame/.test(things[0]?.name ?? '')
      ? 'Put out all fires in time'
      : `Put out the ${/^burning /.test(things[0]?.name ?? '') ? '' : 'burning '}{things} in time`;
  const verb = careVerbOf(requested);
  if (things[0]?.name === 'customer') return 'Serve all {things} in time';
  if (verb && !/^(give|bring|care|tend|nurse|babysit)$/.test(verb) && !isMaking(verb) && things[0]?.name !== verb)
    return `${capital(verb)} all {things} in time`;
  if (care === 'harvest') return 'Clear away all {things} in time';
  if (care !== 'bring') return `${capital(care)} all {things} in time`;
  const [gift] = gifts;
  // A lighthouse feeds no ships.
  if (gift?.name === 'light' && !verb) return 'Guide all {things} in time';
  return gift && verb
    ? `Bring all {things} their ${gift.name} in time`
    : gift
      ? `${isFed(things) ? 'Feed' : 'Serve'} all {things} in time`
      : null;
}

/** Animals are fed, and people served. */
const isFed = ([first]: Cast['things']): boolean =>
  first === undefined || first.sprite !== 'kid' || /^(baby|toddler)$/.test(first.name);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
