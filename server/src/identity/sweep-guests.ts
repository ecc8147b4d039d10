import { sql } from 'kysely';
import { inTransaction } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';
import { accountSteps } from './account-steps-list.ts';

export const guestDaysKept = 90;
const batch = 200;

/**
 * Deletes guests without any data some time after their last session ended; returns how many. A guest with any data (a
 * play, a state, coins, a report …) stays, because its device may come back.
 */
export async function sweepGuests(ctx: Context): Promise<number> {
  const before = secondsAfter(ctx.clock.now(), -guestDaysKept * 86_400);
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a left join ended_sessions e on e.account_id = a.id
    where a.kind = 'guest' and a.closed_at is null and a.banned_at is null
      -- Of guests from before ends were kept it is only known when they came, and that a session lasts as long again.
      and coalesce(e.ended_at, a.created_at + make_interval(days => ${guestDaysKept})) < ${before}
      and not exists (select from sessions t where t.account_id = a.id)
      and not exists (select from played_games t where t.account_id = a.id)
      and not exists (select from saved_states t where t.account_id = a.id)
      and not exists (select from stored_values t where t.account_id = a.id)
      and not exists (select from unlocked_achievements t where t.account_id = a.id)
      and not exists (select from follows t where a.id in (t.follower_id, t.followee_id))
      and not exists (select from purchase_intents t where t.account_id = a.id)
      and not exists (select from coin_accounts t where t.account_id = a.id)
      and not exists (select from reports t where t.reporter_id = a.id)
    order by a.id limit ${batch}`.execute(ctx.db);
  for (const { id } of rows) await removeGuest(ctx, id);
  return rows.length;
}

async function removeGuest(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { rows } = await sql`
      select from accounts where id = ${id} and closed_at is null
        and not exists (select from sessions where account_id = ${id}) for update`.execute(tx);
    if (rows.length === 0) return;
    for (const { close } of accountSteps) await close(tx, ctx, id);
    await sql`select accounts_delete(${id})`.execute(tx);
  });
}

export const sweepGuestsJob: JobHandler = {
  ...recurring,
  name: 'sweep-guests',
  expireSeconds: 1800,
  cron: '23 4 * * *',
  run: async (ctx, _data, { signal }) => {
    while (!signal.aborted && (await sweepGuests(ctx)) === batch);
  },
};
