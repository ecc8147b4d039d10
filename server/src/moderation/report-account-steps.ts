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
    delete from reports g using reports m where g.reporter_id = ${guestId} and m.reporter_id = ${memberId}
      and (m.target, m.thing_id) = (g.target, g.thing_id)`.execute(tx);
  await sql`update reports set reporter_id = ${memberId} where reporter_id = ${guestId}`.execute(tx);
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
