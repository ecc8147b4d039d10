import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Clock, secondsAfter } from '../platform/clock.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';
import { idempotencySeconds } from './idempotency.ts';
import { limits } from './limits.ts';
import { endedAt } from './own-session-queries.ts';

/** Removes sessions and idempotency keys that have expired, and windows in which nothing counts any more. */
export async function sweepAccess(db: Db, clock: Clock): Promise<{ sessions: number; windows: number }> {
  const now = clock.now();
  const { rows: sessions } = await sql`
    with gone as (delete from sessions where expires_at <= ${now} returning account_id),
    ended as (${endedAt(now)})
    select from gone`.execute(db);
  const longest = Math.max(...Object.values(limits).map(({ windowSeconds }) => windowSeconds));
  const cutoff = new Date(now.getTime() - longest * 1000);
  const windows = await sql`delete from limit_windows where last_used_at < ${cutoff}`.execute(db);
  await sql`delete from idempotency_keys where created_at <= ${secondsAfter(now, -idempotencySeconds)}`.execute(db);
  return { sessions: sessions.length, windows: Number(windows.numAffectedRows ?? 0) };
}

export const sweepSessionsJob: JobHandler = {
  ...recurring,
  name: 'sweep-access',
  cron: '17 * * * *',
  run: async (ctx) => {
    await sweepAccess(ctx.db, ctx.clock);
  },
};
