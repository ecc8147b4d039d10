import { sql } from 'kysely';
import { inTransaction } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { JobHandler } from '../platform/jobs.ts';
import { publish } from '../platform/pubsub.ts';
import { type Popularity, unmeasured } from './feed-shelf.ts';
import { keyOf } from './feed-thing.ts';

/** How long a feed can be read on in. */
export const runSecondsMax = 86_400;

/** Measures how popular games are now, writes it down, and tells the nodes. */
export async function measurePopularity(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    await sql`select feed_measure_popularity(${now})`.execute(tx);
    await sql`delete from feed_popularity where measured_at < ${secondsAfter(now, -runSecondsMax - 3600)}`.execute(tx);
    await publish(tx, 'feed', 'popularity');
  });
}

export const measurePopularityJob: JobHandler = {
  name: 'measure-popularity',
  retries: 1,
  retryDelaySeconds: 10,
  expireSeconds: 300,
  concurrency: 1,
  cron: '*/10 * * * *',
  run: measurePopularity,
};

/** The popularities that runs use: the latest for those that begin, earlier ones for those that go on. */
export type Popularities = {
  latest(): Promise<Popularity>;
  /** The one a cursor names; a run that is too old cannot go on. */
  at(measuredAt: number): Promise<Popularity>;
};

const keptMax = 6;
const lookAgainMs = 60_000;

type Row = { measuredAt: Date; gameIds: string[]; players: number[] };
const columns = sql`measured_at as "measuredAt", game_ids as "gameIds", players`;

export function openPopularities(ctx: Pick<Context, 'db' | 'pubsub'>): Popularities {
  const kept = new Map<number, Popularity>([[0, unmeasured]]);
  let newest: Promise<Popularity> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  ctx.pubsub.subscribe('feed', (subject) => {
    if (subject === undefined || subject === 'popularity') newest = undefined;
  });
  const keep = ({ measuredAt, gameIds, players }: Row): Popularity => {
    const at = measuredAt.getTime();
    const popularity = kept.get(at) ?? {
      measuredAt: at,
      players: new Map(gameIds.map((id, i) => [keyOf(id), players[i] ?? 0])),
    };
    kept.set(at, popularity);
    for (const oldest of kept.keys()) if (kept.size > keptMax && oldest !== 0) kept.delete(oldest);
    return popularity;
  };
  const read = async (): Promise<Popularity> => {
    const { rows } = await sql<Row>`select ${columns} from feed_popularity order by measured_at desc limit 1`.execute(
      ctx.db,
    );
    return rows[0] ? keep(rows[0]) : unmeasured;
  };
  return {
    latest() {
      if (newest === undefined || performance.now() - lookedAt > lookAgainMs) {
        lookedAt = performance.now();
        newest = read();
        // Whoever asked hears of a failure; the next one asks anew.
        newest.catch(() => {
          newest = undefined;
        });
      }
      return newest;
    },
    async at(measuredAt) {
      const known = kept.get(measuredAt);
      if (known) return known;
      const { rows } = await sql<Row>`
        select ${columns} from feed_popularity where measured_at = ${new Date(measuredAt)}`.execute(ctx.db);
      if (rows[0] === undefined) {
        throw new Refusal('invalid_cursor', 'This feed is too old to be read on in; start again without the cursor.');
      }
      return keep(rows[0]);
    },
  };
}
