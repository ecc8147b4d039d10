import type { Look, Mood, Palette, Plan, Scene, Site, Weather } from '../../../../../engines/src/plan.ts';
import { hexOf, type Oklch, type Tone } from './colour-space.ts';
import { coloursOfScene, type SceneColours } from './scene-colours.ts';
import { hasOwnColours, isIndoors } from './sites.ts';

export type Hour = NonNullable<Plan['hour']>;

export type PaletteOptions = {
  scene: Scene;
  site?: Site | undefined;
  mood: Mood;
  look: Look;
  hour: Hour;
  /** The hour was asked for: it is seen wherever there is a sky. */
  isHourAsked?: boolean;
  /** The sea is seen from above its waves. */
  isOpenSea?: boolean;
  /** An overcast sky desaturates everything below it. */
  weather: Weather | null;
  tone?: Tone | null | undefined;
  /** The colour requested for the whole game, if any. */
  wash: Oklch | null;
  /** The second of two such colours: black and yellow. */
  secondWash?: Oklch | null | undefined;
  /** Shifts the scene's hues a little, so that two forests differ. */
  drift: number;
  /** Degrees from the sky's hue to the accent's. */
  contrast: number;
};

const hours: Record<Exclude<Hour, 'day'>, { sky: [Oklch, Oklch]; light: number; hue: number; share: number }> = {
  dusk: {
    sky: [
      [0.4, 0.14, 295],
      [0.8, 0.15, 55],
    ],
    light: 0.74,
    hue: 330,
    share: 0.3,
  },
  night: {
    sky: [
      [0.25, 0.11, 278],
      [0.48, 0.14, 290],
    ],
    light: 0.62,
    hue: 268,
    share: 0.45,
  },
  dawn: {
    sky: [
      [0.72, 0.11, 290],
      [0.92, 0.09, 30],
    ],
    light: 0.92,
    hue: 340,
    share: 0.22,
  },
};

const moods: Record<Mood, { light: number; chroma: number; hue: number }> = {
  cheerful: { light: 1.02, chroma: 1.12, hue: 0 },
  calm: { light: 1.03, chroma: 0.72, hue: -6 },
  spooky: { light: 0.8, chroma: 0.95, hue: 18 },
  epic: { light: 0.9, chroma: 1.12, hue: -10 },
  silly: { light: 1.04, chroma: 1.25, hue: 10 },
  tense: { light: 0.82, chroma: 1, hue: 0 },
};

export function paletteFor(options: PaletteOptions): Palette {
  const { site } = options;
  const place = options.isOpenSea ? 'open-sea' : options.scene;
  const table = coloursOfScene(site && hasOwnColours(site, options.scene) ? site : place);
  const own =
    options.isHourAsked && underSky.has(options.scene) && !isIndoors(site) ? { ...table, outdoors: true } : table;
  const isDarkHouse = (isIndoors(site) || houses.has(options.scene)) && options.hour === 'night';
  const scene = isDarkHouse ? withoutDaylight(own) : underClouds(underTheHour(own, options.hour), options.weather);
  const mood = moods[options.mood];
  const neon = options.look === 'neon';
  const ownHue = scene.sky[1][2] + options.drift + mood.hue;
  const { wash, secondWash } = options;
  const skyHue = wash ? (secondWash && isNeutral(wash) ? secondWash : wash)[2] : neon ? coolHue(ownHue) : ownHue;
  const tune = (colour: Oklch, by = wash): string => {
    let [l, c, h] = colour;
    if (by) [l, c, h] = washed([l, c, h], by);
    else h += options.drift + mood.hue;
    l *= mood.light;
    c *= mood.chroma;
    [l, c] = toned(l, c, options.tone);
    if (secondWash && by && isBlack(by)) return hexOf([l * 0.5, 0.004, h]);
    // Neon on a dark background: everything is tinted by the colour of the sky.
    if (neon) [l, c, h] = [l * 0.34 + 0.09, Math.max(0.1, c * 1.45), skyHue + turnTowards(skyHue, h) * 0.3];
    return hexOf([Math.min(0.985, l), c, h]);
  };
  const gray = wash !== null && isNeutral(wash) && !secondWash;
  const accentHue = secondWash ? (isNeutral(secondWash) ? skyHue : secondWash[2]) : skyHue + options.contrast;
  const secondHue = secondWash ? skyHue : accentHue + (options.contrast > 180 ? 75 : -75);
  // Of two colours one is above and the other below.
  const below = (colour: Oklch): string => tune(colour, secondWash ?? wash);
  const edgeHue = secondWash ? accentHue : skyHue + options.contrast - 40;
  const isPastel = options.tone === 'pastel';
  const strength = gray ? 0 : isPastel ? 0.1 : neon ? 0.27 : options.mood === 'calm' ? 0.12 : 0.17;
  const reddish = Math.abs(((((skyHue - 25) % 360) + 540) % 360) - 180) < 35;
  return {
    sky: [tune(scene.sky[0]), tune(scene.sky[1])],
    far: tune(scene.far),
    mid: below(scene.mid),
    near: tune(scene.near),
    // Seen from above there is nothing but the ground: whichever of the two is black, it is.
    ground: wash && isBlack(wash) ? tune(scene.ground) : below(scene.ground),
    edge: neon ? hexOf([0.68, gray ? 0 : 0.2, edgeHue]) : below(scene.edge),
    accent: hexOf([neon && !gray ? brightestOf(accentHue) : 0.84, strength, accentHue]),
    second: hexOf([neon && !gray ? brightestOf(secondHue) : isPastel ? 0.82 : 0.7, strength * 1.05, secondHue]),
    danger: hexOf([0.62, gray ? 0.02 : 0.22, reddish ? 345 : 26]),
    ink: hexOf([options.mood === 'spooky' ? 0.13 : 0.2, gray ? 0 : 0.06, skyHue]),
    paper: hexOf([0.975, gray ? 0 : 0.018, accentHue]),
  };
}

