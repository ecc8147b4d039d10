import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import type { Frame, Named } from '../reading/frame.ts';

const kindsWithWind = new Set<string | null>(['darts', 'throw', 'golf']);

/** 1 for wind and 2 for a storm, where it pushes what is thrown or struck; there is none in a bowling alley. */
function windOf(kind: string | null, { place, modifiers }: Frame): number {
  if (!kindsWithWind.has(kind) || modifiers.includes('pins')) return 0;
  return place.weather === 'wind' ? 1 : place.weather === 'storm' ? 2 : 0;
}

export function rulesOfWind(kind: Kind, frame: Frame): Rules {
  const wind = windOf(kind, frame);
  return wind > 0 ? { wind } : {};
}

export const goalInWind = (kind: Kind, goal: string, frame: Frame): string =>
  windOf(kind, frame) > 0 ? `${goal}, mind the wind` : goal;

const isWind = ({ noun }: Named): boolean => /^(wind|breeze|gust|storm|side wind|crosswind)$/.test(noun);

/** "Against strong wind": it is played against, but nothing to hit. */
export function withoutWind(frame: Frame): Frame {
  if (windOf(frame.mechanic, frame) === 0) return frame;
  const isOther = (one: Named) => !isWind(one);
  return {
    ...frame,
    hero: frame.hero && isWind(frame.hero) ? null : frame.hero,
    foes: frame.foes.filter(isOther),
    goods: frame.goods.filter(isOther),
    hazards: frame.hazards.filter(isOther),
    tools: frame.tools.filter(isOther),
    ignored: frame.ignored.filter((word) => !effects.test(word)),
  };
}

/** What wind does, which is seen. */
const effects =
  /^(matter|matters|push|pushes|pushing|blow|blows|blowing|affects?|drifts?|changing|changes|strong|wind|breeze|gusts?)$/;
