import type { Actor, Kind, Scene } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import type { Good } from '../reading/frame.ts';
import { actorOf } from './actor-of-mention.ts';
import { membersOfGroup } from './members-of-group.ts';
import { type Mention, mentionOfName } from './mention.ts';
import { mentionsOf, type Requested } from './requested.ts';

/** What lies about in each scene. Names of several words have a hyphen. */
const clutter: Record<Scene, string> = {
  space:
    'rocket planet star moon ufo satellite comet alien robot asteroid battery wrench bolt crystal magnet astronaut',
  moon: 'rocket planet star moon ufo satellite alien robot crystal wrench bolt battery magnet helmet astronaut',
  sea: 'shell starfish coral fish crab seahorse anchor pearl octopus jellyfish turtle bottle treasure-chest coin clownfish shrimp',
  beach:
    'shell starfish ball watermelon coconut pineapple crab sandcastle bucket icecream sunglasses palm-tree parrot kite bottle umbrella',
  forest: 'tree mushroom acorn leaf strawberry log flower owl squirrel hedgehog rabbit snail fox beetle ladybug apple',
  jungle:
    'palm-tree banana flower parrot snake frog monkey butterfly leaf pineapple coconut lizard hibiscus beetle drum mask',
  swamp: 'frog mushroom lotus leaf snail log dragonfly turtle potion bottle basket lantern flower beetle',
  autumn: 'leaf acorn mushroom pumpkin apple chestnut hedgehog squirrel owl scarf umbrella basket corn log boot',
  meadow:
    'flower sunflower butterfly bee ladybug snail rabbit daisy tulip mushroom tree basket kite apple leaf strawberry',
  farm: 'hay corn carrot egg chicken bucket tractor sunflower pumpkin sheep pitchfork apple milk basket boot wheelbarrow',
  city: 'car bicycle newspaper umbrella coffee ball bottle letter box pizza camera hat cone bag telephone bus',
  cyber:
    'robot battery computer bolt bulb cog magnet telephone camera television key laser headphones gamepad satellite',
  desert: 'cactus skull bone bottle camel lizard rock snake vase lantern coin hat scorpion key sun',
  temple: 'vase skull coin mask torch gem key snake crown rock scroll mummy cat lantern sword ring',
  snow: 'snowman snowflake gift sled scarf glove penguin bell icicle tree sock candle fish mug boot star',
  candy: 'candy lollipop donut cupcake cookie icecream cake chocolate-bar pie popcorn honey cherry strawberry gumdrop',
  castle: 'crown sword shield key treasure-chest coin candle ring goblet torch gem scroll cat mouse helmet flag',
  dungeon: 'skull key torch sword shield potion coin bone rat candle treasure-chest rope barrel scroll spider',
  cave: 'crystal gem rock pickaxe bat lantern coin bone mushroom rope skull helmet spider bucket',
  volcano: 'rock crystal gem skull bone torch potion egg lizard sword coin dinosaur shield',
  sky: 'cloud star balloon kite bird feather plane umbrella moon sun rainbow butterfly parachute bee',
  haunted: 'ghost candle skull spider bat pumpkin cat broom potion clock book mirror mask bone lantern coffin',
  kitchen: 'spoon fork plate cup bowl teapot frying-pan bread cheese egg carrot tomato knife apple banana jar',
  stadium: 'football basketball tennisball trophy whistle shoe flag glove bottle drum medal cap baseball ticket',
  room: 'book ball teddy-bear clock lamp sock cup pencil mirror chair brick dice balloon umbrella key glasses',
  lake: 'duck frog lotus fish leaf boat swan snail bucket shell rock dragonfly boot basket',
  mouth: 'tooth toothbrush candy lollipop cookie apple carrot cup bubble cherry chocolate-bar icecream',
  body: 'virus bone heart pill syringe bandage tooth eye brain microbe',
  starship: 'robot battery wrench bolt computer cog helmet alien crystal bulb magnet key rocket satellite planet',
  fair: 'balloon popcorn icecream teddy-bear ticket lollipop clown drum mask duck hat donut carousel-horse star',
  shop: 'bread milk cheese apple banana bottle egg candy box bag jar carrot soap cookie coin basket',
  school: 'pencil book backpack scissors crayon paintbrush notebook ruler globe bell apple glasses ball clock',
};

