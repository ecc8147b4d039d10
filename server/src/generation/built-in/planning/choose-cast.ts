import type { Actor, Kind, Scene, Theme } from '../../../../../engines/src/plan.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import { natureOf } from '../reading/natures.ts';
import { nounOf, spritesOfFamily } from '../vocabulary/vocabulary.ts';
import { actorOf, isStandIn } from './actor-of-mention.ts';
import { careOfCast, type Tending, whoWaits } from './care.ts';
import { forlorn, sceneCasts } from './casts.ts';
import { foesOfMechanic, foesOfTrades, keepersOf, opponentsOf, thingsOfMechanic } from './casts-of-mechanics.ts';
import { chooseHero } from './choose-hero.ts';
import { chooseKind, kindsWithoutHero } from './choose-kind.ts';
import { chooseScene } from './choose-scene.ts';
import { workerOf } from './clickers.ts';
import { addressOf, type DeliveryAddress, foesOnRounds } from './deliveries.ts';
import { diggerOf, foesUnderground } from './diggers.ts';
import { biggerOnes, huntersAtSea, preyOf } from './eaters.ts';
import { isMatch } from './goals-of-matches.ts';
import { heroOfKind } from './hero-of-kind.ts';
import { thingsInPicture } from './hidden-things.ts';
import { castOf } from './local-casts.ts';
import { foesAloft, localsOnWay } from './locals-on-way.ts';
import { membersOfGroup } from './members-of-group.ts';
import { type Mention, mentionOfName } from './mention.ts';
import { endOfNetwork } from './networks.ts';
import { neutralThings } from './neutral-things.ts';
import type { Requested } from './requested.ts';
import { hasTraffic } from './roads.ts';
import { withRoles } from './roles-of-kind.ts';
import type { SeededRandom } from './seeded-random.ts';
import { isAmongOwnKind, rivalsOfRacer, rivalsOnRoad } from './tap-races.ts';
import { inNamedColours, withManyLooks } from './things-on-board.ts';
import { subjectOf } from './unmet.ts';
import { withWays } from './ways.ts';

/** How many different things one game shows at most. */
export const thingsMax = 18;

export type Cast = {
  kind: Kind;
  scene: Scene;
  hero: Actor;
  foes: Actor[];
  things: Actor[];
  guarded: Actor | null;
  address: DeliveryAddress | null;
  tending: Tending | null;
  groups?: Theme['groups'];
};

/** Fills every part of the game: first from the prompt, then with matching actors. */
export function chooseCast(prompted: Requested, random: SeededRandom): Cast {
  const kind = chooseKind(prompted, random);
  const requested = withRoles(kind, prompted);
  const named = requested.hero && actorOf(requested.hero);
  const namedFoes = requested.foes.map(actorOf);
  const scene = chooseScene(kind, requested, named, namedFoes, random);
  const guarded = /^(defence|catcher|shooter|platformer)$/.test(kind) ? requested.guarded : null;
  const ofKind =
    workerOf(kind, requested.frame) ?? diggerOf(kind, requested.frame) ?? heroOfKind(kind, namedFoes, guarded);
  const hero =
    named ??
    subjectOf(kind, requested) ??
    towerOf(kind, requested) ??
    ofKind ??
    chooseHero(kind, requested, scene, namedFoes, random);
  const foes =
    kind === 'clicker' ? [] : withWays(kind, scene, chooseFoes(kind, requested, scene, hero, namedFoes, random));
  const wanted = kind === 'tending' ? { ...requested, things: whoWaits(requested) } : requested;
  const things = towersOf(kind, wanted, hero) ?? chooseThings(kind, wanted, scene, [hero, ...foes], random);
  const tending = kind === 'tending' ? careOfCast(prompted, hero, things) : null;
  const address = addressOf(kind, requested.frame);
  return { kind, scene, hero, foes, things, guarded: guarded && actorOf(guarded), address, tending };
}

/** "Tower defence with plants": one of them is the first tower, and no butterfly. */
const towerOf = (kind: Kind, { things: [first], tool, guarded }: Requested): Actor | null =>
  kind === 'defence' && first && !first.being && !tool && !guarded ? actorOf(first) : null;

/** "Cakes against ants": every tower is a cake, of another colour. */
const towersOf = (kind: Kind, { things, tool, hero: named, frame }: Requested, hero: Actor): Actor[] | null =>
  kind === 'defence' &&
  tool === null &&
  (things.length === 0 ? frame.hero?.isPlural : things.length === 1 && named === null && things[0]?.name === hero.name)
    ? towersOfGroup(hero)
    : null;

