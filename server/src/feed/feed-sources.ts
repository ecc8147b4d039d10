import { sql } from 'kysely';
import { type PublicClipRow, viewOfClip } from '../clips/clip.ts';
import { eachBatchOfPublicClips, listPublicClipsAmong } from '../clips/clip-queries.ts';
import type { Catalogue } from '../games/catalogue/catalogue.ts';
import { Refusal } from '../http/errors.ts';
import { listLiveNow } from '../live/live-queries.ts';
import { viewOfLive } from '../live/live-stream.ts';
import type { Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { subscribeCache } from '../platform/subscribed-cache.ts';
import { type FeedIndex, type FeedItem, keyOf, type Popularity, unmeasured } from './feed-index.ts';

/** Keeps the items of one type in the index current. */
type FeedSource = {
  /** Resolves when whatever changed up to a second ago is in the index. */
  upToDate(): Promise<void>;
  close(): void;
};

export function openFeedSources(ctx: Context, index: FeedIndex, catalogue: Catalogue): FeedSource {
  const sources = [openGames(ctx, index, catalogue), openClips(ctx, index), openStreams(ctx, index)];
  return {
    async upToDate() {
      for (const source of sources) await source.upToDate();
    },
    close() {
      for (const source of sources) source.close();
    },
  };
}

/** Every listed game: the catalogue has them in memory and notifies of changes. */
function openGames(ctx: Context, index: FeedIndex, catalogue: Catalogue): FeedSource {
  catalogue.subscribe((changed, removed) => {
    const items = changed.map(
      ({ id, creatorId, createdAt, json }): FeedItem => ({
        id,
        key: keyOf(id),
        type: 'game',
        creatorId,
        createdAt,
        json,
      }),
    );
    index.put(items, ctx.clock.now().getTime());
    index.remove(removed);
  });
  return { upToDate: () => catalogue.upToDate(), close: () => undefined };
}

/** A count in a list may be a minute old. */
const clipsReloadEveryMs = 50_000;

/** Every clip that is ready and public. */
function openClips(ctx: Context, index: FeedIndex): FeedSource {
  const creators = new Map<string, string>();

  const put = (rows: readonly PublicClipRow[]) => {
    for (const { id, creatorId } of rows) creators.set(id, creatorId);
    index.put(
      rows.map(({ creatorId, ...row }): FeedItem => {
        const json = JSON.stringify(viewOfClip(row, ctx.config.baseUrl));
        return { id: row.id, key: keyOf(row.id), type: 'clip', creatorId, createdAt: row.createdAt.getTime(), json };
      }),
      ctx.clock.now().getTime(),
    );
  };
  /** Ids of clips, or of creators all of whose clips changed. */
  const loadThese = async (ids: string[]) => {
    const rows = await listPublicClipsAmong(ctx.db, ids);
    put(rows);
    const found = new Set(rows.map(({ id }) => id));
    const asked = new Set(ids);
    const gone = [...creators].filter(([id, creatorId]) => (asked.has(id) || asked.has(creatorId)) && !found.has(id));
    for (const [id] of gone) creators.delete(id);
    index.remove(gone.map(([id]) => id));
  };
  const loadAll = async (loadChanged: () => Promise<void>) => {
    const missing = new Set(creators.keys());
    for await (const rows of eachBatchOfPublicClips(ctx.db)) {
      for (const { id } of rows) missing.delete(id);
      put(rows);
      await loadChanged();
    }
    // Checked once more: one that became public behind the scan is not gone.
    if (missing.size > 0) await loadThese([...missing]);
  };
  return subscribeCache(ctx, {
    name: "the feed's clips",
    topic: 'feed',
    isSubject: isId,
    loadAll,
    loadThese,
    reloadEveryMs: clipsReloadEveryMs,
  });
}

/** There are few streams, and one whose ingest died publishes nothing: all are read again, at most once a second. */
const streamsReadEveryMs = 1000;

/** Every stream that is live now. */
function openStreams(ctx: Context, index: FeedIndex): FeedSource {
  let known: string[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const invalidate = () => {
    readAt = Number.NEGATIVE_INFINITY;
  };
  ctx.pubsub.subscribe('live', invalidate);
  ctx.pubsub.subscribe('feed', invalidate);
  const read = async () => {
    readAt = performance.now();
    const now = ctx.clock.now();
    try {
      const rows = await listLiveNow(ctx.db, now);
      const items = rows.map(({ accountId, ...row }): FeedItem => {
        const json = JSON.stringify(viewOfLive(row, ctx.config));
        const createdAt = row.startedAt?.getTime() ?? now.getTime();
        return { id: row.id, key: keyOf(row.id), type: 'live', creatorId: accountId, createdAt, json };
      });
      index.put(items, now.getTime());
      const live = new Set(items.map(({ id }) => id));
      index.remove(known.filter((id) => !live.has(id)));
      known = [...live];
    } catch (error) {
      invalidate();
      throw error;
    }
  };
  return {
    async upToDate() {
      if (performance.now() - readAt < streamsReadEveryMs) return reading;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    close: () => undefined,
  };
}

/** The snapshots that runs use: the latest for new runs, earlier ones for runs that continue. */
export type Popularities = {
  latest(): Promise<Popularity>;
  /** The one a cursor names; refuses when it has expired. */
  at(measuredAt: number): Promise<Popularity>;
};

const cachedMax = 6;
const latestTtlMs = 60_000;

type PopularityRow = { measuredAt: Date; gameIds: string[]; players: number[] };
const columns = sql`measured_at as "measuredAt", game_ids as "gameIds", players`;

export function openPopularities(ctx: Pick<Context, 'db' | 'pubsub'>): Popularities {
  const cached = new Map<number, Popularity>([[0, unmeasured]]);
  let latest: Promise<Popularity> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  ctx.pubsub.subscribe('feed', (subject) => {
    if (subject === undefined || subject === 'popularity') latest = undefined;
  });
  const cache = ({ measuredAt, gameIds, players }: PopularityRow): Popularity => {
    const at = measuredAt.getTime();
    const popularity = cached.get(at) ?? {
      measuredAt: at,
      players: new Map(gameIds.map((id, i) => [keyOf(id), players[i] ?? 0])),
    };
    cached.set(at, popularity);
    for (const oldest of cached.keys()) if (cached.size > cachedMax && oldest !== 0) cached.delete(oldest);
    return popularity;
  };
  const readLatest = async (): Promise<Popularity> => {
    const { rows } =
      await sql<PopularityRow>`select ${columns} from feed_popularity order by measured_at desc limit 1`.execute(
        ctx.db,
      );
    return rows[0] ? cache(rows[0]) : unmeasured;
  };
  return {
    latest() {
      if (latest === undefined || performance.now() - readAt > latestTtlMs) {
        readAt = performance.now();
        latest = readLatest();
        // The caller gets the error; the next call reads again.
        latest.catch(() => {
          latest = undefined;
        });
      }
      return latest;
    },
    async at(measuredAt) {
      const known = cached.get(measuredAt);
      if (known) return known;
      const { rows } = await sql<PopularityRow>`
        select ${columns} from feed_popularity where measured_at = ${new Date(measuredAt)}`.execute(ctx.db);
      if (rows[0] === undefined) {
        throw new Refusal('invalid_cursor', 'This feed is too old to be read on in; start again without the cursor.');
      }
      return cache(rows[0]);
    },
  };
}
