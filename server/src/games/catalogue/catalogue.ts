import type { Context } from '../../platform/context.ts';
import { subscribeCache } from '../../platform/subscribed-cache.ts';
import { type Listed, type ListedGameRow, viewOfGame } from './game.ts';
import { eachBatchOfListedGames, listListedGamesAmong } from './game-queries.ts';
import { keepPrepared } from './keep-prepared.ts';
import { createListPress, type PreparedList } from './prepared-list.ts';

declare module '../../platform/pubsub.ts' {
  interface Topics {
    games: 'game id';
  }
}

/** Every listed game, in memory, newest first; changes arrive by pubsub, counts every `countsEveryMs`. */
export type Catalogue = {
  /** The answer that holds all games. */
  all(): Promise<PreparedList>;
  /** All games as they stand; another array after every change. */
  inOrder(): Promise<readonly Listed[]>;
  /** Tells of all games at once, then of those that are new or different, and of the ids of those that are gone. */
  subscribe(watcher: Watcher): void;
  /** Whatever changed up to a second ago is known, and watchers were told, when this is done. */
  upToDate(): Promise<void>;
  /** This node has just changed the game: the next answer shows it. */
  changed(gameId: string): void;
  /** Reads everything anew, for the counts. */
  refresh(): Promise<void>;
  close(): void;
};

export type Watcher = (listed: readonly Listed[], gone: readonly string[]) => void;

const countsEveryMs = 50_000;

export function openCatalogue(ctx: Pick<Context, 'config' | 'db' | 'pubsub' | 'log'>): Catalogue {
  const known = new Map<string, Listed>();
  let inOrder: readonly Listed[] = [];
  const watchers: Watcher[] = [];
  let news: { listed: Listed[]; gone: string[] } = { listed: [], gone: [] };
  const press = createListPress();
  const prepared = keepPrepared(() => press(inOrder));

  const keep = (row: ListedGameRow) => {
    const json = JSON.stringify(viewOfGame(row, ctx.config));
    if (known.get(row.id)?.json === json) return;
    const listed = { id: row.id, creatorId: row.creatorId, createdAt: row.createdAt.getTime(), json };
    known.set(row.id, listed);
    news.listed.push(listed);
  };
  const show = () => {
    const { listed, gone } = news;
    if (listed.length + gone.length === 0) return;
    news = { listed: [], gone: [] };
    inOrder = [...known.values()].sort(newestFirst);
    prepared.outdate();
    for (const watcher of watchers) watcher(listed, gone);
  };
  const loadThese = async (ids: string[]) => {
    const gone = new Set(ids);
    for (const row of await listListedGamesAmong(ctx.db, ids)) {
      keep(row);
      gone.delete(row.id);
    }
    for (const id of gone) if (known.delete(id)) news.gone.push(id);
    show();
  };
  const loadAll = async (loadChanged: () => Promise<void>) => {
    const notMet = new Set(known.keys());
    for await (const batch of eachBatchOfListedGames(ctx.db)) {
      for (const row of batch) {
        keep(row);
        notMet.delete(row.id);
      }
      await loadChanged();
    }
    // They are gone, unless they came back after their place was passed.
    if (notMet.size > 0) await loadThese([...notMet]);
    show();
  };
  const followed = subscribeCache(ctx, {
    name: 'the catalogue',
    topic: 'games',
    loadAll,
    loadThese,
    reloadEveryMs: countsEveryMs,
  });

  return {
    async all() {
      await followed.upToDate();
      return prepared.get();
    },
    async inOrder() {
      await followed.upToDate();
      return inOrder;
    },
    subscribe(watcher) {
      watcher([...known.values()], []);
      watchers.push(watcher);
    },
    upToDate: followed.upToDate,
    changed: followed.invalidate,
    refresh: followed.reload,
    close: followed.close,
  };
}

function newestFirst(a: Listed, b: Listed): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
}
