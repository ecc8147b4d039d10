import { mix } from '../../math/colour.ts';
import type { Palette } from '../../plan.ts';

/** The colours between a dark sky and a glowing horizon, which would be gray half way between the two. */
export function afterglowOf({ sky }: Palette): string | null {
  const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(sky[1].slice(at, at + 2), 16));
  return red > blue + 24 ? mix(mix(sky[0], sky[1], 0.62), '#ff5f8a', 0.42) : null;
}
