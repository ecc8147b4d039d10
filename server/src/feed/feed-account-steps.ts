import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';

/** Items the guest has seen count as seen by the member. */
export async function mergeFeed(
  tx: Tx,
  _ctx: Context,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  await sql`update feed_seen set account_id = ${memberId} where account_id = ${guestId}`.execute(tx);
}

export async function closeFeed(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  await sql`delete from feed_seen where account_id = ${accountId}`.execute(tx);
}

export function exportFeed(db: Db, accountId: string): Sections {
  return {
    feedSeen: inPages(
      db,
      sql<{ seenAt: Date; keys: string }>`
        select seen_at as "seenAt", octet_length(keys) / 8 as things, encode(keys, 'hex') as keys
        from feed_seen where account_id = ${accountId}`,
      ['seenAt', 'keys'],
    ),
  };
}
