import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Frame } from '../reading/frame.ts';

const crushes = /^(crush|smash|flatten|squash|squish|trample|stomp)$/;

/** "A monster truck crushes cars": it jumps onto them on its way. */
export const isDrivenOver = ({ hero, acts }: Frame): boolean =>
  hero?.class === 'vehicle' && acts.some(({ verb }) => crushes.test(verb));

export const crushGoal = (kind: Kind, frame: Frame): string | null =>
  kind === 'platformer' && isDrivenOver(frame) ? 'Jump onto the {foes}, crush them and reach the flag' : null;
