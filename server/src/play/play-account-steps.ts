import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db.ts';

/** Forgets what a closed account played. Its plays stay in the games' counts, which name nobody. */
export async function closePlay(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  await sql`delete from play_events where account_id = ${accountId}`.execute(tx);
  await sql`delete from played_games where account_id = ${accountId}`.execute(tx);
  await sql`delete from play_days where account_id = ${accountId}`.execute(tx);
  await sql`delete from daily_players where account_id = ${accountId}`.execute(tx);
  await sql`delete from board_scores where account_id = ${accountId}`.execute(tx);
}

export async function exportPlay(db: Db, accountId: string): Promise<Record<string, unknown[]>> {
  const events = await sql`
    select game_id as "gameId", type, value, credited_seconds as "creditedSeconds", happened_at as "happenedAt"
    from play_events where account_id = ${accountId} order by id`.execute(db);
  const games = await sql`
    select game_id as "gameId", plays, play_seconds as "playSeconds", last_played_on as "lastPlayedOn"
    from played_games where account_id = ${accountId} order by game_id`.execute(db);
  const scores = await sql`
    select game_id as "gameId", nullif(board, 'infinity') as day, score, achieved_at as "achievedAt"
    from board_scores where account_id = ${accountId} order by game_id, board`.execute(db);
  const days = await sql<{ day: string }>`
    select day from play_days where account_id = ${accountId} order by day`.execute(db);
  return {
    playEvents: events.rows,
    playedGames: games.rows,
    bestScores: scores.rows,
    playDays: days.rows.map(({ day }) => day),
  };
}
