import type { Actor, Scene } from '../../../../../engines/src/plan.ts';
import { sightAt } from '../vocabulary/sights-of-cities.ts';

/** Scenes in which something of a city is seen. */
const scenesOfSights = new Set<Scene>('city meadow snow desert sea beach garden sky'.split(' ') as Scene[]);

/** "Rooftops in Paris": what the city is known by stands in its scenery. */
export function sightOf(words: readonly string[], scene: Scene): Actor | undefined {
  const sight = scenesOfSights.has(scene) ? sightAt(words) : undefined;
  if (!sight) return undefined;
  const { name, picture, tint } = sight;
  return { sprite: 'token', name, plural: name, tint, wears: null, picture, size: 1.4 };
}
