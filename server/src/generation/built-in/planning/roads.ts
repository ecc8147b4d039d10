import type { Kind, Scene } from '../../../../../engines/src/plan.ts';
import type { Requested } from './requested.ts';

const scenesWithRoads = new Set<Scene>(['city', 'meadow', 'forest', 'farm', 'desert', 'snow', 'autumn', 'beach']);
const withoutRoads = new Set<Scene>(['space', 'moon', 'sea', 'sky', 'starship', 'candy', 'body', 'mouth']);
const indoors = new Set<Scene>(['school', 'room', 'shop', 'kitchen', 'stadium']);

const road =
  /(^| )(street|road|highway|motorway|freeway|avenue|crossing|crosswalk|intersection|crossroads?|junction|roundabout|boulevard)s?$/;

/** Whether a prompt names a road, as a place or as what is crossed. */
const isRoadNamed = ({ frame: { place, acts } }: Requested): boolean =>
  [...place.words, ...acts.flatMap(({ object }) => object ?? [])].some((word) => road.test(word));

/** Whether cars are in the way. */
export const hasTraffic = (kind: Kind, scene: Scene, requested: Requested): boolean => {
  const isOnNamedRoad = isRoadNamed(requested) && !withoutRoads.has(scene);
  return kind === 'hopper'
    ? scenesWithRoads.has(scene) || isOnNamedRoad
    : /^(runner|dodger|lanes)$/.test(kind) && isOnNamedRoad && scene === 'city';
};

const junction = /(^| )(intersection|crosswalk|crossing|crossroads?|junction|roundabout)$/;

/** The road to school is outside, and so are the cars in front of a hotel. */
export function sceneOnRoad(kind: Kind, requested: Requested): Scene | null {
  const { scene, frame } = requested;
  const isInside = scene !== null && indoors.has(scene);
  if (isInside && (kind === 'parking' || (kind === 'hopper' && isRoadNamed(requested)))) return 'city';
  return scene === null && kind === 'hopper' && frame.place.words.some((word) => junction.test(word)) ? 'city' : null;
}
