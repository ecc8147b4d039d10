import type { Scene } from '../../../../../engines/src/plan.ts';

/** The inhabitants of each scene: heroes, foes and things to use when the prompt does not name them. */
export const sceneCasts: Record<Scene, { heroes: string; foes: string; things: string }> = {
  space: {
    heroes: 'astronaut spaceship fighter rocket robot cat',
    foes: 'ufo alien asteroid monster',
    things: 'star crystal bolt planet moon gem',
  },
  moon: { heroes: 'astronaut robot alien rocket', foes: 'alien ufo asteroid monster', things: 'crystal star bolt gem' },
  sea: {
    heroes: 'fish dolphin submarine turtle mermaid octopus',
    foes: 'shark jellyfish crab octopus',
    things: 'shell starfish pearl star',
  },
  beach: {
    heroes: 'crab parrot monkey turtle kid',
    foes: 'crab shark snake jellyfish',
    things: 'shell starfish pineapple watermelon icecream ball',
  },
  forest: {
    heroes: 'fox squirrel hedgehog deer bear elf',
    foes: 'wolf spider bat snake',
    things: 'acorn mushroom strawberry leaf apple',
  },
  jungle: {
    heroes: 'monkey parrot tiger frog dinosaur',
    foes: 'snake crocodile spider tiger',
    things: 'banana pineapple gem flower coin',
  },
  swamp: {
    heroes: 'frog turtle crocodile witch',
    foes: 'crocodile snake spider ghost',
    things: 'mushroom potion leaf bulb',
  },
  autumn: {
    heroes: 'squirrel fox hedgehog owl deer',
    foes: 'wolf bat spider raccoon',
    things: 'acorn leaf apple pumpkin mushroom',
  },
  meadow: {
    heroes: 'rabbit butterfly bee sheep unicorn',
    foes: 'fox spider wolf snake',
    things: 'flower carrot strawberry heart sunflower',
  },
  farm: {
    heroes: 'chicken pig cow sheep duck horse',
    foes: 'fox wolf mouse raccoon',
    things: 'corn egg carrot apple sunflower',
  },
  city: {
    heroes: 'cat hero kid detective raccoon',
    foes: 'dog car robot monster',
    things: 'coin pizza coffee gift key',
  },
  cyber: { heroes: 'robot ninja fighter hero', foes: 'virus robot skull monster', things: 'bolt cog crystal gem key' },
  desert: { heroes: 'cowboy horse crocodile cactus', foes: 'snake spider skull cactus', things: 'coin gem star chest' },
  temple: {
    heroes: 'cat knight detective monkey',
    foes: 'mummy snake skeleton spider',
    things: 'gem coin crown key chest',
  },
  snow: {
    heroes: 'penguin bear rabbit snowman fox',
    foes: 'wolf monster snowman bear',
    things: 'fish snowflake gift crystal heart',
  },
  candy: {
    heroes: 'unicorn rabbit cupcake chick fairy',
    foes: 'monster ant tooth devil',
    things: 'candy lollipop donut cupcake cookie icecream',
  },
  castle: {
    heroes: 'knight princess wizard king dragon',
    foes: 'dragon skeleton bat monster',
    things: 'crown gem coin key shield',
  },
  dungeon: {
    heroes: 'knight wizard elf ninja',
    foes: 'skeleton bat spider ghost',
    things: 'potion key gem coin chest',
  },
  cave: { heroes: 'mouse gnome robot dinosaur', foes: 'bat spider worm skull', things: 'crystal gem coin lantern' },
  volcano: { heroes: 'dragon devil dinosaur flame', foes: 'flame devil skull bat', things: 'gem crystal egg coin' },
  sky: {
    heroes: 'bird eagle plane airship angel',
    foes: 'raincloud eagle bat dragon',
    things: 'star balloon rainbow heart sun',
  },
  haunted: {
    heroes: 'ghost witch vampire cat kid',
    foes: 'ghost zombie skeleton bat',
    things: 'pumpkin candy candle potion skull',
  },
  kitchen: {
    heroes: 'chef mouse cat',
    foes: 'ant mouse ladybug flame',
    things: 'pizza cheese burger cake apple donut',
  },
  stadium: {
    heroes: 'kid dog robot tiger',
    foes: 'bear monster robot pig',
    things: 'ball star crown basketball heart',
  },
  room: {
    heroes: 'cat dog robot bear dinosaur',
    foes: 'spider mouse monster dog',
    things: 'ball dice balloon book star crate',
  },
  lake: {
    heroes: 'duck frog turtle',
    foes: 'crocodile snake crab eagle',
    things: 'fish flower leaf shell',
  },
  mouth: { heroes: 'tooth chef kid', foes: 'virus monster candy devil', things: 'star heart' },
  body: { heroes: 'heart robot hero', foes: 'virus monster worm devil', things: 'heart star bolt' },
  starship: {
    heroes: 'astronaut robot alien cat',
    foes: 'alien robot monster virus',
    things: 'bolt crystal cog star key',
  },
  fair: {
    heroes: 'clown monkey elephant kid',
    foes: 'bee monster ghost bomb',
    things: 'balloon icecream star candy',
  },
  shop: { heroes: 'kid cat raccoon', foes: 'mouse bomb monster dog', things: 'apple bread cheese gift coin' },
  school: { heroes: 'kid owl robot cat', foes: 'monster robot spider bomb', things: 'book star apple bell' },
};

