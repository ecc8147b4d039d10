import type { Scene } from '../../plan.ts';
import type { SceneArt } from './scene-art.ts';

type Place = Extract<Scene, 'lake' | 'mouth' | 'body' | 'starship' | 'fair' | 'shop' | 'school'>;

export const artOfPlaces: Record<Place, SceneArt> = {
  lake: {
    layers: [
      ['hills', 0.5],
      ['pines', 0.4],
      ['lake', 0.22],
    ],
    ground: 'grass',
    air: 'fireflies',
  },
  mouth: {
    light: 'none',
    layers: [
      ['mouthWall', 1.2],
      ['tongue', 0.2],
    ],
    ground: 'cloud',
    air: 'bubbles',
  },
  body: { light: 'none', layers: [['flesh', 1.2]], ground: 'cloud', air: 'bubbles' },
  starship: { light: 'none', layers: [['hull', 1.2]], ground: 'metal', air: 'none' },
  fair: {
    layers: [
      ['ferris', 0.6],
      ['tents', 0.32],
    ],
    ground: 'grass',
    air: 'confetti',
  },
  shop: { light: 'none', layers: [['shopShelves', 1.2]], ground: 'tiles', air: 'none' },
  school: {
    light: 'none',
    layers: [
      ['classroom', 1.2],
      ['desks', 0.2],
    ],
    ground: 'planks',
    air: 'none',
  },
};
