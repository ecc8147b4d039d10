import { sql } from 'kysely';
import type { GamePlayer } from '../access/caller.ts';
import { limits, type Spent } from '../access/limits.ts';
import { batchWriter } from '../database/batch-writer.ts';
import type { Db } from '../database/db.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { notFound, retryLater } from '../http/errors.ts';
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

type Save = { accountId: string; gameId: string; text: string };
type SaveRow = { accountId: string; version: number; isSpent: boolean; remaining: number; resetSeconds: number };
type SavesCall = [accountIds: string[], gameIds: string[], texts: string[], now: Date];

const { max, windowSeconds } = limits.state_write;

const callWriteEach = preparedStatement<SavesCall, SaveRow>(
  (accountIds, gameIds, texts, now) => sql`
    select account_id as "accountId", version, is_spent as "isSpent", remaining, reset_seconds as "resetSeconds"
    from saves_write_each(${accountIds}::uuid[], ${gameIds}::uuid[], ${texts}::text[], ${max}, ${windowSeconds}, ${now})`,
);

/** Saves of distinct accounts; returns undefined for a game that does not exist. */
async function writeStates(
  db: Db,
  saves: (Save & { now: Date })[],
): Promise<((SaveRow & { now: Date }) | undefined)[]> {
  const now = new Date(Math.max(...saves.map((save) => save.now.getTime())));
  const [accountIds, gameIds] = [saves.map(({ accountId }) => accountId), saves.map(({ gameId }) => gameId)];
  const texts = saves.map(({ text }) => text);
  const rows = await callWriteEach(db, accountIds, gameIds, texts, now);
  const rowOf = new Map(rows.map((row) => [row.accountId, { ...row, now }]));
  return saves.map(({ accountId }) => rowOf.get(accountId));
}

const writeInBatch = batchWriter(writeStates, { keyOf: ({ accountId }) => accountId, itemsMax: 32, atOnceMax: 4 });

/** Writes a state on whatever version there is, together with those of others. */
export async function writeState(db: Db, clock: Clock, player: Owner, text: string): Promise<Written> {
  const { accountId, gameId } = player;
  const row = await writeInBatch(db, { accountId, gameId, text, now: clock.now() });
  if (row === undefined) throw notFound('game');
  if (!row.isSpent) throw retryLater('rate_limited', row.resetSeconds);
  return writtenOf(row, row.now);
}

type VersionCall = [accountId: string, gameId: string, text: string, version: number, now: Date];

const callWrite = preparedStatement<VersionCall, Omit<SaveRow, 'accountId' | 'isSpent'>>(
  (accountId, gameId, text, version, now) => sql`
    select version, remaining, reset_seconds as "resetSeconds"
    from saves_write(${accountId}, ${gameId}, ${text}, ${version}, ${max}, ${windowSeconds}, ${now})`,
);

/** Writes a state on this version, or refuses with `stale_version`. */
export async function writeStateOnVersion(
  db: Db,
  clock: Clock,
  { accountId, gameId }: Owner,
  text: string,
  version: number,
): Promise<Written> {
  const now = clock.now();
  const [row] = await callWrite(db, accountId, gameId, text, version, now);
  if (row === undefined) throw new Error('saves_write answers one row');
  return writtenOf(row, now);
}

const writtenOf = (
  { version, remaining, resetSeconds }: Omit<SaveRow, 'accountId' | 'isSpent'>,
  now: Date,
): Written => ({
  version,
  updatedAt: now,
  spent: { limit: 'state_write', remaining, resetSeconds },
});
