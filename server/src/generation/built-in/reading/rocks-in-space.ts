import type { Named } from './frame.ts';
import type { Roles } from './role-reader.ts';

const isRock = ({ noun }: Named): boolean => /^(asteroid|meteor|meteorite|comet)$/.test(noun);

/** Nobody collects asteroids with a gun, whatever verb was not understood. */
export function shootAtRocks(roles: Roles): void {
  if (roles.foes.length + roles.hazards.length > 0) return;
  roles.foes = roles.goods.filter(isRock).map(({ role: _, ...one }) => ({ ...one, does: 'attacks' }));
  roles.goods = roles.goods.filter((one) => !isRock(one));
}