/** Places whose things the scene they share does not have. */
const clutterOfPlaces: [RegExp, string][] = [
  [/pirate|galleon|shipwreck|treasure island/, 'treasure-chest parrot skull anchor coin barrel pirate scroll sword flag hat lantern bottle crab gem crown monkey cannon'],
  [/toy|nursery|playroom|kindergarten/, 'teddy-bear ball brick dice balloon kite doll robot drum rubber-duck car train yo-yo puzzle-piece rocket plane'],
  [/garden|greenhouse|backyard/, 'flower sunflower tulip butterfly snail watering-can bee ladybug carrot tomato basket boot rabbit mushroom shovel'],
  [/museum|gallery/, 'vase mask crown painting skull sword shield dinosaur bone coin scroll trophy helmet bell'],
  [/library|bookshop|study/, 'book glasses lamp globe pencil scroll candle cat newspaper clock notebook cup'],
  [/hospital|clinic|surgery/, 'pill syringe bandage stethoscope thermometer tooth bed crutch heart bottle clock'],
  [/office/, 'computer telephone pencil paperclip scissors lamp coffee notebook clock calculator envelope folder plant'],
  [/bath ?room|shower/, 'soap toothbrush rubber-duck mirror towel bottle bubble sponge comb bucket candle'],
  [/garage|workshop/, 'wrench hammer screwdriver bolt cog car bicycle saw box ladder battery tyre'],
  [/zoo|safari/, 'lion elephant giraffe zebra monkey penguin bear parrot snake hippo crocodile flamingo'],
  [/aquarium/, 'fish clownfish shark octopus turtle seahorse jellyfish starfish crab shell whale dolphin'],
  [/circus/, 'clown balloon popcorn elephant lion drum ticket ball hat monkey trumpet unicycle'],
  [/bakery|pastry|cafe|café/, 'bread cookie cake croissant donut pie cupcake pretzel coffee egg milk honey'],
  [/music|concert|band/, 'guitar drum trumpet violin piano microphone bell saxophone note headphones'],
  [/bed ?room|attic/, 'teddy-bear book pillow lamp clock sock slipper mirror ball cat bed chair picture'],
]; // biome-ignore format: one kind of place a line

const mostThings = 18;
/** So many different things are in a pair of pictures at least. */
const fewestCompared = 12;

type Hiding = {
  /** Who and what is asked for, and among whom. */
  targets: Mention[];
  crowd: Mention[];
  /** How many are in each picture; 0: it is left to the game. */
  count: number;
  /** Many different things are on the list, also others than the targets. */
  isList: boolean;
  /** One particular among others that look like it. */
  isAlike: boolean;
};

function hidingOf({ frame }: Requested): Hiding {
  const { goods, numbers, acts, language } = frame;
  const isTarget = ({ role }: Good) => role !== 'tile';
  const sought = goods.filter(isTarget);
  const targets = sought.flatMap(mentionsOf);
  const crowd = goods.filter((one) => !isTarget(one)).flatMap(mentionsOf);
  const isOne = sought.length === 1 && sought[0]?.count === 1;
  const count = numbers.collect ?? numbers.foes ?? (isOne || (crowd.length > 0 && targets.length === 1) ? 1 : 0);
  const isAsked =
    count > 0 ||
    language !== 'en' ||
    acts.some(({ verb }) => /^(find|look|search|seek|spot|hide|hunt)$/.test(verb)) ||
    sought.some(({ isPlural }) => isPlural);
  return {
    targets,
    crowd,
    count: Math.min(20, count),
    isList: targets.length === 0 || !isAsked,
    isAlike: isOne && crowd.length === 0 && targets.length === 1 && targets[0]?.being === true,
  };
}

