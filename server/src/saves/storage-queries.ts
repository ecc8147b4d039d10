import { sql } from 'kysely';
import type { GamePlayer } from '../access/caller.ts';
import { limits, type Spent } from '../access/limits.ts';
import type { Db } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import type { Clock } from '../platform/clock.ts';

export const storageLimits = { bytesMax: 3 * 1024 * 1024, keysMax: 2000, keyCharactersMax: 256 } as const;

export type StoredValue = { key: string; value: string; updatedAt: Date };

export async function listStoredValues(db: Db, { accountId, gameId }: GamePlayer): Promise<StoredValue[]> {
  const { rows } = await sql<StoredValue>`
    select key, value, updated_at as "updatedAt" from stored_values
    where account_id = ${accountId} and game_id = ${gameId} order by key`.execute(db);
  return rows;
}

export async function getStoredValue(db: Db, { accountId, gameId }: GamePlayer, key: string): Promise<StoredValue> {
  const { rows } = await sql<StoredValue>`
    select key, value, updated_at as "updatedAt" from stored_values
    where account_id = ${accountId} and game_id = ${gameId} and key = ${key}`.execute(db);
  if (rows[0] === undefined) throw notFound('value');
  return rows[0];
}

/** One statement checks the account and the limit, and sets and deletes all keys or none. */
export async function writeStoredValues(
  db: Db,
  clock: Clock,
  { accountId, gameId }: GamePlayer,
  set: ReadonlyMap<string, string>,
  removed: readonly string[],
): Promise<Spent> {
  const { max, windowSeconds } = limits.storage_write;
  const { rows } = await sql<{ remaining: number; resetSeconds: number }>`
    select remaining, reset_seconds as "resetSeconds"
    from saves_store(${accountId}, ${gameId}, ${[...set.keys()]}::text[], ${[...set.values()]}::text[],
      ${removed}::text[], ${storageLimits.bytesMax}, ${storageLimits.keysMax}, ${max}, ${windowSeconds},
      ${clock.now()})`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('saves_store answers one row');
  return { limit: 'storage_write', ...row };
}
