import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

export type BlockPlace = [blockedMs: number, accountId: string];
export type BlockRow = { id: string; handle: string; name: string | null; blockedAt: Date };

/**
 * Whom an account has blocked, newest first. Banned members are left out, for nobody meets them; those who are hidden
 * can come back, so they stay, without the name that may be why.
 */
export async function listBlocks(
  db: Db,
  accountId: string,
  after: BlockPlace | undefined,
  limit: number,
): Promise<BlockRow[]> {
  const [blockedMs, lastId] = after ?? [undefined, undefined];
  const { rows } = await sql<BlockRow>`
    select a.id, a.handle, case when a.hidden_at is null then a.name end as name, b.created_at as "blockedAt"
    from blocks b join accounts a on a.id = b.blocked_id
    where b.blocker_id = ${accountId} and a.closed_at is null and a.banned_at is null
      and (b.created_at, a.id) < (${blockedMs === undefined ? 'infinity' : new Date(blockedMs)}::timestamptz,
        ${lastId ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff'}::uuid)
    order by b.created_at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}
