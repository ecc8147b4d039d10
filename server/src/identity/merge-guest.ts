import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { accountSteps, type Merge } from './account-steps-list.ts';

/**
 * Moves everything a guest has to the member, in the sign-in's own transaction, and closes the guest. The guest's row
 * is locked first and must still be open: of two sign-ins with the same guest one moves it, the other signs in plainly.
 */
export async function mergeGuest(tx: Tx, ctx: Context, merge: Merge): Promise<boolean> {
  const { rows } = await sql`
    select id from accounts where id = ${merge.guestId} and kind = 'guest' and closed_at is null and banned_at is null
    for update`.execute(tx);
  if (rows.length === 0) return false;
  for (const { merge: step } of accountSteps) await step(tx, ctx, merge);
  return true;
}
