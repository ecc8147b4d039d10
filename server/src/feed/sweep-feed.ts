import { sql } from 'kysely';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { JobHandler } from '../platform/jobs.ts';
import { seenDays } from './feed-queries.ts';
import { runSecondsMax } from './popularity.ts';

const batch = 5000;

/** Forgets what was seen too long ago to count, in any run that still goes on. */
export async function sweepFeed({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = secondsAfter(clock.now(), -seenDays * 86_400 - runSecondsMax - 3600);
  for (let gone = batch; gone === batch; ) {
    const { numAffectedRows } = await sql`
      delete from feed_seen where ctid = any(array(
        select ctid from feed_seen where seen_at < ${before} limit ${batch}))`.execute(db);
    gone = Number(numAffectedRows ?? 0);
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
