import type { Named } from './frame.ts';
import type { Match } from './match-phrases.ts';
import type { Mechanic } from './mechanics.ts';
import type { Roles } from './role-reader.ts';

const asOneOfMany = (one: Named) => ({ ...one, count: null, isPlural: true, role: 'tile' as const });

/** "Which cat is different?", "tap the odd cat out": the cats are the pictures, among which nobody plays or attacks. */
export function addCrowd(roles: Roles, mechanic: Mechanic | null): void {
  if (mechanic !== 'odd-one-out' || roles.goods.length > 0) return;
  const named = [...(roles.hero ? [roles.hero] : []), ...roles.foes];
  roles.goods.push(...named.map(asOneOfMany));
  Object.assign(roles, { hero: null, foes: [] });
}

const differentOne =
  /(?<!\p{L})(encuentra|encuentre|busca|halla|encontre|encontra|ache|acha|trouve[rz]?|cherche[rz]?|trova|trovare|cerca) (?:al? |el |la |o |le |l['’]|il |lo )+\p{L}+ (diferente|distint[oa]|différente?|divers[oa])(?!\p{L})/iu;

const whichIsDifferent =
  /(?<!\p{L})(welche[rs]?|was für eine?|qué|que|cuál|quel(?:le)?|quale?|qual|który|która|które) \p{L}+ (ist anders|passt nicht|es diferente|es distint[oa]|est différente?|è divers[oa]|é diferente|jest inn[yae]|nie pasuje)/iu;

/** "Encuentra el gato diferente", "quel chat est différent": the name of the game is around whom it is about. */
export function oddOnesIn(text: string): Match<Mechanic>[] {
  const [, asked, different] = differentOne.exec(text) ?? whichIsDifferent.exec(text) ?? [];
  return asked ? [{ key: 'odd-one-out', phrase: `${asked} ${different}`, weight: 12, from: 0, to: 0 }] : [];
}
