import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import { natureOf } from '../reading/natures.ts';
import { familyOf } from '../vocabulary/vocabulary.ts';
import type { Requested } from './requested.ts';

/** What makes a ship or a soldier stronger. */
const powerUps = ['star', 'bolt', 'heart'];

const edible = /^(food|sweet|fruit|veg)$/;

/**
 * Where the prompt says who plays or who is in the way, and nothing to collect, pick-ups tell no story of their own:
 * no pizza on the road and no carrots on the way of a potato, unless the hero lives on them.
 */
export function neutralThings(
  kind: Kind,
  { hero, foes, frame }: Requested,
  player: Actor | undefined,
  all: string[],
): string[] {
  if (hero === null && foes.length === 0) return all;
  if (kind === 'shooter') return powerUps;
  const likes = natureOf.get(player?.sprite ?? '')?.likes ?? [];
  // Whoever climbs a sunflower collects none.
  const isPlace = (one: string) => frame.place.words.some((word) => word.split(' ').at(-1) === one);
  const neutral = all.filter((one) => !isPlace(one) && (likes.includes(one) || !edible.test(familyOf(one))));
  return neutral.length > 0 ? neutral : all;
}

/** Nothing but who is named pops up. */
export const hasNoPrizes = (kind: Kind, { things, foes }: Requested): boolean =>
  kind === 'whack' && things.length === 0 && foes.length > 0;
