import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** An identity of a member: an Apple subject or a verified e-mail address, stored as a keyed hash. */
export type Identity = {
  hash: Buffer;
  kind: 'apple' | 'email';
  emailHash: Buffer | null;
  sealedAddress: Buffer | null;
};

export type FoundAccount = { accountId: string; banned: boolean };

const columns = sql`a.id as "accountId", a.banned_at is not null as banned`;
/**
 * Only an open account, locked so that it cannot be closed or merged before this transaction ends; otherwise a session
 * or a guest's progress could be added to an account that is being deleted.
 */
const keptOpen = sql`and a.closed_at is null for key share of a`;

export async function findAccountOfIdentity(db: Db, hash: Buffer): Promise<FoundAccount | undefined> {
  const { rows } = await sql<FoundAccount>`
    select ${columns} from identities i join accounts a on a.id = i.account_id
    where i.identity_hash = ${hash} ${keptOpen}`.execute(db);
  return rows[0];
}

/** The oldest Apple account for which Apple has verified this address. */
export async function findAppleAccountOfAddress(db: Db, emailHash: Buffer): Promise<FoundAccount | undefined> {
  const { rows } = await sql<FoundAccount>`
    select ${columns} from identities i join accounts a on a.id = i.account_id
    where i.kind = 'apple' and i.email_hash = ${emailHash} and a.closed_at is null
    order by i.created_at limit 1 for key share of a`.execute(db);
  return rows[0];
}

export async function insertIdentity(db: Db, accountId: string, identity: Identity, now: Date): Promise<void> {
  await sql`
    insert into identities (identity_hash, kind, account_id, email_hash, sealed_address, created_at)
    values (${identity.hash}, ${identity.kind}, ${accountId}, ${identity.emailHash}, ${identity.sealedAddress}, ${now})`.execute(
    db,
  );
}

/**
 * Stores what Apple says about the address today; an address that Apple no longer verifies cannot be used to sign in.
 */
export async function updateVouchedAddress(db: Db, identity: Identity): Promise<void> {
  await sql`
    update identities set email_hash = ${identity.emailHash}, sealed_address = ${identity.sealedAddress}
    where identity_hash = ${identity.hash}`.execute(db);
}

/** The hashes of everything that can sign in to an account: its identities, or a guest's device. */
export async function listWaysIn(db: Db, accountId: string): Promise<Buffer[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    select identity_hash as hash from identities where account_id = ${accountId}
    union all select device_hash from devices where account_id = ${accountId}`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Serializes sign-ins of these identities, so that concurrent first sign-ins create one account. */
export async function lockIdentities(db: Db, hashes: Buffer[]): Promise<void> {
  const keys = hashes.map((hash) => hash.readBigInt64BE(0)).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  for (const key of keys) await sql`select pg_advisory_xact_lock(${key.toString()}::bigint)`.execute(db);
}

/** True the first time this identity is ever seen. */
export async function markWelcomed(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into welcomed_identities (identity_hash, welcomed_at) values (${hash}, ${now})
    on conflict do nothing returning identity_hash`.execute(db);
  return rows.length === 1;
}

export async function findGuestOfDevice(db: Db, deviceHash: Buffer): Promise<FoundAccount | undefined> {
  const { rows } = await sql<FoundAccount>`
    select ${columns} from devices d join accounts a on a.id = d.account_id
    where d.device_hash = ${deviceHash} ${keptOpen}`.execute(db);
  return rows[0];
}

export async function insertDevice(db: Db, deviceHash: Buffer, accountId: string, now: Date): Promise<void> {
  await sql`insert into devices (device_hash, account_id, created_at) values (${deviceHash}, ${accountId}, ${now})`.execute(
    db,
  );
}
