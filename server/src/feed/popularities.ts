import { sql } from 'kysely';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { keyOf, type Popularity, unmeasured } from './feed-index.ts';

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

/** `pin` keeps the items with players in the snapshots in use in the index; a snapshot is used once that is done. */
export function openPopularities(
  ctx: Pick<Context, 'db' | 'pubsub'>,
  pin: (ids: ReadonlySet<string>) => Promise<void>,
): Popularities {
  // The least recently used one stays first and is evicted first.
  const cached = new Map<number, { ids: string[]; ready: Promise<Popularity> }>();
  let latest: Promise<Popularity> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  ctx.pubsub.subscribe('feed', (subject) => {
    if (subject === undefined || subject === 'popularity') latest = undefined;
  });
  const pinAll = async (popularity: Popularity): Promise<Popularity> => {
    await pin(new Set([...cached.values()].flatMap(({ ids }) => ids)));
    return popularity;
  };
  const find = (measuredAt: number): Promise<Popularity> | undefined => {
    const known = cached.get(measuredAt);
    if (known === undefined) return undefined;
    cached.delete(measuredAt);
    cached.set(measuredAt, known);
    return known.ready;
  };
  const cache = ({ measuredAt, gameIds, players }: PopularityRow): Promise<Popularity> => {
    const at = measuredAt.getTime();
    const known = find(at);
    if (known !== undefined) return known;
    const popularity: Popularity = {
      measuredAt: at,
      players: new Map(gameIds.map((id, i) => [keyOf(id), players[i] ?? 0])),
    };
    const entry = { ids: gameIds, ready: Promise.resolve(popularity) };
    cached.set(at, entry);
    for (const oldest of cached.keys()) if (cached.size > cachedMax) cached.delete(oldest);
    entry.ready = pinAll(popularity);
    // Waiting callers get the error; the next call reads again.
    entry.ready.catch(() => cached.delete(at));
    return entry.ready;
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
      const known = measuredAt === 0 ? unmeasured : find(measuredAt);
      if (known !== undefined) return known;
      const { rows } = await sql<PopularityRow>`
        select ${columns} from feed_popularity where measured_at = ${new Date(measuredAt)}`.execute(ctx.db);
      if (rows[0] === undefined) {
        throw new Refusal('invalid_cursor', 'This feed is too old to be read on in; start again without the cursor.');
      }
      return cache(rows[0]);
    },
  };
}
