import { type Actor, type Kind, type Scene, scenes } from '../../../../../engines/src/plan.ts';
import { findTopic } from '../knowledge/find-topic.ts';
import { natureOf } from '../reading/natures.ts';
import { sceneOfPlace } from '../reading/place-scenes.ts';
import { isDisaster } from '../reading/threats.ts';
import { actorOf, isStandIn } from './actor-of-mention.ts';
import { forlorn } from './casts.ts';
import { homeOf, sceneOfKind } from './homes.ts';
import { kindsWithoutFoes } from './honours.ts';
import type { Requested } from './requested.ts';
import { sceneOnRoad } from './roads.ts';
import { sceneOfTopic } from './scene-of-topic.ts';
import type { SeededRandom } from './seeded-random.ts';
import { sceneOfRace } from './tap-races.ts';
import { sceneInWater } from './waters.ts';
import { wordKinds } from './words-of-game.ts';

const waters = new Set<Scene>(['lake', 'sea', 'beach', 'swamp', 'snow', 'forest']);

const swimmers = /^(jellyfish|fish|diver|mermaid|octopus|squid|whale|dolphin|shark|seahorse|turtle|submarine)$/;

/** Where it neither rains nor blows. */
const sheltered = new Set<Scene>(['space', 'moon', 'sea', 'cave', 'dungeon', 'room', 'kitchen']);

/** The requested place, or where the actors are at home. */
export function chooseScene(
  kind: Kind,
  requested: Requested,
  hero: Actor | null,
  foes: Actor[],
  random: SeededRandom,
): Scene {
  // Whoever sits in a spaceship among asteroids is outside a station.
  if (requested.scene === 'starship' && requested.frame.modifiers.includes('drift')) return 'space';
  // Nobody races at the bottom of the sea.
  if (kind === 'tap-race' && requested.scene === 'sea') return sceneOfRace(requested) ?? 'beach';
  // Nor does anybody row in a stadium.
  if (kind === 'tap-race' && requested.scene === 'stadium') return sceneOfRace(requested) ?? 'stadium';
  // People are fetched from outside of their houses.
  if (kind === 'rescue' && requested.scene === 'room') return 'city';
  const onRoad = sceneOnRoad(kind, requested);
  if (onRoad) return onRoad;
  if (requested.scene) return sceneInWater(requested.scene, kind, hero, requested.frame);
  // A cat that is an astronaut is in space.
  if (hero && /\b(astronaut|cosmonaut)\b/.test(hero.name)) return 'space';
  // A noodle stand is where people buy, whoever cooks there.
  if (kind === 'tending' && requested.frame.place.words.some((word) => /(^| )(stand|stall|booth)$/.test(word)))
    return 'shop';
  // A plumber works indoors.
  if (kind === 'pipes' && hero?.name === 'plumber') return 'room';
  // Nobody parks in a desert.
  if (kind === 'parking') return 'city';
  if (kind === 'billiards') return 'room';
  if (kind === 'curling' && requested.frame.modifiers.includes('bowls')) return 'meadow';
  if (kind === 'curling') return requested.frame.modifiers.includes('shuffleboard') ? 'room' : 'snow';
  if (kind === 'digging' && !hero && requested.things[0]?.family === 'treasure') return 'cave';
  // A ring with spectators, wherever the fighters live.
  if (kind === 'duel' && !requested.frame.modifiers.some((one) => /^(swords|tug|pushing|tanks|pistols)$/.test(one)))
    return 'stadium';
  if (kind === 'duel' && requested.frame.modifiers.includes('pistols')) return 'desert';
  const ofRace = kind === 'tap-race' ? sceneOfRace(requested) : null;
  if (ofRace) return ofRace;
  if (kind === 'delivery') return sceneOfAddress(requested) ?? random.pick(roundsOf(hero));
  const ofAbout = requested.about === null ? undefined : homeOf(requested.about);
  // What must not be caught says nothing about the place.
  const isUnmet = kindsWithoutFoes.has(kind) || (kind === 'catcher' && requested.things.length > 0);
  const met = isUnmet ? undefined : foes[0];
  if (ofAbout && !hero && met === undefined) return ofAbout;
  // A penalty is taken in a stadium, whoever keeps the goal.
  if (/^(throw|goalkeeper)$/.test(kind) && requested.frame.modifiers.includes('goal')) return 'stadium';
  // So is a baseball match, whoever bats; tomatoes are hit anywhere.
  if (kind === 'batting' && requested.things.length === 0) return 'stadium';
  // Whoever floats upwards leaves the room.
  if (
    kind === 'jumper' &&
    !swimmers.test(hero?.name ?? '') &&
    requested.frame.acts.some(({ verb }) => /^(float|fly|drift|soar|rise)$/.test(verb))
  )
    return 'sky';
  // Whoever sails is on water, wherever they live.
  if (requested.mount?.sprite === 'boat') return /^(downhill|hopper)$/.test(kind) ? 'lake' : 'sea';
  const kept = homeOfProtected(requested);
  if (kept) return kept;
  const [thing] = requested.things;
  const { weather } = requested.frame.place;
  const guarded = requested.guarded ? actorOf(requested.guarded) : undefined;
  // Meteors are met where they fall.
  const ofSky = guarded && foes[0] && isDisaster({ noun: foes[0].name });
  // Leaves fall where trees are, whatever they are caught in.
  const isOnlyTool = kind === 'catcher' && requested.hero?.being === false && requested.things.length > 0;
  for (const actor of [
    isOnlyTool ? undefined : hero,
    guarded?.name === 'egg' ? undefined : guarded,
    ofSky ? undefined : met,
    thing?.being && requested.about === null ? actorOf(thing) : undefined,
  ]) {
    const homes = (actor ? homesOf(actor) : []).filter(
      (one) =>
        (kind !== 'fishing' || waters.has(one)) &&
        (kind !== 'tending' || one !== 'desert') &&
        !(weather && sheltered.has(one)) &&
        !isTooDark(one, requested),
    );
    if (homes.length) return random.pick(sharedHomes(homes, requested));
  }
  if (requested.isForlorn) return random.pick(forlorn.scenes);
  const { topic, knowledge } = requested.frame;
  // "Weather words" are spelled in the open.
  const spelled = wordKinds.has(kind) && topic !== null ? (findTopic(topic.split(' ')) ?? null) : null;
  const ofTopic = sceneOfTopic(kind === 'quiz' ? knowledge.topic : spelled);
  if (ofTopic) return ofTopic;
  const family = requested.things[0]?.family ?? '';
  const byFamily: Record<string, Scene[]> = {
    food: ['kitchen', 'city'],
    sweet: ['candy', 'kitchen'],
    fruit: ['jungle', 'meadow', 'farm'],
    veg: ['farm', 'meadow'],
    treasure: ['cave', 'temple', 'beach'],
    space: ['space'],
    sport: ['stadium'],
    school: ['room'],
    music: ['stadium', 'fair'],
    snow: ['snow'],
    toy: ['room'],
    magic: ['castle'],
    weather: ['sky'],
    nature: ['forest', 'meadow'],
    spooky: ['farm', 'autumn'],
    vehicle: ['city', 'desert'],
    party: ['room', 'candy'],
  };
  // Example: of all vegetables only the pumpkin belongs in a haunted house.
  const ofThings = [
    ...(requested.about === null ? requested.things : []),
    ...(requested.hero ? [requested.hero] : []),
    ...requested.foes.slice(0, 1),
  ]
    .map((one) => homeOf(one.name) ?? (isStandIn(actorOf(one)) ? undefined : homeOf(one.sprite)))
    .find((home) => home !== undefined && !isTooDark(home, requested));
  return ofThings ?? random.pick(byFamily[family] ?? sceneOfKind(kind));
}