export const thingsInPicture = (kind: Kind, requested: Requested, scene: Scene): Actor[] =>
  kind === 'differences' ? comparedThings(requested, scene) : hiddenThings(requested, scene);

/** First what is looked for, then what it hides among. */
function hiddenThings(requested: Requested, scene: Scene): Actor[] {
  const { targets, crowd } = hidingOf(requested);
  const named = [...targets, ...crowd.flatMap(inManyLooks)];
  // A lizard beside a chameleon would be taken for it.
  const isMistaken = ({ name }: Mention) => reptiles.test(name) && targets.some((one) => reptiles.test(one.name));
  const around = crowd.length > 0 ? [] : aroundIn(requested.frame, scene).filter((one) => !isMistaken(one));
  return drawn([...named, ...around]);
}

/** What lies about in the place that is named, or in its scene. */
function aroundIn({ place, language }: Requested['frame'], scene: Scene): Mention[] {
  const ofPlace =
    language === 'en' ? clutterOfPlaces.find(([name]) => name.test(place.words.join(' ')))?.[1] : undefined;
  const isDrawn = ({ family, picture }: Mention) => family !== '' || picture !== undefined;
  return (ofPlace ?? clutter[scene])
    .split(' ')
    .map((name) => mentionOfName(name.replaceAll('-', ' ')))
    .filter(isDrawn);
}

function drawn(mentions: Mention[]): Actor[] {
  const isNew = (one: Mention, i: number, all: Mention[]) =>
    all.findIndex((other) => other.name === one.name && other.tint === one.tint) === i;
  return mentions.filter(isNew).slice(0, mostThings).map(actorOf);
}

/** What two pictures show that are compared: what is named, and what else belongs there. */
function comparedThings({ frame }: Requested, scene: Scene): Actor[] {
  const named = frame.goods.flatMap(mentionsOf);
  const around = aroundIn(frame, scene);
  return drawn([...named, ...around.slice(0, Math.max(6, fewestCompared - named.length))]);
}

const reptiles = /^(chameleon|lizard|gecko|iguana|snake|crocodile|alligator)$/;

const furs = [null, '#f29a4a', '#3a3350', '#f4f6fb', '#9aa6ba', '#9a6238'];
const shades = [null, null, '#f29a4a'];

/** A crowd of dogs has dogs of many colours. */
function inManyLooks(one: Mention): Mention[] {
  const members = membersOfGroup(one.name);
  if (members.length > 1) return members.map(mentionOfName);
  return one.tint ? [one] : (one.being ? furs : shades).map((tint) => ({ ...one, tint }));
}

export function rulesOfSearch(kind: Kind, requested: Requested): Rules {
  if (kind !== 'hidden-objects') return {};
  const { targets, count, isList, isAlike } = hidingOf(requested);
  return {
    targets: Math.min(targets.length, mostThings),
    ...(count > 0 && { find: count }),
    ...(isList && { list: 1 }),
    ...(isAlike && { alike: 1 }),
  };
}

export function searchGoal({ kind, things }: { kind: Kind; things: Actor[] }, requested: Requested): string | null {
  const { differences = 0 } = requested.frame.numbers;
  if (kind === 'differences' && differences > 0)
    return `Find ${differences === 1 ? 'the difference' : `${differences} differences`} between the two pictures before time is up`;
  if (kind !== 'hidden-objects') return null;
  const { targets, crowd, count, isList, isAlike } = hidingOf(requested);
  if (isList || targets.length > 1) return null;
  if (isAlike) return 'Find the one {thing} that is on the list before time is up';
  if (crowd.length > 0)
    return `Find the ${count > 1 ? '{things}' : '{thing}'} among the ${things[1]?.plural} before time is up`;
  if (count === 1) return 'Find the hidden {thing} before time is up';
  return count > 0 ? `Find ${count} {things} before time is up` : 'Find the hidden {things} before time is up';
}
