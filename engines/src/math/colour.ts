import { clamp } from './maths.ts';

type Channels = [red: number, green: number, blue: number];

function channelsOf(hex: string): Channels {
  const full = hex.length < 6 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const n = Number.parseInt(full.slice(-6), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

function hexOf(channels: number[]): string {
  return `#${channels
    .map((c) =>
      Math.round(clamp(c, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function mix(from: string, to: string, share: number): string {
  const b = channelsOf(to);
  return hexOf(channelsOf(from).map((c, i) => c + ((b[i] ?? 0) - c) * share));
}

export const darker = (hex: string, share = 0.25) => mix(hex, '#100a24', share);
export const lighter = (hex: string, share = 0.25) => mix(hex, '#ffffff', share);

export function alpha(hex: string, opacity: number): string {
  const [red, green, blue] = channelsOf(hex);
  return `rgba(${red},${green},${blue},${opacity})`;
}

/** Whether two colours are too similar to tell apart at a glance. */
export function isAlike(a: string, b: string): boolean {
  const other = channelsOf(b);
  return Math.hypot(...channelsOf(a).map((c, i) => c - (other[i] ?? 0))) < 90;
}

/** Perceived brightness, 0 black to 1 white. */
export function lightnessOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** Saturation, 0 grey to 1 pure. */
export function saturationOf(hex: string): number {
  const channels = channelsOf(hex);
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}
