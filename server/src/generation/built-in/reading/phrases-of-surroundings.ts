import { pluralOf, singularOf } from './english-plurals.ts';
import { isBeing, isPlayable } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';
import { anyVerbLemmaOf } from './verbs.ts';

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
  [/\bdew ?drops\b/gi, 'dew'],
  // Whoever wants to sleep wants it calm.
  [/,? (?:so (?:that )?|until |and )(?:i|you|we|my \p{L}+|she|he)(?: can)? (?:fall|falls|drift|drifts) (?:asleep|off)\b/giu, ', relaxing'],
  // A toy, and nothing that is being built.
  [/\bbuilding blocks? towers?\b(?! def)/gi, 'stack toy bricks into a tower'],
  [/\b(?:toy |wooden )?building blocks\b/gi, 'toy bricks'],
  // Whatever is big enough crushes what it drives over.
  [/\bdriv(?:e|es|ing) (?:an?|the|my|your) (monster truck|tank|bulldozer|steamroller|tractor|excavator) over (?=(?:\p{L}+ )?(?:cars|vans|buses|trucks|buses|pumpkins|zombies|houses|barrels)\b)/giu, 'a $1 crushes '],
  // Whoever flees by boat steers it.
  [/\bescap(?:e|es|ing) from (\p{L}+(?: island)?) (?:by|in|on) (?:an? |the |my )?((?:\p{L}+ )?(?:boat|raft|ship|canoe|kayak))\b/giu, 'a $2 sails away from $1 and avoids rocks'],
  // A game with light guns.
  [/\blaser tag\b/gi, 'arena fight with lasers'],
  [/\bwhite ?water (rafting|kayaking|canoeing)\b/gi, '$1 on a river'],
  [/\bdouble[- ]jump(?:ing)? (?!on\b|over\b|from\b|to\b|and\b|game\b|platformer\b|runner\b)(?=(\p{L}+)\b)(\p{L}+)/giu, (said, _, who = '') => (isActor(who) ? `platformer with a ${who}, with double jump` : said)],
  // Whose it is matters only where somebody minds.
  [
    /\b(steal|rob|take|grab|snatch)(s|ing)? (?:the |an? )?(dragon|giant|troll|ogre|monster|witch|bear|lion|tiger|wolf|dog|king|pirate|guard|cat)['’]s ((?:\p{L}+ )?\p{L}+) without waking (?:him|her|it|them)(?: up)?\b/giu,
    'steal$2 $4 past a sleeping $3',
  ],
  [
    /\b(find|look for|looks for|search for|searches for|fetch|bring back)(s|ing)? (?:my |our |the |your |his |her )?(?:grandpa|grandma|granny|grandfather|grandmother|dad|daddy|mom|mum|mommy|mummy|teacher|boss|neighbou?r|friend|sister|brother|uncle|aunt|owner)['’]s (?=(?:lost |missing |hidden )?\p{L}+)/giu,
    '$1$2 the ',
  ],
  [/\b(?:find|look for|search for|seek)(?:s|ing)? ((?:the |my |an? |some |\d+ )?(?:lost |missing |hidden )?(?:\p{L}+ )?\p{L}+) in (the|my|an?|his|her|our) (?:very |super )?(?:messy|cluttered|untidy|chaotic|crowded)\b/giu, 'hidden objects, find $1 in $2'],
  [/(?<=\b(?:find|look for|search for|lost|missing|wears?|forgot|my|grandpa['’]s|grandma['’]s|teacher['’]s) (?:the |my |her |his )?)(?:reading )?glasses\b(?! of\b)/gi, 'eyeglasses'],
  [/\bchicken(?=s? (?:lays?|laying|drops?|dropping) )/gi, 'hen'],
  // What a game is about is done in it.
  [
    /\bgame (?:about|of|where you are|where you keep) (feeding|collecting|catching|growing|watering|saving|rescuing|protecting|finding|washing|delivering|stacking|sorting|stealing|avoiding|dodging|serving|cleaning|picking|throwing|shooting|popping|baking|cooking|building|milking|chasing|crossing|petting) (?=(?:(?:the|an?|my|some|all|hungry|little|baby|wild|\d+) )*\p{L}+s?\b)/giu,
    (_, deed = '') => `game: ${anyVerbLemmaOf(deed.toLowerCase()) ?? deed} `,
  ],
  // It is spelled by the player, and no magic.
  [/^(?:game:? )?spell(?:ing)? (?:out )?(?:the )?(?:names? of|words (?:for|about|of)) (?=\p{L})/giu, 'spelling game with '],
  [/\b(?:make|build|create)(s|ing)? (an?|the|my|your|two|three|\d+) (snowm[ae]n) (?:by|with|from|out of) (?:rolling |big |giant )?(?:snowballs|snow)\b/giu, 'stack$1 snowballs to a $3'],
  // How it is played is not what is done in it.
  [/^(?:just )?(?:tap|touch|press|click) (?:on )?(?:the screen |anywhere |once |a button |the button |space )?to make (?=(?:the|an?|my|your) (?!mouse\b))/giu, 'make '],
  // What lies about is picked up.
  [/\bclean(s|ing)?(?: up)? (?:the |a |our )?(beach|park|street|forest|river|ocean|sea|lake|playground|seabed|reef|schoolyard)\b(?! (?:of|from|with)\b)/giu, 'collect$1 trash on the $2'],
  // They fall, and nobody showers.
  [/\bmeteor showers?\b/gi, 'dodge falling meteors'],
  // Whoever is hungry eats, where nothing else is said.
  [/^(?:the |a )?hungry (?:hungry )?hippos?(?: game)?[.!]?$/giu, 'a hippo catches marbles'],
  [
    /^(?:the |a |an |my )?(?:very )?hungry (\p{L}+?)s?[.!]?$/giu,
    (said, who = '') => (isActor(who) && !/^(caterpillar|snake|worm|shark)$/i.test(who) ? `a ${who} eats and grows` : said),
  ],
  // Two who belong together are a pair.
  [
    /\bmatch(?:es|ing)? (?:up )?(?:the |all the |all )?((?:\p{L}+ )?\p{L}+s) (?:with|to|and) (?:their|its|the right) (?:mothers?|moms?|mums?|mamas?|parents?|babies|young|twins?|owners?|shadows?)\b/giu,
    'memory cards with $1',
  ],
  [/\b(?:spot|find) (?:the|which) (?:fake|forged|different) ((?!numbers?\b|one\b|thing\b|ones\b)\p{L}+?)(?:s| is)?\b(?! out\b)/giu, 'odd one out with $1s'],
  // Somebody who walks slowly needs nothing to catch.
  [
    /(?<=\b(?:slow|sad|calm|quiet|lonely|peaceful|relaxing|cozy|melancholic|beautiful|gentle)(?: and (?:sad|slow|calm|beautiful|lonely|quiet))? )(?:walk|stroll|hike)(?: home)? (?=(?:in|through|along|across|on) )/giu,
    'platformer without enemies ',
  ],
  [/\b(?:rubber|plastic|big|giant|huge|wooden|squeaky|toy|inflatable) (?=(?:hammer|mallet)\b)/gi, ''],
  // When it gets cold, it is not cold yet.
  [/,? before (?:the )?(?:first |night |morning )?frost(?:s)?(?: (?:comes?|arrives?|sets? in|hits?|kills? (?:it|them)))?\b/gi, ''],
  // On a slope trees are in the way.
  [/(?<=\b(?:ski|skis|skiing|snowboards?|snowboarding|sledding)\b[^,.]*?) (?:in )?(?:between|around|among) (?:the |some |many )?((?:\p{L}+ )?(?:trees|pines|firs|rocks))\b/giu, ', avoid the $1'],
  // Whoever is ferried goes by boat.
  [/^(?:help )?ferry (?=(?:\p{L}+ ){0,3}\p{L}+s\b.*\b(?:across|over|to)\b)/giu, 'a boat ferrying '],
  // Many are the bricks, and a single thing is the ball.
  [
    /\b((?:breakout|brick[- ]?breaker|arkanoid)(?: game)? with (?:\p{L}+ )?\p{L}+s) and an? ((?:\p{L}+ )?\p{L}+)(?=[.!]?$)/giu,
    (said, bricks = '', what = '') =>
      isActor(what) || /\b(?:paddle|ball|bat|racket)$/i.test(what) ? said : `${bricks}, the ball is a ${what}`,
  ],
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
