import type { Mechanic } from './mechanics.ts';
import { cannotBeLost } from './modifiers-of-prompt.ts';

const children =
  /\b(kids?|kid['’]s|children|child|toddlers?|preschool(ers)?|baby|babies|\d year olds?|two year olds?|three year olds?)\b/i;

/** "Kids game: tap the stars": nothing has to be left alone, and so they are popped. */
export function tappedGently<Best extends { mechanic: Mechanic | null; isNamed: boolean }>(
  best: Best,
  text: string,
): Best {
  const isTapped =
    (best.mechanic === 'whack' || best.mechanic === null) &&
    !best.isNamed &&
    /\b(tap|touch|poke|click)(s|es|ing)?\b/i.test(text);
  return isTapped && (children.test(text) || cannotBeLost(text))
    ? { ...best, mechanic: 'bubble-pop', isWeak: false }
    : best;
}
