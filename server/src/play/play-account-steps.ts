import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';

/** Deletes a closed account's plays. They stay in the games' counts, which identify no player. */
export async function closePlay(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  await sql`delete from play_events where account_id = ${accountId}`.execute(tx);
  await sql`delete from played_games where account_id = ${accountId}`.execute(tx);
  await sql`delete from play_days where account_id = ${accountId}`.execute(tx);
  await sql`delete from daily_players where account_id = ${accountId}`.execute(tx);
  await sql`delete from board_scores where account_id = ${accountId}`.execute(tx);
}

export function exportPlay(db: Db, accountId: string): Sections {
  return {
    playEvents: inPages(
      db,
      sql<{ id: number }>`
        select id, game_id as "gameId", type, value, credited_seconds as "creditedSeconds", happened_at as "happenedAt",
          claimed_at as "claimedAt", is_ranked as "isRanked"
        from play_events where account_id = ${accountId}`,
      ['id'],
    ),
    playedGames: inPages(
      db,
      sql<{ gameId: string }>`
        select game_id as "gameId", plays, play_seconds as "playSeconds", last_played_on as "lastPlayedOn",
          started_at as "openPlaySince" from played_games where account_id = ${accountId}`,
      ['gameId'],
    ),
    bestScores: inPages(
      db,
      sql<{ gameId: string; board: string }>`
        select b.game_id as "gameId", b.board, nullif(b.board, 'infinity') as day, b.score, b.achieved_at as "achievedAt"
        from board_scores b where b.account_id = ${accountId}
          and not exists (select from game_boards n where n.id = b.game_id)`,
      ['gameId', 'board'],
    ),
    bestScoresOnNamedBoards: inPages(
      db,
      sql<{ gameId: string; boardName: string }>`
        select n.game_id as "gameId", n.name as "boardName", case when n.lowest_wins then -b.score else b.score end as score,
          b.achieved_at as "achievedAt"
        from board_scores b join game_boards n on n.id = b.game_id where b.account_id = ${accountId}`,
      ['gameId', 'boardName'],
    ),
    playDays: inPages(db, sql<{ day: string }>`select day from play_days where account_id = ${accountId}`, ['day']),
    gamesOfDays: inPages(
      db,
      sql<{ day: string; gameId: string }>`
        select day, game_id as "gameId" from daily_players where account_id = ${accountId}`,
      ['day', 'gameId'],
    ),
  };
}
