import { readWordTable } from './word-table.ts';

const classOfCode = {
  c: 'creature',
  p: 'person',
  v: 'vehicle',
  l: 'place',
  f: 'food',
  t: 'plant',
  w: 'weather',
  o: 'thing',
  b: 'body',
  s: 'substance',
  g: 'group',
  a: 'abstract',
} as const;
export type NounClass = (typeof classOfCode)[keyof typeof classOfCode];

/** Game nouns that WordNet lacks, or whose first senses there are others. */
const own: Record<NounClass, string> = {
  creature:
    'ostrich queen_bee queen_ant teddy_bear rottweiler doberman shiba samoyed weimaraner airedale pekinese siamese sphynx manx clydesdale lipizzaner hereford holstein chihuahua labrador dalmatian pomeranian corgi beagle husky pug animal creature beast pet mole slime yeti kraken minion boss gremlin golem oni cyclops orc troll ogre ghoul mimic phoenix griffin centaur minotaur werewolf crane cub pup dino raptor blob bug germ virus skeleton mummy imp pokemon kaiju hen chick duckling foal calf fly moth otter beaver seal lamb skunk lobster oyster goose quail squid turtle ferret gull eel',
  person:
    'person people man woman dog_catcher rat_catcher stuntman swallower eater vaulter mum mail_carrier climber enemy opponent rival player hero ninja goalie goalkeeper lumberjack grandma grandpa granny astronaut barista wizard kid guest customer passenger burglar zookeeper samurai guard thief waiter drummer superhero explorer viking mage archer skater skier surfer wrestler sumo tourist politician druid cleaner gamer noob crane_operator',
  vehicle:
    'vehicle car racecar jetpack hoverboard skateboard snowboard surfboard ufo spaceship starship mech excavator digger bulldozer forklift steamroller kart sub chopper sleigh sled sledge ski airship',
  place:
    'laundromat launderette police_station fire_station train_station gas_station power_plant construction_site swimming_pool mars venus jupiter saturn pluto kingdom empire realm rooftop roof highway freeway pyramid saloon arena dungeon labyrinth maze backyard playground volcano mine lane galaxy jungle circus carnival factory space hive kitchen underwater diner pub mall supermarket gutter',
  food: 'macaron food sushi wasabi taco ramen pancake popcorn pizza cupcake smoothie snowcone burger candy sweet fruit vegetable honey nectar egg mushroom fry',
  plant: 'plant flower cactus leaf lily bamboo lily_pad',
  weather: 'rain snow storm lightning avalanche tsunami tide hail blizzard sandstorm hurricane earthquake landslide',
  thing:
    'droplet barrel clue circle square triangle rectangle hexagon pentagon thorn feather campfire bonfire tin_can ruby emerald sapphire topaz amethyst fossil rockfall rockslide quicksand haystack hay_bale homework worksheet email poop school_supply office_supply coin gem star treasure gold present gift bin trash rubbish garbage bottle laser spike spikes brick block cube bubble balloon ball arrow bullet fireball snowball cannonball spell meteor asteroid comet planet moon gear key potion emoji card drum mirror plate basket bucket net target hoop basket flag pipe log tile pearl shell crystal diamond jewel ring heart dot pellet letter word light light-bulb gate hole cloud wave lava web rope toy sock shotgun gun sword footprint sparkle spark deadline printer blender mixer heater freezer dishwasher stapler flip_flop swatter fly_swatter shirt_button knitting_supply sewing_supply',
  body: 'tooth bone skull',
  substance: 'fuel water fire ice slime paint',
  group: '',
  abstract:
    'disposal sour design diwali oktoberfest hanukkah upgrade powerup synthwave instead high geometry style theme mode way game level mission trick music rhythm beat colour color sunset night day fun tap button everything something anything nothing thing time power score speed summer winter spring autumn top bottom right left front back side middle kind type sort lot number life second minute pair set group row column mode chase escape race fight battle wave test reaction addition sum math maths defence defense attack pass jump run help version clone idea dream world end place part bit story love friend fan day edition adventure mystery lost alone cosy cozy frame attempt try guess chance wild ancient dead young old rich poor brave blind elder timer countdown chrome longer bigger faster slower',
};

let table: Map<string, string> | undefined;

/** Read with the first prompt: half a megabyte that a process without generation never needs. */
function classTable(): Map<string, string> {
  if (table) return table;
  table = new Map();
  for (const line of readWordTable('noun-classes')) {
    const [codes = '', ...words] = line.split(' ');
    for (const word of words) table.set(word.replace('_', ' '), codes);
  }
  for (const [code, name] of Object.entries(classOfCode))
    for (const word of own[name].split(' ').filter(Boolean)) table.set(word.replace('_', ' '), code);
  return table;
}

/** The classes of a noun's first senses, the most frequent first; none for a word that is no noun. */
export function classesOf(noun: string): NounClass[] {
  const codes = classTable().get(noun) ?? '';
  return [...codes].map((code) => classOfCode[code as keyof typeof classOfCode]);
}

const isAgent = /(man|woman|er|or|ist|eer)$/;

/** A word with a concrete sense is read as that: games are seldom about abstractions. */
export function classOf(noun: string): NounClass | null {
  const classes = classesOf(noun);
  if (classes[0] !== 'abstract') return classes[0] ?? null;
  return (
    classes.find(
      (one) =>
        one === 'creature' ||
        (one === 'person' && isAgent.test(noun)) ||
        one === 'food' ||
        one === 'vehicle' ||
        one === 'thing',
    ) ?? 'abstract'
  );
}

export const isBeing = (one: NounClass | null): boolean => one === 'creature' || one === 'person';
export const isPlayable = (one: NounClass | null): boolean => isBeing(one) || one === 'vehicle';
/** Whatever can be drawn and touched. */
export const isThing = (one: NounClass | null): boolean =>
  one === 'thing' || one === 'food' || one === 'plant' || one === 'body' || one === 'substance' || one === 'weather';
