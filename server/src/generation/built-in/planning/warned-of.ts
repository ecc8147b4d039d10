import type { Rules } from '../mechanics/mechanic.ts';
import type { Cast } from './choose-cast.ts';
import type { Requested } from './requested.ts';
import { movesByItself } from './ways.ts';

/** "Avoid the rulers and pencils": they are what is in the way, and nothing else. "Watch out for owls": they come soon. */
export function rulesOfWarning({ kind, foes }: Cast, { foes: named, frame: { chaser, builtOf } }: Requested): Rules {
  if (!/^(flyer|downhill)$/.test(kind) || named.length === 0 || chaser !== undefined) return {};
  const isStanding = foes.every((foe) => !movesByItself(foe) && foe.way !== 'flies') && !builtOf;
  return isStanding && named.every(({ being }) => !being) ? { obstacles: 1 } : { warned: 1 };
}
