import type { Foe, Named } from './frame.ts';
import type { Roles } from './role-reader.ts';

/** Whoever is called a boss comes alone, after all others. */
export const isBoss = ({ traits }: Pick<Named, 'traits'>): boolean => traits.includes('boss');

/** "Galaga with bees and a wasp boss": those who would be played are the ranks before the boss. */
export function rankBeforeBoss(roles: Roles): void {
  const boss = roles.foes.find(isBoss);
  const { hero } = roles;
  if (!boss || !hero?.isPlural) return;
  const ranks: Foe = { ...hero, does: 'attacks' };
  roles.foes = [ranks, ...roles.foes.filter((one) => one !== boss), boss];
  roles.hero = null;
}
