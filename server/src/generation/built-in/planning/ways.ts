import type { Actor, Kind, Scene } from '../../../../../engines/src/plan.ts';
import type { Frame, Named } from '../reading/frame.ts';
import { isBeing } from '../reading/noun-classes.ts';
import { familyOf, nounOf } from '../vocabulary/vocabulary.ts';

const offTheGround =
  /fighter|rocket|ship|ufo|plane|jet|copter|balloon|drone|glider|bird|bee|wasp|hornet|mosquito|butterfly|moth|dragon|bat$|owl|eagle|hawk|falcon|parrot|pigeon|crow|raven|seagull|duck|goose|swan|stork|ghost|fairy|witch|angel|satellite|cloud|astronaut|asteroid|meteor|comet|star|planet|moon|fish|shark|whale|dolphin|octopus|squid|jelly|submarine|boat|virus|germ|cell|pegasus|pterodactyl|phoenix|sleigh|broom|missile|bubble/;

export const walks = ({ sprite, name }: Pick<Actor, 'sprite' | 'name'>): boolean =>
  !offTheGround.test(name) && !offTheGround.test(sprite);

const swims = /(?<!air|space|star)(ship|boat)|fish|shark|whale|dolphin|octopus|squid|jelly|submarine|canoe|kayak|raft/;
const hangs = /spider|lantern|chandelier|vine|icicle|stalactite|banner|lamp|lightning|bolt|fireball|arrow|bomb|flame/;
/** Whether it is only ever met in the air. */
export const isOfTheAir = (actor: Actor): boolean => !walks(actor) && !swims.test(`${actor.sprite} ${actor.name}`);

const weightless = new Set<Scene>(['space', 'sea', 'body']);

/** Whether it can be met in mid-air: it flies, hangs, or floats where everything does. */
const isAloft = (actor: Actor, scene: Scene): boolean =>
  weightless.has(scene) || (!walks(actor) && !swims.test(actor.name)) || hangs.test(actor.name);

const driven =
  /^(car|racecar|truck|bus|train|motorcycle|bicycle|plane|fighter|helicopter|rocket|spaceship|ufo|boat|ship|submarine|tank|balloon|airship)$/;

/** A creature, a person or a vehicle, by its sprite or, without one, by the stand-in for its class. */
export const movesByItself = ({ sprite }: Actor): boolean =>
  driven.test(sprite) || sprite === 'monster' || sprite === 'kid' || (familyOf(sprite) !== '' && nounOf(sprite).being);

export const isVehicle = ({ sprite }: Actor): boolean => driven.test(sprite);

const kindsWithWays = new Set<Kind>(['runner', 'lanes', 'flyer', 'traffic', 'racer']);

/** How the foes are met where it matters. */
export function withWays(kind: Kind, scene: Scene, foes: Actor[]): Actor[] {
  if (!kindsWithWays.has(kind)) return foes;
  const isOnRoad = kind === 'traffic' || kind === 'racer';
  return foes.map((foe) => {
    if (kind === 'lanes') return jumpedOver.test(foe.name) ? { ...foe, way: 'stands' as const } : foe;
    if (isOnRoad) return movesByItself(foe) ? foe : { ...foe, way: 'stands' as const };
    return isAloft(foe, scene) ? { ...foe, way: 'flies' as const } : foe;
  });
}

/** What lies on a track and is low enough to be jumped over. */
const jumpedOver =
  /(^| )(pothole|hole|puddle|cone|fence|spike|log|stump|hurdle|barrier|trap|pit|crack|oil|rock|stone|bush|branch|nail|banana peel|barrel|crate|box|hydrant|flame|fire|speed bump|snail|turtle|mine|mushroom|crab|rail)$/;

const onGround =
  /(^| )(pothole|hole|puddle|iceberg|ice floe|cone|fence|cactus|spike|wall|tree|log|stump|hurdle|hydrant|trap|pit|bench|reef|crack|oil|oil spill|barrier|roadblock|speed bump|bush|branch|lily pad|buoy|mine|sandbank|whirlpool|snowdrift|banana peel|nail)$/;
const steered =
  /(^| )(car|taxi|cab|truck|bus|motorcycle|motorbike|ambulance|van|jeep|scooter|limousine|police car|fire truck|tractor|bike|bicycle|cyclist|biker|rickshaw|boat|ship|sailboat|canoe|kayak|raft|gondola|ferry|speedboat|jet ski|yacht|skateboarder|skateboard|tuk tuk|go-kart|kart|sled)$/;
const falls =
  /asteroid|meteor|comet|bomb|missile|rocket|arrow|fireball|hail|lightning|snowball|anvil|piano|icicle|laser|bullet|cannonball|torpedo/;

/** "Dodge falling cats" names the game in which everything falls, whoever it is. */
export const isSaidToFall = ({ acts, foes, isMechanicNamed }: Frame): boolean =>
  isMechanicNamed ||
  acts.some(({ verb }) => /^(fall|rain|drop)$/.test(verb)) ||
  foes.some(({ traits }) => traits.some((trait) => /^(falling|raining)$/.test(trait)));

/**
 * What lies on the ground or in the water does not rain from the sky: it is steered around on a road or a river, as is
 * everything else by a car or a ship.
 */
export function dodgedOnGround(frame: Frame): boolean {
  const { hero, foes, hazards } = frame;
  const dodged: Named[] = [...foes, ...hazards];
  const doFall = dodged.some(({ noun }) => falls.test(noun));
  if (doFall || isSaidToFall(frame) || dodged.length === 0 || /space|sky/.test(frame.place.setting ?? '')) return false;
  const isSteered = hero !== null && steered.test(hero.noun);
  return isSteered || dodged.every(({ noun, class: ofClass }) => !isBeing(ofClass) && onGround.test(noun));
}

/** Foxes and police cars come along the ground from all sides. */
export const comesOnGround = (foe: Actor | undefined, scene: Scene): boolean =>
  foe !== undefined && movesByItself(foe) && !isAloft(foe, scene);

/** Chimneys stand there and are leapt over. */
export const isOverRoofs = ({ place }: Frame): boolean => place.words.some((word) => /^roof(top)?$/.test(word));
