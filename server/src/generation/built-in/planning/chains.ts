import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import type { Frame, Good } from '../reading/frame.ts';
import { actorOf } from './actor-of-mention.ts';
import type { Cast } from './choose-cast.ts';
import { mentionOf, mentionOfName } from './mention.ts';
import type { Requested } from './requested.ts';

/** How many kinds become each other in a jar, from the smallest to the largest. */
const links = 9;
const fewestLinks = 5;

const fruit = 'cherry strawberry grapes tangerine apple pear peach pineapple melon watermelon';

/** From small to large, each list for itself. */
const sizes = [
  'ant ladybug bee beetle fly spider butterfly snail worm mouse chick hamster frog lizard bird hedgehog squirrel parrot rabbit duck kitten puppy cat owl raccoon fox chicken dodo monkey koala penguin goose turkey dog swan eagle flamingo sheep goat pig wolf panda kangaroo deer tiger lion seal bear walrus cow horse camel zebra gorilla crocodile hippo rhino giraffe dinosaur elephant mammoth dragon whale',
  'shrimp shell seahorse starfish clownfish crab fish jellyfish lobster squid octopus penguin turtle otter seal dolphin shark whale',
  `blueberries ${fruit.replace('apple', 'kiwi plum lemon orange apple').replace('pineapple', 'mango banana coconut pineapple')}`,
  'olive garlic mushroom onion tomato potato carrot cucumber avocado corn broccoli eggplant cabbage pumpkin',
  'candy lollipop macaron cookie donut cupcake icecream custard pie cake',
  'marble golf-ball ping-pong tennisball baseball softball ball volleyball football basketball bowling-ball beach-ball',
  'bicycle motorcycle car taxi ambulance tractor truck bus helicopter boat train plane ship rocket',
  'velociraptor pterodactyl triceratops dinosaur plesiosaurus t-rex sauropod',
  'snowflake candy-cane bell sock cookie candle gift star snowman reindeer santa christmas-tree',
  'asteroid satellite comet ufo rocket moon planet earth star sun',
].map((list) => list.split(' ').map((name) => name.replaceAll('-', ' ')));

/** The planets, with the moon as the smallest and the sun as the largest. */
const planets: [name: string, tint: string | null][] = [
  ['moon', null],
  ['Mercury', '#a9a4a0'],
  ['Mars', '#d9603b'],
  ['Venus', '#e8b45a'],
  ['earth', null],
  ['Neptune', '#3a5fd9'],
  ['Uranus', '#7fd8e0'],
  ['Saturn', '#e6cf94'],
  ['Jupiter', '#c98a5e'],
  ['sun', null],
];

const solarSystem = (): Actor[] =>
  planets.map(([name, tint]) =>
    tint === null
      ? actorOf(mentionOfName(name))
      : { ...actorOf({ ...mentionOfName('planet'), tint }), name, plural: name },
  );

/** "Merge fruit until you get a watermelon": the one that is named behind the others. Several such are only a list. */
export function lastOfChain({ goods, mechanic }: Frame): Good | undefined {
  if (mechanic !== 'drop-merge') return undefined;
  const later = goods.slice(1).filter(({ isPlural, count }) => !isPlural || count !== null);
  return later.length === 1 ? later[0] : undefined;
}

/** In the order of their sizes, if these are known, otherwise as they were named. */
function fromSmallToLarge(actors: Actor[]): Actor[] {
  const nameOf = ({ name, sprite }: Actor) => [name, sprite];
  const list = sizes.find((names) => actors.every((actor) => nameOf(actor).some((name) => names.includes(name))));
  if (!list || new Set(actors.map(({ name }) => name)).size < actors.length) return actors;
  const rank = (actor: Actor) =>
    Math.min(...nameOf(actor).flatMap((name) => (list.includes(name) ? [list.indexOf(name)] : [])));
  return actors.toSorted((a, b) => rank(a) - rank(b));
}

/** So many of a list, from its first to its last. */
const spread = <T>(list: T[], count: number): T[] =>
  list.length <= count
    ? list
    : list.filter((_, i) => Math.floor((i * count) / list.length) !== Math.floor(((i - 1) * count) / list.length));

/** Each kind once where there are enough of them; one animal comes in many colours. */
function unlike(actors: Actor[]): Actor[] {
  const kinds = actors.filter((actor, i) => actors.findIndex(({ name }) => name === actor.name) === i);
  return kinds.length >= fewestLinks ? kinds : actors;
}

const isOfPlanets = ([first, ...others]: Requested['things']): boolean =>
  first?.sprite === 'planet' && !first.tint && others.length === 0;

/** The kinds of a jar, each larger than the one before; without any, fruit that ends in a watermelon. */
export function withChain(cast: Cast, { frame, things }: Requested): Cast {
  // Each tile of planets is another one.
  if (cast.kind === 'merge' && isOfPlanets(things))
    return { ...cast, things: solarSystem().map((one) => ({ ...one, plural: 'planets' })) };
  if (cast.kind !== 'drop-merge') return cast;
  const last = lastOfChain(frame);
  const end = last && actorOf(mentionOf(last));
  const [first] = things;
  const isFruit = first === undefined || frame.goods[0]?.noun === 'fruit';
  const isSpace = isOfPlanets(things);
  const all = isFruit
    ? fruit.split(' ').map((name) => actorOf(mentionOfName(name)))
    : isSpace
      ? solarSystem()
      : fromSmallToLarge(unlike(cast.things));
  const others = all.filter(({ name }) => name !== end?.name);
  return { ...cast, things: end ? [...spread(others, links - 1), end] : spread(others, links + 1) };
}

/** How many of the largest end the round. */
export function rulesOfChain(kind: Kind, frame: Frame): Rules {
  const last = kind === 'drop-merge' ? lastOfChain(frame) : undefined;
  return last ? { wanted: Math.max(1, Math.min(9, last.count ?? 1)) } : {};
}

export function chainGoal({ kind, things }: Cast, { frame }: Requested): string | null {
  const last = kind === 'drop-merge' ? lastOfChain(frame) : undefined;
  const end = things.at(-1);
  if (!last || !end) return null;
  return last.count && last.count > 1
    ? `Merge {things} into ${last.count} ${end.plural}`
    : `Merge {things} until you get the ${end.name}`;
}
