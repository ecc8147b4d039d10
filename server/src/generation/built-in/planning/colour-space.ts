/** Lightness 0–1, chroma 0–0.37, hue in degrees: equal steps look equal, so generated palettes stay harmonious. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** How a prompt wants all colours to be. */
export type Tone = 'pastel' | 'vivid' | 'dark';

export function hexOf([lightness, chroma, hue]: Oklch): string {
  const l = Math.min(1, Math.max(0, lightness));
  let c = Math.max(0, chroma);
  let rgb = linearOf(l, c, hue);
  // Colours that a screen cannot show lose chroma, not their hue.
  while (c > 0.004 && rgb.some((v) => v < -0.0005 || v > 1.0005)) {
    c *= 0.94;
    rgb = linearOf(l, c, hue);
  }
  return `#${rgb
    .map((v) =>
      Math.round(gamma(v) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The inverse of `hexOf`. */
export function oklchOf(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const v = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(y, x) * 180) / Math.PI;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(x, y), (hue + 360) % 360];
}

function linearOf(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function gamma(value: number): number {
  const v = Math.min(1, Math.max(0, value));
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
}

/** As far as signs without small text have to differ from what is behind them, by the rules of accessibility. */
export const contrastMin = 3;

/** From 1, the same, to 21, black and white. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const v = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
