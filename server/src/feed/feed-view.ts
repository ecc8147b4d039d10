import type { NewestPlace } from '../database/newest-first.ts';
import { isId } from '../platform/ids.ts';
import {
  comesLater,
  type FeedItem,
  type FeedReader,
  type FeedType,
  feedTypes,
  hotness,
  hottestFirst,
  type Position,
  positionOf,
  scored,
} from './feed-index.ts';
import type { TailPosition } from './feed-page.ts';

/** Reads items that are not in the index. */
export type FeedStore = {
  listAfter(type: FeedType, after: NewestPlace, limit: number): Promise<FeedItem[]>;
  listByKeys(keys: readonly string[]): Promise<FeedItem[]>;
  /** Content of followed accounts, newest first. */
  listFollowed(accountId: string, limit: number): Promise<FeedItem[]>;
};

/** The index for one request, together with what it read from the database. */
export type FeedView = FeedReader & {
  /** Reads those that `find` does not have. */
  readKeys(keys: readonly string[]): Promise<void>;
  readFollowed(accountId: string, limit: number): Promise<void>;
  /** Reads further below a position, more each time. */
  readBelow(type: FeedType, position: TailPosition, seenBefore: ReadonlySet<string>): Promise<void>;
};

/** Items read below the floor that the index had then. */
type Older = { floor: NewestPlace | undefined; items: FeedItem[]; reach: NewestPlace | undefined; reads: number };

const batchMin = 150;
const batchMax = 1000;
/** After this many seen items they are shown again; only in catalogues that do not fit into memory. */
const seenAgainMax = 10_000;

export function viewIndex(index: FeedReader, store: FeedStore): FeedView {
  const read = new Map<string, FeedItem>();
  const older = new Map<FeedType, Older>();
  let isSeenRead = false;

  const add = (items: readonly FeedItem[]) => {
    for (const item of items) read.set(item.key, item);
  };
  const find = (key: string) => index.find(key) ?? read.get(key);
  const readKeys = async (keys: readonly string[]) => {
    const unknown = feedTypes.every(index.isWhole) ? [] : keys.filter((key) => find(key) === undefined);
    for (let from = 0; from < unknown.length; from += batchMax) {
      add(await store.listByKeys(unknown.slice(from, from + batchMax)));
    }
  };
  /** Items read here join the index only while it has the same floor: it may have dropped items between two floors. */
  const olderOf = (type: FeedType): Older | undefined => {
    const found = older.get(type);
    return found?.floor === index.reach(type) ? found : undefined;
  };
  const reach = (type: FeedType) => {
    const found = olderOf(type);
    return found ? found.reach : index.reach(type);
  };
  return {
    find,
    order(at, type) {
      const order = index.order(at, type);
      const items = olderOf(type)?.items.filter(({ key }) => index.find(key) === undefined);
      return items ? [...order, ...items.map((item) => scored(item, at))].sort(hottestFirst) : order;
    },
    reach,
    isWhole: index.isWhole,
    hasSeen: (type) => isSeenRead || index.isWhole(type),
    *ofCreator(creatorId) {
      yield* index.ofCreator(creatorId);
      for (const item of read.values()) if (item.creatorId === creatorId && !index.find(item.key)) yield item;
    },
    readKeys,
    async readFollowed(accountId, limit) {
      add(await store.listFollowed(accountId, limit));
    },
    async readBelow(type, position, seenBefore) {
      if (position.pass === 1) {
        await readKeys([...seenBefore].sort().slice(0, seenAgainMax));
        isSeenRead = true;
        return;
      }
      const found = olderOf(type);
      const floor = index.reach(type);
      const start = floor === undefined || comesLater(position, positionOf(floor)) ? placeFor(position) : floor;
      const reads = (older.get(type)?.reads ?? 0) + 1;
      const limit = Math.min(batchMax, batchMin * reads);
      const items = await store.listAfter(type, found?.reach ?? start, limit);
      const last = items.at(-1);
      older.set(type, {
        floor,
        items: [...(found?.items ?? []), ...items],
        reach: items.length === limit && last ? [last.createdAt, last.id] : undefined,
        reads,
      });
    },
  };
}

/** Where to continue reading after a position: for an item without players, its position by age. */
function placeFor({ hot, id }: Position): NewestPlace {
  const ms = hot / hotness(1, 0);
  const rounded = Math.round(ms);
  if (hotness(rounded, 0) === hot && isId(id)) return [rounded, id];
  return [Math.floor(ms) + 2, '00000000-0000-0000-0000-000000000000'];
}
