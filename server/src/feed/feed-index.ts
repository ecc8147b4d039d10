import type { NewestPlace } from '../database/newest-first.ts';
import { isId } from '../platform/ids.ts';

export const feedTypes = ['game', 'clip', 'live'] as const;
export type FeedType = (typeof feedTypes)[number];

/** Something the feed can show now, with its JSON serialized once. */
export type FeedItem = {
  id: string;
  /** Its short name in cursors and in the table of seen items. */
  key: string;
  type: FeedType;
  creatorId: string;
  /** When it was made; for a live stream, when it started. Milliseconds. */
  createdAt: number;
  json: string;
};

/** The random half of an id, 16 hex digits: unique enough, in half the space. */
export function keyOf(id: string): string {
  if (!isId(id)) throw new Error(`${id} is no id`);
  return id.slice(19, 23) + id.slice(24);
}

const keyDigits = 16;

export function packKeys(keys: readonly string[]): Buffer {
  return Buffer.from(keys.join(''), 'hex');
}

export function unpackKeys(hex: string): string[] {
  const keys: string[] = [];
  for (let at = 0; at < hex.length; at += keyDigits) keys.push(hex.slice(at, at + keyDigits));
  return keys;
}

/** A snapshot: the weighted number of recent players of each game, by key, as measured at one moment. */
export type Popularity = { measuredAt: number; players: ReadonlyMap<string, number> };

export const unmeasured: Popularity = { measuredAt: 0, players: new Map() };

const dayMs = 86_400_000;

/**
 * Freshness and popularity as one number, in days; larger comes first. A day of age weighs as much as twice the
 * players. Time alone never changes the order of two items, so each snapshot of popularity gives one fixed order.
 */
export function hotness(createdAtMs: number, players: number): number {
  return createdAtMs / dayMs + Math.log2(1 + players);
}

export type ScoredItem = { item: FeedItem; hot: number };

export function scored(item: FeedItem, popularity: Popularity): ScoredItem {
  return { item, hot: hotness(item.createdAt, popularity.players.get(item.key) ?? 0) };
}

/**
 * Sorted, hottest first. A position is stored as `hot` and `id`, not as an index, because items are added and removed.
 */
type Order = ScoredItem[];
type Orders = Record<FeedType, Order>;

export function hottestFirst(a: ScoredItem, b: ScoredItem): number {
  return b.hot - a.hot || (a.item.id < b.item.id ? 1 : -1);
}

export type Position = { hot: number; id: string };

/** The position of an item without players: among those, hotness is age. */
export function positionOf([createdAt, id]: NewestPlace): Position {
  return { hot: hotness(createdAt, 0), id };
}

/** Whether the first of these positions comes later in the order. */
export function comesLater(one: Position, other: Position): boolean {
  return one.hot < other.hot || (one.hot === other.hot && one.id < other.id);
}

export function isAfter({ item, hot }: ScoredItem, position: Position): boolean {
  return comesLater({ hot, id: item.id }, position);
}

