import type { LayerName } from './layers.ts';

export type Ground = 'grass' | 'sand' | 'snow' | 'rock' | 'tiles' | 'planks' | 'metal' | 'sweets' | 'lava' | 'cloud';
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

export type SceneArt = {
  /** The sun, if nothing else is named. */
  light?: Light;
  /** From far to near: each layer and its height, as a share of the view. */
  layers: [LayerName, number][];
  ground: Ground;
  air: Air;
};
