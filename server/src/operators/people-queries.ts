import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { isId } from '../platform/ids.ts';

export type PersonRow = {
  id: string;
  handle: string;
  name: string;
  kind: 'guest' | 'member';
  createdAt: Date;
  bannedAt: Date | null;
  bannedUntil: Date | null;
  closedAt: Date | null;
  hiddenAt: Date | null;
  balance: number;
};

const columns = sql`a.id, a.handle, a.name, a.kind, a.created_at as "createdAt", a.banned_at as "bannedAt",
  a.banned_until as "bannedUntil",
  a.closed_at as "closedAt", a.hidden_at as "hiddenAt", coins_balance(a.id) as balance`;

/** By id, by the hash of an e-mail address, or by the beginning of a handle. */
export async function searchPeople(
  db: Db,
  words: string,
  emailHash: Buffer | undefined,
  limit: number,
): Promise<PersonRow[]> {
  const handle = words.replace(/^@/, '').toLowerCase();
  const wanted = isId(words)
    ? sql`a.id = ${words}`
    : emailHash !== undefined
      ? sql`a.id in (select account_id from identities where email_hash = ${emailHash} or identity_hash = ${emailHash})`
      : sql`starts_with(a.handle, ${handle})`;
  const { rows } = await sql<PersonRow>`
    select ${columns} from accounts a where ${wanted} order by a.handle limit ${limit}`.execute(db);
  return rows;
}

export async function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`select ${columns} from accounts a where a.id = ${id}`.execute(db);
  return rows[0];
}

export type SeenSave = { gameId: string; title: string; sizeBytes: number; version: number; updatedAt: Date };

export async function listSavesOf(db: Db, accountId: string): Promise<SeenSave[]> {
  const { rows } = await sql<SeenSave>`
    select s.game_id as "gameId", g.title, octet_length(s.state) as "sizeBytes", s.version, s.updated_at as "updatedAt"
    from saved_states s join games g on g.id = s.game_id where s.account_id = ${accountId}
    order by s.updated_at desc limit 50`.execute(db);
  return rows;
}

export type MergedGuest = { id: string; createdAt: Date; mergedAt: Date };

/** The guests that were merged into this account. */
export async function listMergedGuests(db: Db, accountId: string): Promise<MergedGuest[]> {
  const { rows } = await sql<MergedGuest>`
    select id, created_at as "createdAt", closed_at as "mergedAt" from accounts where merged_into = ${accountId}
    order by closed_at desc, id limit 100`.execute(db);
  return rows;
}

export type ReportAbout = { target: string; title: string; reason: string; category: string | null; createdAt: Date };

/** Reports by others about the account and its content. */
export async function listReportsAbout(db: Db, accountId: string): Promise<ReportAbout[]> {
  const { rows } = await sql<ReportAbout>`
    with own (target, id, title) as (
      select 'profile', id, '@' || handle from accounts where id = ${accountId}
      union all select 'game', id, title from games where creator_id = ${accountId}
      union all select 'clip', id, coalesce(title, '') from clips where account_id = ${accountId}
      union all select 'live', id, title from live_streams where account_id = ${accountId}
      union all select 'recording', id, coalesce(title, '') from recordings where account_id = ${accountId}
      union all select 'comment', id, left(text, 100) from comments where author_id = ${accountId}
      union all select 'chat_message', id, left(text, 100) from chat_messages where author_id = ${accountId})
    select r.target, own.title, r.reason, r.category, r.created_at as "createdAt"
    from own join reports r on r.target = own.target and r.thing_id = own.id order by r.created_at desc limit 100`.execute(
    db,
  );
  return rows;
}