/** Of vegetables each tower is another one; of cakes each has another colour. */
function towersOfGroup(hero: Actor): Actor[] {
  const tints = ['#3f8ef0', '#f29a4a', '#55b84a', '#9457eb'];
  const members = membersOfGroup(hero.name);
  return members.length >= tints.length
    ? members.slice(0, tints.length).map((member) => actorOf(mentionOfName(member)))
    : tints.map((tint) => ({ ...hero, tint }));
}

/** The default things of such a game. */
const thingsOfKinds: Partial<Record<Kind, string>> = {
  fishing: 'fish crab starfish shell',
  tending: 'flower sunflower tree mushroom',
  sorting: 'bottle banana box letter',
  pinball: 'star bolt',
  simon: 'note bell star heart',
  snake: 'apple cherry strawberry',
};

/** A place in the prompt determines its inhabitants; without one the hero's nature decides. */
function byNearness(requested: Requested, own: string[], local: string): string[] {
  return requested.scene ? [...local.split(' '), ...own] : [...own, ...local.split(' ')];
}

function chooseFoes(
  kind: Kind,
  requested: Requested,
  scene: Scene,
  hero: Actor,
  named: Actor[],
  random: SeededRandom,
): Actor[] {
  if (kind === 'billiards' && !isMatch(requested)) return [];
  const ofTrade = foesOfTrades[hero.name] ?? [];
  const fears = isStandIn(hero) ? [] : (natureOf.get(hero.sprite)?.fears ?? []);
  const isOnRoads = kind === 'traffic' || (hasTraffic(kind, scene, requested) && !isOnWater(requested));
  const traffic = !isOnRoads ? [] : isBoat(hero) ? ['boat', 'ship', 'duck'] : ['car', 'truck', 'bus', 'motorcycle'];
  const isFreshWater = kind === 'fishing' && scene !== 'sea' && scene !== 'beach';
  const ofKind = [
    ...(ofTrade.length > 0 ? [] : (localsOnWay(kind, scene, requested, hero)?.foes ?? [])),
    ...huntersAtSea(kind, hero),
    ...foesOnRounds(kind, scene, hero),
    ...foesUnderground(kind, scene),
    ...foesAloft(kind, requested.frame, scene),
    ...keepersOf(requested.frame),
    ...(foesOfMechanic[kind]?.split(' ') ?? ofTrade),
  ];
  const ofMechanic = isFreshWater ? ['turtle', 'frog', 'crab'] : ofKind;
  const others =
    kind === 'traffic'
      ? traffic
      : ofMechanic.length
        ? ofMechanic
        : [...traffic, ...byNearness(requested, fears, castOf(scene, requested.frame).foes)];
  const ownKind = isAmongOwnKind(kind, requested)
    ? rivalsOfRacer(hero, requested)
    : kind === 'racer'
      ? rivalsOnRoad(hero, requested)
      : biggerOnes(kind, hero, requested);
  const rivals = named.length > 0 ? named : ownKind.length > 0 ? ownKind : opponentsOf(kind, hero);
  return fill(
    rivals,
    rivals.length || 3,
    others,
    [
      hero.sprite,
      ...spriteOf(requested.guarded),
      ...requested.things.map(({ sprite }) => sprite),
      ...(requested.frame.modifiers.includes('bombs') ? ['bomb'] : []),
    ],
    random,
  );
}

/** On a canal one meets no buses. */
const isBoat = ({ sprite }: Actor): boolean => /^(boat|ship|submarine)$/.test(sprite);

/** Across lily pads and ice there are no cars. */
const isOnWater = ({ frame: { place } }: Requested): boolean =>
  place.words.some((word) => /lily pad|pond|river|stream|lake|floe|iceberg|^ice$|glacier/.test(word)) &&
  !place.words.some((word) => /road|street|highway|lane/.test(word));

