import { propOfScene } from '../art/scenery/props.ts';
import type { Actor } from '../plan.ts';
import type { Stage } from './stage.ts';

/** Who runs after the hero, if the prompt names somebody. */
export const chaserOf = (stage: Stage): Actor | undefined => stage.plan.theme.foes[stage.rule('chaser', 0) - 1];

/** Whoever is met on the way: the other foes, or what stands about in such a place. */
export function metOnWay(stage: Stage): Actor[] {
  const { foes, scene } = stage.plan.theme;
  const chaser = chaserOf(stage);
  if (!chaser) return foes;
  const others = foes.filter((one) => one !== chaser);
  return others.length > 0 ? others : [stage.art.actor(propOfScene[scene])];
}

/** How many of them are seen, one behind the other. */
export const packOf = (stage: Stage): number => stage.rule('pack', 1);

/** How far behind the chaser is: nearer with every stumble, and there when the last life is lost. */
export function unitsBehind({ hud: { lives, livesMax } }: Stage, farthest: number): number {
  const share = livesMax > 0 ? Math.max(0, lives) / livesMax : 1;
  return 26 + (farthest - 26) * share;
}
