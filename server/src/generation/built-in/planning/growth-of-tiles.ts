import { actorOf } from './actor-of-mention.ts';
import type { Cast } from './choose-cast.ts';
import { mentionOf } from './mention.ts';
import type { Requested } from './requested.ts';

/** A board of 2048 has eleven tiles, of which the first five are met in every game. */
const tilesOfYoung = 5;
const tilesOfGrown = 6;

/** Fish that turn into whales: the small tiles show fish, and the big ones whales. */
export function withGrowth(cast: Cast, { frame }: Requested): Cast {
  const grownInto = cast.kind === 'merge' ? frame.acts.find(({ verb }) => verb === 'become')?.object : undefined;
  const named = [...(frame.hero ? [frame.hero] : []), ...frame.goods];
  const young = named.find(({ noun }) => noun !== grownInto);
  const grown = named.find(({ noun }) => noun === grownInto);
  if (!young || !grown) return cast;
  const things = [
    ...Array.from({ length: tilesOfYoung }, () => actorOf(mentionOf(young))),
    ...Array.from({ length: tilesOfGrown }, () => actorOf(mentionOf(grown))),
  ];
  return { ...cast, things };
}
