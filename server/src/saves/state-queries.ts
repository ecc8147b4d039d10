import { sql } from 'kysely';
import type { GamePlayer } from '../access/caller.ts';
import { limits, type Spent } from '../access/limits.ts';
import type { Db } from '../database/db.ts';
import type { Clock } from '../platform/clock.ts';

export type SavedState = { state: string; version: number; updatedAt: Date };

export async function findState(db: Db, player: GamePlayer): Promise<SavedState | undefined> {
  const { rows } = await sql<SavedState>`
    select state, version, updated_at as "updatedAt" from saved_states
    where account_id = ${player.accountId} and game_id = ${player.gameId}`.execute(db);
  return rows[0];
}

export type Written = { version: number; updatedAt: Date; spent: Spent };

/** One statement: the account is open, the limit has room, the version fits, the state is written. */
export async function writeState(
  db: Db,
  clock: Clock,
  player: GamePlayer,
  text: string,
  ifVersion: number | null,
): Promise<Written> {
  const { max, windowSeconds } = limits.state_write;
  const { rows } = await sql<{ version: number; updatedAt: Date; remaining: number; resetSeconds: number }>`
    select version, updated_at as "updatedAt", remaining, reset_seconds as "resetSeconds"
    from saves_write(${player.accountId}, ${player.gameId}, ${text}, ${ifVersion}, ${max}, ${windowSeconds},
      ${clock.now()})`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('saves_write answers one row');
  const { remaining, resetSeconds } = row;
  return { version: row.version, updatedAt: row.updatedAt, spent: { limit: 'state_write', remaining, resetSeconds } };
}
