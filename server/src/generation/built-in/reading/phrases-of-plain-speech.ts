import { pluralOf, singularOf } from './english-plurals.ts';
import { lookUp } from './noun-phrases.ts';
import { anyVerbLemmaOf } from './verbs.ts';

type Phrase = [said: RegExp, meaning: string | ((said: string, ...parts: string[]) => string)];

const isKnown = (words: string): boolean => {
  const [last = ''] = words.toLowerCase().split(' ').slice(-1);
  return lookUp(singularOf(last)) !== null;
};

const own = 'her|his|my|their|its|the|a';
const pets = 'dogs?|puppy|puppies|poodle|dachshund|pug|corgi|labrador|hamster|tortoise';
const folk = 'girl|boy|kid|child|man|woman|lady|grandma|grandpa|granny|mom|dad|student|person|princess|robot|wizard';
const slides = 'ski|skis|skiing|skier|snowboard|snowboards|snowboarding|snowboarder|sledding|sled|sledge|toboggan';

/** Everyday ways of saying what is played, in words that the grammar knows; applied before all other phrases. */
const phrases: Phrase[] = [
  // The land of cowboys, and no sandwich.
  [/(?<!\bwild[- ])\bwestern (?=(?:town|village|saloon|shoot-?out|shooter|shooting|duel|game|desert|sheriff|cowboy|world|land)\b)/giu, 'wild west '],
[/^(?:an? |the )?wild west (town |village |saloon |desert )?(?:shoot-?out|shooter|shooting|shooting game|gunfight|gun fight)(?: game)?(?=[.!]?$)/iu, 'a cowboy shoots bandits in a wild west $1'],
  // Whoever sneaks past them is where they keep watch.
  [/\b(sneak\p{L}* (?:past|by)(?: the)?) prison (?:guard )?((?:sleeping )?)(\p{L}+)( sleeping| asleep)?/giu, '$1$4 $2$3 in a prison'],
  [/\b(?:collect|gather)(s|ing)? ((?:the |falling |some |ripe )*(?:\p{L}+ )?\p{L}+s(?: and (?:\p{L}+ )?\p{L}+s)?) (?:in|into|with) (an?|the|my) (basket|bucket|net|bowl|hat|bag)(?=[.,!]?$| (?:from|before|and|but|for)\b)/giu, (_, ending = '', what = '', article = '', holder = '') => `${ending === 's' ? 'catches' : `catch${ending}`} falling ${what} with ${article} ${holder}`],
  // Whoever takes a ride rides.
  [/^(?:an? |the |my )?(?:hot[- ]air )?balloon (?:ride|flight|trip|journey|tour)(?: game)?(?= (?:over|through|across|above|around)\b|[.!]?$)/iu, 'a hot air balloon flies'],
  [/^(?:an? |the |my )?(plane|airplane|helicopter|dragon|unicorn|broom|magic carpet|glider|hang glider|zeppelin|airship) (?:ride|flight|trip|journey|tour)(?: game)?(?= (?:over|through|across|above|around)\b)/iu, 'a $1 flies'],
  [/^(?:an? |the |my )?(bike|bicycle|horse|pony|scooter|motorbike|skateboard|camel|unicycle) (?:ride|trip|tour)(?: game)?(?= (?:over|through|across|along|around|in)\b)/iu, 'a kid rides a $1'],
  [/^(?:an? |the |my )?((?:\p{L}+ )?(?:train|boat|bus|car|sleigh|sled|roller ?coaster|canoe|raft|tram|taxi|subway|submarine|gondola)) (?:ride|trip|tour|journey)(?: game)?(?= (?:over|through|across|along|around|down|in|under)\b)/iu, 'a $1 drives'],
  // Whoever sits at the wheel works with it.
  [new RegExp(`\\b(?:an?|the|my) (?:${folk}|farmer|fireman|firefighter|builder|worker|driver) (?:drives|rides|steers) (an?|the|his|her) ((?:\\p{L}+ )?(?:tractor|combine harvester|bulldozer|excavator|digger|truck|snowplow|snow plough|harvester|crane|forklift|train|lawn mower|lawnmower)) and (?=\\p{L}+(?:s|es)\\b)`, 'giu'), '$1 $2 '],
  // Thieves of what grows are kept away from.
  [/, (?:but |and |while )?(?:the |some )?(?:hungry |greedy |naughty )?(\p{L}+s) (?:want to |try to |will )?(?:steal|eat|snatch|take|nibble|peck) (?:at )?(?:it|them)(?=[.,!]?$|,)/giu, ', avoid the $1'],
  [/(?<=\b(?:deliver|fl(?:y|ies)|driv|sail|rid|glid|carr|swim|ski|land|bring)\p{L}*\b[^,.]*?),? without (?:hitting|crashing into|touching|bumping into|colliding with|running into|running over) (?:the |any |other )?((?:\p{L}+ )?\p{L}+s)(?=[.,!]?$|,)/giu, ', avoid the $1'],
  // What one breaks out of is left behind.
  [/\bescap(es|ing|e) from (?:its|his|her|the|a|their) (?:fish |glass |bird |hamster )?(?:bowl|tank|aquarium|cage|jar|crate|box|basket|hutch|fridge|oven|shelf) and (?=\p{L})/giu, ''],
  // A pet on a lead is nobody's obstacle.
  [new RegExp(`\\b(an?|the|my) ((?:\\p{L}+ )?(?:${folk})) (?:is )?(?:walk|tak)(?:s|es|ing) (?:${own}) ((?:\\p{L}+ )?(?:${pets}))(?: (?:for|on) (?:a )?walks?)?\\b`, 'giu'), '$1 $2 and the $3 walk'],
  [new RegExp(`\\b(an?|the|my) ((?:\\p{L}+ )?(?:${folk})) with (?:${own}) ((?:\\p{L}+ )?(?:${pets})) (?=(?:runs?|walks?|jumps?|goes|go|races?|explores?|strolls?|hikes?)\\b)`, 'giu'), '$1 $2 and the $3 '],
  // They keep watch, whatever else they are.
  [/\bguard (dogs?|geese|goose|lions?|dragons?|robots?|bots?|drones?)\b/giu, '$1'],
  [/\b(dogs|guards|dragons|cats|bears|giants|monsters|lions|trolls|wolves|robots|ogres)(?: (?:that|who|which) are| are)? (?:sleeping|asleep)(?=[.,!]?$| (?:in|on|and|by|near|at)\b)/giu, 'sleeping $1'],
  [/\bprison sleeping /giu, 'sleeping '],
  // Whoever hits back is dangerous.
  [/,? (?:but|and|while) (?:the |an? |some )?((?:\p{L}+ )?\p{L}+?) (?:shoots?|fights?|throws?|fires?|bites?|strikes?|hits?) back\b/giu, ', avoid the $1'],
  // A keeper is not played against.
  [/\bgoalie\b/giu, 'goalkeeper'],
  [/^(?:an? )?(?:goalkeeper|goalkeeping) game with (?:an? |the |my )?((?:\p{L}+ )?\p{L}+)/iu, 'goalkeeper $1 saves penalties'],
  // "Egg collecting game": eggs are collected in it.
  [
    /^(?:an? |the |my )?(?:(kids?|children|toddlers?)(?:['’]s?)? )?((?:(?!game\b|super|fun|simple|kids?\b|children|toddlers?\b|girls\b|boys\b)\p{L}+ ){0,2}?)(\p{L}+)[- ](collecting|catching|hunting|eating|picking|stacking|popping|milking|feeding|throwing|delivering|rescuing|painting|brushing|grooming) game\b/iu,
    (said, whom = '', before = '', what = '', deed = '') =>
      isKnown(what)
        ? `${anyVerbLemmaOf(deed.toLowerCase()) ?? deed} ${before}${pluralOf(singularOf(what))}${whom ? ' for kids' : ''}`
        : said,
  ],
  // Birds are fed worms, and nobody fights them.
  [/\bfeed(s|ing)? ((?:the|my|your|some|all|our) )?((?:hungry |baby |little |cute |tiny )*\p{L}+s) (worms|fish|mice|flies|bugs|insects|crickets|shrimps?|krill|herrings)\b/giu, 'feed$1 $2$3 with $4'],
  // Whoever opens a safe takes what is inside.
  [/\bcrack(s|ing)? (?:the |all |some |open )*((?:bank )?(?:safes|vaults|safe|vault))\b/giu, 'steal$1 $2'],
  // What is dropped for somebody to catch is falling.
  [/\b(?:an?|the|some|my) (?:\p{L}+ )?(?:chicken|hen|goose|duck|bird|dragon|tree|cow|monkey|squirrel|clown|plane|cloud|wizard|santa|machine)s? (?:lays?|drops?|throws?|lets fall) (?:down )?((?:\p{L}+ )?\p{L}+s),? and (the |an? |my )?((?:\p{L}+ )?\p{L}+) (?:must |has to |have to |tries to |should )?catch(?:es)? them\b/giu, '$2$3 catches falling $1'],
  // Where it comes from is no place to be.
  [/\b(fall(?:s|ing)?|drop(?:s|ping)?|rain(?:s|ing)?|com(?:e|es|ing)) (?:down )?(?:out of|from) (?:the )?(?:sky|above|skies|heavens?)\b/giu, '$1 down'],
  // Its cannons fire, and it is a ship that fights.
  [/\b((?:pirate |battle|war)?ships?|tanks?|galleons?|castles?|forts?) cannon (?:battle|fight|war|game|duel)(?: (?:against|vs\.?|versus|with) )([^,.;!?]+)/giu, 'a $1 fights $2 with cannons'],
  // The flag is asked for, and not the country.
  [/\bguess(?:ing)? (?:the |which |what )?(?:name of the )?(?:country|countries|nation|nations)(?: it is)? (?:from|by|with|to) (?:its|the|their|his|a)? ?flags?\b/giu, 'flags quiz'],
  // On a slope whoever is met is in the way.
  [new RegExp(`(?<=\\b(?:${slides})\\b[^,.]*) with ((?:\\p{L}+ )?(?:trees|rocks|yetis|polar bears|wolves|penguins|snowmen|skiers|bears|reindeer|moose|monsters)(?: and (?:\\p{L}+ )?\\p{L}+s| and yetis)?)(?=[.,!]?$)`, 'giu'), ', avoid the $1'],
  // Contests in a kitchen are cooked.
  [/\b(?:cooking|chef|kitchen|baking|cake|pizza|burger|culinary)[- ](?:contest|competition|challenge|battle|duel|show|class|party|off)(?: game)?\b/giu, (said) =>
    /^(pizza|burger|cake)/i.test(said) ? `make ${/^\p{L}+/u.exec(said)?.[0].toLowerCase()}s for customers` : /^baking/i.test(said) ? 'make cakes for customers' : 'make pizzas for customers'],
  // Whose cars race on a table are toys.
  [/\bslot cars\b/giu, 'toy cars'],
  // A prince who is a frog wears his crown.
  [/\bfrog prince\b(?! (?:and|&) )/giu, 'frog with a crown'],
  [/\b(hops?|runs?|walks?|jumps?|climbs?|travels?|goes|rides?|leaps?)(?: (?:back|all the way|home))? to (?:the|his|a|her) (princess|prince|queen)\b/giu, 'saves the $2'],
  // The name of a game of crossing.
  [/^(?:an? |the )?hopper(?: game)?(?=[.!]?$| with\b| in\b| for\b)/iu, 'frogger'],
  // They serve, and nobody serves them.
  [/^(?:an? |the |my )?(restaurant|caf[eé]|diner|bistro|pizzeria) (?:game )?with (?:a |some )?(waiter|waitress)(?:s|es)?(?=[.,!]?$)/iu, 'a $2 serves customers in a $1'],
  // What is shot with defends.
  [/^(?:an? |the |my )?(crossbow|cannon|catapult|archer|wizard|ballista|slingshot|knight|cat|robot|plant|mushroom|dragon)s?[- ]defen[cs]e of (?:an? |the |my |our )?(castle|city|village|town|tower|fort|fortress|kingdom|house|farm|garden|base|school)\b/iu, (_, who = '', what = '') => `tower defence with ${pluralOf(who)}, defend the ${what}`],
  // Sums on the run are still sums.
  [/\b(?:run|jog|race|jump|hop)(?:s|ning|ping|ing)? and (?=(?:solv|answer|calculat|do)\w* )/giu, ''],
  [/\b(times[- ]tables?|multiplication|maths?|spelling|vocabulary|geography|science) (?:race|contest|battle|showdown|derby)\b/giu, '$1 quiz'],
  [/\b(?:quick |fast |speed )?maths? (?:game|quiz|test|practice)(?=.*\b(?:addition|subtraction|multiplication|division|times tables?)\b)/giu, 'quiz'],
]; // biome-ignore format: one phrase a line

export const inPlainSpeech = (text: string): string =>
  phrases.reduce(
    (rest, [said, meaning]) =>
      typeof meaning === 'string' ? rest.replace(said, meaning) : rest.replace(said, meaning),
    text,
  );
