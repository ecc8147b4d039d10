import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

export type OwnGame = { id: string; title: string; isListed: boolean; boardsFrozenAt: Date | null };

/** The account's games, hidden ones included, the latest first. */
export async function listGamesOf(db: Db, accountId: string): Promise<OwnGame[]> {
  const { rows } = await sql<OwnGame>`
    select id, title, listed and hidden_at is null as "isListed", boards_frozen_at as "boardsFrozenAt"
    from games where creator_id = ${accountId} and deleted_at is null
    order by created_at desc, id desc limit 100`.execute(db);
  return rows;
}

export type BestScore = { gameId: string; title: string; board: string | null; score: number; achievedAt: Date };

/** The account's all-time best on every board it is on; `board` is null for a game's main board. */
export async function listBestScoresOf(db: Db, accountId: string): Promise<BestScore[]> {
  const { rows } = await sql<BestScore>`
    select g.id as "gameId", g.title, n.name as board, b.achieved_at as "achievedAt",
      case when coalesce(n.lowest_wins, g.lowest_wins) then -b.score else b.score end as score
    from board_scores b left join game_boards n on n.id = b.game_id
    join games g on g.id = coalesce(n.game_id, b.game_id)
    where b.account_id = ${accountId} and b.board = 'infinity'
    order by b.achieved_at desc, b.game_id limit 100`.execute(db);
  return rows;
}
