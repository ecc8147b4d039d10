import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Control characters, and marks that change the direction of text. */
const unseen = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name as it is stored: at most 50 characters without invisible ones; empty when no visible one is left. */
export function nameToKeep(said: string): string {
  const name = Array.from(said.replace(unseen, '').trim()).slice(0, 50).join('').trim();
  return /[^\s\p{Cf}]/u.test(name) ? name : '';
}

/** Sets an empty name to the one from the identity provider; an existing name stays. */
export async function nameIfUnnamed(db: Db, accountId: string, said: string): Promise<void> {
  const name = nameToKeep(said);
  if (name === '') return;
  await sql`update accounts set name = ${name} where id = ${accountId} and name is null`.execute(db);
}
