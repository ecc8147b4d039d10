import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Requested } from './requested.ts';

/** Whether balls are potted in turns: for two, against the computer, or against whoever is named. */
export const isMatch = ({ foes, frame: { modifiers, numbers } }: Requested): boolean =>
  foes.length > 0 || modifiers.includes('opponent') || (numbers.players ?? 1) > 1;

export function billiardsGoal(kind: Kind, requested: Requested): string | null {
  if (kind !== 'billiards') return null;
  const isSnooker = requested.frame.modifiers.includes('snooker');
  if (!isMatch(requested)) return null;
  return isSnooker ? 'Pot more points than the {foe}' : 'Pot your own balls before the {foe} does';
}

/** What one does in such a duel. */
export function duelGoal(kind: Kind, { frame: { modifiers } }: Requested): string | null {
  if (kind !== 'duel') return null;
  if (modifiers.includes('tug')) return 'Pull with the beat until the rope is on your side';
  if (modifiers.includes('pushing')) return 'Push with the beat until the {foe} is out of the ring';
  if (modifiers.includes('arm-wrestling')) return 'Press with the beat until the arm of the {foe} is down';
  return modifiers.includes('two-players') ? 'Duck, then strike back' : null;
}
