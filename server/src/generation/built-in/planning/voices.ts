import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import type { Frame, Good } from '../reading/frame.ts';
import type { Requested } from './requested.ts';

/** Whoever taps animals hears them, where a prompt says so or is for the smallest. */
const speaks = (kind: Kind, { frame, things }: Requested): boolean =>
  kind === 'bubble-pop' &&
  things.some(({ being }) => being) &&
  (frame.modifiers.includes('voices') || frame.mood.audience === 'toddlers');

const animals: Good = { noun: 'animal', class: 'creature', count: null, isPlural: true, traits: [], role: 'tile' };

/** "A baby game with animal sounds" names nobody. */
export const withVoices = (frame: Frame): Frame =>
  frame.mechanic === 'bubble-pop' && frame.modifiers.includes('voices') && frame.goods.length === 0
    ? { ...frame, goods: [animals] }
    : frame;

export const rulesOfVoices = (kind: Kind, requested: Requested): Rules =>
  speaks(kind, requested) ? { voices: 1, gentle: 1 } : {};

export const voicesGoal = (kind: Kind, requested: Requested): string | null =>
  speaks(kind, requested) ? `Tap the ${requested.about ? `${requested.about}s` : '{things}'} and hear them` : null;
