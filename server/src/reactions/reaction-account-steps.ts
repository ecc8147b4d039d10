import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';

/** Guests cannot like or comment, so only the steps for deletion apply. */
export async function mergeReactions(tx: Tx, ctx: Context, { guestId }: { guestId: string }): Promise<void> {
  await closeReactions(tx, ctx, guestId);
}

/** Deletes the likes and comments of a closed account and updates the counters. */
export async function closeReactions(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  await sql`select reactions_forget(${accountId})`.execute(tx);
}

export function exportReactions(db: Db, accountId: string): Sections {
  return {
    likes: inPages(
      db,
      sql<{ id: string; likedAt: Date }>`
        select target as type, thing_id as id, created_at as "likedAt" from likes where account_id = ${accountId}`,
      ['likedAt', 'id'],
    ),
    comments: inPages(
      db,
      sql<{ id: string; createdAt: Date }>`
        select id, target as type, thing_id as "thingId", parent_id as "parentId", text, created_at as "createdAt"
        from comments where author_id = ${accountId}`,
      ['createdAt', 'id'],
    ),
    mentions: inPages(
      db,
      sql<{ commentId: string }>`
        select comment_id as "commentId", word from comment_mentions where account_id = ${accountId}`,
      ['commentId'],
    ),
  };
}
