import { isBeing } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';

const crowded =
  /\b(?:(?:that|which) (?:is|are) )?(?:full of|filled with|packed with|overrun (?:by|with)|infested (?:by|with)|crowded with|(?<=\b(?:through|across|from|out of|into|inside|around|over|past|up|down)\b.*)(?:haunted by|guarded by|crawling with|swarming with|teeming with)) (?=(?:\p{L}+ ){0,2}?(\p{L}+s|mice|fish|people|wolves|sheep)\b)/giu;

/** "A tower full of ghosts": whoever fills a place is met there; what fills it is found. */
export const withCrowdsMet = (text: string): string =>
  text.replace(crowded, (said: string, who: string) => {
    const known = lookUp(who.toLowerCase());
    return known && isBeing(known.class) ? 'against ' : said;
  });
