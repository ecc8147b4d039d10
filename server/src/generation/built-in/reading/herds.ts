import { singularOf } from './english-plurals.ts';
import { classesOf } from './noun-classes.ts';

/** "Bears in tanks" and "duck shooter" at the start of a clause: nobody bears anything, or ducks. */
export function isHerd(text: string, next = ''): boolean {
  // Nor does anybody guard with flashlights.
  if (text === 'guards' && next === 'with') return true;
  if (text === 'flies' || classesOf(singularOf(text))[0] !== 'creature') return false;
  return /s$/.test(text)
    ? /^(in|on|with|vs|versus|against)$/.test(next)
    : /^(shooter|platformer|runner|racer|simulator)$/.test(next);
}
