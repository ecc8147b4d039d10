import type { Kind } from '../../../../../engines/src/plan.ts';
import { membersOfGroup } from './members-of-group.ts';
import type { Requested } from './requested.ts';

/** "Against three turtles" and "against a turtle" are races with a winner; turtles on the road are only passed. */
export function rivalsOf({ frame: { numbers, foes } }: Requested): number {
  const single = foes.length > 0 && foes.every(({ isPlural }) => !isPlural) ? foes.length : 0;
  const several = foes.some(({ does, isPlural }) => isPlural && does === 'attacks') ? 3 : 0;
  return Math.min(7, numbers.foes ?? (single || several));
}

/** Whoever is in a race has rivals: "a snail race", "five racing snails". */
export function rivalsOfRace(requested: Requested): number {
  const { modifiers, foes, hazards, hero, numbers } = requested.frame;
  const named = rivalsOf(requested);
  if (named > 0 || !modifiers.includes('rivals') || foes.length + hazards.length > 0) return named;
  const others = (hero?.count ?? numbers.collect ?? 4) - 1;
  return Math.max(1, Math.min(7, others));
}

export function raceGoal(kind: Kind, requested: Requested): string | null {
  if (kind !== 'racer') return null;
  const rivals = rivalsOfRace(requested);
  const { rounds, levels = 0 } = requested.frame.numbers;
  const laps = rounds ?? levels;
  const far = laps > 0 ? ` over ${laps} ${laps === 1 ? 'lap' : 'laps'}` : '';
  if (rivals === 0) return far ? `Race${far} in time` : null;
  if (rivals === 1) return `Win the race${far} against the {foe}`;
  const isMixed = requested.foes.length > 1 || membersOfGroup(requested.frame.hero?.noun ?? '').length > 3;
  return isMixed ? `Win the race${far} against all rivals` : `Win the race${far} against ${rivals} {foes}`;
}
