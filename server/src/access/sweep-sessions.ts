import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { batchMax, deleteInBatches, inBatches } from '../database/in-batches.ts';
import { type Clock, secondsAfter } from '../platform/clock.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';
import { idempotencySeconds } from './idempotency.ts';
import { type LimitName, limits } from './limits.ts';
import { endedAt } from './own-session-queries.ts';

/** Deletes expired sessions and idempotency keys, and limit windows without any current use. */
export async function sweepAccess(
  db: Db,
  clock: Clock,
  signal?: AbortSignal,
): Promise<{ sessions: number; windows: number }> {
  const now = clock.now();
  const sessions = await inBatches(
    db,
    (limit) => sql`
      with gone as (delete from sessions where ctid = any (array(
        select ctid from sessions where expires_at <= ${now} limit ${limit})) returning account_id),
      ended as (${endedAt(now)})
      select from gone`,
    signal,
  );
  let windows = 0;
  for (const name of Object.keys(limits) as LimitName[]) windows += await sweepWindows(db, name, now, signal);
  await deleteInBatches(db, 'idempotency_keys', sql`created_at <= ${secondsAfter(now, -idempotencySeconds)}`, signal);
  return { sessions, windows };
}

/**
 * The windows of one limit, each as long as that limit's. Scans the subjects in order, so that windows that stay are
 * read once and not once per batch.
 */
async function sweepWindows(db: Db, name: LimitName, now: Date, signal?: AbortSignal): Promise<number> {
  const before = secondsAfter(now, -limits[name].windowSeconds);
  let all = 0;
  for (let after = ''; !signal?.aborted; ) {
    const { rows } = await sql<{ upTo: string | null; deleted: number; seen: number }>`
      with seen as (
        select subject, last_used_at from limit_windows where limit_name = ${name} and subject > ${after}
        order by subject limit ${batchMax}),
      gone as (
        delete from limit_windows w using seen s
        where w.limit_name = ${name} and w.subject = s.subject and s.last_used_at < ${before}
          and w.last_used_at < ${before} returning 1)
      select max(subject) as "upTo", count(*) as seen, (select count(*) from gone) as deleted from seen`.execute(db);
    const { upTo = null, deleted = 0, seen = 0 } = rows[0] ?? {};
    all += deleted;
    if (upTo === null || seen < batchMax) break;
    after = upTo;
  }
  return all;
}

export const sweepSessionsJob: JobHandler = {
  ...recurring,
  name: 'sweep-access',
  expireSeconds: 1800,
  cron: '17 * * * *',
  run: async (ctx, _data, { signal }) => {
    await sweepAccess(ctx.db, ctx.clock, signal);
  },
};
