import type { GoodRole } from './frame.ts';
import type { Mechanic } from './mechanics.ts';

/** Mechanics with fights: actors without another role are enemies. */
export const fights = new Set<Mechanic | null>([
  'shooter',
  'arena',
  'defence',
  'whack',
  'typing',
  'maze',
  'dodger',
  'runner',
  'lanes',
  'platformer',
  'snake',
  'growing',
  'digging',
  'delivery',
  'helix',
  'duel',
]);
/** Mechanics in which the player steers an actor of any kind. */
export const moving = new Set<Mechanic | null>([
  'runner',
  'lanes',
  'flyer',
  'jumper',
  'platformer',
  'hopper',
  'dodger',
  'downhill',
  'rope-swing',
  'colour-gates',
  'helix',
  'flight',
  'shooter',
  'maze',
  'racer',
  'tap-race',
  'traffic',
  'parking',
  'lander',
  'growing',
  'digging',
  'delivery',
]);
/** Mechanics whose board is filled with what the prompt names. */
export const boards = new Set<Mechanic | null>([
  'match',
  'memory',
  'odd-one-out',
  'hidden-objects',
  'differences',
  'merge',
  'drop-merge',
  'bubble-shooter',
  'bubble-pop',
  'blocks',
  'stacker',
  'sorting',
  'slicer',
  'sliding-puzzle',
  'simon',
  'breakout',
  'pong',
  'pinball',
  'word-search',
  'tic-tac-toe',
  'rock-paper-scissors',
  'four-in-a-row',
  'reversi',
  'battleship',
  'minesweeper',
  'solitaire',
  'blackjack',
  'mahjong',
  'stacks',
  'pipes',
  'air-hockey',
  'billiards',
  'anagrams',
  'hangman',
  'wordle',
  'sudoku',
  'tending',
]);
/** People for whom a game is made, whose interests it names. */
export const fans =
  /^(son|daughter|kid|child|toddler|baby|boy|girl|nephew|niece|brother|sister|friend|wife|husband|girlfriend|boyfriend|mom|mother|dad|father|grandson|granddaughter|student|everyone)$/;
export const withTools = new Set<Mechanic | null>(['catcher', 'breakout', 'pong']);
export const topics = new Set<Mechanic | null>(['quiz', 'hangman', 'wordle', 'word-search', 'anagrams', 'typing']);
export const hostile =
  /^(zombie|skeleton|ghost|monster|alien|goblin|mummy|vampire|enemy|orc|oni|troll|demon|virus|germ|slime|boss|invader|bandit|shark|scorpion|ogre|gremlin|wasp|hornet|mosquito|cockroach|mole|ufo|witch|werewolf|opponent|rival|bug|minion|pirate|rat|spider|guard|warden|poacher)$/;
/** Things that are ridden, rather than walked in. */
export const ridden =
  /^(motorcycle|motorbike|bike|bicycle|scooter|skateboard|hoverboard|snowboard|surfboard|broom|broomstick|jet ski|sled|unicycle|roller skate|skate|ice skate|rollerblade|ski|kart|tricycle|horse|camel|moped|sleigh|sledge|toboggan|pony|donkey|ostrich|mower|lawn mower|lawnmower|roomba|segway|quad|surf board|water ski|wheelchair|rocking horse|pogo stick|magic carpet|carpet|shopping cart|hobby horse|dolphin|llama)$/;
/** Things on the hero's feet. */
export const worn = /(skate|ski|rollerblade|pogo stick|stilt)$/;
/** A game of these is against somebody, and no ball fights. */
export const ballSports = /^(basketball|football|soccer|volleyball|baseball|softball|tennis|hockey|handball|rugby)$/;
/** Relatives that accompany the hero are not enemies. */
export const family =
  /^(duckling|chick|cub|kitten|puppy|baby|child|friend|family|lamb|piglet|calf|foal|girlfriend|wife|mother|mom|mum|father|dad|parent)$/;
/** Whom nobody runs away from: they are met gladly, unless the prompt says otherwise. */
export const friendly =
  /^(unicorn|pegasus|fairy|butterfly|kitten|puppy|bunny|rabbit|panda|koala|ladybug|pony|hamster|guinea pig|fawn|firefly|chick|lamb|angel|teddy|teddy bear)$/;
export const parents = /^(mother|mom|mum|father|dad|parent)$/;
/** Work that is done in a place rather than to it. */
export const cleaning = /^(clean|mop|sweep|wash|scrub|polish|vacuum|dust)$/;
/** "Firefly catching", "sheep herding": the noun before is the object. */
export const doneToBeings =
  /^(catch|hunt|feed|herd|milk|shear|whack|swat|squash|tame|groom|wash|collect|rescue|photograph)$/;
/** Adjectives of enemies. */
export const evil = /^(boss|evil|angry|enemy|hostile|mean|wicked|killer|deadly|furious)$/;
/** Adjectives of things that nobody wants to touch. */
export const dangerous = /^(exploding|explosive|poisonous|poisoned|toxic|ticking|radioactive|electrified|burning)$/;
export const weapons =
  /^(arrow|bullet|fireball|snowball|cannonball|spell|missile|laser|web|water|paint|dart|banana|bomb|ball|knife|spear|tomato|egg|pie|shuriken|lightning|seed|acorn|coconut|stone|rock|bubble|fire|flame|magic|star|spell|grenade|boomerang|axe|torpedo|harpoon|rocket|pebble|plasma|needle|knitting needle|nail|pea|bolt|feather|ink|bone|rainbow|heart|sparkle|glitter|confetti|note|music note|musical note|icicle|thunderbolt|lightning bolt|quill)$/;
