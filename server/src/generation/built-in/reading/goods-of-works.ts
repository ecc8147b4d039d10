import { singularOf } from './english-plurals.ts';
import type { Frame } from './frame.ts';
import { lookUp } from './noun-phrases.ts';

const works = /\b(\p{L}+) (?:factory|factories|workshop|shop|store|market|warehouse|plant|stand|stall)\b/giu;

/** "Candy factory sorting": candies are sorted, where nothing else is named. */
export function withGoodsOfWorks(frame: Frame, text: string): Frame {
  if (frame.mechanic !== 'sorting' || frame.groups) return frame;
  if (frame.goods.length > 0) return inColours(frame, text);
  const found = [...text.toLowerCase().matchAll(works)]
    .map(([, word = '']) => lookUp(singularOf(word)))
    .find((one) => one && /^(food|plant|thing|vehicle)$/.test(one.class));
  if (!found) return frame;
  return inColours(
    { ...frame, goods: [{ ...found, count: null, isPlural: true, traits: [], role: 'collected' }] },
    text,
  );
}

const byColour = /\bby (?:(?:the|its|their) )?colou?rs?\b|\b(?:same|matching) colou?rs?\b|\bcolou?r[- ]sort/iu;
const usual = ['red', 'blue', 'yellow', 'green'];

/** "Sort candies by colour", without saying which. */
function inColours(frame: Frame, text: string): Frame {
  const { goods, look, numbers } = frame;
  const [only] = goods;
  if (!only || goods.length > 1 || look.colours.length > 0 || !byColour.test(text)) return frame;
  return {
    ...frame,
    goods: [{ ...only, traits: [...only.traits, 'green'] }],
    look: { ...look, colours: usual },
    numbers: { bins: usual.length, ...numbers },
  };
}
