import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import { type FriendRow, isShown, notBlockedFor, profileColumns } from './profile-queries.ts';

/** The followers of an account that this reader may see, newest first. */
export async function listFollowers(
  db: Db,
  accountId: string,
  readerId: string,
  after: NewestPlace | undefined,
  limit: number,
): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    select ${profileColumns}, f.created_at as since
    from follows f join accounts a on a.id = f.follower_id join account_stats s on s.account_id = a.id
    where f.followee_id = ${accountId} and ${isShown} and ${notBlockedFor(readerId)}
      and (f.created_at, f.follower_id) < ${startAfter(after)}
    order by f.created_at desc, f.follower_id desc limit ${limit}`.execute(db);
  return rows;
}

/** The accounts followed by an account that this reader may see, newest first. */
export async function listFollowing(
  db: Db,
  accountId: string,
  readerId: string,
  after: NewestPlace | undefined,
  limit: number,
): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    select ${profileColumns}, f.created_at as since
    from follows f join accounts a on a.id = f.followee_id join account_stats s on s.account_id = a.id
    where f.follower_id = ${accountId} and ${isShown} and ${notBlockedFor(readerId)}
      and (f.created_at, f.followee_id) < ${startAfter(after)}
    order by f.created_at desc, f.followee_id desc limit ${limit}`.execute(db);
  return rows;
}