/** What is used up by shooting or throwing it. */
export const ammunition = /^(arrow|bullet|shot|dart|throw|kick|cannonball|snowball|shell|pellet|penalty|stone)$/;
/** What comes for the player without being anybody. */
export const rising =
  /^(water|flood|tide|lava|storm|avalanche|fire|flame|tornado|tsunami|hurricane|smoke|acid|wave|sandstorm|blizzard|meteor|comet|mud)$/;
export const deadly =
  /^(lava|quicksand|spikes?|mine|bomb|laser|meteor|asteroid|trap|fire|flame|acid|cactus|hole|pit|saw|circular saw|obstacle|rock|boulder|barrel|bullet|comet|thorn|black hole|mud|poison|wasabi|chimney|branch|iceberg|pipe|car|truck|quicksand|puddle|spark|anvil|lightning|tornado|wave|log|ventilator)$/;
export const catchers =
  /^(wheelbarrow|sack|pouch|apron|shopping cart|trolley|frying pan|wok|sombrero|plate|basket|bucket|net|bowl|tray|cup|cart|pan|paddle|hat|beret|cap|umbrella|trampoline|bag|pot|cauldron|box|mouth|glove|hand|jar|barrel|crate|mug|helmet|pillow|blanket|wheelbarrow|shopping cart|apron|sack|boat|sieve|teacup)$/;
export const handTools =
  /^(kitchen knife|butter knife|bread knife|pocket knife|water gun|water pistol|squirt gun|nerf gun|magic wand|fishing rod|baseball bat|shotgun|gun|sword|hammer|bow|crane|rod|hook|wand|axe|laser|cannon|slingshot|catapult|shield|jetpack|torch|knife|dart|ball|hose|broom|rope|bat|racket|paddle|trampoline|parachute|blaster|rifle|pistol|crossbow|club|magnet|lasso|spear|katana|camera|spatula|chopstick|fork|spoon|brush|pickaxe|frying pan|pan|chainsaw|flamethrower|sombrero|dagger|staff|whip|harpoon)$/;
/** What one carries to see or find the way, which is nobody. */
export const lightsAndMaps =
  /^(lantern|torch|flashlight|lamp|headlamp|candle|backpack|map|compass|binoculars|umbrella)$/;

/** What the weather brings, which nobody has to collect. */
export const weatherNouns = /^(rain|raincloud|drop|cloud|snowflake|snow|storm|fog|foggy|wind|tornado|umbrella)$/;

/** Words that are always places. */
export const surePlaces =
  /^(mars|venus|jupiter|saturn|pluto|garden|city|lake|sea|ocean|forest|jungle|desert|castle|cave|dungeon|farm|space|sky|beach|island|river|factory|mansion|house|kitchen|school|circus|carnival|pyramid|saloon|mine|swamp|meadow|graveyard|canyon|highway|rooftop|roof|town|street|park|temple|stadium|room|church|waterfall|universe|tunnel|village|museum|diner|pub|bar|mall|supermarket|restaurant|cafe|café|bakery|garage|airport|office|gym|bathroom|bedroom|attic|basement|cellar|throne room|tomb|hell|heaven|opera|theater|theatre|fireplace|living room|laboratory|lab|arctic|antarctica|chinatown|bazaar|gutter|sewer|harbor|harbour|port|library|shop|store|market|hospital|stand|stall|booth|prison|zoo|playground|classroom|underwater|reef|pond|construction|construction site|floor|ceiling|hallway|corridor|bathtub|bath tub|bath|warehouse|police station|fire station|train station|gas station|power plant|power station|hotel|casino|cinema|nightclub|night club|laundromat|greenhouse|construction site|clinic|swimming pool|ranch|orchard|vineyard|quarry|workshop|marketplace|campsite)$/;
/** What is only to be seen behind everybody. */
export const onWalls = /(^| )(graffiti|mural|billboard|skyline)$/;
/** Words that are places after "in", "on" or "through". */
export const maybePlaces =
  /^(moon|volcano|mountain|cloud|road|night|sunset|tower|hill|planet|galaxy|world|air|water|ice|snow|building|tree|lily pad|bridge|train|ship|lane)$/;

/** Places that can be hit. */
export const buildings =
  /^(castle|house|tower|wall|fort|fortress|building|window|door|chimney|skyscraper|barn|mailbox|roof|rooftop|porch|doorstep|balcony|ship|boat|bridge|tent|igloo|snow fort|sandcastle|pyramid|bank)$/;

/** The role that a verb gives its object. */
export const verbRole: Record<string, GoodRole> = {
  eat: 'eaten', gobble: 'eaten', munch: 'eaten', nibble: 'eaten', devour: 'eaten', swallow: 'eaten', absorb: 'eaten', engulf: 'eaten', consume: 'eaten', drink: 'eaten', catch: 'caught',
  slice: 'target', chop: 'target', cut: 'target', pop: 'target', stack: 'tile', pile: 'tile', sort: 'tile', match: 'tile', swap: 'tile',
  merge: 'tile', combine: 'tile', rescue: 'rescued', save: 'rescued', free: 'rescued', abduct: 'rescued', water: 'protected', feed: 'protected',
  protect: 'protected', defend: 'protected', guard: 'protected', shield: 'protected', help: 'protected', break: 'target', type: 'tile',
  extinguish: 'protected', hatch: 'protected', herd: 'collected', dig: 'collected', unearth: 'collected',
}; // biome-ignore format: read as pairs
