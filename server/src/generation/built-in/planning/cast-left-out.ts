import type { Plan } from '../../../../../engines/src/plan.ts';
import { singularOf } from '../reading/english-plurals.ts';
import type { Frame, Named } from '../reading/frame.ts';
import { mentionsOf } from './requested.ts';

/** What such a game has by itself, seen or not: the stone of curling, the punches of a duel. */
const isOwnPart = (noun: string, kind: string): boolean =>
  noun.includes(kind) ||
  // What is shot with.
  (kind === 'shooter' && /^(laser|gun|cannon|missile|bullet|arrow|bow|rifle|blaster)$/.test(noun)) ||
  (kind === 'duel' && /^(punch|kick|blow|hit)$/.test(noun)) ||
  (kind === 'shooter' && /^(laser|bullet|shot)s?$/.test(noun)) ||
  (kind === 'stacker' && /^(cone|cornet|scoop)$/.test(noun));

/** Whoever was understood and is neither seen nor named in the game: the valet whose cars are parked. */
export function castLeftOut({ hero, foes, goods, hazards, tools, topic, ignored }: Frame, plan: Plan): string[] {
  if (topic !== null || plan.questions || plan.words) return [];
  const { theme, title, goal, description } = plan;
  const shown = JSON.stringify([theme, title, goal, description]).toLowerCase();
  const said = new Set(ignored.flatMap((word) => [word, singularOf(word)]));
  const isSeen = (one: Named) =>
    [one.noun, ...mentionsOf(one).flatMap(({ name, sprite }) => [name, sprite])].some((name) =>
      shown.includes(name.toLowerCase()),
    );
  // Whatever throws is seen by what it throws.
  const held = plan.kind === 'throw' ? [] : tools;
  return [hero, ...foes, ...goods, ...hazards, ...held]
    .filter((one) => one !== null)
    .filter((one) => !isSeen(one) && !said.has(one.noun) && !isOwnPart(one.noun, plan.kind))
    .map(({ noun }) => noun);
}
