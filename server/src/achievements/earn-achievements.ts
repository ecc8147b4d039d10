import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { findStanding, insertEarned } from './achievement-queries.ts';
import { earnedBy } from './achievement-table.ts';

/**
 * Gives an account what its counters have earned and pays a member for it. To be called after moving a counter, in the
 * same transaction: whoever moves a counter of the account after this one sees both moves, so nothing falls between.
 * What is earned here is announced by the owner's next event. Does nothing for an account that is closed.
 */
export async function earnAchievements(db: Db, ctx: Pick<Context, 'clock'>, accountId: string): Promise<string[]> {
  const standing = await findStanding(db, accountId);
  if (standing === undefined) return [];
  const missing = earnedBy(standing.counters, new Set(standing.earned));
  if (missing.length === 0) return [];
  const ids = missing.map(({ id }) => id);
  return insertEarned(db, accountId, ids, false, ctx.clock.now());
}

/** Keeps what an account was paid for with its identities. To be called when it is closed, before those are deleted. */
export async function keepPaidAchievements(tx: Tx, accountId: string): Promise<void> {
  await sql`select achievements_keep_paid(${accountId})`.execute(tx);
}

/** Pays a member what it earned as a guest. To be called at sign-in, after the guest's achievements were merged. */
export async function payUnpaidAchievements(tx: Tx, ctx: Pick<Context, 'clock'>, accountId: string): Promise<void> {
  await sql`select achievements_pay(${accountId}, ${ctx.clock.now()})`.execute(tx);
}
