import { distance, type Point } from '../../math/maths.ts';
import type { Side } from '../../stage/duel.ts';
import { house, type Stone, stoneRadius } from './sheet.ts';

/** What the stones should lie next to: the jack, or the button of the house. */
export const targetOf = (stones: Stone[]): Point => stones.find(({ side }) => side === null) ?? house;

export type Count = { side: Side | null; stones: Stone[] };

/** The side with the nearest stone has a point for each one that is nearer than all of the other side's. */
export function countStones(stones: Stone[]): Count {
  const target = targetOf(stones);
  const hasJack = target !== house;
  const far = (stone: Stone) => distance(stone, target);
  const inPlay = stones
    .filter((one) => one.side !== null && (hasJack || far(one) < house.r + stoneRadius))
    .sort((a, b) => far(a) - far(b));
  const side = inPlay[0]?.side ?? null;
  const firstOther = inPlay.findIndex((one) => one.side !== side);
  return { side, stones: firstOther < 0 ? inPlay : inPlay.slice(0, firstOther) };
}
