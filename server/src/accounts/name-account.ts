import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Control characters, and marks that turn the direction of text around. */
const unseen = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it is kept: at most 50 characters without what nobody sees; empty when nothing is left to see. */
export function nameToKeep(said: string): string {
  const name = Array.from(said.replace(unseen, '').trim()).slice(0, 50).join('').trim();
  return /[^\s\p{Cf}]/u.test(name) ? name : '';
}

/** Fills an empty name with what an identity provider says; a name that is there stays. */
export async function nameIfUnnamed(db: Db, accountId: string, said: string): Promise<void> {
  const name = nameToKeep(said);
  if (name === '') return;
  await sql`update accounts set name = ${name} where id = ${accountId} and name is null`.execute(db);
}
