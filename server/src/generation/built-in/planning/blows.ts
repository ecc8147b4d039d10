import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Cast } from './choose-cast.ts';
import type { Requested } from './requested.ts';

const blows = /^(slash|slice|cut|stab|punch|kick|beat|smash|strike|slay)$/;

/** How a hero on the way through a level deals with those it meets: "slashes drones", "punches robots". */
export function blowOf(kind: Kind, { acts, foes, modifiers }: Requested['frame']): string | null {
  if (kind !== 'platformer' || modifiers.includes('shoots')) return null;
  return acts.find(({ verb, object }) => blows.test(verb) && foes.some(({ noun }) => noun === object))?.verb ?? null;
}

const thrown = /^(shuriken|star|knife|dagger|axe|spear|kunai|snowball)$/;

/** Shurikens hit, and lasers shoot. */
const verbOfShots = ({ tools, modifiers }: Requested['frame']): string | null =>
  !modifiers.includes('shoots') ? null : tools.some(({ noun }) => thrown.test(noun)) ? 'hit' : 'shoot';

export function blowGoal({ kind }: Cast, { frame }: Requested): string | null {
  const verb = blowOf(kind, frame) ?? (kind === 'platformer' ? verbOfShots(frame) : null);
  return verb ? `Reach the flag, ${verb} the {foes} in your way` : null;
}