/** The kinds that suit a family when the prompt names no action. */
export const kindsOfFamily: Record<string, string> = {
  pet: 'runner jumper catcher platformer hopper maze flyer snake',
  wild: 'platformer runner hopper arena catcher jumper',
  farm: 'hopper catcher runner whack memory jumper defence',
  magic: 'flyer jumper match platformer shooter memory',
  bird: 'flyer jumper catcher shooter',
  insect: 'flyer arena whack maze catcher',
  garden: 'hopper snake catcher jumper defence whack',
  reptile: 'snake runner platformer arena jumper',
  sea: 'shooter flyer catcher snake maze match arena',
  human: 'platformer runner racer hopper arena',
  fantasy: 'platformer arena defence maze slicer runner',
  pirate: 'shooter platformer maze slicer catcher',
  robot: 'arena platformer shooter maze blocks runner',
  space: 'shooter flyer arena jumper catcher',
  spooky: 'maze arena whack platformer runner memory',
  western: 'shooter runner whack racer',
  kitchen: 'catcher match slicer memory breakout',
  snow: 'platformer catcher runner racer jumper',
  circus: 'catcher breakout jumper whack',
  army: 'shooter defence arena',
  city: 'runner maze platformer hopper',
  lab: 'shooter arena match defence',
  desert: 'runner shooter platformer',
  weather: 'catcher flyer jumper',
  fire: 'arena runner shooter',
  vehicle: 'racer hopper runner',
  sky: 'flyer shooter jumper',
  treasure: 'match maze platformer breakout catcher',
  weapon: 'slicer arena platformer',
  danger: 'arena slicer shooter',
  school: 'quiz memory breakout',
  party: 'catcher memory breakout match',
  sport: 'breakout catcher jumper whack',
  music: 'match memory breakout catcher',
  toy: 'blocks breakout memory catcher',
  food: 'catcher match slicer snake breakout',
  sweet: 'match catcher breakout memory jumper blocks',
  fruit: 'slicer catcher match snake blocks',
  veg: 'slicer catcher defence match',
  nature: 'match memory catcher defence',
};

/** Sprites drawn from the side; a vertical shooter would show them lying down. */
export const sidewaysSprites = new Set(
  'plane helicopter dragon eagle bird fish shark whale dolphin submarine boat ship bee parrot duck seahorse airship bat turtle train tank'.split(
    ' ',
  ),
);

/** Somebody small, out in the rain. */
export const forlorn = {
  heroes: ['cat', 'dog', 'robot', 'kid'],
  things: ['drop', 'leaf', 'heart'],
  scenes: ['city', 'autumn', 'forest'] satisfies Scene[],
};
