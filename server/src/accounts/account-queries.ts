import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import { type AccountSettings, avatarUrlOf, type EarnedAchievement, type Stats, type User } from './user.ts';

export type NewAccount = { id: string; kind: 'guest' | 'member'; handle: string; name: string | null; createdAt: Date };

/** Creates an account with its counters; false when the handle is taken, so that the caller can try another. */
export async function insertAccount(db: Db, account: NewAccount): Promise<boolean> {
  const { rows } = await sql`
    with made as (
      insert into accounts (id, kind, handle, name, created_at)
      values (${account.id}, ${account.kind}, ${account.handle}, ${account.name}, ${account.createdAt})
      on conflict (handle) do nothing returning id)
    insert into account_stats (account_id) select id from made returning account_id`.execute(db);
  return rows.length === 1;
}

/** Refuses with 401 unless the account is open, and locks it until the transaction ends. */
export async function requireOpen(db: Db, accountId: string): Promise<void> {
  await sql`select accounts_require_open(${accountId})`.execute(db);
}

/** The creator JSON of the account aliased `a`: a hidden profile shows no name. */
export const creatorJson = sql`
  json_build_object('handle', a.handle, 'name', case when a.hidden_at is null then a.name end)`;

/** The public counters of the `account_stats` row aliased `s`, as one JSON value. */
export const statsJson = sql<Stats>`json_build_object(
  'plays', s.plays, 'playSeconds', s.play_seconds, 'gamesPlayed', s.games_played, 'scores', s.scores,
  'bestScore', coalesce(s.best_score, 0), 'currentStreakDays', s.current_streak_days,
  'longestStreakDays', s.longest_streak_days, 'gamesCreated', s.games_created, 'clips', s.clips,
  'followers', s.followers, 'following', s.following, 'friends', s.friends)`;

/** The same as numbers with spaces between them, for lists: `statsOf` reads them. An object or columns take far longer. */
export const statsText = sql<string>`concat_ws(' ', s.plays, s.play_seconds, s.games_played, s.scores, coalesce(s.best_score, 0),
  s.current_streak_days, s.longest_streak_days, s.games_created, s.clips, s.followers, s.following, s.friends)`;

export function statsOf(text: string): Stats {
  const numbers = text.split(' ');
  const at = (place: number) => Number(numbers[place]);
  return {
    plays: at(0),
    playSeconds: at(1),
    gamesPlayed: at(2),
    scores: at(3),
    bestScore: at(4),
    currentStreakDays: at(5),
    longestStreakDays: at(6),
    gamesCreated: at(7),
    clips: at(8),
    followers: at(9),
    following: at(10),
    friends: at(11),
  };
}

/** The achievements of the account aliased `a`, oldest first, as one JSON value. */
export const achievementsJson = sql<EarnedAchievement[]>`coalesce((
  select json_agg(json_build_object('id', c.id, 'title', c.title, 'description', c.description, 'coins', c.coins,
    'earnedAt', to_char(e.earned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.earned_at, c.position)
  from earned_achievements e join achievements c on c.id = e.achievement_id where e.account_id = a.id), '[]'::json)`;

/** The current handle for a given one: an old handle leads to its owner's new one if they chose to keep its links. */
export function currentHandle(handle: string, now: Date): RawBuilder<string> {
  return sql<string>`coalesce((select o.handle from reserved_handles r join accounts o on o.id = r.account_id
    where r.handle = ${handle} and r.redirects and r.reserved_until > ${now}), ${handle})`;
}

export type UserRow = Omit<User, 'avatarUrl' | 'createdAt'> & { avatarVersion: number; createdAt: Date };

/** The columns of the `user` JSON over `accounts a join account_stats s`. */
export const userColumns = sql`a.id, a.handle, a.name, a.kind, a.avatar_version as "avatarVersion", a.created_at as "createdAt",
  ${statsJson} as stats, ${achievementsJson} as achievements`;

export function viewOfUser(row: UserRow, baseUrl: string): User {
  const { avatarVersion: _, ...user } = row;
  return { ...user, avatarUrl: avatarUrlOf(baseUrl, row), createdAt: row.createdAt.toISOString() };
}

export async function getUser(db: Db, baseUrl: string, accountId: string): Promise<User> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from accounts a join account_stats s on s.account_id = a.id
    where a.id = ${accountId}`.execute(db);
  if (rows[0] === undefined) throw notFound('account');
  return viewOfUser(rows[0], baseUrl);
}

const settingsJson = sql<AccountSettings>`
  json_build_object('bio', a.bio, 'showsPresence', a.shows_presence, 'ageBand', a.age_band)`;

/** Unread notifications are counted up to the maximum that clients show. */
export const unreadMax = 100;

export async function getUserWithUnread(
  db: Db,
  baseUrl: string,
  accountId: string,
): Promise<{ user: User; unread: number; settings: AccountSettings }> {
  const { rows } = await sql<UserRow & { unread: number; settings: AccountSettings }>`
    select ${userColumns}, ${settingsJson} as settings, (select count(*) from (select from notifications n
      where n.account_id = a.id and n.read_at is null limit ${unreadMax}) as counted) as unread
    from accounts a join account_stats s on s.account_id = a.id where a.id = ${accountId}`.execute(db);
  if (rows[0] === undefined) throw notFound('account');
  const { unread, settings, ...row } = rows[0];
  return { user: viewOfUser(row, baseUrl), unread, settings };
}

export type Counter = 'games_created' | 'clips' | 'followers' | 'following' | 'friends' | 'purchases' | 'finds';

export async function moveStat(db: Db, accountId: string, counter: Counter, by: number): Promise<void> {
  await sql`select accounts_add_stat(${accountId}, ${counter}, ${by})`.execute(db);
}
