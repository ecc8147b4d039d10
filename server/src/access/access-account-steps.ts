import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';
import { addUses, listWindows } from './kept-limits.ts';
import { deleteSessionsOf } from './session-queries.ts';

/** The guest's used limits count for the member too, window by window; the guest's sessions end. */
export async function mergeAccess(
  tx: Tx,
  ctx: Context,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  for (const { name, subject } of await listWindows(tx, guestId)) {
    await addUses(tx, ctx, name, subject, { subject: subject.replace(guestId, memberId), accountId: memberId });
  }
  await sql`delete from limit_windows where account_id = ${guestId}`.execute(tx);
  await sql`delete from ended_sessions where account_id = ${guestId}`.execute(tx);
  // Idempotency keys move along, so that a repeated request finds what the guest created.
  await sql`
    insert into idempotency_keys (account_id, route, key, body_hash, thing_id, created_at)
    select ${memberId}, route, key, body_hash, thing_id, created_at from idempotency_keys where account_id = ${guestId}
    on conflict do nothing`.execute(tx);
  await sql`delete from idempotency_keys where account_id = ${guestId}`.execute(tx);
  await deleteSessionsOf(tx, guestId);
}

export async function closeAccess(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  await sql`delete from limit_windows where account_id = ${accountId}`.execute(tx);
  await sql`delete from ended_sessions where account_id = ${accountId}`.execute(tx);
  await sql`delete from idempotency_keys where account_id = ${accountId}`.execute(tx);
  await deleteSessionsOf(tx, accountId);
}

export function exportAccess(db: Db, accountId: string): Sections {
  return {
    sessions: inPages(
      db,
      sql<{ createdAt: Date; expiresAt: Date; id: string }>`
        select id, created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt", device
        from sessions where account_id = ${accountId}`,
      ['createdAt', 'id'],
    ),
    endedSessions: inPages(
      db,
      sql<{ endedAt: Date }>`select ended_at as "endedAt" from ended_sessions where account_id = ${accountId}`,
      ['endedAt'],
    ),
    limits: inPages(
      db,
      sql<{ limit: string; subject: string }>`
        select limit_name as limit, subject, last_used_at as "lastUsedAt",
          to_json(access_times(limit_name, subject, '-infinity')) as uses
        from limit_windows w where account_id = ${accountId}`,
      ['limit', 'subject'],
    ),
    idempotencyKeys: inPages(
      db,
      sql<{ route: string; key: string }>`
        select route, key, thing_id as "thingId", created_at as "createdAt" from idempotency_keys
        where account_id = ${accountId}`,
      ['route', 'key'],
    ),
  };
}
