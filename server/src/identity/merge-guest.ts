import { sql } from 'kysely';
import { deleteSessionsOf } from '../access/session-queries.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';

export type Merge = { guestId: string; memberId: string };

/**
 * Moves everything a guest has to the member, in the sign-in's own transaction, and closes the guest. The guest's row
 * is locked first and must still be open: of two sign-ins with the same guest one moves it, the other signs in plainly.
 */
export async function mergeGuest(tx: Tx, ctx: Context, merge: Merge): Promise<boolean> {
  const { rows } = await sql`
    select id from accounts where id = ${merge.guestId} and kind = 'guest' and closed_at is null and banned_at is null
    for update`.execute(tx);
  if (rows.length === 0) return false;
  await sql`delete from devices where account_id = ${merge.guestId}`.execute(tx);
  await deleteSessionsOf(tx, merge.guestId);
  await sql`select accounts_close(${merge.guestId}, ${merge.memberId}, ${ctx.clock.now()})`.execute(tx);
  return true;
}
