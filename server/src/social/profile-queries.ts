import { sql } from 'kysely';
import { currentHandle, statsText } from '../accounts/account-queries.ts';
import type { AvatarOwner } from '../accounts/user.ts';
import type { Db } from '../database/db.ts';
import { endsOf, type NewestPlace } from '../database/newest-first.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { notFound } from '../http/errors.ts';
import type { ProfileRow } from './profile.ts';

/** The columns of a `ProfileRow` over `accounts a join account_stats s`. */
export const profileColumns = sql`a.id, a.handle, a.name, a.bio, a.avatar_version as "avatarVersion", a.created_at as "createdAt", ${statsText} as stats,
  coalesce(s.earned, achievements_earned_text(a.id)) as earned`;

export const profileSource = sql`accounts a join account_stats s on s.account_id = a.id`;

/** Publicly visible members; the search indexes contain exactly these. */
export const isShown = sql`a.kind = 'member' and a.closed_at is null and a.banned_at is null and a.hidden_at is null`;

export function notBlockedFor(accountId: string) {
  return sql`not exists (select from blocks b where b.blocker_id = a.id and b.blocked_id = ${accountId})
    and not exists (select from blocks b where b.blocker_id = ${accountId} and b.blocked_id = a.id)`;
}

export type Relation = { isFollowing: boolean; isFollowedBy: boolean };

/** A member's profile as this account sees it; one's own is visible even when it is hidden, and for a guest too. */
export async function getProfile(db: Db, accountId: string, handle: string, now: Date): Promise<ProfileRow & Relation> {
  const { rows } = await sql<ProfileRow & Relation>`
    select ${profileColumns},
      exists (select from follows f where f.follower_id = ${accountId} and f.followee_id = a.id) as "isFollowing",
      exists (select from follows f where f.follower_id = a.id and f.followee_id = ${accountId}) as "isFollowedBy"
    from ${profileSource}
    where a.handle = ${currentHandle(handle.toLowerCase(), now)} and ((${isShown} and ${notBlockedFor(accountId)})
      or a.id = ${accountId})`.execute(db);
  if (rows[0] === undefined) throw notFound('profile');
  return rows[0];
}

export type FriendRow = ProfileRow & { since: Date };

export type FriendsPage = { accountId: string; after: NewestPlace | undefined; limit: number };

/** A member in a list of friends; in lists that were read together, the same member is the same object. */
export type Friend = { member: ProfileRow; since: string };

type FriendsRow = { n: number; ids: string; sinces: string };
type FriendsCall = [accountIds: string[], befores: (Date | 'infinity')[], beforeIds: string[], limits: number[]];

// A row for each page, with the ids of its members, and a row for each member of any of them.
const selectFriends = preparedStatement<FriendsCall, FriendsRow | (ProfileRow & { n: null })>(
  (accountIds, befores, beforeIds, limits) => sql`
    with friends as materialized (
      select q.n, friend.id, friend.since
      from unnest(${accountIds}::uuid[], ${befores}::timestamptz[], ${beforeIds}::uuid[], ${limits}::int[])
        with ordinality as q (account_id, before, before_id, count, n)
      cross join lateral (
        select mutual.id, mutual.since
        from (
          select f.followee_id as id, greatest(f.created_at, back.created_at) as since
          from follows f join follows back on back.follower_id = f.followee_id and back.followee_id = f.follower_id
          where f.follower_id = q.account_id
            and (greatest(f.created_at, back.created_at), f.followee_id) < (q.before, q.before_id)
          order by since desc, id desc offset 0) as mutual
        cross join lateral (select * from accounts where id = mutual.id offset 0) as a
        where ${isShown} order by mutual.since desc, mutual.id desc limit q.count) as friend)
    select n, string_agg(id::text, ',' order by since desc, id desc) as ids,
      string_agg(since::text, ',' order by since desc, id desc) as sinces,
      null::uuid as id, null as handle, null as name, null as bio, null::int as "avatarVersion",
      null::timestamptz as "createdAt", null as stats, null as earned
      from friends group by n
    union all
    select null, null, null, ${profileColumns}
      from (select distinct id from friends) as shown
      cross join lateral (select * from accounts where id = shown.id offset 0) as a
      cross join lateral (select * from account_stats where account_id = shown.id offset 0) as s`,
);

/**
 * For each of these pages, the mutual follows of the account, the newest friends first. Friends are looked up by id, in
 * this order, until a page is full: the planner might otherwise start with all visible members.
 */
export async function listFriends(db: Db, pages: FriendsPage[]): Promise<Friend[][]> {
  const ends = pages.map(({ after }) => endsOf(after));
  const rows = await selectFriends(
    db,
    pages.map(({ accountId }) => accountId),
    ends.map(([before]) => before),
    ends.map(([, beforeId]) => beforeId),
    pages.map(({ limit }) => limit),
  );
  const members = new Map(rows.flatMap((row) => (row.n === null ? [[row.id, row] as const] : [])));
  const lists = pages.map((): Friend[] => []);
  for (const row of rows) {
    if (row.n === null) continue;
    const sinces = row.sinces.split(',');
    lists[row.n - 1] = row.ids.split(',').flatMap((id, i) => {
      const member = members.get(id);
      return member ? [{ member, since: sinces[i] ?? '' }] : [];
    });
  }
  return lists;
}

export type ShownMember = AvatarOwner & { handle: string; name: string | null; plays: number; gamesCreated: number };

/** A publicly visible member. */
export async function findShownMember(db: Db, handle: string, now: Date): Promise<ShownMember | undefined> {
  const { rows } = await sql<ShownMember>`
    select a.id, a.avatar_version as "avatarVersion", a.handle, a.name, s.plays::int as plays, s.games_created::int as "gamesCreated"
    from ${profileSource} where a.handle = ${currentHandle(handle, now)} and ${isShown}`.execute(db);
  return rows[0];
}
