import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

export const codeMinutes = 10;
export const triesMax = 5;

export type NewCode = {
  id: string;
  addressHash: Buffer;
  codeHash: Buffer;
  sealed: Buffer;
  createdAt: Date;
  expiresAt: Date;
};

/** One live code an address: a new one replaces the old one and its used-up tries. */
export async function replaceCode(db: Db, code: NewCode): Promise<void> {
  await sql`
    insert into email_codes (address_hash, id, code_hash, sealed, created_at, expires_at)
    values (${code.addressHash}, ${code.id}, ${code.codeHash}, ${code.sealed}, ${code.createdAt}, ${code.expiresAt})
    on conflict (address_hash) do update set id = excluded.id, code_hash = excluded.code_hash, sealed = excluded.sealed,
      attempts = 0, created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(db);
}

/** Commits the attempt before it returns the hash to compare with. */
export async function countTry(db: Db, addressHash: Buffer, now: Date): Promise<Buffer | undefined> {
  const { rows } = await sql<{ codeHash: Buffer }>`
    update email_codes set attempts = attempts + 1
    where address_hash = ${addressHash} and attempts < ${triesMax} and expires_at > ${now}
    returning code_hash as "codeHash"`.execute(db);
  return rows[0]?.codeHash;
}

/** Uses the code up; of several at once only one gets true. */
export async function deleteCode(db: Db, addressHash: Buffer, codeHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    delete from email_codes where address_hash = ${addressHash} and code_hash = ${codeHash} returning id`.execute(db);
  return rows.length === 1;
}

export async function findSealedCode(db: Db, id: string, now: Date): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer | null }>`
    select sealed from email_codes where id = ${id} and expires_at > ${now}`.execute(db);
  return rows[0]?.sealed ?? undefined;
}

export async function wipeSealedCode(db: Db, id: string): Promise<void> {
  await sql`update email_codes set sealed = null where id = ${id}`.execute(db);
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await sql`delete from email_codes where expires_at <= ${now}`.execute(db);
}
