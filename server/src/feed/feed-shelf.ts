import { type FeedThing, type FeedType, feedTypes } from './feed-thing.ts';
import { hotness } from './rank-feed.ts';
import { keepRookies, type Rookies } from './rookies.ts';

/** How many distinct players each game had, as it was measured at one moment and stays written down. */
export type Popularity = { measuredAt: number; players: ReadonlyMap<string, number> };

export const unmeasured: Popularity = { measuredAt: 0, players: new Map() };

/** A thing in an order, with what it is ordered by. */
export type Placed = { thing: FeedThing; hot: number };

/** Everything that may stand in the feed, in memory, in the order of each popularity that runs still use. */
export type FeedIndex = {
  put(things: readonly FeedThing[], now: number): void;
  remove(ids: readonly string[]): void;
  find(key: string): FeedThing | undefined;
  /** Best first. A place in it is kept by its `hot` and `key`, for things come and go. */
  order(popularity: Popularity, type: FeedType): readonly Placed[];
  ofCreator(creatorId: string): Iterable<FeedThing>;
  size: () => number;
  rookies: Rookies;
};

const ordersKeptMax = 6;
/** From here on sorting anew is cheaper than putting each in its place. */
const oneByOneMax = 200;

type Orders = Record<FeedType, Placed[]>;
type Kept = { popularity: Popularity; orders: Orders };

export function createFeedIndex(): FeedIndex {
  const byId = new Map<string, FeedThing>();
  const byKey = new Map<string, FeedThing>();
  const byCreator = new Map<string, Set<FeedThing>>();
  const kept = new Map<number, Kept>();
  const rookies = keepRookies();

  const forget = (thing: FeedThing) => {
    byId.delete(thing.id);
    byKey.delete(thing.key);
    rookies.remove(thing);
    const others = byCreator.get(thing.creatorId);
    others?.delete(thing);
    if (others?.size === 0) byCreator.delete(thing.creatorId);
  };
  const ordersOf = (popularity: Popularity): Orders => {
    const known = kept.get(popularity.measuredAt);
    const newest = [...kept.values()].at(-1);
    // What was used last is dropped last.
    kept.delete(popularity.measuredAt);
    const orders = known?.orders ?? (newest ? reorder(newest, popularity) : sortAll(byId.values(), popularity));
    kept.set(popularity.measuredAt, { popularity, orders });
    for (const measuredAt of kept.keys()) if (kept.size > ordersKeptMax) kept.delete(measuredAt);
    return orders;
  };
  const changeOrders = (added: readonly FeedThing[], gone: readonly FeedThing[]) => {
    for (const [measuredAt, { popularity, orders }] of kept) {
      if (added.length + gone.length > oneByOneMax) {
        kept.set(measuredAt, { popularity, orders: sortAll(byId.values(), popularity) });
        continue;
      }
      for (const thing of gone) takeOut(orders[thing.type], placed(thing, popularity));
      for (const thing of added) putIn(orders[thing.type], placed(thing, popularity));
    }
  };

  return {
    rookies,
    size: () => byId.size,
    put(things, now) {
      const added: FeedThing[] = [];
      const gone: FeedThing[] = [];
      for (const thing of things) {
        const known = byId.get(thing.id);
        if (known?.createdAt === thing.createdAt && known.creatorId === thing.creatorId) {
          known.json = thing.json;
          continue;
        }
        if (known !== undefined) {
          forget(known);
          gone.push(known);
        }
        byId.set(thing.id, thing);
        byKey.set(thing.key, thing);
        byCreator.set(thing.creatorId, (byCreator.get(thing.creatorId) ?? new Set()).add(thing));
        rookies.add(thing, now);
        added.push(thing);
      }
      changeOrders(added, gone);
    },
    remove(ids) {
      const gone = ids.flatMap((id) => byId.get(id) ?? []);
      for (const thing of gone) forget(thing);
      changeOrders([], gone);
    },
    find: (key) => byKey.get(key),
    order: (popularity, type) => ordersOf(popularity)[type],
    ofCreator: (creatorId) => byCreator.get(creatorId) ?? [],
  };
}

export function placed(thing: FeedThing, popularity: Popularity): Placed {
  return { thing, hot: hotness(thing.createdAt, popularity.players.get(thing.key) ?? 0) };
}

/** Where the first thing stands that comes after this place. */
export function firstAfter(order: readonly Placed[], hot: number, key: string): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = order[middle];
    if (there !== undefined && (there.hot < hot || (there.hot === hot && there.thing.key < key))) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function hottestFirst(a: Placed, b: Placed): number {
  return b.hot - a.hot || (a.thing.key < b.thing.key ? 1 : -1);
}

function sortAll(things: Iterable<FeedThing>, popularity: Popularity): Orders {
  const orders: Orders = { game: [], clip: [], live: [] };
  for (const thing of things) orders[thing.type].push(placed(thing, popularity));
  for (const type of feedTypes) orders[type].sort(hottestFirst);
  return orders;
}

/** The order of another popularity: what changed is taken out, sorted and merged back, for sorting all would stop the node. */
function reorder({ popularity: before, orders }: Kept, popularity: Popularity): Orders {
  const changed = new Set<string>();
  for (const [key, players] of popularity.players) if (before.players.get(key) !== players) changed.add(key);
  for (const key of before.players.keys()) if (!popularity.players.has(key)) changed.add(key);
  const anew = (order: readonly Placed[]) => mergeMoved(order, changed, popularity);
  return { game: anew(orders.game), clip: anew(orders.clip), live: anew(orders.live) };
}

function mergeMoved(order: readonly Placed[], changed: ReadonlySet<string>, popularity: Popularity): Placed[] {
  const moved: Placed[] = [];
  const stayed: Placed[] = [];
  for (const one of order) {
    if (changed.has(one.thing.key)) moved.push(placed(one.thing, popularity));
    else stayed.push(one);
  }
  moved.sort(hottestFirst);
  const merged: Placed[] = [];
  let next = 0;
  for (const one of stayed) {
    for (let first = moved[next]; first && hottestFirst(first, one) < 0; first = moved[++next]) merged.push(first);
    merged.push(one);
  }
  for (const one of moved.slice(next)) merged.push(one);
  return merged;
}

function putIn(order: Placed[], one: Placed): void {
  order.splice(firstAfter(order, one.hot, one.thing.key), 0, one);
}

function takeOut(order: Placed[], one: Placed): void {
  const place = firstAfter(order, one.hot, one.thing.key) - 1;
  if (order[place]?.thing === one.thing) order.splice(place, 1);
}
