import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db.ts';

/** A guest's reports become the member's; what both reported stays one. They count no more than they did. */
export async function mergeReports(
  tx: Tx,
  _ctx: Context,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  await sql`
    with gone as (delete from reports where reporter_id = ${guestId} returning *)
    insert into reports (id, target, thing_id, reporter_id, reason, counts, created_at)
    select id, target, thing_id, ${memberId}::uuid, reason, counts, created_at from gone
    on conflict (target, thing_id, reporter_id) do nothing`.execute(tx);
}

/** What somebody who left had reported goes with them; what was decided because of it stays. */
export async function closeReports(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  await sql`delete from reports where reporter_id = ${accountId}`.execute(tx);
}

export async function exportReports(db: Db, accountId: string): Promise<Record<string, unknown[]>> {
  const { rows } = await sql`
    select target, thing_id as "id", reason, created_at as "createdAt" from reports
    where reporter_id = ${accountId} order by created_at, id`.execute(db);
  return { reports: rows };
}
