import { sql } from 'kysely';
import { inTransaction } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { JobHandler } from '../platform/jobs.ts';
import { publish } from '../platform/pubsub.ts';
import { seenDays } from './read-feed.ts';

/** How long a cursor of the feed is valid. */
const runSecondsMax = 86_400;
/** A page may still be on its way when its cursor expires. */
const graceSeconds = 3600;

/** Takes a new snapshot of popularity and notifies the nodes. */
export async function measurePopularity(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now();
  const expired = secondsAfter(now, -runSecondsMax - graceSeconds);
  await inTransaction(ctx.db, async (tx) => {
    await sql`select feed_measure_popularity(${now})`.execute(tx);
    await sql`delete from feed_popularity where measured_at < ${expired}`.execute(tx);
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

const batchMax = 5000;

/** Deletes what was seen too long ago to count in any run that is still valid. */
export async function sweepFeed({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = secondsAfter(clock.now(), -seenDays * 86_400 - runSecondsMax - graceSeconds);
  for (let deleted = batchMax; deleted === batchMax; ) {
    const { numAffectedRows } = await sql`
      delete from feed_seen where ctid = any(array(
        select ctid from feed_seen where seen_at < ${before} limit ${batchMax}))`.execute(db);
    deleted = Number(numAffectedRows ?? 0);
  }
}

export const sweepFeedJob: JobHandler = {
  name: 'sweep-feed',
  retries: 2,
  retryDelaySeconds: 20,
  expireSeconds: 1800,
  concurrency: 1,
  cron: '30 3 * * *',
  run: sweepFeed,
};
