import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/db.ts';
import { isOpenToAll } from '../games/catalogue/game-queries.ts';
import { type SerializedList, serializeText } from '../games/catalogue/list-serializer.ts';
import { notFound } from '../http/errors.ts';
import { countCacheReads } from '../platform/cache-reads.ts';
import type { Context } from '../platform/context.ts';
import { listActiveItems } from './item-queries.ts';

export type ItemLists = {
  /** The body of a game's public list, built once for each state of its shop; 404 for a game that is not open. */
  get(gameId: string): Promise<SerializedList>;
};

type Prepared = { revision: number; list: SerializedList };

const bytesMax = 64 * 1024 * 1024;

/** Each response reads only the shop's revision, and builds the list only when it differs from the cached one. */
export function createItemLists(ctx: Pick<Context, 'db' | 'config'>): ItemLists {
  const reads = countCacheReads('item lists');
  const cached = new LRUCache<string, Prepared>({
    maxSize: bytesMax,
    sizeCalculation: ({ list }) => list.plain().length + 1,
  });
  return {
    async get(gameId) {
      const revision = await getRevision(ctx.db, gameId);
      const known = cached.get(gameId);
      const isKnown = known?.revision === revision;
      reads[isKnown ? 'hits' : 'misses']++;
      if (isKnown) return known.list;
      const items = await listActiveItems(ctx.db, gameId, ctx.config.baseUrl);
      const list = serializeText(JSON.stringify({ items }));
      cached.set(gameId, { revision, list });
      return list;
    },
  };
}

/**
 * Rises with every item and every version of one. Read before the items: a list may be newer than its revision, never
 * older.
 */
async function getRevision(db: Db, gameId: string): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    select coalesce((select sum(i.version) from items i where i.game_id = g.id), 0)::bigint as revision
    from games g join accounts a on a.id = g.creator_id where g.id = ${gameId} and ${isOpenToAll}`.execute(db);
  if (rows[0] === undefined) throw notFound('game');
  return rows[0].revision;
}
