import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { accountSteps, type Merge } from './account-steps-list.ts';

/**
 * Moves everything of a guest to the member, in the transaction of the sign-in, and closes the guest. The guest's row
 * is locked first and must still be open: of two sign-ins with the same guest one merges it, and the other signs in
 * without a merge.
 */
export async function mergeGuest(tx: Tx, ctx: Context, merge: Merge): Promise<boolean> {
  const { rows } = await sql`
    select id from accounts where id = ${merge.guestId} and kind = 'guest' and closed_at is null and banned_at is null
    for update`.execute(tx);
  if (rows.length === 0) return false;
  for (const { merge: step } of accountSteps) await step(tx, ctx, merge);
  return true;
}
