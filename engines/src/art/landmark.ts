import type { View } from '../canvas/screen.ts';
import { wrap } from '../math/maths.ts';
import type { Plan } from '../plan.ts';
import type { Art } from './art.ts';
import type { Backdrop } from './scenery/backdrop.ts';

/** Puts what the prompt names as part of the place in front of the scenery, with which it scrolls. */
export function withLandmark(backdrop: Backdrop, { theme: { landmark } }: Plan, view: View, art: Art): Backdrop {
  if (!landmark) return backdrop;
  return {
    ...backdrop,
    draw: (at = {}) => {
      backdrop.draw(at);
      const ground = at.ground ?? view.h;
      // Below the hearts, where the scenery is a band above a floor.
      const size = Math.min(210, view.h * 0.27, at.scale ? ground - 34 : view.h) * (landmark.size ?? 1);
      const x = wrap(view.w * 0.8 - (at.x ?? 0) * 0.3 + size, view.w + size * 2) - size;
      art.draw(landmark, x, ground - size * 0.46, size, { alpha: at.scale ? 1 : 0.8 });
    },
  };
}
