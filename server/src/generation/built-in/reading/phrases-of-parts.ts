import { pluralOf, singularOf } from './english-plurals.ts';
import { classOf } from './noun-classes.ts';

type Phrase = [said: RegExp, meaning: string | ((said: string, ...parts: string[]) => string)];

const cares = 'feed|wash|dress|groom|brush|pet|cuddle|clean|water|comb|bathe|heal|serve|milk|shear';
const vehicle =
  '(?:motorbike|motorcycle|car|sports car|race car|taxi|scooter|van|bus|truck|bike|bicycle|moped|ambulance|police car|jeep|racing car|lorry)';
const road = '(?:highway|motorway|freeway|expressway|busy road|main road|autobahn|interstate)';
const times = 'at (?:night|dawn|dusk|sunset|sunrise|midnight)|in the (?:rain|snow|dark|fog|evening|morning)';
const pieces =
  'tetris|falling blocks|block puzzle|match (?:3|three)|match three game|memory(?: game)?|breakout|brick breaker|bubble shooter|2048|mahjong|simon(?: says)?';
const instruments =
  'drums?|bells?|guitars?|pianos?|trumpets?|xylophones?|violins?|flutes?|maracas|cymbals?|tambourines?|saxophones?';
/** Materials that are a colour of a brick, and no picture on it. */
const isPicture = (word: string): boolean =>
  /^(food|plant|creature)$/.test(classOf(singularOf(word)) ?? '') &&
  !/^(chocolate|caramel|honey|grass|wood)$/.test(word);

/** What takes which part in a game, in words that the grammar knows. */
const phrases: Phrase[] = [
  // Two things that are done to one.
  [
    new RegExp(`(?:^|(?<=[.,;:!] |\\b(?:to|can|must|then|you|i|we) ))(${cares}) and (${cares}) ((?:the|my|your|our|his|her|an?|some) (?:\\p{L}+ ){0,2}?\\p{L}+)(?=$|[.,;!]| (?:in|on|at|before|and|with)\\b)`, 'giu'),
    (_, first = '', second = '', whom = '') => `${first} ${whom} and ${second} ${/s$/i.test(whom) ? 'them' : 'it'}`,
  ],
  // The instrument is what is played again.
  [
    new RegExp(`^(?:an? |the )?(${instruments})(?: (?:game|memory))?(?: where (?:you|i|we))?,? (?:must |have to |need to )?(?:repeat|copy|echo|remember) (?:the|a) (?:pattern|rhythm|beat|sequence|melody|tune)s?\\b`, 'iu'),
    (_, what = '') => `simon, repeat the sequence with ${pluralOf(singularOf(what.toLowerCase()))}`,
  ],
  // What a place makes is what its pieces are.
  [
    new RegExp(`^(${pieces}) (?:in|at|inside) (an?|the|my) (\\p{L}+) (factory|shop|store|stall|stand|cafe|kitchen|garden)\\b(?!.*\\b(?:with|of|where|but)\\b)`, 'iu'),
    (said, game = '', article = '', what = '', where = '') =>
      isPicture(what.toLowerCase()) ? `${game} with ${pluralOf(singularOf(what))} in ${article} ${where}` : said,
  ],
  [
    /(?<=\b(?:breakout|arkanoid|brick breaker|brick breaking)\b.*?),? (?:with|of|where you break|and break|smash) (?:the |all the )?(\p{L}+) bricks\b/giu,
    (said, what = '') => (isPicture(what.toLowerCase()) ? ` where the bricks are ${pluralOf(singularOf(what))}` : said),
  ],
  // Among others on a road one weaves.
  [
    new RegExp(`\\b(${vehicle}) (?:on|along|down) (an?|the) (${road})((?: (?:${times}))?),? (?:that |which |who )?(?:dodg|avoid|evad|overtak|pass)(?:es|s|ing) (?=\\p{L})`, 'giu'),
    '$1 weaves through traffic on $2 $3$4, dodge ',
  ],
  // Where a torch is needed it is night.
  [
    /\bdark (house|mansion|basement|cellar|attic|school|hospital|hotel|forest|woods) (?=with (?:an? |my |your |only a )?(?:flashlight|torch|lantern)\b)/giu,
    'dark $1 at night ',
  ],
  // What falls from the sky is shot by the only gun there is.
  [
    /\b(?:protect|defend|guard|save|shield)(?:s|ing)? ((?:the |a |an |your |my |our )?(?:\p{L}+ )?\p{L}+) (?:from|against) (?=(?:(?:falling|the|incoming|giant) )*(?:meteors?|meteorites?|asteroids?|comets?|missiles?|rockets?|bombs|ufos|aliens|fireballs)\b)([^.,;]+?) (?:with|using) (?:an?|one|your|my|the|a single) (?:\p{L}+ )?(?:turret|cannon|gun|laser)\b/giu,
    'missile command, protect $1 from $2',
  ],
  // A garden that is grown is what grows in it.
  [
    /\bgrow(?:s|ing)? (?:an?|the|my|your) (?:vegetable|veggie|fruit|herb|flower|kitchen) (garden|patch) and (?:then )?sell(?:s|ing)? (?:the |my |your |its )?(?=\p{L}+s\b)(\p{L}+)/giu,
    'grow $2 in a garden and sell them',
  ],
]; // biome-ignore format: one phrase a line

export const inWordsOfParts = (text: string): string =>
  phrases.reduce(
    (rest, [said, meaning]) =>
      typeof meaning === 'string' ? rest.replace(said, meaning) : rest.replace(said, meaning),
    text,
  );