/** Nobody takes a child to a haunted house without being asked. */
const isTooDark = (scene: Scene, { frame, mood }: Requested): boolean =>
  frame.mood.audience !== null && mood !== 'spooky' && /^(haunted|dungeon)$/.test(scene);

/** Of several homes the one where the others in the prompt are found: a bear with honey is in the forest. */
function sharedHomes(homes: Scene[], { frame }: Requested): Scene[] {
  const others = [...frame.goods, ...frame.foes, ...frame.hazards, ...frame.tools].map(({ noun }) => noun);
  const climbed = frame.acts.flatMap(({ object }) => object ?? []);
  const shared = homes.filter((home) => [...others, ...climbed].some((noun) => homeOf(noun) === home));
  return shared.length > 0 ? shared : homes;
}

/** Milk for farms is brought to the country, and a village has no high houses; other buildings stand in any town. */
function sceneOfAddress({ frame: { address } }: Requested): Scene | undefined {
  const noun = address?.noun ?? '';
  if (/^(village|farm|barn|ranch|stable|farmhouse)$/.test(noun)) return 'farm';
  // Houses stand in a street, also if a stork comes to them.
  if (noun === 'house') return 'city';
  return /^(castle|palace|igloo|temple|pyramid|island|nest|bird nest|tent|beach)$/.test(noun)
    ? (sceneOfPlace(noun) ?? homeOf(noun))
    : undefined;
}

/** Deliveries are made where the hero lives: bees in a meadow, and people in a town. */
function roundsOf(hero: Actor | null): Scene[] {
  const homes = (hero ? homesOf(hero) : []).filter((one) => !sheltered.has(one) || one === 'space' || one === 'sea');
  return homes.length === 0 || homes.includes('city') ? sceneOfKind('delivery') : homes;
}

/** Igloos stand in the snow, whoever attacks them. */
function homeOfProtected({ frame }: Requested): Scene | undefined {
  const kept = frame.goods.find(({ role, class: ofClass }) => role === 'protected' && ofClass !== 'creature');
  // Whoever guards an egg has laid it.
  const isLaid = kept?.noun === 'egg' && frame.hero?.class === 'creature';
  return frame.mechanic === 'tending' || !kept || isLaid ? undefined : homeOf(kept.noun);
}

function homesOf(actor: Actor): Scene[] {
  // Whatever they look like.
  if (/ (alien|invader)$/.test(actor.name)) return ['space'];
  // Drawn like a turtle, but it does not swim.
  if (/\btortoise$/.test(actor.name)) return ['meadow', 'desert'];
  // A robin is drawn as a bird, and lives where robins do.
  const isItself = !isStandIn(actor) && !actor.picture && actor.name === actor.sprite;
  const home = isItself ? undefined : homeOf(actor.name);
  if (home) return [home];
  const nature = isStandIn(actor) ? undefined : natureOf.get(actor.sprite);
  // Cacti grow in the desert, though nobody says how they live.
  const ofThing = isItself && !nature ? homeOf(actor.name) : undefined;
  return ofThing ? [ofThing] : (nature?.homes.filter((one) => scenes.includes(one)) ?? []);
}
