import { pluralOf, singularOf } from './english-plurals.ts';
import { isBeing, isPlayable } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';

type Phrase = [said: RegExp, meaning: string | ((said: string, ...parts: string[]) => string)];

const isActor = (word: string | undefined): boolean => {
  const known = lookUp(singularOf((word ?? '').toLowerCase()));
  return known !== null && isPlayable(known.class);
};

/** What is around somebody and what a whole game is like, in words that the grammar knows. */
const phrases: Phrase[] = [
  // Whoever rises up comes in numbers.
  [
    /\b(?:an? |the )?(\p{L}+) (invasion|apocalypse|uprising|outbreak|revolt|rebellion)\b(?! (?:maze|quiz|memory|runner|platformer|tower))/giu,
    (said, who = '', what = '') =>
      isActor(who) ? `${/^inv/i.test(what) ? 'invasion' : 'apocalypse'} of ${pluralOf(singularOf(who))}` : said,
  ],
  // There is furniture at home, whatever the floor is.
  [
    /\bthe floor is lava\b(?=.*\b(?:sofas?|couch(?:es)?|armchairs?|pillows?|cushions?|furniture|beds?)\b)(?!.*\bin (?:the|a|my|our)\b)/giu,
    'the floor is lava in the living room',
  ],
  // Ghosts and slimes that are sucked up are caught.
  [
    /\b(?:suck|hoover|vacuum)(s|ing)? up ((?:all |the |some )*(?:\p{L}+ )?(\p{L}+s)\b)(?= (?:with|using) )/giu,
    (said, ending = '', whom = '', who = '') => {
      const known = lookUp(singularOf(who.toLowerCase()));
      return known && isBeing(known.class) ? `${ending === 's' ? 'catches' : `catch${ending}`} ${whom}` : said;
    },
  ],
  // "Pipes made of sausages" are sausage pipes.
  [
    /\b(pipes|pillars|columns|poles|towers?|bricks|walls?) (?:that are |which are )?(?:made|built)(?: out)? of (?:giant |big |huge |tall |stacked )?((?:\p{L}+ )?\p{L}+)\b/giu,
    (_, part = '', of = '') => `${singularOf(of)} ${part}`,
  ],
  // Nothing but this is the last one of all.
  [
    /(?<=\b(?:last|only|\p{L}{2,}est|best|worst)\b.{2,}) (?:left )?(?:on (?:the )?(?:planet )?earth|on the planet|in the (?:whole |wide |entire )*(?:world|universe|galaxy)|of all time)\b/giu,
    '',
  ],
  // How long there is time is no part of the cast.
  [/,? before (the |my |his |her )(garden|field|lawn|lake|pond|river|meadow|farm) (?:dry|dries) (?:out|up)\b/giu, ' in $1$2'],
  [/,? before (?:the |my |his |her |all )*(?:\p{L}+ )?\p{L}+ (?:dry|dries) (?:out|up)\b/giu, ''],
  // Whoever is fed something waits for it.
  [
    /\bfeed(s|ing)? (an?|the|my|your|his|her|our) ((?:hungry |baby |little |big |tiny |giant |happy )*(?!by\b|in\b|at\b|and\b|with\b)\p{L}+) (?!everywhere\b)((?:sweet |fresh |juicy |yummy |lots of |some )*\p{L}+s)(?=$|[,.!;]| (?:in|and|but|while|on|at|until|before)\b)/giu,
    (said, ending = '', article = '', whom = '', what = '') =>
      isActor(whom.split(' ').at(-1)) && !isActor(what.split(' ').at(-1))
        ? `feed${ending} ${article} ${whom} with ${what}`
        : said,
  ],
  // What must not fall is juggled.
  [
    /\bkeep(s|ing)? (?!it\b|them\b|him\b|her\b|yourself\b|me\b)((?:the |an? |some |all |your |its |his |her |\d+ )*(?:\p{L}+ ){0,2}?\p{L}+) (?:up in the air|in the air|up high|off the (?:ground|floor)|from (?:falling|dropping|touching the (?:ground|floor)|hitting the (?:ground|floor)))(?: down)?\b/giu,
    (_, ending = '', what = '') => `${ending === 'ing' ? 'juggling' : `juggle${ending}`} ${what}`,
  ],
  [
    /\b(?:don['’]?t|do not|never) let (the |an? |your )((?:\p{L}+ )?(?:balloon|ball|balls|balloons|feather|shuttlecock|bubble)s?) (?:touch|hit|reach|fall|drop)(?: (?:to|on|onto))?(?: the)?(?: (?:ground|floor|down))?\b/giu,
    'juggle $1$2',
  ],
  // Ships of space are parked there.
  [/\b(?:docking|shuttle|launch|hangar) bays?\b/gi, 'space station'],
  [/^escape (?:from )?(?!.*\b(?:prison|jail)\b)(?=.*\bwithout (?:being|getting) (?:seen|spotted|noticed|heard|detected) by\b)/giu, 'sneak out of '],
  [/(?<!\b(?:prison|jail)\b.*)(?<=^(?:sneak|steal|collect|grab|find|reach|get|run|walk|cross|leave|rob|take|explore)\b.*),? without (?:being|getting) (?:seen|spotted|noticed|heard|detected) by (?=(?:\p{L}+ ){0,3}\p{L}+s\b)/giu, ', sneak past '],
  [/(?<!\b(?:prison|jail)\b.*),? without (?:being|getting) (?:seen|spotted|noticed|heard|detected) by (?=(?:\p{L}+ ){0,3}\p{L}+s\b)/giu, ' and sneaks past '],
  [/(?<!\b(?:prison|jail)\b.*)\bwithout being (?=(?:seen|caught|spotted|noticed|heard|detected|found|bitten|eaten|hit|stung) by\b)/gi, 'without getting '],
  // Planes land at an airport.
  [
    /\b(to|on|onto|at|towards?) (?:the |an? )(?:airport |right |correct |free |empty )?runways?\b(?=(?<=\b(?:planes?|aeroplanes?|airplanes?|jets?|airliners?)\b.*))/giu,
    '$1 the airport',
  ],
  [/\bunder (?:time |high |a lot of )?pressure\b/gi, 'fast'],
]; // biome-ignore format: one phrase a line

export const inWordsOfSurroundings = (text: string): string =>
  phrases.reduce(
    (rest, [said, meaning]) =>
      typeof meaning === 'string' ? rest.replace(said, meaning) : rest.replace(said, meaning),
    text,
  );
