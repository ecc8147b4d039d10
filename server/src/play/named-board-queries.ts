import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import type { DeclaredBoard } from '../games/import/author-declarations.ts';
import { notFound } from '../http/errors.ts';
import { newId } from '../platform/ids.ts';
import { openPlaySeconds, scoreAfterEndSeconds } from './event.ts';

/** The named boards of the game's active version, in its order. */
export async function listDeclaredBoards(db: Db, gameId: string): Promise<DeclaredBoard[]> {
  const { rows } = await sql<{ boards: DeclaredBoard[] | null }>`
    select v.settings -> 'boards' as boards
    from games g join game_versions v on v.game_id = g.id and v.number = g.active_version
    where g.id = ${gameId}`.execute(db);
  return rows[0]?.boards ?? [];
}

export async function getDeclaredBoard(db: Db, gameId: string, name: string): Promise<DeclaredBoard> {
  const board = (await listDeclaredBoards(db, gameId)).find((one) => one.name === name);
  if (board === undefined) throw notFound('board of this name in the game');
  return board;
}

export type NamedBoard = { id: string; lowestWins: boolean };

/** Undefined before its first score. */
export async function findNamedBoard(db: Db, gameId: string, name: string): Promise<NamedBoard | undefined> {
  const { rows } = await sql<NamedBoard>`
    select id, lowest_wins as "lowestWins" from game_boards where game_id = ${gameId} and name = ${name}`.execute(db);
  return rows[0];
}

/** Stores the board as the game declares it now; if the winning direction changed, the board is reset. */
export async function putNamedBoard(tx: Tx, gameId: string, declared: DeclaredBoard, now: Date): Promise<string> {
  const lowestWins = declared.lowestWins === true;
  const found = await findNamedBoard(tx, gameId, declared.name);
  if (found?.lowestWins === lowestWins) return found.id;
  const { rows } = await sql<{ id: string }>`
    insert into game_boards as b (id, game_id, name, lowest_wins)
    values (${newId(now)}, ${gameId}, ${declared.name}, ${lowestWins})
    on conflict (game_id, name) do update set lowest_wins = excluded.lowest_wins returning id`.execute(tx);
  if (rows[0] === undefined) throw new Error('An upsert answers one row');
  return rows[0].id;
}

/** The start of the play that a score sent now belongs to: the open one, or one that has just ended. */
export async function findPlayBegin(db: Db, accountId: string, gameId: string, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ beganAt: Date | null }>`
    select case
      when started_at + make_interval(secs => ${openPlaySeconds}) >= ${now} then started_at
      when last_ended_at + make_interval(secs => ${scoreAfterEndSeconds}) >= ${now} then last_started_at end as "beganAt"
    from played_games join games g on g.id = game_id
    where account_id = ${accountId} and game_id = ${gameId} and g.boards_frozen_at is null`.execute(db);
  return rows[0]?.beganAt ?? undefined;
}

/** Keeps the better of this score and the player's best. */
export async function placeScore(tx: Tx, boardId: string, accountId: string, score: number, now: Date): Promise<void> {
  await sql`
    insert into board_scores as b (game_id, board, account_id, score, achieved_at)
    values (${boardId}, 'infinity', ${accountId}, ${score}, ${now})
    on conflict (game_id, board, account_id) do update set score = excluded.score, achieved_at = excluded.achieved_at
      where excluded.score > b.score`.execute(tx);
}
