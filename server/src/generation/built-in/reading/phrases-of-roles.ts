import { pluralOf, singularOf } from './english-plurals.ts';
import { lookUp } from './noun-phrases.ts';
import { hostile } from './role-words.ts';

/** Phrases that say who is who, or that look like somebody and are nobody, in the words that are read anyway. */
const phrases: [RegExp, string][] = [
  // How a game looks is nothing to collect.
  [/\bold[- ]?school\b(?! (?:bus|building|uniform|house|yard|teacher|class))/giu, 'retro'],
  [/\bcyber (?=(?:\p{L}+ )?(?:ninja|samurai|warrior|runner|hacker|cop|knight|soldier|cat|dog|wolf)s?\b)/giu, 'neon '],
  [/\bgame boy\b(?! (?:and|who|that|runs|jumps)\b)/gi, 'gameboy'],
  [/\b(flat|minimalist|minimal|geometric) (?:graphic )?designs?\b/gi, '$1 style'],
  // What would go bad is only in a hurry.
  [/,? before (?:it|they|the \p{L}+|he|she) (?:go(?:es)?|gets?|turns?|becomes?|is|are) (?:sour|bad|off|stale|cold|rotten|mouldy|moldy|warm|dry|soggy|too late)\b/giu, ''],
  [/(?<=\bdeliver.*),? before (?:it|they|the \p{L}+) (?:melts?|spoils?|rots?|wilts?|cools? down)\b/giu, ''],
  [/\bzigzags (?=up|down|along|through|across|between|around)/gi, 'weaves '],
  [/\bzigzag(?:g?ing) (?=up|down|along|through|across|between|around)/gi, 'weaving '],
  // Whoever is the paddle takes its place.
  [/(?<=^|[,;:] |\band |\bwhere |\bbut )(?:the |an? |my )?((?!there|it|they|he|she|who|that|what)(?:\p{L}+ )?\p{L}+) is the (paddle|ball|puck|bat|racket)\b/giu, 'the $2 is $1'],
  [/(?<=^|[,;:] |\band |\bwhere |\bbut )(?:the |my )?((?!there|it|they|he|she|who|that|what)(?:\p{L}+ )?\p{L}+) are the (paddles?|balls?|pucks?|bats?|rackets?|bricks|blocks|tiles|pins|pipes|pieces|obstacles)\b/giu, 'the $2 are $1'],
  // Whoever is left alone is spared.
  [/\bleav(e|es|ing) ((?:the |my |all |all the |its |his |her |their )?(?:\p{L}+ )?\p{L}+) (?:alone|in peace|unharmed|untouched)\b/giu, 'spar$1 $2'],
  [/\b(?:must|may|should|can) (?:only )?not be (?:hit|touched|harmed|hurt|shot|eaten|caught|cut|woken|killed)\b/giu, 'must be spared'],
  [/((?:the |my |your )(?:\p{L}+ )?\p{L}+) (?:must|have to|has to|should) be (?:spared|left alone|avoided)\b/giu, 'spare $1'],
  // Whoever is held off comes for what is defended.
  [/\b(?:hold|fend|ward|stave|keep)(s|ing)? (?:off|at bay) ((?:the |an? |\p{L}+ of )*(?:\p{L}+ )??\p{L}+) (?:away )?from (?=(?:the|an?|my|our|your|their|his|her)\b)/giu, 'defend$1 against $2, protect$1 '],
  [/\b(?:hold|fend|ward|stave|keep)(s|ing)? (?:off|at bay) (?=\p{L})/giu, 'defend$1 against '],
  [/\bkeep(s|ing)? ((?:the |an? |all |all the )?(?!away\b|it\b|them\b|him\b|her\b|you\b|me\b)(?:\p{L}+ )??\p{L}+) away from (?=(?:the|an?|my|our|your|their|his|her)\b)/giu, 'defend$1 against $2, protect$1 '],
  [/\b(\p{L}+s) (?:steal|eat|raid|attack|invade|nibble|destroy|ruin|rob) (?:the |my |our )?((?:\p{L}+ )?\p{L}+),? (?:and|but|while|so) (the|an?|my) ((?:\p{L}+ )?\p{L}+) (?:(?:scares|shoos|stops|repels)(?: them)?(?: away| off| out)?|(?:chases|drives|fights|keeps) them (?:away|off|out|back))(?=$|[,.!])/giu, '$3 $4 defends the $2 against $1'],
  // Whoever is lost is to be found.
  [/\b((?:\p{L}+ )?\p{L}+s) (lost|stranded|trapped|stuck) (?=in\b|on\b|at\b|under\b)/giu, '$2 $1 '],
  // Whoever runs a school is its headmaster.
  [/\b(?:school )?(?:principal|head ?teacher)(s?)\b(?!['’])/giu, 'headmaster$1'],
  // An octopus in goal.
  [/\b(?:an?|the|my) (goalkeeper|goalie|chef|pirate|detective|knight|ninja|cowboy|wizard|superhero|firefighter|astronaut|teacher) (?:who|that) is (?:actually |really )?(an?) ((?:\p{L}+ )?\p{L}+)(?= (?:and|who|that|\p{L}+s)\b)/giu, '$2 $3 $1'],
  // The spectators are somebody.
  [/\b(at|on) the (?:audience|crowd|public|spectators)\b/giu, '$1 people'],
  // Whoever is kept from it attacks it.
  [/\bstop(s|ping)? ((?:the |some |all )?(?:\p{L}+ )?\p{L}+s) from (?:robb|steal|eat|attack|destroy|raid|invad|ruin|reach|enter|burn|tak|break)ing (?:into )?(?=(?:the|my|your|his|her|its|our|their) )((?:the|my|your|his|her|its|our|their) (?:\p{L}+ )?\p{L}+)/giu, 'protect$1 $3 from $2'],
  // They fight each other for it.
  [/\b((?:two|2) (?:\p{L}+ )?\p{L}+s) (fight|battle|duel|wrestle) (?=over\b|for\b|about\b)/giu, '$1 $2 each other '],
  // Whoever runs after somebody hunts.
  [/\b(?:is|are) (?:right |close |hot )?(?:after|behind|on the heels of) (?=(?:him|her|it|them)\b)/giu, 'chase '],
  [/\b(?:run|come|go) after (?=(?:him|her|it|them|you|me|us)\b)/giu, 'chase '],
  [/\b(?:runs|comes|goes) after (?=(?:him|her|it|them|you|me|us)\b)/giu, 'chases '],
  [/\blaser (?:beam|ray|barrier|trap|fence|grid|wall)(s?)\b/gi, 'laser$1'],
  [/\bwater puddle(s?)\b/gi, 'puddle$1'],
  // Those that explode, and no place to dig.
  [/\b(?:sea|naval|water|land|floating|underwater) mine(s?)\b/gi, 'bomb$1'],
  [/\bmines (?=everywhere|all over|all around|in the (?:water|sea)|under ?water)/gi, 'bombs '],
  [/(?<=[,;:] |\band |\bwith )(?!there\b)((?:\p{L}+ )?(?!is\b|are\b)\p{L}+) (?:everywhere|all over the place|all around|at every turn|(?:that |which )?block(?:ing)? the (?:way|path|road))\b/giu, 'there are $1 everywhere'],
  // What blows a candle out, and what melts a snowman, is the danger.
  [/\b(?:don['’]?t|do not|never|without) let(?:ting)? ((?:the |an? |any )?(?:\p{L}+ )?(?:winds?|gusts?|breeze|storms?|rain|raindrops?|flames?|fires?|waves?|lava|water|flood|sun|snow|frost|smoke|sparks?|needles?|thorns?|spikes?)) (?:blow|put|catch|touch|reach|get|hit|burn|melt|pop|wash|sweep|extinguish|flood|soak|freeze|prick|destroy)(?: (?:it|him|her|them|you|me|us|(?:the|your|my) \p{L}+))?(?: out| away| off| up)?\b/giu, 'avoid $1'],
]; // biome-ignore format: one phrase a line

/** "Cannon enemies" are cannons. */
const thingsAsEnemies = /(?<!\b(?:no|without|the|against) )\b(\p{L}{4,}) (?:enemies|foes)\b/giu;

/** "Wolves' houses" are houses. */
const ofSeveral = /\b(\p{L}+s)['’] (?=\p{L}+s\b)/giu;
/** "A beat em up with kangaroos": one of them is played, the others are fought. */
const brawl =
  /\b(beat ?['’]?em ?ups?|brawlers?|fighting games?|street fighters?)(?: game)? with ((?:\p{L}+ )?)(\p{L}+s)\b(?! (?:against|vs|versus)\b)/giu;

/** "A mushroom hero" is a mushroom. */
const asHero =
  /\b(?!guitar|super|action|sports?|war|anti|folk)(\p{L}+) (?:hero|heroine|protagonist|main character)\b(?! (?:who|called|named))/giu;
const shown = new Set<string | undefined>(['creature', 'food', 'plant', 'thing', 'vehicle']);

export const withPlainRoles = (text: string): string =>
  phrases
    .reduce((rest, [phrase, meaning]) => rest.replace(phrase, meaning), text)
    .replace(asHero, (all, what: string) => (shown.has(lookUp(what.toLowerCase())?.class) ? what : all))
    .replace(thingsAsEnemies, (all, what: string) =>
      lookUp(what.toLowerCase())?.class === 'thing' ? `${pluralOf(what.toLowerCase())} as enemies` : all,
    )
    .replace(ofSeveral, (_, who: string) => `${singularOf(who.toLowerCase())} `)
    .replace(brawl, (all, name: string, how: string, who: string) => {
      const one = singularOf(who.toLowerCase());
      const isCast = lookUp(one)?.class === 'creature' && !hostile.test(one);
      return isCast ? `${name}, you are a ${how}${one}, the enemies are ${how}${who}` : all;
    });
