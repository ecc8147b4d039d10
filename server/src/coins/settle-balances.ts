import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';

const batch = 10_000;

/** Adds new entries to the stored balances, in short transactions, so that reads and payments have few left to add. */
export async function settleBalances(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string; batches: number }>`
    select coin_account_id as id, ceil(count(*)::numeric / ${batch})::int as batches
    from coin_unsettled group by coin_account_id`.execute(db);
  for (const { id, batches } of rows) {
    for (let done = 0; done < batches; done++) await sql`select coins_settle(${id}, ${batch})`.execute(db);
  }
}

export const settleBalancesJob: JobHandler = {
  ...recurring,
  name: 'settle-balances',
  expireSeconds: 300,
  cron: '* * * * *',
  run: (ctx) => settleBalances(ctx.db),
};