/** The index of the first item after this position. */
export function firstAfter(order: readonly ScoredItem[], position: Position): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = order[middle];
    if (there !== undefined && isAfter(there, position)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Tracks added and removed items, for the new-item boost. */
type NewItemSet = { add(item: FeedItem, now: number): void; remove(item: FeedItem): void };

/** The data a page of the feed is built from. */
export type FeedReader = {
  find(key: string): FeedItem | undefined;
  order(popularity: Popularity, type: FeedType): readonly ScoredItem[];
  /** The order is complete down to here; undefined: completely. */
  reach(type: FeedType): NewestPlace | undefined;
  /** Whether everything of this type is in memory. */
  isWhole(type: FeedType): boolean;
  /** Whether `find` has everything of this type that the viewer has seen. */
  hasSeen(type: FeedType): boolean;
  ofCreator(creatorId: string): Iterable<FeedItem>;
};

/**
 * The feed's items in memory, sorted for each popularity snapshot that runs still use: everything down to an age limit
 * (floor) for each type, and below it the items with players in one of the snapshots. So items that are not in memory
 * have no players, and come after everything newer than the floor.
 */
export type FeedIndex = FeedReader & {
  put(items: readonly FeedItem[], now: number): void;
  remove(ids: readonly string[]): void;
  setFloor(type: FeedType, floor: NewestPlace | undefined): void;
};

const ordersMax = 6;
/** Above this number of changes, sorting everything is cheaper than inserting one by one. */
const oneByOneMax = 200;

export function createFeedIndex(newItems: NewItemSet): FeedIndex {
  const byId = new Map<string, FeedItem>();
  const byKey = new Map<string, FeedItem>();
  const byCreator = new Map<string, Set<FeedItem>>();
  const floors: Partial<Record<FeedType, NewestPlace>> = {};
  const sorted = new Map<number, { popularity: Popularity; orders: Orders }>();

  const unindex = (item: FeedItem) => {
    byId.delete(item.id);
    byKey.delete(item.key);
    newItems.remove(item);
    const others = byCreator.get(item.creatorId);
    others?.delete(item);
    if (others?.size === 0) byCreator.delete(item.creatorId);
  };
  const ordersOf = (popularity: Popularity): Orders => {
    const known = sorted.get(popularity.measuredAt);
    const newest = [...sorted.values()].at(-1);
    // Deleted and set again: the least recently used one stays first and is evicted first.
    sorted.delete(popularity.measuredAt);
    const orders =
      known?.orders ??
      (newest ? reorder(newest.orders, newest.popularity, popularity) : sortAll(byId.values(), popularity));
    sorted.set(popularity.measuredAt, { popularity, orders });
    for (const measuredAt of sorted.keys()) if (sorted.size > ordersMax) sorted.delete(measuredAt);
    return orders;
  };
  const updateOrders = (added: readonly FeedItem[], removed: readonly FeedItem[]) => {
    for (const [measuredAt, { popularity, orders }] of sorted) {
      if (added.length + removed.length > oneByOneMax) {
        sorted.set(measuredAt, { popularity, orders: sortAll(byId.values(), popularity) });
        continue;
      }
      for (const item of removed) removeFrom(orders[item.type], scored(item, popularity));
      for (const item of added) insertInto(orders[item.type], scored(item, popularity));
    }
  };

  return {
    put(items, now) {
      const added: FeedItem[] = [];
      const removed: FeedItem[] = [];
      for (const item of items) {
        const known = byId.get(item.id);
        if (known?.createdAt === item.createdAt && known.creatorId === item.creatorId) {
          known.json = item.json;
          continue;
        }
        if (known !== undefined) {
          unindex(known);
          removed.push(known);
        }
        byId.set(item.id, item);
        byKey.set(item.key, item);
        byCreator.set(item.creatorId, (byCreator.get(item.creatorId) ?? new Set()).add(item));
        newItems.add(item, now);
        added.push(item);
      }
      updateOrders(added, removed);
    },
    remove(ids) {
      const removed = ids.flatMap((id) => byId.get(id) ?? []);
      for (const item of removed) unindex(item);
      updateOrders([], removed);
    },
    setFloor(type, floor) {
      if (floor === undefined) delete floors[type];
      else floors[type] = floor;
    },
    find: (key) => byKey.get(key),
    reach: (type) => floors[type],
    isWhole: (type) => floors[type] === undefined,
    hasSeen: (type) => floors[type] === undefined,
    order: (popularity, type) => ordersOf(popularity)[type],
    ofCreator: (creatorId) => byCreator.get(creatorId) ?? [],
  };
}

function insertInto(order: Order, one: ScoredItem): void {
  order.splice(firstAfter(order, { hot: one.hot, id: one.item.id }), 0, one);
}

function removeFrom(order: Order, one: ScoredItem): void {
  const at = firstAfter(order, { hot: one.hot, id: one.item.id }) - 1;
  if (order[at]?.item === one.item) order.splice(at, 1);
}

function sortAll(items: Iterable<FeedItem>, popularity: Popularity): Orders {
  const orders: Orders = { game: [], clip: [], live: [] };
  for (const item of items) orders[item.type].push(scored(item, popularity));
  for (const type of feedTypes) orders[type].sort(hottestFirst);
  return orders;
}

/** The orders for another snapshot. Only items whose players changed are sorted and merged: sorting all blocks the node. */
function reorder(orders: Orders, before: Popularity, popularity: Popularity): Orders {
  const changed = new Set<string>();
  for (const [key, players] of popularity.players) if (before.players.get(key) !== players) changed.add(key);
  for (const key of before.players.keys()) if (!popularity.players.has(key)) changed.add(key);
  const merged = (order: Order) => mergeChanged(order, changed, popularity);
  return { game: merged(orders.game), clip: merged(orders.clip), live: merged(orders.live) };
}

function mergeChanged(order: Order, changed: ReadonlySet<string>, popularity: Popularity): Order {
  const moved: Order = [];
  const stayed: Order = [];
  for (const one of order) {
    if (changed.has(one.item.key)) moved.push(scored(one.item, popularity));
    else stayed.push(one);
  }
  moved.sort(hottestFirst);
  const merged: Order = [];
  let next = 0;
  for (const one of stayed) {
    for (let first = moved[next]; first && hottestFirst(first, one) < 0; first = moved[++next]) merged.push(first);
    merged.push(one);
  }
  for (const one of moved.slice(next)) merged.push(one);
  return merged;
}
