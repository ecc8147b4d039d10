import type { Context } from '../../platform/context.ts';
import { staleWhileRevalidate } from '../../platform/stale-while-revalidate.ts';
import { subscribeCache } from '../../platform/subscribed-cache.ts';
import { type Listed, type ListedGameRow, viewOfGame } from './game.ts';
import { eachBatchOfListedGames, listListedGamesAmong } from './game-queries.ts';
import { createListSerializer, type SerializedList } from './list-serializer.ts';

declare module '../../platform/pubsub.ts' {
  interface Topics {
    games: 'game id';
  }
}

/** An in-memory cache of every listed game, newest first. Changes arrive by pub/sub, play counts every `countsEveryMs`. */
export type Catalogue = {
  /** The response body with all games. */
  all(): Promise<SerializedList>;
  /** All games; another array after every change. */
  inOrder(): Promise<readonly Listed[]>;
  /** Notifies of all games at once, then of new and changed ones, and of the ids of removed ones. */
  subscribe(listener: CatalogueListener): void;
  /** Resolves when whatever changed up to a second ago is loaded and listeners are notified. */
  upToDate(): Promise<void>;
  /** This node has just changed the game: the next answer shows it. */
  invalidate(gameId: string): void;
  /** Reads everything again, for the counts. */
  reload(): Promise<void>;
  close(): void;
};

export type CatalogueListener = (changed: readonly Listed[], removed: readonly string[]) => void;

const countsEveryMs = 50_000;

export function openCatalogue(ctx: Pick<Context, 'config' | 'db' | 'pubsub' | 'log'>): Catalogue {
  const known = new Map<string, Listed>();
  let inOrder: readonly Listed[] = [];
  const listeners: CatalogueListener[] = [];
  let pending: { changed: Listed[]; removed: string[] } = { changed: [], removed: [] };
  let isChangedHere = false;
  const serialize = createListSerializer();
  const serialized = staleWhileRevalidate(() => serialize(inOrder));

  const put = (row: ListedGameRow) => {
    const json = JSON.stringify(viewOfGame(row, ctx.config));
    if (known.get(row.id)?.json === json) return;
    const listed = { id: row.id, creatorId: row.creatorId, createdAt: row.createdAt.getTime(), json };
    known.set(row.id, listed);
    pending.changed.push(listed);
  };
  const publishPending = () => {
    const { changed, removed } = pending;
    if (changed.length + removed.length === 0) return;
    pending = { changed: [], removed: [] };
    inOrder = [...known.values()].sort(newestFirst);
    serialized.invalidate({ allowStale: !isChangedHere });
    isChangedHere = false;
    for (const listener of listeners) listener(changed, removed);
  };
  const loadThese = async (ids: string[]) => {
    const missing = new Set(ids);
    for (const row of await listListedGamesAmong(ctx.db, ids)) {
      put(row);
      missing.delete(row.id);
    }
    for (const id of missing) if (known.delete(id)) pending.removed.push(id);
    publishPending();
  };
  const loadAll = async (loadChanged: () => Promise<void>) => {
    const missing = new Set(known.keys());
    for await (const batch of eachBatchOfListedGames(ctx.db)) {
      for (const row of batch) {
        put(row);
        missing.delete(row.id);
      }
      await loadChanged();
    }
    // Checked once more: one that was listed again behind the scan is not gone.
    if (missing.size > 0) await loadThese([...missing]);
    publishPending();
  };
  const cache = subscribeCache(ctx, {
    name: 'the catalogue',
    topic: 'games',
    loadAll,
    loadThese,
    reloadEveryMs: countsEveryMs,
  });

  return {
    async all() {
      await cache.upToDate();
      return serialized.get();
    },
    async inOrder() {
      await cache.upToDate();
      return inOrder;
    },
    subscribe(listener) {
      listener([...known.values()], []);
      listeners.push(listener);
    },
    upToDate: cache.upToDate,
    invalidate(gameId) {
      // Now, should the notification have been faster than this call, and again once the change is loaded.
      serialized.invalidate({ allowStale: false });
      isChangedHere = true;
      cache.invalidate(gameId);
    },
    reload: cache.reload,
    close: cache.close,
  };
}

function newestFirst(a: Listed, b: Listed): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
}
