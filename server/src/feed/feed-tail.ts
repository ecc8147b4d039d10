import { type Run, type TailPlace, tailStart, type Viewer } from './feed-run.ts';
import { type FeedIndex, firstAfter, hottestFirst, type Placed, type Popularity, placed } from './feed-shelf.ts';
import type { FeedThing, FeedType } from './feed-thing.ts';

/** Goes through all of one type behind the head: what was unseen when the run began, then what was seen. */
export type TailWalk = {
  /** What comes next, without taking it. */
  front(): { pass: number; hot: number } | undefined;
  take(): FeedThing;
  place(): TailPlace;
};

export function walkTails(
  shelf: FeedIndex,
  viewer: Viewer,
  popularity: Popularity,
  run: Run,
  mayShow: (thing: FeedThing) => boolean,
): Record<FeedType, TailWalk> {
  const walk = (type: FeedType) =>
    walkTail(
      run.tail[type],
      (pass) => (pass === 0 ? shelf.order(popularity, type) : seenOf(shelf, viewer, popularity, type)),
      (thing, pass) => mayShow(thing) && (pass === 1 || !viewer.seenBefore.has(thing.key)),
    );
  return { game: walk('game'), clip: walk('clip'), live: walk('live') };
}

function walkTail(
  from: TailPlace,
  orderOf: (pass: 0 | 1) => readonly Placed[],
  mayShow: (thing: FeedThing, pass: 0 | 1) => boolean,
): TailWalk {
  let place = from;
  let order: readonly Placed[] | undefined;
  let at = 0;
  const look = (): Placed | undefined => {
    if (order === undefined) {
      order = orderOf(place.pass);
      at = firstAfter(order, place.hot, place.key);
    }
    for (; at < order.length; at++) {
      const one = order[at];
      if (one !== undefined && mayShow(one.thing, place.pass)) return one;
    }
    if (place.pass === 1) return undefined;
    place = { ...tailStart(), pass: 1 };
    order = undefined;
    return look();
  };
  return {
    front() {
      const one = look();
      return one && { pass: place.pass, hot: one.hot };
    },
    take() {
      const one = look();
      if (one === undefined) throw new Error('There is nothing left to take');
      place = { pass: place.pass, hot: one.hot, key: one.thing.key };
      at++;
      return one.thing;
    },
    place: () => place,
  };
}

/** What was seen, in its order: from the order itself, or made anew for who has seen little of much. */
function seenOf(shelf: FeedIndex, viewer: Viewer, popularity: Popularity, type: FeedType): Placed[] {
  const { seenBefore } = viewer;
  const order = shelf.order(popularity, type);
  if (order.length < 4 * seenBefore.size) return order.filter(({ thing }) => seenBefore.has(thing.key));
  const seen: Placed[] = [];
  for (const key of seenBefore) {
    const thing = shelf.find(key);
    if (thing?.type === type) seen.push(placed(thing, popularity));
  }
  return seen.sort(hottestFirst);
}
