import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db.ts';
import { type LimitName, limits } from './limits.ts';
import { deleteSessionsOf } from './session-queries.ts';

/** What the guest used up counts for the member too, window by window; the guest's sessions end. */
export async function mergeAccess(
  tx: Tx,
  ctx: Context,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  const { rows } = await sql<{ name: LimitName; subject: string }>`
    select limit_name as name, subject from limit_windows where account_id = ${guestId}
    order by limit_name, subject`.execute(tx);
  for (const { name, subject } of rows) {
    const { max, windowSeconds } = limits[name];
    const cutoff = new Date(ctx.clock.now().getTime() - windowSeconds * 1000);
    const target = subject.replace(guestId, memberId);
    await sql`
      select access_rewrite(${name}, ${target}, ${memberId}, ${max}, (
        select coalesce(array_agg(used_at order by used_at), '{}')
        from unnest(access_uses(${name}, ${subject}, ${cutoff}) || access_uses(${name}, ${target}, ${cutoff})) as used_at))`.execute(
      tx,
    );
  }
  await sql`delete from limit_windows where account_id = ${guestId}`.execute(tx);
  await deleteSessionsOf(tx, guestId);
}

export async function closeAccess(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  await sql`delete from limit_windows where account_id = ${accountId}`.execute(tx);
  await deleteSessionsOf(tx, accountId);
}

export async function exportAccess(db: Db, accountId: string): Promise<Record<string, unknown[]>> {
  const { rows } = await sql`
    select created_at as "createdAt", expires_at as "expiresAt" from sessions
    where account_id = ${accountId} order by created_at`.execute(db);
  return { sessions: rows };
}
