import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';

/** Guests follow and block nobody, and nobody them. */
export async function mergeSocial(tx: Tx, ctx: Context, { guestId }: { guestId: string }): Promise<void> {
  await closeSocial(tx, ctx, guestId);
}

/** Ends what was between the account and others, on both sides. */
export async function closeSocial(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  await sql`select social_forget(${accountId})`.execute(tx);
}

/** Whom they follow and block and who follows them; who blocks them is the others' secret. */
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
