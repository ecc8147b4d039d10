import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';

const sinks = /basketball|^ball$|tennisball|hoop|basket/;
const isBall = ({ sprite, name }: Actor) => sinks.test(sprite) || sinks.test(name);

/** Who throws what: a ball that the prompt made the hero is thrown by somebody else. */
export function castOf({ plan, art }: Stage): { thrower: Actor; thrown: Actor; isHoop: boolean } {
  const { hero, things, foes } = plan.theme;
  if (isBall(hero)) return { thrower: foes.find((foe) => art.walks(foe)) ?? at(foes, 0), thrown: hero, isHoop: true };
  const first = at(things, 0);
  return { thrower: hero, thrown: first, isHoop: isBall(first) };
}