/** Pastel is light and pale wherever one looks, also in a cave. */
function toned(l: number, c: number, tone: Tone | null | undefined): [number, number] {
  if (tone === 'pastel') return [0.62 + l * 0.34, Math.min(c, 0.075)];
  if (tone === 'vivid') return [l * 1.02, c * 1.3];
  return tone === 'dark' ? [l * 0.68, c * 0.9] : [l, c];
}

function underTheHour(scene: SceneColours, hour: Hour): SceneColours {
  if (!scene.outdoors || hour === 'day') return scene;
  const { sky, light, hue, share } = hours[hour];
  const lit = ([l, c, h]: Oklch): Oklch => [l * light, c * (1 - share * 0.3), h + turnOfLight(h, hue) * share];
  return {
    ...scene,
    sky,
    far: lit(scene.far),
    mid: lit(scene.mid),
    near: lit(scene.near),
    ground: lit(scene.ground),
    edge: lit(scene.edge),
  };
}

/** Scenes that keep their own light, unless an hour is asked for. */
const underSky = new Set<Scene>(['candy', 'haunted', 'stadium', 'volcano', 'cyber']);

const houses = new Set<Scene>(['room', 'kitchen', 'school', 'shop']);

/** A house at night, with little light in it. */
function withoutDaylight(scene: SceneColours): SceneColours {
  const dim = ([l, c, h]: Oklch): Oklch => [l * 0.55, c * 0.9, h + turnTowards(h, 275) * 0.5];
  const { sky, far, mid, near, ground, edge } = scene;
  return {
    ...scene,
    sky: [dim(sky[0]), dim(sky[1])],
    far: dim(far),
    mid: dim(mid),
    near: dim(near),
    ground: dim(ground),
    edge: dim(edge),
  };
}

/** How much light and colour a place keeps, and how far it shifts towards blue. */
const clouds: Partial<Record<Weather, { light: number; chroma: number; blue: number }>> = {
  rain: { light: 0.9, chroma: 0.85, blue: 0.18 },
  storm: { light: 0.74, chroma: 0.7, blue: 0.3 },
  fog: { light: 0.96, chroma: 0.55, blue: 0.16 },
  snow: { light: 1, chroma: 0.85, blue: 0.12 },
};

function underClouds(scene: SceneColours, weather: Weather | null): SceneColours {
  const cover = weather && clouds[weather];
  if (!scene.outdoors || !cover) return scene;
  const { light, chroma, blue } = cover;
  const dull = ([l, c, h]: Oklch, share = blue): Oklch => [l * light, c * chroma, h + turnTowards(h, 245) * share];
  const { sky, far, mid, near, ground, edge } = scene;
  return {
    ...scene,
    sky: [dull(sky[0], 0.6), dull(sky[1], 0.6)],
    far: dull(far),
    mid: dull(mid),
    near: dull(near),
    ground: dull(ground),
    edge: dull(edge),
  };
}

/** Black, white and gray. */
export const isNeutral = ([, chroma]: Oklch): boolean => chroma < 0.03;

const isBlack = (colour: Oklch): boolean => isNeutral(colour) && colour[0] < 0.35;

/** A scene in one colour keeps its light and dark parts and a little of its own hues. */
function washed([l, c, h]: Oklch, wash: Oklch): Oklch {
  if (isNeutral(wash)) return [l * (isBlack(wash) ? 0.6 : 1), 0.004, h];
  const [washL, washC, washH] = wash;
  return [l * 0.85 + washL * 0.12, Math.max(c, washC * 0.55), washH + turnTowards(washH, h) * 0.14];
}

/** The purest displayable colours: hue and lightness of the primaries and their mixtures. */
const purest = [
  [-32, 0.7],
  [29, 0.66],
  [110, 0.95],
  [142, 0.87],
  [195, 0.88],
  [264, 0.6],
  [328, 0.7],
  [389, 0.66],
] as const;

/** A neon colour has the lightness at which its hue is purest. */
function brightestOf(hue: number): number {
  const h = ((hue % 360) + 360) % 360;
  const next = purest.findIndex(([from]) => from > h);
  const [[fromHue, fromLight], [toHue, toLight]] = [purest[next - 1] ?? purest[0], purest[next] ?? purest[7]];
  return fromLight + ((toLight - fromLight) * (h - fromHue)) / (toHue - fromHue);
}

/** Dark red, orange and yellow are brown: a neon night is green, blue or purple. */
function coolHue(hue: number): number {
  const h = ((hue % 360) + 360) % 360;
  return h >= 150 && h <= 325 ? h : h > 325 || h < 60 ? 310 : 200;
}

/** Red light on grass makes it darker rather than brown: the way from green to red would lead over mustard. */
function turnOfLight(from: number, to: number): number {
  const by = turnTowards(from, to);
  return from > 100 && from < 180 && by < 0 ? by * 0.25 : by;
}

/** The short way round, in degrees. */
function turnTowards(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
