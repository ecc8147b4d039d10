import type { Plan, Scene } from '../../plan.ts';
import { openedSite, type SiteArt } from './open-site.ts';
import { furnished } from './playrooms.ts';
import type { SceneArt } from './scene-art.ts';
import { artOfPlaces } from './scenes-of-places.ts';

const sceneArt: Record<Scene, SceneArt> = {
  space: {
    light: 'planets',
    layers: [
      ['nebula', 0.9],
      ['asteroids', 0.8],
    ],
    ground: 'metal',
    air: 'stars',
  },
  moon: {
    light: 'planets',
    layers: [
      ['mountains', 0.34],
      ['craters', 0.2],
    ],
    ground: 'rock',
    air: 'stars',
  },
  sea: {
    light: 'rays',
    layers: [
      ['hills', 0.4],
      ['corals', 0.34],
      ['kelp', 0.5],
    ],
    ground: 'sand',
    air: 'bubbles',
  },
  beach: {
    layers: [
      ['waves', 0.24],
      ['palms', 0.46],
    ],
    ground: 'sand',
    air: 'none',
  },
  forest: {
    layers: [
      ['hills', 0.5],
      ['pines', 0.46],
      ['trees', 0.34],
    ],
    ground: 'grass',
    air: 'fireflies',
  },
  jungle: {
    light: 'rays',
    layers: [
      ['trees', 0.6],
      ['palms', 0.56],
      ['bushes', 0.22],
    ],
    ground: 'grass',
    air: 'leaves',
  },
  swamp: {
    light: 'moon',
    layers: [
      ['bare', 0.56],
      ['bushes', 0.26],
      ['reeds', 0.24],
    ],
    ground: 'grass',
    air: 'fireflies',
  },
  autumn: {
    layers: [
      ['hills', 0.46],
      ['trees', 0.46],
      ['bushes', 0.2],
    ],
    ground: 'grass',
    air: 'leaves',
  },
  meadow: {
    layers: [
      ['clouds', 0.86],
      ['hills', 0.44],
      ['flowers', 0.26],
    ],
    ground: 'grass',
    air: 'petals',
  },
  farm: {
    layers: [
      ['hills', 0.44],
      ['barns', 0.36],
      ['fence', 0.12],
    ],
    ground: 'grass',
    air: 'none',
  },
  city: {
    layers: [
      ['skyline', 0.62],
      ['skyline', 0.44],
      ['lamps', 0.2],
    ],
    ground: 'tiles',
    air: 'none',
  },
  cyber: {
    light: 'stripes',
    layers: [
      ['skyline', 0.5],
      ['skyline', 0.3],
    ],
    ground: 'metal',
    air: 'dust',
  },
  desert: {
    layers: [
      ['mesas', 0.46],
      ['dunes', 0.3],
      ['cacti', 0.24],
    ],
    ground: 'sand',
    air: 'dust',
  },
  temple: {
    layers: [
      ['pyramids', 0.5],
      ['columns', 0.4],
      ['bushes', 0.14],
    ],
    ground: 'tiles',
    air: 'dust',
  },
  snow: {
    layers: [
      ['mountains', 0.6],
      ['pines', 0.36],
      ['dunes', 0.16],
    ],
    ground: 'snow',
    air: 'snow',
  },
  candy: {
    layers: [
      ['clouds', 0.86],
      ['dunes', 0.44],
      ['sweets', 0.44],
    ],
    ground: 'sweets',
    air: 'confetti',
  },
  castle: {
    layers: [
      ['mountains', 0.5],
      ['towers', 0.56],
      ['bushes', 0.16],
    ],
    ground: 'tiles',
    air: 'none',
  },
  dungeon: {
    light: 'lamps',
    layers: [
      ['bricks', 1.2],
      ['columns', 0.62],
    ],
    ground: 'tiles',
    air: 'embers',
  },
  cave: {
    light: 'none',
    layers: [
      ['stalactites', 1.1],
      ['crystals', 0.34],
      ['stalagmites', 0.24],
    ],
    ground: 'rock',
    air: 'dust',
  },
  volcano: {
    light: 'none',
    layers: [
      ['volcano', 0.66],
      ['mountains', 0.34],
      ['stalagmites', 0.18],
    ],
    ground: 'lava',
    air: 'embers',
  },
  sky: {
    layers: [
      ['clouds', 0.95],
      ['clouds', 0.6],
      ['clouds', 0.3],
    ],
    ground: 'cloud',
    air: 'none',
  },
  haunted: {
    light: 'moon',
    layers: [
      ['mansions', 0.5],
      ['bare', 0.5],
      ['graves', 0.2],
    ],
    ground: 'grass',
    air: 'dust',
  },
  kitchen: {
    light: 'none',
    hasWindows: true,
    layers: [
      ['kitchenWall', 1.2],
      ['counter', 0.32],
    ],
    ground: 'planks',
    air: 'none',
  },
  stadium: {
    light: 'lamps',
    layers: [
      ['crowd', 0.5],
      ['flags', 0.22],
    ],
    ground: 'grass',
    air: 'confetti',
  },
  room: {
    light: 'none',
    hasWindows: true,
    layers: [
      ['roomWall', 1.2],
      ['toys', 0.3],
    ],
    ground: 'planks',
    air: 'dust',
  },
  ...artOfPlaces,
};

const swimmers =
  /^(fish|shark|dolphin|whale|octopus|jellyfish|crab|turtle|seahorse|mermaid|submarine|starfish|squid|shell|clownfish|puffer)/;

const aboveWater = /^(plane|helicopter|airship|balloon|fighter|boat|ship|bird|eagle|parrot|dragon)$/;

/** Whether a game at sea is seen above the waves: for fishing, for whoever sails, and for flying heroes that are not sea animals. */
export function isOverWater({ kind, theme }: Plan): boolean {
  if (theme.ground === 'water' && /^(sea|beach)$/.test(theme.scene)) return true;
  if (theme.scene !== 'sea') return false;
  const isInAir = kind === 'flight' || kind === 'flyer' || kind === 'rescue' || kind === 'lander';
  return kind === 'fishing' || aboveWater.test(theme.hero.sprite) || (isInAir && !swimmers.test(theme.hero.sprite));
}

const openWater: SceneArt = {
  layers: [
    ['hills', 0.16],
    ['waves', 0.1],
  ],
  ground: 'water',
  air: 'none',
};

export const sceneArtOf = (plan: Plan): SiteArt =>
  openedSite() ?? (isOverWater(plan) ? openWater : furnished(plan, sceneArt[plan.theme.scene]));
