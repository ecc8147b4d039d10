import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { deleteGames, listDeletableGames } from '../games/builds/manage-versions.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { accountSteps } from './account-steps-list.ts';

/**
 * Closes the caller's account permanently, in one transaction; its games stay under a neutral name unless they are
 * deleted too.
 */
export async function closeOwnAccount(ctx: Context, caller: Caller, games: 'keep' | 'delete'): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { rows } = await sql`
      select id from accounts where id = ${caller.accountId} and closed_at is null and banned_at is null
      for update`.execute(tx);
    if (rows.length === 0) throw new Refusal('token_invalid');
    if (games === 'delete')
      await deleteGames(tx, ctx, caller.accountId, await listDeletableGames(tx, caller.accountId));
    await closeAccount(tx, ctx, caller.accountId);
  });
}

/** Runs every domain's closing steps, in order. */
export async function closeAccount(tx: Tx, ctx: Context, accountId: string): Promise<void> {
  for (const { close } of accountSteps) await close(tx, ctx, accountId);
}
