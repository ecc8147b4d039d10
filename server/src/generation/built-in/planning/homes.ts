import type { Kind, Scene } from '../../../../../engines/src/plan.ts';

/** The habitats of animals and things that are not among our own sprites; an underscore joins a name of two words. */
const homes: Partial<Record<Scene, string>> = {
  jungle:
    'sloth dinosaur reptile gorilla orangutan leopard hippopotamus hippo rhinoceros rhino t-rex sauropod triceratops velociraptor raptor chameleon lemur toucan',
  desert: 'kangaroo coyote camel llama lizard scorpion cactus meerkat armadillo tumbleweed cowboy',
  snow: 'snowflake icicle iceberg ice_block ice_cube eskimo polar_bear polar seal walrus mammoth husky sled snowboarder skier snowball igloo yeti',
  forest:
    'robin sparrow finch nightingale cuckoo wren thrush jay magpie nest bird_nest twig beetle boar wild_boar stag fawn lynx bear_cub campfire tent honey tree branch berry badger skunk lumberjack moose otter woodpecker log hive caterpillar archer firefly moth acorn mushroom',
  sea: 'manta_ray stingray kelp seaweed plankton krill cormorant puffin albatross pelican eel moray barracuda swordfish tuna sardine herring narwhal orca manatee sea_lion sea_turtle sea_urchin anemone nautilus cuttlefish prawn angler_fish anglerfish trident otter whale lobster shrimp squid seahorse clownfish pearl anchor mermaid diver surfer oyster coral lighthouse clam',
  swamp: 'stork alligator flamingo swan mosquito heron lotus newt dragonfly',
  meadow:
    'queen_bee queen_ant neighbour neighbor lawn lawn_mower lawnmower grass gardener village animal insect peacock bison snail cricket beetle caterpillar ladybug flower rose tulip kite hamster guinea pig mole dandelion picnic rainbow',
  farm: 'foal calf lamb piglet farmhand hayfork pitchfork windmill cornfield milk_can stable_boy hen rooster turkey farmer tractor hay scarecrow potato onion tomato donkey',
  kitchen:
    'teapot kettle mug cup teacup saucer cutlery barista waiter waitress coffee cappuccino espresso latte croissant baker pastry food ingredient drink topping utensil cooking frying pan toaster spoon fork knife pancake burger sandwich waffle egg cook cake noodle pasta dumpling dish plate dishwasher',
  city: 'hydrant container crane_operator tram gondola thief burglar spy agent mime hole taxi ambulance police officer firefighter fire truck bicycle scooter skateboard skateboarder skater cyclist biker pigeon politician tourist vehicle delivery van postman wastebasket trash bartender construction',
  room: 'vase barber hairdresser hairdryer hair_dryer curler cobweb dust painting sculpture actor actress ballerina stapler paperclip printer office flea pen feather quill teddybear clothes laundry sock tool toy doctor nurse yarn sofa vacuum lamp toilet paper roll of paper teddy pillow slipper marble domino',
  candy: 'blob marshmallow chocolate gummy caramel jelly ice cream',
  stadium:
    'player athlete footballer rugby instrument football soccer basketball tennis bowling wrestler boxer goalkeeper goalie trophy hockey golfer',
  space: 'black_hole planet asteroid comet satellite meteor spaceship alien ufo astronaut',
  cave: 'tunnel stalactite bat_colony cave_painting pickaxe gold miner dwarf crystal',
  castle: 'knight princess king queen throne sword shield goblin ogre troll fairy wizard',
  haunted: 'cauldron monster ghost vampire zombie skeleton witch pumpkin coffin werewolf',
  temple: 'mummy scarab pharaoh archaeologist',
  sky: 'sky_diver skydiver star moon sun cloud kite balloon hot air balloon parachute pigeon',
  cyber: 'robot laser virus hacker drone computer circuit',
  volcano: 'lava phoenix',
  mouth: 'tooth toothbrush dentist cavity plaque braces',
  body: 'germ bacteria antibody cell blood cell',
  lake: 'kayak canoe raft paddle_boat pike trout goldfish duckling tadpole beaver lily pad',
  fair: 'popcorn ferris wheel carousel acrobat juggler',
  shop: 'pickpocket merchant shopkeeper greengrocer cashier groceries shopping cart trolley',
  school: 'homework pencil teacher student blackboard backpack',
  beach: 'sandcastle parasol coconut surfboard lifeguard seagull',
};

const sceneOfName = new Map<string, Scene>();
for (const [scene, names] of Object.entries(homes) as [Scene, string][])
  for (const name of names.split(' ').map((one) => one.replaceAll('_', ' ')))
    if (!sceneOfName.has(name)) sceneOfName.set(name, scene);

/** By the whole name or by one of its words, the last first: a polar bear lives in the snow. */
export function homeOf(name: string): Scene | undefined {
  return [name, name.replaceAll(' ', ''), ...name.split(' ').reverse()]
    .map((word) => sceneOfName.get(word))
    .find((scene) => scene !== undefined);
}

const ofKinds: Partial<Record<Kind, string>> = {
  runner: 'city forest meadow',
  lanes: 'city jungle temple',
  flyer: 'sky meadow city',
  shooter: 'space',
  arena: 'dungeon forest desert',
  platformer: 'meadow forest jungle',
  jumper: 'sky',
  breakout: 'space candy cyber',
  snake: 'meadow jungle',
  growing: 'sea meadow',
  digging: 'cave meadow',
  delivery: 'city',
  match: 'candy cave',
  defence: 'castle meadow forest',
  maze: 'temple castle meadow',
  blocks: 'space city sky',
  racer: 'desert city beach',
  whack: 'meadow farm',
  slicer: 'jungle kitchen',
  hopper: 'city',
  traffic: 'city',
  parking: 'city',
  dodger: 'city sky',
  downhill: 'snow',
  golf: 'meadow',
  goalkeeper: 'stadium',
  batting: 'stadium',
  throw: 'stadium',
  darts: 'room',
  pinball: 'space cyber',
  pong: 'stadium',
  'air-hockey': 'snow stadium',
  billiards: 'room',
  curling: 'snow',
  duel: 'stadium',
  'tap-race': 'stadium',
  rhythm: 'cyber stadium',
  reaction: 'cyber stadium',
  'laser-mirrors': 'cyber temple',
  pipes: 'city meadow',
  'colour-gates': 'space cyber sky',
  helix: 'sky candy space',
  clicker: 'city meadow',
  stacker: 'city sky',
  chopping: 'forest',
  'rope-swing': 'jungle',
  lander: 'moon',
  rescue: 'sea snow',
  flight: 'sky',
  fishing: 'lake sea',
  tending: 'meadow farm',
  cooking: 'kitchen',
  sorting: 'city room',
  minesweeper: 'meadow desert',
  'bubble-shooter': 'sea sky',
  'bubble-pop': 'sky sea',
  merge: 'candy sky',
  'drop-merge': 'kitchen candy meadow',
  chess: 'castle room',
  draughts: 'room forest',
  reversi: 'room meadow',
  'rock-paper-scissors': 'stadium meadow room',
  battleship: 'beach lake',
  sokoban: 'shop room castle',
  solitaire: 'room castle',
  blackjack: 'room',
  differences: 'room meadow beach',
  mahjong: 'temple meadow room',
  stacks: 'room meadow castle',
};

/** The default scene of a kind of game. */
export const sceneOfKind = (kind: Kind): Scene[] => (ofKinds[kind] ?? 'room meadow sky beach').split(' ') as Scene[];
