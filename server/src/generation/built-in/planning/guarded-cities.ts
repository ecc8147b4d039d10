import type { Frame, Good } from '../reading/frame.ts';

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
