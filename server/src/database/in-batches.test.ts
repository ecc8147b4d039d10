import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { limits } from '../access/limits.ts';
import { sweepAccess } from '../access/sweep-sessions.ts';
import { secondsAfter } from '../platform/clock.ts';
import { startService } from '../testing/service.ts';
import { batchMax, deleteInBatches } from './in-batches.ts';

const { ctx, clock } = await startService();

const countOf = async (limit: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from limit_windows where limit_name = ${limit}`.execute(ctx.db);
  return rows[0]?.count;
};

it('sweeps more windows than one statement takes, each limit by its own length', async () => {
  const now = clock.now();
  const usedAt = secondsAfter(now, -2 * limits.like.windowSeconds);
  const windows = 2 * batchMax + 10;
  for (const limit of ['like', 'handle_change']) {
    await sql`
      insert into limit_windows (limit_name, subject, last_used_at)
      select ${limit}, 'subject ' || n, case when n % 10 = 0 then ${now}::timestamptz else ${usedAt}::timestamptz end
      from generate_series(1, ${windows}::int) as n`.execute(ctx.db);
  }
  expect(await sweepAccess(ctx.db, clock)).toMatchObject({ windows: windows - Math.floor(windows / 10) });
  // A handle may be changed three times in a week, so two hours ago still counts.
  expect([await countOf('like'), await countOf('handle_change')]).toEqual([Math.floor(windows / 10), windows]);
});

it('keeps finished batches when it is stopped, and continues the next time', async () => {
  const rows = 3 * batchMax;
  await sql`insert into limit_windows (limit_name, subject) select 'report', 'r' || n
    from generate_series(1, ${rows}::int) as n`.execute(ctx.db);
  const stop = new AbortController();
  stop.abort();
  const where = sql`limit_name = 'report'`;
  expect(await deleteInBatches(ctx.db, 'limit_windows', where, stop.signal)).toBe(0);
  expect(await deleteInBatches(ctx.db, 'limit_windows', where)).toBe(rows);
  expect(await countOf('report')).toBe(0);
});
