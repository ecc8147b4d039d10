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
  closedAt: Date | null;
  hiddenAt: Date | null;
  balance: number;
};

const columns = sql`a.id, a.handle, a.name, a.kind, a.created_at as "createdAt", a.banned_at as "bannedAt",
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

export type SeenSession = { id: string; device: string | null; createdAt: Date; lastUsedAt: Date };
export type SeenSave = { gameId: string; title: string; sizeBytes: number; version: number; updatedAt: Date };
export type OwnedItem = { gameId: string; game: string; item: string; quantity: number };

export async function listSessionsOf(db: Db, accountId: string, now: Date): Promise<SeenSession[]> {
  const { rows } = await sql<SeenSession>`
    select id, device, created_at as "createdAt", coalesce(last_used_at, created_at) as "lastUsedAt" from sessions
    where account_id = ${accountId} and expires_at > ${now} order by 4 desc limit 50`.execute(db);
  return rows;
}

export async function listSavesOf(db: Db, accountId: string): Promise<SeenSave[]> {
  const { rows } = await sql<SeenSave>`
    select s.game_id as "gameId", g.title, octet_length(s.state) as "sizeBytes", s.version, s.updated_at as "updatedAt"
    from saved_states s join games g on g.id = s.game_id where s.account_id = ${accountId}
    order by s.updated_at desc limit 50`.execute(db);
  return rows;
}

export async function listInventoryOf(db: Db, accountId: string): Promise<OwnedItem[]> {
  const { rows } = await sql<OwnedItem>`
    select n.game_id as "gameId", g.title as game, v.name as item, n.quantity
    from inventory_items n join games g on g.id = n.game_id join items i on i.id = n.item_id
    join item_versions v on v.item_id = i.id and v.version = i.version
    where n.account_id = ${accountId} and n.quantity > 0 order by g.title, v.name limit 200`.execute(db);
  return rows;
}
