import { singularOf } from './english-plurals.ts';
import type { Frame } from './frame.ts';
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

const pens =
  /(?<=\b(?:herd|driv|push|chas|shoo|get|lead|bring|guid|corral|wrangl|muster|round|nudg|steer)\p{L}* .*\b(?:in|into|to|inside) (?:the|an?|its|his|her|their) (?:\p{L}+ )?)(pen|fold|corral|paddock|coop|sty|pigsty|sheepfold|enclosure)\b/iu;

/** "Herds sheep into a pen": they are caught one by one, and no pen is there. */
export function withoutPen(frame: Frame, text: string): Frame {
  const pen = pens.exec(text)?.[1]?.toLowerCase();
  const isHerded = frame.language === 'en' && frame.mechanic === 'maze' && frame.goods[0]?.role === 'caught';
  return pen && isHerded && !frame.ignored.includes(pen) ? { ...frame, ignored: [...frame.ignored, pen] } : frame;
}
