import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { deleteInBatches } from '../database/in-batches.ts';
import { secondsAfter } from '../platform/clock.ts';
import { knownClientDays } from './email-client.ts';

export const codeMinutes = 10;
/** Attempts allowed on a code: by its own client, and by all other clients together. */
export const ownTriesMax = 5;
export const otherTriesMax = 10;

export type NewCode = {
  id: string;
  addressHash: Buffer;
  clientHash: Buffer;
  challengeHash: Buffer;
  codeHash: Buffer;
  sealed: Buffer;
  createdAt: Date;
  expiresAt: Date;
};

/** One active code per address and client: a new one replaces the old one and resets its attempts. */
export async function replaceCode(db: Db, code: NewCode): Promise<void> {
  await sql`
    delete from sign_in_codes where address_hash = ${code.addressHash} and challenge_hash = ${code.challengeHash}
      and client_hash <> ${code.clientHash}`.execute(db);
  await sql`
    insert into sign_in_codes (address_hash, client_hash, challenge_hash, id, code_hash, sealed, created_at, expires_at)
    values (${code.addressHash}, ${code.clientHash}, ${code.challengeHash}, ${code.id}, ${code.codeHash}, ${code.sealed},
      ${code.createdAt}, ${code.expiresAt})
    on conflict (address_hash, client_hash) do update set id = excluded.id, challenge_hash = excluded.challenge_hash,
      code_hash = excluded.code_hash, sealed = excluded.sealed, own_attempts = 0, other_attempts = 0,
      created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(db);
}

export type TriedCode = { id: string; codeHash: Buffer; challengeHash: Buffer };

const triedColumns = sql`id, code_hash as "codeHash", challenge_hash as "challengeHash"`;

/** Commits an attempt by the code's own client before it returns the hash to compare with. */
export async function countOwnTry(
  db: Db,
  addressHash: Buffer,
  clientHash: Buffer,
  now: Date,
): Promise<TriedCode | undefined> {
  const { rows } = await sql<TriedCode>`
    update sign_in_codes set own_attempts = own_attempts + 1
    where address_hash = ${addressHash} and (client_hash = ${clientHash} or challenge_hash = ${clientHash})
      and own_attempts < ${ownTriesMax} and expires_at > ${now}
    returning ${triedColumns}`.execute(db);
  return rows[0];
}

/** Commits an attempt by another client on every code of the address that still allows one. */
export async function countOtherTry(db: Db, addressHash: Buffer, clientHash: Buffer, now: Date): Promise<TriedCode[]> {
  const { rows } = await sql<TriedCode>`
    with open as (
      select address_hash, client_hash from sign_in_codes
      where address_hash = ${addressHash} and client_hash <> ${clientHash} and challenge_hash <> ${clientHash}
        and own_attempts < ${ownTriesMax} and other_attempts < ${otherTriesMax} and expires_at > ${now}
      order by client_hash for update)
    update sign_in_codes c set other_attempts = c.other_attempts + 1
    from open o where c.address_hash = o.address_hash and c.client_hash = o.client_hash
    returning ${triedColumns}`.execute(db);
  return rows;
}

/** Uses up the code; of concurrent calls only one returns true. */
export async function deleteCode(db: Db, { id, codeHash }: TriedCode): Promise<boolean> {
  const { rows } = await sql`
    delete from sign_in_codes where id = ${id} and code_hash = ${codeHash} returning id`.execute(db);
  return rows.length === 1;
}

export async function findSealedCode(db: Db, id: string, now: Date): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer | null }>`
    select sealed from sign_in_codes where id = ${id} and expires_at > ${now}`.execute(db);
  return rows[0]?.sealed ?? undefined;
}

export async function wipeSealedCode(db: Db, id: string): Promise<void> {
  await sql`update sign_in_codes set sealed = null where id = ${id}`.execute(db);
}

/** Deletes expired codes, and clients whose last sign-in is so old that they count as unknown. */
export async function sweepCodes(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, 'sign_in_codes', sql`expires_at <= ${now}`);
  // Written by nodes of the previous version.
  await deleteInBatches(db, 'email_codes', sql`expires_at <= ${now}`);
  await deleteInBatches(db, 'email_clients', sql`signed_in_at <= ${secondsAfter(now, -knownClientDays * 86_400)}`);
}
