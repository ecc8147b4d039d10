import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';

/** Guests get no notifications, but may lead a board: after the merge the member leads it. */
export async function mergeNotifications(
  tx: Tx,
  ctx: Context,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  await sql`update board_leaders set leader_id = ${memberId} where leader_id = ${guestId}`.execute(tx);
  await closeNotifications(tx, ctx, guestId);
}

export async function closeNotifications(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  await sql`select notifications_forget(${accountId})`.execute(tx);
}

/** An event that is not collected yet will be in the next export, as a notification. */
export function exportNotifications(db: Db, accountId: string): Sections {
  return {
    notifications: inPages(
      db,
      sql<{ id: string; updatedAt: Date }>`
        select id, kind, thing_type as "thingType", thing_id as "thingId", comment_id as "commentId", count,
          updated_at as "updatedAt", read_at as "readAt" from notifications where account_id = ${accountId}`,
      ['updatedAt', 'id'],
    ),
    webhooks: inPages(
      db,
      sql<{ id: string }>`
        select id, url, kinds, failures, created_at as "createdAt", disabled_at as "disabledAt"
        from webhooks where account_id = ${accountId}`,
      ['id'],
    ),
    pushSubscriptions: inPages(
      db,
      sql<{ id: string }>`
        select id, endpoint, created_at as "createdAt" from push_subscriptions where account_id = ${accountId}`,
      ['id'],
    ),
    mutedNotifications: inPages(
      db,
      sql<{ kind: string }>`
        select kind, is_told as "isTold", is_pushed as "isPushed" from muted_notifications where account_id = ${accountId}`,
      ['kind'],
    ),
  };
}
