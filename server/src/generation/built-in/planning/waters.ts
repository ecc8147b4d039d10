import type { Actor, Kind, PlanGround, Scene } from '../../../../../engines/src/plan.ts';
import type { Frame } from '../reading/frame.ts';

const ofSea = /^(fish|shark|whale|dolphin|octopus|jellyfish|seahorse|starfish|submarine|mermaid)$/;
const byName =
  /(^| )(piranha|eel|squid|ray|seal|trout|pike|salmon|carp|goldfish|shrimp|plankton|tadpole|otter|beaver|duck|swan|crocodile|alligator|hippo|hippopotamus|frog|turtle)$/;
const vessels = /^(boat|ship)$/;
const aloft =
  /plane|jet|copter|airship|balloon|zeppelin|drone|glider|bird|eagle|gull|pelican|parrot|owl|bee|butterfly|dragon|fairy|witch|angel|kite|rocket/;

const freshWater = /(^| )(river|stream|creek|brook|amazon|nile|mississippi|ganges|danube|canal|rapids)$/;
/** Rivers that flow through such a scene are seen from the bank. */
const banks = new Set<Scene>(['forest', 'jungle', 'autumn', 'meadow', 'city', 'farm']);
/** There the water is the way, whatever stands beside it; and whoever fishes stands on the bank. */
const alongWater = new Set<Kind>(['downhill', 'traffic', 'racer', 'hopper', 'fishing', 'tap-race', 'delivery']);

const isOfWater = ({ sprite, name }: Actor): boolean => ofSea.test(sprite) || byName.test(name);

/** Whether a river is named, on whose bank the scene would be set. */
const hasRiver = ({ place, said }: Frame): boolean =>
  [...place.words, ...Object.keys(said)].some((word) => freshWater.test(word));

/** Whoever fishes in a river, and not in the forest through which it flows, sees water. */
const isOnlyRiver = (scene: Scene, { place }: Frame): boolean =>
  scene === 'forest' && place.words.length > 0 && place.words.every((word) => /(^| )river$/.test(word));

/** A piranha in the Amazon is in its water, and not in the jungle beside it. */
export function sceneInWater(scene: Scene, kind: Kind, hero: Actor | null, frame: Frame): Scene {
  // Nor does a whale lie on the ice.
  if (hero !== null && scene === 'snow' && ofSea.test(hero.sprite)) return 'sea';
  if (kind === 'fishing' && isOnlyRiver(scene, frame)) return 'lake';
  if (hero === null || !banks.has(scene) || alongWater.has(kind)) return scene;
  const isFish = hero.sprite === 'fish' && scene !== 'city';
  return isFish || (hasRiver(frame) && (isOfWater(hero) || vessels.test(hero.sprite))) ? 'lake' : scene;
}

const inTheAir = new Set<Kind>(['flight', 'flyer', 'rescue', 'lander']);

/** Whether a game at sea is played above its waves, and not among corals. */
export const isOpenSea = (
  { kind, scene, hero }: { kind: Kind; scene: Scene; hero: Actor },
  ground: PlanGround | undefined,
): boolean =>
  (scene === 'beach' && ground === 'water') ||
  (scene === 'sea' &&
    (ground === 'water' || kind === 'fishing' || isAboveSea(scene, hero) || (inTheAir.has(kind) && !isOfWater(hero))));

/** Who flies or sails sees the sea from above: no corals, and nobody who lives among them. */
export const isAboveSea = (scene: Scene, { sprite, name }: Pick<Actor, 'sprite' | 'name'>): boolean =>
  scene === 'sea' && (vessels.test(sprite) || aloft.test(sprite) || aloft.test(name));
