import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import type { Frame, Good } from '../reading/frame.ts';
import type { Requested } from './requested.ts';

/** As in the game that everybody knows. */
const citiesByDefault = 6;
const citiesMax = 9;
const towns = /^(city|town|village|skyscraper|house|igloo|hut)$/;

/** What missiles fall on. */
export const isTown = ({ noun, role }: Good): boolean => role === 'protected' && towns.test(noun);

/** Missiles come down on cities, also where the prompt names none. */
export function withCities(frame: Frame): Frame {
  const { mechanic, hero, foes, goods, place } = frame;
  const isMissiles = hero?.noun === 'cannon' && foes.length > 0 && !goods.some(isTown);
  const isGuarding = goods.some(isTown);
  if (mechanic !== 'shooter' || !(isMissiles || isGuarding)) return frame;
  const city: Good = { noun: 'city', class: 'place', count: null, isPlural: true, traits: [], role: 'protected' };
  return {
    ...frame,
    goods: isGuarding ? goods : [...goods, city],
    place: { ...place, setting: place.setting ?? (goods.find(isTown)?.noun === 'igloo' ? 'snow' : 'city') },
    ignored: frame.ignored.filter((word) => !/^(\d+ )?(cit(y|ies)|towns?|villages?|houses?)$/.test(word)),
  };
}

/** Each city is a life, and whatever falls comes from above. */
export function rulesOfCities(kind: Kind, { guarded, frame }: Requested): Rules {
  if (kind !== 'shooter' || !guarded) return {};
  const { count, isPlural } = frame.goods.find(isTown) ?? {};
  const cities = Math.min(citiesMax, count ?? (isPlural ? citiesByDefault : 3));
  return { cities, lives: cities, side: 0, formation: 0, foot: 0 };
}
