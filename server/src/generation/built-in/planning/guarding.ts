import type { Frame, Good } from '../reading/frame.ts';
import { isPlayable } from '../reading/noun-classes.ts';
import { isTown } from './guarded-cities.ts';

/** "Save the turtles: catch falling plastic": turtles are hit by what is missed. */
export const isGuarding = ({ mechanic, goods }: Frame): boolean =>
  mechanic === 'defence' ||
  (mechanic === 'shooter' && goods.some(isTown)) ||
  (mechanic === 'platformer' && isCaptive(goods)) ||
  (mechanic === 'catcher' && goods.some((one) => !isGuarded(one)));

/** "Save the princess": there is but one. */
const isCaptive = ([first, ...others]: Good[]): boolean =>
  first?.role === 'rescued' &&
  !first.isPlural &&
  isPlayable(first.class) &&
  others.every(({ role }) => role !== 'rescued');

export const isGuarded = ({ role }: Good): boolean => role === 'protected' || role === 'rescued';
