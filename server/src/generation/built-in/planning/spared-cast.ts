import { pluralOf } from '../reading/english-plurals.ts';
import type { Foe, Frame, Named } from '../reading/frame.ts';
import type { Modifier } from '../reading/mechanics.ts';

/** Games in which whoever is a foe is attacked. */
const attacking = /^(shooter|arena|throw|darts|defence|typing|duel)$/;
const aiming = /^(shooter|arena|throw)$/;

const isSpared = ({ does }: Foe): boolean => does === 'spared';

/**
 * "Shoot the robots and spare the hostages" is a shooting gallery, where both pop up. Elsewhere foes are kept away
 * from, and where they can only be attacked nobody has to be spared.
 */
export function withSpared(frame: Frame): Frame {
  const { mechanic, hero, foes, modifiers } = frame;
  const spared = foes.filter(isSpared);
  const [first] = spared;
  if (!first) return frame;
  const targets = foes.filter((one) => !isSpared(one));
  if (aiming.test(mechanic ?? '') && targets.length > 0 && hero?.class !== 'vehicle')
    return {
      ...frame,
      mechanic: 'whack',
      hero: namedOnly(first),
      foes: targets,
      modifiers: [...new Set<Modifier>([...modifiers, 'spare', 'shoots'])],
      ignored: [...frame.ignored, ...(hero ? [hero.noun] : [])],
    };
  if (attacking.test(mechanic ?? ''))
    return {
      ...frame,
      foes: targets,
      ignored: [...frame.ignored, ...spared.map(({ noun }) => `spare ${pluralOf(noun)}`)],
    };
  return frame;
}

const namedOnly = ({ does: _does, ...one }: Foe): Named => one;
