import { isThing } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';

const birdIs =
  /\b(flappy)(?: bird)?(?: games?| clones?| style)?,? (?:but |where |except |in which |and )*(?:that )?(?:the |its |my )?bird(?: is|['’]s) (?=an?\b)/iu;
const flappy =
  /\bflappy (?!(?:bird|game|style|like|clone|type|wing|mode|and|but|with|in|on|through|over|between)s?\b)(\p{L}+)(?: (\p{L}+))?/iu;

/** "Flappy pizza", "flappy bird but the bird is a toaster": whatever flaps is played, also if it is nobody. */
export const withFlapperPlayed = (text: string): string =>
  text.replace(birdIs, '$1 game, you are ').replace(flappy, (whole, first: string, second: string | undefined) => {
    const isNamed = (words: string) => isThing(lookUp(words.toLowerCase())?.class ?? null);
    if (second !== undefined && isNamed(`${first} ${second}`)) return `flappy game, you are a ${first} ${second}`;
    return isNamed(first) ? `flappy game, you are a ${[first, second].filter(Boolean).join(' ')}` : whole;
  });
