import type { Actor, Palette } from '../../../../../engines/src/plan.ts';
import { isOfPieces } from '../reading/colour-schemes.ts';
import type { ColourScheme } from '../reading/frame.ts';
import type { Cast } from './choose-cast.ts';
import { contrastMin, contrastOf, hexOf, oklchOf } from './colour-space.ts';
import { isNeutral } from './palette.ts';

const lightnessOf = (hex: string): number => oklchOf(hex)[0];

/** The darkest and the lightest colour of a game in two colours; where they are not named, those of its palette. */
function duotoneOf(tints: string[], { ink, accent }: Palette): [dark: string, light: string] {
  const [dark, light] = [...tints].sort((a, b) => lightnessOf(a) - lightnessOf(b));
  if (dark && light) return [darkened(dark, light), lightened(light)];
  const [, chroma, hue] = oklchOf(accent);
  return [hexOf([0.26, 0.09, oklchOf(ink)[2]]), hexOf([0.88, Math.min(chroma, 0.13), hue])];
}

/** Two colours of the same lightness could not be told apart. */
function darkened(dark: string, light: string): string {
  const [l, c, h] = oklchOf(dark);
  return hexOf([Math.min(l, lightnessOf(light) - 0.35, 0.283), c, h]);
}

function lightened(light: string): string {
  const [l, c, h] = oklchOf(light);
  return hexOf([Math.max(l, 0.8), c, h]);
}

function areAkin([first, second, third]: string[]): boolean {
  if (!first || !second || third) return false;
  const [one, other] = [oklchOf(first), oklchOf(second)];
  const gap = Math.abs(((((one[2] - other[2]) % 360) + 540) % 360) - 180);
  return !isNeutral(one) && !isNeutral(other) && gap < 45 && Math.abs(one[0] - other[0]) < 0.35;
}

/** Lightnesses that are told apart without a hue, also on a dark board. */
const ramp = [0.97, 0.7, 0.84, 0.75, 0.91, 0.8];

/** The tint of black has a little blue in it. */
const chromaOfBlack = 0.07;

/** With two colours, one is the ground and the other what is on it; a scene that is black has its other colour already. */
function inTheDark({ sky, far, mid, near, ground }: Palette, tints: string[]): Partial<Palette> {
  const dim = (hex: string): string => {
    const [l, c, h] = oklchOf(hex);
    return hexOf([l * 0.25, c * 0.6, h]);
  };
  return {
    sky: [dim(sky[0]), dim(sky[1])],
    ground: dim(ground),
    ...(tints.every((tint) => oklchOf(tint)[1] > chromaOfBlack) && { far: dim(far), mid: dim(mid), near: dim(near) }),
  };
}

/** What a scheme changes in a palette: with one or two colours the whole frame is repainted, with more each piece has one. */
export function paletteInScheme(palette: Palette, scheme: ColourScheme | null | undefined, isPastel: boolean): Palette {
  const muted = scheme?.isMuted ? { muted: 0.5 } : isPastel ? { muted: 0.25 } : {};
  if (scheme && isOfPieces(scheme))
    return { ...palette, ...muted, pieces: shadesOf(scheme.tints).map((piece) => readableOn(piece, palette.ink)) };
  if (!scheme?.isOnly) return { ...palette, ...muted };
  const { tints } = scheme;
  const pieces = ramp.map((lightness) => hexOf([lightness, 0, 0]));
  if (tints.length === 1 && tints[0]) return { ...palette, ...muted, monochrome: tints[0], pieces };
  // Gold and brown, red and orange: with nothing between them but light and dark, nothing could be read.
  if (areAkin(tints)) return { ...palette, ...muted };
  if (tints.length < 3)
    return { ...palette, ...inTheDark(palette, tints), ...muted, duotone: duotoneOf(tints, palette), pieces };
  const [first = '', second = '', third = ''] = tints;
  const shade = (hex: string, by: number): string => {
    const [l, c, h] = oklchOf(hex);
    return hexOf([l * by, c * 0.9, h]);
  };
  return {
    ...palette,
    ...muted,
    pieces: tints,
    sky: ['#f4eee0', '#fbf7ee'],
    far: second,
    mid: third,
    near: first,
    ground: shade(third, 0.8),
    edge: second,
    accent: second,
    second: third,
    danger: first,
    ink: '#17161a',
    paper: '#fdfaf2',
  };
}

/** Boards lie on the ink of a palette; a piece that would vanish in it gets lighter. Black stays black. */
function readableOn(piece: string, ground: string): string {
  const [lightness, chroma, hue] = oklchOf(piece);
  if (isNeutral([lightness, chroma, hue])) return piece;
  let l = lightness;
  while (l < 0.95 && contrastOf(hexOf([l, chroma, hue]), ground) < contrastMin) l += 0.02;
  return l === lightness ? piece : hexOf([l, chroma, hue]);
}

/** Each colour, then a lighter and a darker one of each. */
const shadesOf = (tints: string[]): string[] =>
  [0, 0.16, -0.16].flatMap((by) =>
    tints.map((tint) => {
      const [l, c, h] = oklchOf(tint);
      return by === 0 ? tint : hexOf([Math.max(0.3, Math.min(0.9, l + by)), c * 0.85, h]);
    }),
  );

/** Things that are told apart by their colours have the asked ones. */
const inShades = (things: Actor[], shades: string[]): Actor[] =>
  things.map((thing, i) =>
    thing.tint && things.some((other) => other !== thing && other.name === thing.name)
      ? { ...thing, tint: shades[i % shades.length] ?? thing.tint }
      : thing,
  );

/** Where there are more than two colours, everybody has one of them. */
export function castInScheme(cast: Cast, scheme: ColourScheme | null | undefined): Cast {
  if (scheme && isOfPieces(scheme)) return { ...cast, things: inShades(cast.things, shadesOf(scheme.tints)) };
  if (!scheme?.isOnly || scheme.tints.length < 3) return cast;
  const { tints } = scheme;
  const dyed = (actor: Actor, i: number): Actor => ({ ...actor, tint: tints[i % tints.length] ?? actor.tint });
  return {
    ...cast,
    hero: dyed(cast.hero, 0),
    foes: cast.foes.map((foe, i) => dyed(foe, i + 1)),
    things: cast.things.map((thing, i) => dyed(thing, i)),
  };
}
