import { sql } from 'kysely';
import type { Db, Tx } from '../../database/db.ts';
import { isId } from '../../platform/ids.ts';
import { isOpenToAll } from './game-queries.ts';

type ReportedGame = { id: string; ownerId: string; title: string; isShown: boolean; isShielded: boolean };

/** A game as moderation sees it; starter games are not hidden by reports. */
export async function findReportedGame(db: Db, id: string): Promise<ReportedGame | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<ReportedGame>`
    select g.id, g.creator_id as "ownerId", g.title, ${isOpenToAll} as "isShown", g.is_starter as "isShielded"
    from games g join accounts a on a.id = g.creator_id where g.id = ${id}`.execute(db);
  return rows[0];
}

export async function setGameHidden(tx: Tx, id: string, hiddenAt: Date | null): Promise<void> {
  await sql`select games_set_hidden(${id}, ${hiddenAt})`.execute(tx);
}
