import type { Mechanic } from './mechanics.ts';
import { lookUp } from './noun-phrases.ts';
import type { Roles } from './role-reader.ts';

const floe =
  /(?<!\p{L})(?:von |de |da |di |z |с )?(?:(?:den |die |les |los |las |gli |os |le |des )?(?:eisberg|eisscholle|iceberg|ледян|льдин|айсберг|ijsscho|buzdağ)\p{L}*|(?:los |un )?témpanos?(?: de hielo)?|(?:la )?banquises?|(?:placas?|blocos?|bloques?) de (?:hielo|gelo)|lastr[ae] di ghiaccio|plaques? de glace|kr(?:a|ę|y|ach|ami|ze)(?: lodow\p{L}+)?|gór(?:a|y|ę|ach|ami) lodow\p{L}+|buz (?:dağ|kütle|parça)\p{L}*)(?!\p{L})|流氷|氷山|浮冰|冰山|유빙|빙산/giu;

/** Jumping, in the languages in which floes are known. */
const jumps =
  /(?<!\p{L})(?:spring|hüpf|salt|saut|pul[ao]|rimbalz|skacz|skak|прыг|скач|skáč|zıpl|atl[aı])\p{L}*|ジャンプ|跳|飛び|점프/iu;

/** "Salta tra gli iceberg": they are what one stands on. */
export const isOnFloes = (text: string): boolean => text.search(floe) >= 0 && jumps.test(text);

export const withoutFloes = (text: string): string => (isOnFloes(text) ? text.replace(floe, ' ') : text);

/** From floe to floe one hops across the water. */
export function acrossFloes(mechanic: Mechanic | null, roles: Roles, text: string, isNamed: boolean): Mechanic | null {
  const found = isOnFloes(text) ? lookUp('iceberg') : undefined;
  if (!found || (isNamed && !/^(hopper|runner|platformer|jumper)$/.test(mechanic ?? ''))) return mechanic;
  roles.places.push({ ...found, count: null, isPlural: true, traits: [], hasArticle: false, from: 0, to: 0 });
  return 'hopper';
}
