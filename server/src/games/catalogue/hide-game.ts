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
    from games g join accounts a on a.id = g.creator_id where g.id = ${id} and g.deleted_at is null`.execute(db);
  return rows[0];
}

export async function setGameHidden(tx: Tx, id: string, hiddenAt: Date | null): Promise<void> {
  await sql`select games_set_hidden(${id}, ${hiddenAt})`.execute(tx);
}

/**
 * While frozen, a game's boards accept no scores; the game stays playable. Returns the earlier time of freezing, or
 * undefined for an unknown game.
 */
export async function setBoardsFrozen(
  tx: Tx,
  id: string,
  frozenAt: Date | null,
): Promise<{ before: Date | null } | undefined> {
  const { rows } = await sql<{ before: Date | null }>`
    with old as (select id, boards_frozen_at as before from games where id = ${id} and deleted_at is null for update)
    update games g set boards_frozen_at = ${frozenAt} from old where g.id = old.id returning old.before`.execute(tx);
  return rows[0];
}
