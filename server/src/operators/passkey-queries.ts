import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { newId } from '../platform/ids.ts';
import type { PasskeyRow } from './passkey.ts';
import type { StoredCredential } from './verify-passkey.ts';

const columns = sql`id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`;

export async function listPasskeys(db: Db, operatorId: string): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select ${columns} from operator_passkeys where operator_id = ${operatorId} order by created_at, id`.execute(db);
  return rows;
}

export async function listCredentialIds(db: Db, operatorId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select credential_id as id from operator_passkeys where operator_id = ${operatorId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Undefined when the credential is already registered. */
export async function insertPasskey(
  tx: Tx,
  operatorId: string,
  name: string,
  { credentialId, publicKey, counter }: StoredCredential,
  now: Date,
): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    insert into operator_passkeys (id, operator_id, name, credential_id, public_key, counter, created_at)
    values (${newId(now)}, ${operatorId}, ${name}, ${credentialId}, ${publicKey}, ${counter}, ${now})
    on conflict (credential_id) do nothing returning ${columns}`.execute(tx);
  return rows[0];
}

/** Locked, so that concurrent uses compare its counter one after the other. */
export async function holdCredential(
  tx: Tx,
  operatorId: string,
  credentialId: string,
): Promise<StoredCredential | undefined> {
  const { rows } = await sql<{ credentialId: string; publicKey: Buffer; counter: string }>`
    select credential_id as "credentialId", public_key as "publicKey", counter::text from operator_passkeys
    where operator_id = ${operatorId} and credential_id = ${credentialId} for update`.execute(tx);
  return rows[0] && { ...rows[0], counter: Number(rows[0].counter) };
}

export async function notePasskeyUse(tx: Tx, credentialId: string, counter: number, now: Date): Promise<void> {
  await sql`
    update operator_passkeys set counter = ${counter}, last_used_at = ${now}
    where credential_id = ${credentialId}`.execute(tx);
}

export async function deletePasskey(tx: Tx, id: string): Promise<void> {
  await sql`delete from operator_passkeys where id = ${id}`.execute(tx);
}

/** Replaces an earlier challenge. */
export async function putPasskeyChallenge(db: Db, operatorId: string, challenge: Buffer, until: Date): Promise<void> {
  await sql`
    insert into operator_passkey_challenges (operator_id, challenge, expires_at)
    values (${operatorId}, ${challenge}, ${until})
    on conflict (operator_id) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`.execute(
    db,
  );
}

export async function takePasskeyChallenge(db: Db, operatorId: string, now: Date): Promise<Buffer | undefined> {
  const { rows } = await sql<{ challenge: Buffer; expiresAt: Date }>`
    delete from operator_passkey_challenges where operator_id = ${operatorId}
    returning challenge, expires_at as "expiresAt"`.execute(db);
  return rows[0] && rows[0].expiresAt > now ? rows[0].challenge : undefined;
}

/** Locks the operator, so that of two concurrent removals the second sees the result of the first. */
export async function holdHasAuthenticatorApp(tx: Tx, operatorId: string): Promise<boolean> {
  const { rows } = await sql<{ hasApp: boolean }>`
    select sealed_secret is not null as "hasApp" from operators where id = ${operatorId} for update`.execute(tx);
  return rows[0]?.hasApp ?? false;
}
