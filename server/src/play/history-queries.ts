import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import type { GameRow } from '../games/catalogue/game.ts';
import { gameColumns, gameSource, isOpenToAll } from '../games/catalogue/game-queries.ts';

export type PlayedRow = GameRow & { timesPlayed: number; playSeconds: number; lastPlayedAt: Date };

/** Older rows have no start time, only a day. */
const lastPlayedAt = sql`coalesce(p.last_started_at, p.started_at, p.last_played_on::timestamp at time zone 'UTC')`;

/** The games an account has played and can still open, without games of blocked accounts, the latest first. */
export async function listPlayedGames(
  db: Db,
  accountId: string,
  after: NewestPlace | undefined,
  limit: number,
): Promise<PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    select ${gameColumns}, p.plays as "timesPlayed", p.play_seconds as "playSeconds",
      date_trunc('milliseconds', ${lastPlayedAt}) as "lastPlayedAt"
    from played_games p join (${gameSource}) on g.id = p.game_id
    where p.account_id = ${accountId} and (${isOpenToAll} or g.creator_id = ${accountId})
      and not exists (select from blocks b where (b.blocker_id, b.blocked_id) in
        ((a.id, ${accountId}::uuid), (${accountId}::uuid, a.id)))
      and (date_trunc('milliseconds', ${lastPlayedAt}), g.id) < ${startAfter(after)}
    order by date_trunc('milliseconds', ${lastPlayedAt}) desc, g.id desc limit ${limit}`.execute(db);
  return rows;
}
