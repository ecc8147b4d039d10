import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
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

/** Sixes in cricket, home runs elsewhere. */
export function battingGoal(kind: Kind, { frame: { modifiers, numbers } }: Requested): string | null {
  if (kind !== 'batting') return null;
  const best = modifiers.includes('cricket') ? 'sixes' : 'home runs';
  return numbers.homers && numbers.homers > 1 ? `Swing at the right moment and hit ${numbers.homers} ${best}` : null;
}

/** What one does in such a duel. */
export function duelGoal(kind: Kind, { frame: { modifiers } }: Requested): string | null {
  if (kind !== 'duel') return null;
  if (modifiers.includes('tanks')) return 'Drive, take cover and hit the other tank three times';
  if (modifiers.includes('tug')) return 'Pull with the beat until the rope is on your side';
  if (modifiers.includes('pushing')) return 'Push with the beat until the {foe} is out of the ring';
  if (modifiers.includes('arm-wrestling')) return 'Press with the beat until the arm of the {foe} is down';
  if (modifiers.includes('pistols'))
    return modifiers.includes('two-players')
      ? 'Duck, then shoot back'
      : 'Dodge the shot you see coming, then shoot back';
  return modifiers.includes('two-players') ? 'Duck, then strike back' : null;
}

export const knifeGoal = (kind: Kind, { frame: { modifiers } }: Requested): string | null =>
  kind === 'darts' && modifiers.includes('knives') ? 'Throw knives into the turning disc, hit no other knife' : null;

export const parachuteGoal = (kind: Kind, { frame: { modifiers } }: Requested): string | null =>
  kind === 'lander' && modifiers.includes('parachute') ? 'Steer to the target and land on it' : null;

/** Bowls are thrown at a jack, on the ground or on ice; discs slide over planks. */
export function rulesOfCurling({ things, frame: { modifiers } }: Requested): Rules {
  const isBowls = modifiers.includes('bowls');
  return {
    surface: isBowls ? 1 : modifiers.includes('shuffleboard') ? 2 : 0,
    jack: isBowls || modifiers.includes('ice-stock') ? 1 : 0,
    pictures: things.length > 0 ? 1 : 0,
  };
}

export function curlingGoal(kind: Kind, { frame: { modifiers } }: Requested): string | null {
  if (kind !== 'curling') return null;
  if (modifiers.includes('bowls')) return 'Bowl nearer to the jack than the {foe}';
  return modifiers.includes('ice-stock') ? 'Slide nearer to the jack than the {foe}' : null;
}
