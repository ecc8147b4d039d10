import type { Foe, Frame, Good, Named } from '../reading/frame.ts';

const police = /^(police|police officer|policeman|policewoman|cop)$/;

/** On a road the police drive. */
export function withPatrolCars(frame: Frame): Frame {
  if (!/^(traffic|racer)$/.test(frame.mechanic ?? '')) return frame;
  const asCar = (one: Foe): Foe =>
    police.test(one.noun) ? { ...one, noun: 'police car', class: 'vehicle', isPlural: true, traits: [] } : one;
  return { ...frame, foes: frame.foes.map(asCar) };
}

/** "A barista remembers coffee orders": what is repeated are orders. */
export function withOrders(frame: Frame): Frame {
  const { mechanic, ignored, acts } = frame;
  if (mechanic !== 'simon' || !ignored.some((word) => /^orders?$/.test(word))) return frame;
  return {
    ...frame,
    acts: [...acts, { verb: 'remember', object: 'order', with: null }],
    ignored: ignored.filter((word) => !/^orders?$/.test(word)),
  };
}

/** "Watches the oxygen": no game counts what is breathed, and nobody collects it. */
export function withoutAirSupply(frame: Frame): Frame {
  const isWatched = ({ noun }: Named): boolean =>
    /^(oxygen|air|breath)$/.test(noun) &&
    frame.acts.some(({ verb, object }) => object === noun && /^(watch|mind|check|monitor|manage|run|need)$/.test(verb));
  const watched = frame.goods.filter(isWatched).map(({ noun }) => noun);
  if (watched.length === 0) return frame;
  return {
    ...frame,
    goods: frame.goods.filter((one) => !isWatched(one)),
    ignored: [...new Set([...frame.ignored, ...watched])],
  };
}

/** Toadstools are drawn like the mushrooms among which they stand, which are brown then. */
export function withEdibleMushrooms(frame: Frame): Frame {
  const { foes, hazards, goods } = frame;
  if (![...foes, ...hazards].some(({ noun }) => noun === 'toadstool')) return frame;
  const asEdible = (one: Good): Good =>
    one.noun === 'mushroom' && one.traits.length === 0 ? { ...one, traits: ['brown'] } : one;
  return { ...frame, goods: goods.map(asEdible) };
}

const keeper: Foe = { noun: 'goalkeeper', class: 'person', count: null, isPlural: false, traits: [], does: 'chases' };

/** A penalty of people is kept by one of them; among animals anybody may stand in the goal. */
export function withGoalkeeper(frame: Frame): Frame {
  const { mechanic, modifiers, foes, hero } = frame;
  const isOfPeople = hero === null || hero.class === 'person';
  return mechanic === 'throw' && modifiers.includes('goal') && foes.length === 0 && isOfPeople
    ? { ...frame, foes: [keeper] }
    : frame;
}
