import type { Frame, Named } from '../reading/frame.ts';
import { boarded } from '../reading/riders.ts';
import { ridden, weapons } from '../reading/role-words.ts';
import { type Mention, mentionOf } from './mention.ts';

/** What carries the hero: a horse, a bicycle, a car; rockets are shot. */
export const isMount = ({ noun, class: ofClass, isPlural }: Named): boolean =>
  ridden.test(noun) || boarded.test(noun) || (ofClass === 'vehicle' && !isPlural && !weapons.test(noun));

/** "A boy rides a dragon". */
export const isRidden = ({ noun }: Named, acts: Frame['acts']): boolean =>
  acts.some(({ verb, object }) => verb === 'ride' && object === noun);

const skateboard: Named = { noun: 'skateboard', class: 'thing', count: null, isPlural: false, traits: [] };

/** A knight on a horse rides it, a mouse in a car drives. */
export function mountOf({ hero, tools, acts, ignored }: Frame): Mention | null {
  const mount = tools.find((one) => (isMount(one) || isRidden(one, acts)) && one.noun !== hero?.noun);
  if (mount) return mentionOf(mount);
  const said = [hero?.noun ?? '', ...(hero?.traits ?? []), ...acts.map(({ verb }) => verb), ...ignored];
  return said.some((word) => /^skat(e|er|ing|eboard|eboarder|eboarding)$/.test(word)) ? mentionOf(skateboard) : null;
}
