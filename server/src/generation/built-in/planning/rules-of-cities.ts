import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { isTown } from './guarded-cities.ts';
import type { Requested } from './requested.ts';

/** As in the game that everybody knows. */
const citiesByDefault = 6;
const citiesMax = 9;

/** Each city is a life, and whatever falls comes from above. */
export function rulesOfCities(kind: Kind, { guarded, frame }: Requested): Rules {
  if (kind !== 'shooter' || !guarded) return {};
  const { count, isPlural } = frame.goods.find(isTown) ?? {};
  const cities = Math.min(citiesMax, count ?? (isPlural ? citiesByDefault : 3));
  return { cities, lives: cities, side: 0, formation: 0, foot: 0 };
}
