import { wearables } from '../vocabulary/words-for-colours.ts';
import type { Named } from './frame.ts';
import type { Mechanic } from './mechanics.ts';
import type { Roles } from './role-reader.ts';

const parts =
  /^(tongue|hand|paw|claw|tail|beak|trunk|mouth|arm|leg|foot|nose|head|neck|wing|fin|tentacle|horn|antler)$/;

export const isWearable = (named: Named | undefined): boolean =>
  named?.class === 'thing' && wearables[named.noun] !== undefined;

/** What the hero does something with or wears, which is nothing to be collected; false for anything else. */
export function readMeans(roles: Roles, named: Named, before: Named | undefined): boolean {
  const { hero } = roles;
  if (hero === null || named.count !== null) return false;
  // "Un burro con gafas de sol".
  if (before?.noun === hero.noun && isWearable(named)) {
    roles.hero = { ...hero, traits: [...hero.traits, named.noun] };
    return true;
  }
  // "Łapie muchy językiem".
  if (named.class !== 'body' || !parts.test(named.noun)) return false;
  roles.tools.push(named);
  return true;
}

/** "Hau die Maulwürfe, aber nicht die Hasen": whoever must not be hit pops up in the hero's place. */
export function readSpared(roles: Roles, named: Named, mechanic: Mechanic | null): boolean {
  if (mechanic !== 'whack' || roles.foes.length === 0) return false;
  roles.hero ??= named;
  return true;
}

/** By a number, or by the verb's ending where it has one for several: jagen, persiguen, inseguono. */
export const isAlone = ({ count }: Named, verb: string, language: string): boolean =>
  (count ?? 1) === 1 && !(/^(de|es|fr|it|pt)$/.test(language) && /(en|ent|ono|em)$/.test(verb));

export const passives = /(poursuivie?s?|chassée?s?|perseguid[oa]s?|inseguit[oaie]|gejagt)$/u;
