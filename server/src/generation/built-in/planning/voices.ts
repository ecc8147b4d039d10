import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import type { Requested } from './requested.ts';

/** Whoever taps animals hears them, where a prompt says so or is for the smallest. */
const speaks = (kind: Kind, { frame, things }: Requested): boolean =>
  kind === 'bubble-pop' &&
  things.some(({ being }) => being) &&
  (frame.modifiers.includes('voices') || frame.mood.audience === 'toddlers');

export const rulesOfVoices = (kind: Kind, requested: Requested): Rules =>
  speaks(kind, requested) ? { voices: 1, gentle: 1 } : {};

export const voicesGoal = (kind: Kind, requested: Requested): string | null =>
  speaks(kind, requested) ? `Tap the ${requested.about ? `${requested.about}s` : '{things}'} and hear them` : null;
