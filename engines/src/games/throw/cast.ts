import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import type { ThrowWorld } from './scene.ts';

const sinks = /basketball|^ball$|tennisball|hoop|basket/;
/** What bursts or melts is thrown at somebody. */
const atFoes = /(snow|cannon|fire|mud|paint|slime|paper) ?ball/;
const isBall = ({ sprite, name }: Actor) => !atFoes.test(name) && (sinks.test(sprite) || sinks.test(name));

/** The thrower and the projectile: if the prompt's hero is a ball, another character throws it. */
export function castOf({ plan, art }: Stage): { thrower: Actor; thrown: Actor } {
  const { hero, things, foes } = plan.theme;
  if (isBall(hero)) return { thrower: foes.find((foe) => art.walks(foe)) ?? at(foes, 0), thrown: hero };
  return { thrower: hero, thrown: at(things, 0) };
}

/** Into a goal with a keeper, into a bin, at pins, at or into things that stand there, into a hoop, or at approaching foes. */
export function modeOf(stage: Stage): ThrowWorld['mode'] {
  if (stage.rule('goal', 0)) return 'goal';
  if (stage.rule('bin', 0)) return 'bin';
  if (stage.rule('pins', 0)) return 'pins';
  if (stage.rule('targets', 0)) return 'targets';
  return isBall(castOf(stage).thrown) ? 'hoop' : 'foes';
}
