import type { Context } from '../platform/context.ts';
import { type ListedGameRow, viewOfGame } from './game.ts';
import { eachBatchOfListedGames, listListedGamesAmong } from './game-queries.ts';
import { type PreparedList, prepareList } from './prepared-list.ts';

/** A listed game as it stands in lists: its place in the order and its JSON, made once. */
export type Listed = { id: string; creatorId: string; createdAt: number; json: string };

/** Every listed game, in memory, newest first; changes arrive by signals, counts every `countsEveryMs`. */
export type Catalogue = {
  /** The answer that holds all games. */
  all(): Promise<PreparedList>;
  /** Up to `limit` games after a place. */
  page(after: Place | undefined, limit: number): Promise<Listed[]>;
  /** Tells of all games at once, then of those that are new or different, and of the ids of those that are gone. */
  watch(watcher: Watcher): void;
  /** Whatever changed up to a second ago is known, and watchers were told, when this is done. */
  upToDate(): Promise<void>;
  /** Reads everything anew, for the counts. */
  refresh(): Promise<void>;
  close(): void;
};

export type Watcher = (listed: readonly Listed[], gone: readonly string[]) => void;

export type Place = [createdAt: number, id: string];

const countsEveryMs = 50_000;
const gatherMs = 20;
const oneByOneMax = 500;
// Together with gathering and reading, a change is in the prepared answer well within a second.
const preparedLateMsMax = 400;

export function openCatalogue(ctx: Pick<Context, 'config' | 'db' | 'signals' | 'log'>): Catalogue {
  const known = new Map<string, Listed>();
  let inOrder: Listed[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let mustReadAll = true;
  const changed = new Set<string>();
  let reading: Promise<void> | undefined;
  let gathering: NodeJS.Timeout | undefined;
  const watchers: Watcher[] = [];
  let news: { listed: Listed[]; gone: string[] } = { listed: [], gone: [] };

  const keep = (row: ListedGameRow): boolean => {
    const json = JSON.stringify(viewOfGame(row, ctx.config));
    if (known.get(row.id)?.json === json) return false;
    const listed = { id: row.id, creatorId: row.creatorId, createdAt: row.createdAt.getTime(), json };
    known.set(row.id, listed);
    news.listed.push(listed);
    return true;
  };
  const drop = (id: string): boolean => {
    if (!known.delete(id)) return false;
    news.gone.push(id);
    return true;
  };
  const tellWatchers = () => {
    const { listed, gone } = news;
    news = { listed: [], gone: [] };
    if (listed.length + gone.length > 0) for (const watcher of watchers) watcher(listed, gone);
  };
  const readAll = async (): Promise<boolean> => {
    const seen = new Set<string>();
    let differs = false;
    for await (const batch of eachBatchOfListedGames(ctx.db)) {
      for (const row of batch) {
        seen.add(row.id);
        differs = keep(row) || differs;
      }
    }
    for (const id of known.keys()) if (!seen.has(id)) differs = drop(id) || differs;
    return differs;
  };
  const readChanged = async (ids: string[]): Promise<boolean> => {
    const rows = await listListedGamesAmong(ctx.db, ids);
    const found = new Set(rows.map((row) => row.id));
    let differs = false;
    for (const row of rows) differs = keep(row) || differs;
    for (const id of ids) if (!found.has(id)) differs = drop(id) || differs;
    return differs;
  };
  const readNews = async () => {
    while (mustReadAll || changed.size > 0) {
      const ids = [...changed];
      const all = mustReadAll || ids.length > oneByOneMax;
      const startedAt = performance.now();
      mustReadAll = false;
      changed.clear();
      try {
        const differs = all ? await readAll() : await readChanged(ids);
        if (differs) {
          inOrder = [...known.values()].sort(newestFirst);
          prepared.outdate();
        }
        if (all) readAt = startedAt;
      } catch (error) {
        mustReadAll = true;
        throw error;
      } finally {
        tellWatchers();
      }
    }
  };
  const refresh = (): Promise<void> => {
    reading ??= readNews().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  // Nobody awaits this one; while it fails, every request reads by itself and tells its caller.
  const refreshSoon = () => {
    if (readAt === Number.NEGATIVE_INFINITY) return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      refresh().catch((error: Error) => ctx.log.warn({ reason: error.message }, 'the catalogue could not be read'));
    }, gatherMs).unref();
  };
  const upToDate = async () => {
    // While the node cannot hear the others, what was read half a second ago is as old as an answer may be.
    if (!ctx.signals.isFresh() && performance.now() - readAt > 500) mustReadAll = true;
    if (mustReadAll) await refresh();
  };

  ctx.signals.on('games', (gameId) => {
    if (gameId === undefined) mustReadAll = true;
    else if (!mustReadAll) changed.add(gameId);
    refreshSoon();
  });
  const timer = setInterval(() => {
    mustReadAll = true;
    refreshSoon();
  }, countsEveryMs).unref();

  const prepared = keepPrepared(() => inOrder.map((game) => game.json));
  return {
    async all() {
      await upToDate();
      return prepared.get();
    },
    async page(after, limit) {
      await upToDate();
      const start = after === undefined ? 0 : firstAfter(inOrder, after);
      return inOrder.slice(start, start + limit);
    },
    watch(watcher) {
      watcher([...known.values()], []);
      watchers.push(watcher);
    },
    upToDate,
    refresh() {
      mustReadAll = true;
      return refresh();
    },
    close() {
      clearInterval(timer);
      clearTimeout(gathering);
    },
  };
}

/**
 * The prepared answer. It is made when somebody asks and it is out of date; meanwhile others get the one before, as
 * long as that is not too old to show.
 */
function keepPrepared(items: () => string[]) {
  let latest: PreparedList | undefined;
  let making: Promise<PreparedList> | undefined;
  let version = 0;
  let madeVersion = -1;
  let outdatedAt = 0;

  const make = async (): Promise<PreparedList> => {
    const making = version;
    const list = await prepareList(items());
    latest = list;
    madeVersion = making;
    return list;
  };
  return {
    outdate() {
      if (madeVersion === version) outdatedAt = performance.now();
      version++;
    },
    async get(): Promise<PreparedList> {
      if (latest !== undefined && madeVersion === version) return latest;
      making ??= make().finally(() => {
        making = undefined;
      });
      if (latest === undefined || performance.now() - outdatedAt > preparedLateMsMax) return making;
      // Whoever has to wait for the next try hears why it fails.
      making.catch(() => undefined);
      return latest;
    },
  };
}

function newestFirst(a: Listed, b: Listed): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
}

function firstAfter(games: readonly Listed[], [createdAt, id]: Place): number {
  let [low, high] = [0, games.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const game = games[middle];
    const comesAfter =
      game !== undefined && (game.createdAt < createdAt || (game.createdAt === createdAt && game.id < id));
    if (comesAfter) high = middle;
    else low = middle + 1;
  }
  return low;
}
