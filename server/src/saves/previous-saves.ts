import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { type Spent, spend } from '../access/limits.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { type Db, inTransaction } from '../database/db.ts';
import { deleteInBatches } from '../database/in-batches.ts';
import { notFound } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';

export const previousDaysKept = 30;

export type PreviousSave = { gameId: string; title: string; updatedAt: Date; size: number };

/** A merged guest's saves in games where the member has their own, the latest first. */
export async function listPreviousSaves(db: Db, accountId: string, now: Date): Promise<PreviousSave[]> {
  const { rows } = await sql<PreviousSave>`
    select p.game_id as "gameId", g.title, p.updated_at as "updatedAt", octet_length(p.state) as size
    from previous_states p join games g on g.id = p.game_id
    where p.account_id = ${accountId} and p.kept_until > ${now}
    order by p.updated_at desc, p.game_id limit 1000`.execute(db);
  return rows;
}

export type Restored = { version: number; updatedAt: Date; spent: Spent };

/** Swaps a previous state with the current one, so that nothing is lost by trying; counts as a write. */
export function restorePreviousSave(
  ctx: Context,
  { accountId }: Pick<Caller, 'accountId'>,
  gameId: string,
): Promise<Restored> {
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    await requireOpen(tx, accountId);
    // The limit window is the lock that serializes all writes of a player in a game.
    const spent = await spend(tx, ctx.clock, 'state_write', `${accountId}:${gameId}`, accountId);
    const { rows } = await sql<{ state: string }>`
      select state from previous_states
      where account_id = ${accountId} and game_id = ${gameId} and kept_until > ${now} for update`.execute(tx);
    if (rows[0] === undefined) throw notFound('previous save of this game');
    await sql`
      update previous_states p set state = s.state, updated_at = s.updated_at from saved_states s
      where p.account_id = ${accountId} and p.game_id = ${gameId}
        and s.account_id = p.account_id and s.game_id = p.game_id`.execute(tx);
    const written = await sql<{ version: number; updatedAt: Date }>`
      insert into saved_states as s (account_id, game_id, state, updated_at)
      values (${accountId}, ${gameId}, ${rows[0].state}, ${now})
      on conflict (account_id, game_id) do update set state = excluded.state, version = s.version + 1, updated_at = ${now}
      returning s.version, s.updated_at as "updatedAt"`.execute(tx);
    if (written.rows[0] === undefined) throw new Error('A restored state is one row');
    return { ...written.rows[0], spent };
  });
}

export const sweepPreviousSavesJob: JobHandler = {
  ...recurring,
  name: 'sweep-previous-saves',
  cron: '41 * * * *',
  run: async (ctx) => {
    await deleteInBatches(ctx.db, 'previous_states', sql`kept_until <= ${ctx.clock.now()}`);
  },
};
