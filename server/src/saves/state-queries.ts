import { sql } from 'kysely';
import type { GamePlayer } from '../access/caller.ts';
import { limits, type Spent } from '../access/limits.ts';
import type { Db } from '../database/db.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Clock } from '../platform/clock.ts';

export type SavedState = { state: string; version: number; updatedAt: Date };

const selectStates = preparedStatement<[accountIds: string[], gameIds: string[]], SavedState & { n: number }>(
  (accountIds, gameIds) => sql`
    select q.n, s.* from unnest(${accountIds}::uuid[], ${gameIds}::uuid[]) with ordinality as q (account_id, game_id, n)
    cross join lateral (
      select state, version, updated_at as "updatedAt" from saved_states
      where account_id = q.account_id and game_id = q.game_id offset 0) as s`,
);

type Owner = Pick<GamePlayer, 'accountId' | 'gameId'>;

/** The state of each of these players, undefined where nothing was saved. */
export async function listStates(db: Db, players: Owner[]): Promise<(SavedState | undefined)[]> {
  const rows = await selectStates(
    db,
    players.map(({ accountId }) => accountId),
    players.map(({ gameId }) => gameId),
  );
  const states = Array<SavedState | undefined>(players.length).fill(undefined);
  for (const row of rows) states[row.n - 1] = row;
  return states;
}

export async function findState(db: Db, player: Owner): Promise<SavedState | undefined> {
  const [state] = await listStates(db, [player]);
  return state;
}

export type Written = { version: number; updatedAt: Date; spent: Spent };

type Save = [accountId: string, gameId: string, text: string, ifVersion: number | null, now: Date];
type SaveRow = { version: number; updatedAt: Date; remaining: number; resetSeconds: number };

const callWrite = preparedStatement<Save, SaveRow>(
  (accountId, gameId, text, ifVersion, now) => sql`
    select version, updated_at as "updatedAt", remaining, reset_seconds as "resetSeconds"
    from saves_write(${accountId}, ${gameId}, ${text}, ${ifVersion}, ${limits.state_write.max},
      ${limits.state_write.windowSeconds}, ${now})`,
);

/** One statement checks the account, the limit and the version, and writes the state. */
export async function writeState(
  db: Db,
  clock: Clock,
  player: GamePlayer,
  text: string,
  ifVersion: number | null,
): Promise<Written> {
  const [row] = await callWrite(db, player.accountId, player.gameId, text, ifVersion, clock.now());
  if (row === undefined) throw new Error('saves_write answers one row');
  const { remaining, resetSeconds } = row;
  return { version: row.version, updatedAt: row.updatedAt, spent: { limit: 'state_write', remaining, resetSeconds } };
}
