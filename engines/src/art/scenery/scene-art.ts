import type { Scene } from '../../plan.ts';
import type { LayerName } from './layers.ts';

export type Ground =
  | 'grass'
  | 'sand'
  | 'snow'
  | 'rock'
  | 'tiles'
  | 'planks'
  | 'metal'
  | 'sweets'
  | 'lava'
  | 'cloud'
  | 'water'
  | 'street'
  | 'checks';
export type Air =
  | 'none'
  | 'stars'
  | 'snow'
  | 'leaves'
  | 'bubbles'
  | 'embers'
  | 'fireflies'
  | 'dust'
  | 'petals'
  | 'rain'
  | 'confetti';
type Light = 'none' | 'sun' | 'moon' | 'planets' | 'rays' | 'stripes' | 'lamps';

export type SceneArt<Layer = LayerName> = {
  /** The sun, if nothing else is named. */
  light?: Light;
  /** From far to near: each layer and its height, as a share of the view. */
  layers: [Layer, number][];
  ground: Ground;
  air: Air;
  /** Rain and snow are seen through them, and fall nowhere else. */
  hasWindows?: true;
  /** The scene whose floor this one has, seen from above. */
  floorOf?: Scene;
};
