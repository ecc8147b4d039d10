import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';

export type UnrankedScore = { handle: string; score: number; sentAt: Date };

/** The latest scores of a game that were recorded but not ranked. */
export async function listUnrankedScores(db: Db, gameId: string, limit: number): Promise<UnrankedScore[]> {
  const { rows } = await sql<UnrankedScore>`
    select a.handle, e.value as score, e.happened_at as "sentAt"
    from play_events e join accounts a on a.id = e.account_id
    where e.game_id = ${gameId} and e.is_ranked = false
    order by e.happened_at desc, e.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Removes one player, or all, from a game's boards; returns how many. */
export async function cleanBoard(tx: Tx, gameId: string, accountId: string | null): Promise<number> {
  const accounts = accountId === null ? null : [accountId];
  const { rows } = await sql<{ cleaned: number }>`
    select play_clean_board(${gameId}, ${accounts}::uuid[]) as cleaned`.execute(tx);
  return rows[0]?.cleaned ?? 0;
}

/** Removes a player from the boards of every game; returns how many boards. */
export async function cleanBoardsOf(tx: Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ boards: number }>`
    with boards as (select distinct game_id as id from board_scores where account_id = ${accountId}),
    named as (select array_agg(id) as ids, count(*)::int as number from boards)
    select number as boards, play_clean_boards(coalesce(ids, '{}'), array[${accountId}::uuid]) from named`.execute(tx);
  return rows[0]?.boards ?? 0;
}
