import { sql } from 'kysely';
import type { AvatarOwner } from '../accounts/user.ts';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';

export type BlockRow = AvatarOwner & { handle: string; name: string | null; blockedAt: Date };

/**
 * The accounts that an account has blocked, newest first. Banned members are left out, because they are never visible;
 * hidden members can come back, so they stay, without the name that may be the reason.
 */
export async function listBlocks(
  db: Db,
  accountId: string,
  after: NewestPlace | undefined,
  limit: number,
): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`
    select a.id, a.avatar_version as "avatarVersion", a.handle, case when a.hidden_at is null then a.name end as name, b.created_at as "blockedAt"
    from blocks b join accounts a on a.id = b.blocked_id
    where b.blocker_id = ${accountId} and a.closed_at is null and a.banned_at is null
      and (b.created_at, a.id) < ${startAfter(after)}
    order by b.created_at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function blockMember(db: Db, accountId: string, handle: string, now: Date): Promise<void> {
  await sql`select social_block(${accountId}, ${handle.toLowerCase()}, ${now})`.execute(db);
}

export async function unblockMember(db: Db, accountId: string, handle: string): Promise<void> {
  await sql`select social_unblock(${accountId}, ${handle.toLowerCase()})`.execute(db);
}