/** Named things are joined by others of their family; boards need many kinds, other games few. */
function chooseThings(kind: Kind, requested: Requested, scene: Scene, others: Actor[], random: SeededRandom): Actor[] {
  if (kind === 'hidden-objects' || kind === 'differences') return thingsInPicture(kind, requested, scene);
  // A spectator takes nothing away from what was requested.
  const isOnlookerChosen = kindsWithoutHero.has(kind) && !requested.hero;
  // The bricks of a brick breaker and the rod of an angler are not things of their own.
  const asked = requested.things.filter(
    (thing, i, all) =>
      all.findIndex(
        (one) => one.sprite === thing.sprite && one.picture === thing.picture && one.tint === thing.tint,
      ) === i &&
      (kind !== 'breakout' || thing.sprite !== 'brick') &&
      (isOnlookerChosen ||
        kind === 'throw' ||
        kind === 'bubble-pop' ||
        kind === 'tending' ||
        kind === 'growing' ||
        kind === 'delivery' ||
        isRescued(thing, requested) ||
        !isSame(thing, others[0])) &&
      (kind !== 'fishing' || !/\b(pole|rod|hook|line|net|boat)$/.test(thing.name)),
  );
  const isOneThing = kind === 'bubble-pop' || (kind === 'sorting' && asked.length === 1);
  const inBoth = isOneThing ? inNamedColours(asked, requested) : asked;
  const ofMechanic = endOfNetwork(kind, requested.frame) ?? thingsOfMechanic[kind];
  const isGloomy = requested.isForlorn || requested.frame.mood.feeling === 'sad';
  const main = isGloomy ? forlorn.things : ofMechanic ? [ofMechanic] : [];
  const isAimed = kind === 'throw' && requested.foes.length > 0 && !requested.foes[0]?.being;
  const named = inBoth.length > 0 ? inBoth : (isAimed ? ['rock'] : main).map(mentionOfName);
  const family = named.flatMap(relativesOf);
  const local = castOf(scene, requested.frame);
  const likes = isGloomy ? forlorn.things : (natureOf.get(others[0]?.sprite ?? '')?.likes ?? []);
  const prey = preyOf(kind, others[0], scene, requested);
  const onWay = localsOnWay(kind, scene, requested, others[0])?.things ?? [];
  const ofKind = named.length === 0 ? [...onWay, ...prey, ...(thingsOfKinds[kind]?.split(' ') ?? [])] : [];
  const more = named.length
    ? [...random.shuffle(family), ...likes]
    : // Nobody but people wants the coffee of a town.
      local === sceneCasts.city
      ? [...likes, ...local.things.split(' ')]
      : byNearness(requested, likes, local.things);
  // Whoever asks for cocoa is given nothing else to collect, and a goal of coins means coins.
  const { pairs = 0, bins = 6 } = requested.frame.numbers;
  const wanted = Math.min(
    thingsMax,
    mechanicOf[kind].hasManyThings
      ? Math.max(
          kind === 'blocks' ? 7 : kind === 'sorting' ? bins : kind === 'mahjong' || kind === 'drop-merge' ? 9 : 6,
          pairs,
          named.length,
        )
      : named.length || prey.length || (mechanicOf[kind].goal.includes('{thing') ? 1 : 4),
  );
  const usual = [...ofKind, ...more, ...local.things.split(' '), 'star', 'gem'];
  // Only requested things are looked after; the default ones, such as crates, make no sense here.
  const only =
    kind === 'tending' && named.length === 1
      ? [...named, ...named]
      : mechanicOf[kind].hasManyThings
        ? withManyLooks(kind, named, wanted)
        : named;
  return fill(
    only,
    kind === 'blocks' && only.length === 1 ? 1 : wanted,
    named.length === 0 && !mechanicOf[kind].hasManyThings ? neutralThings(kind, requested, others[0], usual) : usual,
    [...others.map((actor) => actor.sprite), ...spriteOf(requested.guarded), ...spriteOf(requested.tool)],
    random,
  );
}

/**
 * Fish are joined by shells, not by a submarine: something playable is only joined by its own kind, as cars by trucks.
 */
function relativesOf({ family, sprite, being }: Mention): string[] {
  const isPlayed = natureOf.has(sprite) && !being;
  return spritesOfFamily(family).filter((one) => !nounOf(one).being && (isPlayed || !natureOf.has(one)));
}

/** A robot may look for a robot, and a policeman run after a thief who is drawn like him. */
const isRescued = ({ name }: Mention, { frame: { goods } }: Requested): boolean =>
  goods.some(({ role, noun }) => /^(rescued|caught)$/.test(role) && noun === name);

/** Two unknown words with the same substitute sprite are still different, and so are a lobster and a shrimp. */
const isSame = (thing: Mention, actor: Actor | undefined): boolean =>
  actor?.sprite === thing.sprite && actor.picture === thing.picture && (actor.name === thing.name || !isStandIn(actor));

/** What is defended or shot is nothing else as well. */
const spriteOf = (one: Mention | null): string[] => (one ? [one.sprite] : []);

function fill(
  named: (Mention | Actor)[],
  wanted: number,
  others: string[],
  taken: string[],
  random: SeededRandom,
): Actor[] {
  const actors = named.map((entry) => ('plural' in entry ? entry : actorOf(entry)));
  const known = new Set([...taken, ...actors.filter(({ picture }) => !picture).map((actor) => actor.sprite)]);
  const [favourites, rest] = [others.slice(0, 4), others.slice(4)];
  for (const sprite of [...random.shuffle(favourites), ...rest]) {
    if (actors.length >= wanted) break;
    const mention = mentionOfName(sprite.replaceAll('-', ' '));
    if (known.has(sprite) || (mention.family === '' && !mention.picture)) continue;
    known.add(sprite);
    actors.push(actorOf(mention));
  }
  return actors.slice(0, Math.max(6, wanted));
}
