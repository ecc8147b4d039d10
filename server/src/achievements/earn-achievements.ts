import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { findStanding, insertEarned } from './achievement-queries.ts';
import { earnedBy } from './achievement-table.ts';

/**
 * Inserts the achievements an account's counters have earned, and pays a member for them. Call it after changing a
 * counter, in the same transaction: a later change sees both, so nothing is missed. The achievement is announced by the
 * account's next event. Does nothing for a closed account.
 */
export async function earnAchievements(db: Db, ctx: Pick<Context, 'clock'>, accountId: string): Promise<string[]> {
  const standing = await findStanding(db, accountId);
  if (standing === undefined) return [];
  const missing = earnedBy(standing.counters, new Set(standing.earned));
  if (missing.length === 0) return [];
  const ids = missing.map(({ id }) => id);
  return insertEarned(db, accountId, ids, false, ctx.clock.now());
}

/**
 * Keeps under the identities which achievements were paid. Call it when an account is closed, before the identities are
 * deleted.
 */
export async function keepPaidAchievements(tx: Tx, accountId: string): Promise<void> {
  await sql`select achievements_keep_paid(${accountId})`.execute(tx);
}

/** Pays a member for what they earned as a guest. Call it at sign-in, after the guest's achievements were merged. */
export async function payUnpaidAchievements(tx: Tx, ctx: Pick<Context, 'clock'>, accountId: string): Promise<void> {
  await sql`select achievements_pay(${accountId}, ${ctx.clock.now()})`.execute(tx);
}
