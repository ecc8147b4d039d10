import { singularOf } from './english-plurals.ts';
import type { Frame } from './frame.ts';

const owned = /\b(?:the |each |every )?(\p{L}+) (?:has|have|takes?|needs?) (\d+) (?:lives|hearts|hits|hp)\b/giu;

/** "The dragon has 3 lives": they are not the player's. */
export function livesOfFoe(text: string, { foes }: Pick<Frame, 'foes'>): number | null {
  for (const [, who = '', count = ''] of text.matchAll(owned)) {
    const noun = singularOf(who.toLowerCase());
    if (noun === 'boss' || foes.some((one) => one.noun === noun || one.noun.endsWith(` ${noun}`))) return Number(count);
  }
  return null;
}
