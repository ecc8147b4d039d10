import type { NewestPlace } from '../database/newest-first.ts';
import type { Context } from './context.ts';
import type { Topic } from './pubsub.ts';
import { subscribeCache } from './subscribed-cache.ts';

/** Something in a newest-first list. */
export type Placed = { id: string; createdAt: number; json: string };

export type WindowSource<Item extends Placed> = {
  /** For the log. */
  name: string;
  topic: Topic;
  isSubject?(subject: string): boolean;
  /** The next page of the list, newest first. */
  listAfter(after: NewestPlace | undefined, limit: number): Promise<Item[]>;
  /** The current items that these subjects refer to; for a subject with many items only those from `floor` on. */
  listAmong(subjects: readonly string[], floor: NewestPlace | undefined): Promise<Item[]>;
  /** Whether a change of another subject also changes this item. */
  dependsOn(item: Item, subjects: ReadonlySet<string>): boolean;
};

/** Called at once with everything, then with new or changed items and the ids of removed ones. */
export type WindowListener<Item> = (
  changed: readonly Item[],
  removed: readonly string[],
  floor: NewestPlace | undefined,
) => void;

/**
 * The newest items of a list in memory, at most about `max` however long the list is, plus pinned ones. Changes arrive
 * by pub/sub, counts with the next reload.
 */
export type NewestWindow<Item extends Placed> = {
  /** Resolves when all changes up to a second ago are loaded and listeners are notified. */
  upToDate(): Promise<void>;
  isUpToDate(): boolean;
  /** From the newest down to the floor; a new array after every change. */
  inOrder(): readonly Item[];
  /** The position of the oldest item in the window: everything newer is in memory. Undefined when everything is. */
  floor(): NewestPlace | undefined;
  /** Incremented whenever the list may have changed, in the window or below it. */
  version(): number;
  subscribe(listener: WindowListener<Item>): void;
  /** Keeps these in memory too, replacing those pinned before; resolves when they are loaded. */
  pin(ids: ReadonlySet<string>): Promise<void>;
  /** For a change made on this node. */
  invalidate(id: string): void;
  reload(): Promise<void>;
  close(): void;
};

const heldMax = 1000;
const batchMax = 250;
const reloadEveryMs = 50_000;

export function openNewestWindow<Item extends Placed>(
  ctx: Pick<Context, 'pubsub' | 'log'>,
  source: WindowSource<Item>,
  max = heldMax,
): NewestWindow<Item> {
  const known = new Map<string, Item>();
  let ordered: readonly Item[] | undefined;
  let floor: NewestPlace | undefined;
  let pinned: ReadonlySet<string> = new Set();
  let loadedPins = pinned;
  let version = 0;
  const listeners: WindowListener<Item>[] = [];
  let pending: { changed: Item[]; removed: string[] } = { changed: [], removed: [] };

  const put = (item: Item) => {
    if (known.get(item.id)?.json === item.json) return;
    known.set(item.id, item);
    pending.changed.push(item);
  };
  const remove = (id: string) => {
    if (known.delete(id)) pending.removed.push(id);
  };
  const inWindow = (item: Item) => floor === undefined || !isBelow(item, floor);
  const publishPending = () => {
    const { changed, removed } = pending;
    if (changed.length + removed.length === 0) return;
    pending = { changed: [], removed: [] };
    ordered = undefined;
    for (const listener of listeners) listener(changed, removed, floor);
  };
  const setFloor = (next: NewestPlace | undefined) => {
    if (next === floor) return;
    floor = next;
    ordered = undefined;
    for (const item of known.values()) if (!inWindow(item) && !pinned.has(item.id)) remove(item.id);
    // Listeners must see the new floor together with the items that fell below it.
    if (pending.changed.length + pending.removed.length === 0) {
      for (const listener of listeners) listener([], [], floor);
    }
  };
  /** The window may exceed `max` by a fifth, so that not every new item moves the floor. */
  const trim = () => {
    if (known.size <= 1.2 * max) return;
    const inside = [...known.values()].filter(inWindow);
    if (inside.length <= 1.2 * max) return;
    const last = inside.sort(newestFirst)[max - 1];
    if (last !== undefined) setFloor(placeOfItem(last));
  };
  const loadThese = async (subjects: string[]) => {
    const [named, asked] = [new Set(subjects), new Set(subjects)];
    for (const item of known.values()) if (source.dependsOn(item, named)) asked.add(item.id);
    const found = new Set<string>();
    for (const item of await source.listAmong([...asked], floor)) {
      found.add(item.id);
      if (inWindow(item) || pinned.has(item.id)) put(item);
    }
    for (const id of asked) if (!found.has(id)) remove(id);
    trim();
    version++;
    publishPending();
  };
  const loadAll = async (loadChanged: () => Promise<void>) => {
    const unseen = new Set([...known.keys(), ...pinned]);
    let last: Item | undefined;
    let count = 0;
    let isMore = true;
    while (isMore && count < max) {
      const size = Math.min(batchMax, max - count);
      const items = await source.listAfter(last && placeOfItem(last), size);
      for (const item of items) {
        put(item);
        unseen.delete(item.id);
      }
      count += items.length;
      isMore = items.length === size;
      last = items.at(-1);
      await loadChanged();
    }
    setFloor(isMore && last !== undefined ? placeOfItem(last) : undefined);
    // Checked again: an item that was listed again behind the scan still exists.
    const uncertain = [...unseen].filter((id) => known.has(id) || pinned.has(id));
    for (let from = 0; from < uncertain.length; from += batchMax) {
      await loadThese(uncertain.slice(from, from + batchMax));
    }
    version++;
    publishPending();
  };
  const { name, topic, isSubject } = source;
  const cache = subscribeCache(ctx, {
    name,
    topic,
    ...(isSubject && { isSubject }),
    loadAll,
    loadThese,
    reloadEveryMs,
  });
  return {
    upToDate: cache.upToDate,
    isUpToDate: cache.isUpToDate,
    inOrder() {
      ordered ??= [...known.values()].filter(inWindow).sort(newestFirst);
      return ordered;
    },
    floor: () => floor,
    version: () => version,
    subscribe(listener) {
      listener([...known.values()], [], floor);
      listeners.push(listener);
    },
    async pin(ids) {
      pinned = ids;
      const unknown = [...ids].filter((id) => !loadedPins.has(id) && !known.has(id));
      if (floor !== undefined && unknown.length > 0) await cache.load(unknown);
      loadedPins = ids;
      for (const item of known.values()) if (!inWindow(item) && !pinned.has(item.id)) remove(item.id);
      publishPending();
    },
    invalidate: cache.invalidate,
    reload: cache.reload,
    close: cache.close,
  };
}

function placeOfItem({ createdAt, id }: Placed): NewestPlace {
  return [createdAt, id];
}

function isBelow({ createdAt, id }: Placed, [atMs, floorId]: NewestPlace): boolean {
  return createdAt < atMs || (createdAt === atMs && id < floorId);
}

function newestFirst(a: Placed, b: Placed): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
}
