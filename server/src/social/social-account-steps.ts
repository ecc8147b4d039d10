import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';

/** Guests cannot follow or block, and cannot be followed or blocked. */
export async function mergeSocial(tx: Tx, ctx: Context, { guestId }: { guestId: string }): Promise<void> {
  await closeSocial(tx, ctx, guestId);
}

/** Deletes all relations between the account and others, on both sides. */
export async function closeSocial(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  await sql`select social_forget(${accountId})`.execute(tx);
}

/** The account's follows, followers and blocks; blocks by others stay their secret. */
export function exportSocial(db: Db, accountId: string): Sections {
  const list = (query: ReturnType<typeof sql<{ handle: string; since: Date }>>) =>
    inPages(db, query, ['since', 'handle']);
  return {
    following: list(sql`
      select a.handle, f.created_at as since from follows f join accounts a on a.id = f.followee_id
      where f.follower_id = ${accountId}`),
    followers: list(sql`
      select a.handle, f.created_at as since from follows f join accounts a on a.id = f.follower_id
      where f.followee_id = ${accountId}`),
    blocked: list(sql`
      select a.handle, b.created_at as since from blocks b join accounts a on a.id = b.blocked_id
      where b.blocker_id = ${accountId}`),
  };
}
