import { darker, lighter, lightnessOf, mix } from '../../math/colour.ts';
import type { Palette } from '../../plan.ts';

/** Dangerous things stand out from the sky at any time of day. */
export function pillarColour({ sky, near, second }: Palette): string {
  const behind = lightnessOf(mix(sky[0], sky[1], 0.6));
  const colour = mix(near, second, 0.55);
  if (Math.abs(lightnessOf(colour) - behind) > 0.2) return colour;
  return behind > 0.55 ? darker(colour, 0.4) : lighter(colour, 0.35);
}
